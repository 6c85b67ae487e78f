// A ZIP archive, opened where it is: its list is read, and one file after the other, never the whole. What it says of sizes is not
// believed. What is locked, a link, or packed in an unusual way is refused by its name.
import { pictureLimits } from "../generated/wire.ts";
import { type Objection, Unusable } from "./cut.ts";

export interface Packed {
  name: string; // without folders
  /** Unpacks it, or throws an Unusable. */
  open: () => Promise<Blob>;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endLength = 22;
const longestRemark = 65535;
const encrypted = 1;
const stored = 0;
const deflated = 8;
const linkKind = 0xa000; // as Unix tells kinds of files

async function bytesOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}

/** Where the list of files is. */
async function listOf(archive: Blob): Promise<DataView> {
  const from = Math.max(0, archive.size - endLength - longestRemark);
  const tail = await bytesOf(archive, from, archive.size);
  for (let at = tail.byteLength - endLength; at >= 0; --at) {
    if (tail.getUint32(at, true) !== endMark) continue;
    const length = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    if (start + length > from + at) break;
    return bytesOf(archive, start, start + length);
  }
  throw new Unusable("notZip");
}

/** What systems leave lying about. */
function isLitter(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name === "" || name.startsWith(".") || name === "Thumbs.db" || name === "desktop.ini" || path.startsWith("__MACOSX/");
}

/** Reads a stream to its end, or until there is more than any picture has. */
async function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unusable("packing");
    });
    if (done) return new Blob(parts);
    size += value.length;
    if (size > pictureLimits.mostFileBytes) {
      await reader.cancel().catch(() => undefined);
      throw new Unusable("bomb");
    }
    parts.push(value);
  }
}

async function unpacked(archive: Blob, place: number, length: number, method: number): Promise<Blob> {
  const head = await bytesOf(archive, place, place + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== fileMark) throw new Unusable("packing");
  const start = place + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = archive.slice(start, start + length);
  if (packed.size !== length) throw new Unusable("packing");
  if (method === stored) {
    if (length > pictureLimits.mostFileBytes) throw new Unusable("heavy");
    return packed;
  }
  if (typeof DecompressionStream === "undefined") throw new Unusable("noUnzip");
  return gathered(packed.stream().pipeThrough(new DecompressionStream("deflate-raw")));
}

export async function unzip(archive: Blob): Promise<Packed[]> {
  if (archive.size > pictureLimits.mostArchiveBytes) throw new Unusable("heavy");
  const list = await listOf(archive);
  const files: Packed[] = [];
  for (let at = 0; at + 46 <= list.byteLength; ) {
    if (list.getUint32(at, true) !== entryMark) throw new Unusable("notZip");
    const [nameLength, moreLength, remarkLength] = [28, 30, 32].map((place) => list.getUint16(at + place, true)) as [number, number, number];
    if (at + 46 + nameLength > list.byteLength) throw new Unusable("notZip");
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, nameLength));
    const flags = list.getUint16(at + 8, true);
    const method = list.getUint16(at + 10, true);
    const length = list.getUint32(at + 20, true);
    const kind = list.getUint16(at + 40, true) & 0xf000;
    const place = list.getUint32(at + 42, true);
    at += 46 + nameLength + moreLength + remarkLength;
    if (isLitter(path)) continue;
    const why: Objection | null =
      (flags & encrypted) !== 0 ? "locked" : kind === linkKind ? "link" : method !== stored && method !== deflated ? "packing" : null;
    files.push({
      name: path.slice(path.lastIndexOf("/") + 1),
      open: () => (why ? Promise.reject(new Unusable(why)) : unpacked(archive, place, length, method)),
    });
    if (files.length > pictureLimits.mostFiles) throw new Unusable("many");
  }
  return files.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Whether it begins as archives do. */
export async function isZip(file: Blob): Promise<boolean> {
  const head = await bytesOf(file, 0, 4);
  return head.byteLength === 4 && [fileMark, endMark].includes(head.getUint32(0, true));
}
