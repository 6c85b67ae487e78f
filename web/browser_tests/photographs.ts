// Photographs for tests, really encoded: by the browser's canvas, with a camera's note of how it was held if need be; and archives
// of them, good ones and hostile ones.
import { deflateRawSync, deflateSync } from "node:zlib";

import type { Page } from "playwright-core";

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG whose upper left quarter is red; all the rest has a colour of its own, and some grain like a photograph if wanted. */
export async function jpeg(page: Page, width: number, height: number, number: number, grain = false): Promise<Buffer> {
  const text = await page.evaluate(
    async ([w, h, hue, isGrainy]) => {
      const canvas = new OffscreenCanvas(w, h);
      const pencil = canvas.getContext("2d")!;
      pencil.fillStyle = `hsl(${hue} 60% 40%)`;
      pencil.fillRect(0, 0, w, h);
      pencil.fillStyle = "#e00";
      pencil.fillRect(0, 0, w / 2, h / 2);
      if (isGrainy) {
        const pixels = pencil.getImageData(0, 0, w, h);
        for (let i = 0, luck = hue + 1; i < pixels.data.length; i += 4) {
          luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
          const wave = 50 * Math.sin(i / 9001) + (luck >>> 26);
          for (let c = 0; c < 3; ++c) pixels.data[i + c] = pixels.data[i + c]! + wave;
        }
        pencil.putImageData(pixels, 0, 0);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer());
      let binary = "";
      for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      return btoa(binary);
    },
    [width, height, (number * 47) % 360, grain] as const,
  );
  return Buffer.from(text, "base64");
}

/** The same with an Exif block that says how the camera was held. */
export function held(photograph: Buffer, orientation: number): Buffer {
  const exif = Buffer.from([0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0MM"), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([photograph.subarray(0, 2), exif, photograph.subarray(2)]);
}

/** The head of a PNG that would be so large, and hardly anything else. */
export function hugePng(side: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(((side >> 3) + 1) * side));
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

export interface Entry {
  name: string;
  data: Buffer;
  flags?: number; // 1: locked
  mode?: number; // as Unix has it; 0o120777: a link
}

/** A ZIP archive, packed. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const { name, data, flags = 0, mode = 0o100644 } of entries) {
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50);
    head.writeUInt16LE(0x0314, 4);
    head.writeUInt16LE(20, 6);
    head.writeUInt16LE(flags, 8);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(crc(data.subarray(0, 1)), 16); // nobody asks for the sum of it all
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(data.length, 24);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    head.writeUInt32LE((mode << 16) >>> 0, 38);
    head.writeUInt32LE(place, 42);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    head.copy(local, 4, 6, 30);
    local.writeUInt16LE(0, 28);
    list.push(head, Buffer.from(name));
    files.push(local, Buffer.from(name), packed);
    place += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...files, listed, end]);
}
