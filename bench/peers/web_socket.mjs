// A WebSocket client that does nothing but what the harness needs, so that the server is measured and not the driver:
// text frames of one part, read from one buffer that all connections share.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const shared = Buffer.allocUnsafe(1 << 18);

/** Connects to `path` on a port of this machine, and calls `hear(text)` for each message. */
export function openSocket(port, path, hear) {
  return new Promise((resolve, reject) => {
    let rest = null; // what came of a frame that is not there as a whole
    let isOpen = false;
    const receive = (size) => {
      let bytes = shared.subarray(0, size);
      if (rest) bytes = Buffer.concat([rest, bytes]);
      let at = 0;
      if (!isOpen) {
        const end = bytes.indexOf("\r\n\r\n");
        if (end >= 0) {
          if (!bytes.latin1Slice(0, 12).endsWith(" 101")) return reject(new Error(bytes.latin1Slice(0, end)));
          isOpen = true;
          at = end + 4;
          resolve({ send, close: () => socket.destroy() });
        }
      }
      while (isOpen && bytes.length - at >= 2) {
        const short = bytes[at + 1];
        const head = short < 126 ? 2 : short === 126 ? 4 : 10;
        if (bytes.length - at < head) break;
        const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
        if (bytes.length - at < head + length) break;
        if ((bytes[at] & 15) === 1) hear(bytes.utf8Slice(at + head, at + head + length));
        at += head + length;
      }
      rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null;
      return true;
    };
    const send = (text) => {
      const length = Buffer.byteLength(text);
      const head = length < 126 ? 2 : 4;
      const frame = Buffer.allocUnsafe(head + 4 + length);
      frame.writeUInt32BE(0, head); // a mask of zeros
      frame[0] = 0x81;
      frame[1] = 0x80 | (length < 126 ? length : 126);
      if (head === 4) frame.writeUInt16BE(length, 2);
      frame.utf8Write(text, head + 4);
      socket.write(frame);
    };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer: shared, callback: receive } });
    socket.on("error", reject);
    const key = randomBytes(16).toString("base64");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
}
