// An animated GIF of some drawings: 256 colours chosen from all of them (median cut), and LZW as GIF has it. Every messenger shows one.

export interface Still {
  pixels: Uint8ClampedArray; // red, green, blue, alpha
  milliseconds: number;
}

const most = 256;
/** A colour in 15 bits: fine enough for a palette of 256. */
const keyAt = (pixels: Uint8ClampedArray, at: number): number => ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);
const partOf = (key: number, part: number): number => (key >> (10 - 5 * part)) & 31;

/** The palette, and each colour's place in it. */
function chooseColours(stills: readonly Still[]): { palette: Uint8Array; places: Uint8Array } {
  const counts = new Uint32Array(1 << 15);
  for (const { pixels } of stills) for (let at = 0; at < pixels.length; at += 4) counts[keyAt(pixels, at)]! += 1;
  const used = [...counts.keys()].filter((key) => counts[key]! > 0);
  const boxes = [used];
  const spread = (box: readonly number[], part: number): number => {
    let [low, high] = [31, 0];
    for (const key of box) [low, high] = [Math.min(low, partOf(key, part)), Math.max(high, partOf(key, part))];
    return high - low;
  };
  const widest = (box: readonly number[]): { part: number; wide: number } =>
    [0, 1, 2].map((part) => ({ part, wide: spread(box, part) })).sort((one, other) => other.wide - one.wide)[0]!;
  const weights = boxes.map((box) => box.length * widest(box).wide);
  while (boxes.length < most) {
    const at = weights.indexOf(Math.max(...weights));
    if (!(weights[at]! > 0)) break;
    const { part } = widest(boxes[at]!);
    const sorted = boxes[at]!.sort((one, other) => partOf(one, part) - partOf(other, part));
    const half = sorted.reduce((sum, key) => sum + counts[key]!, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < sorted.length - 1 && sum < half; cut++) sum += counts[sorted[cut]!]!;
    cut = Math.max(1, cut);
    const parts = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(at, 1, ...parts);
    weights.splice(at, 1, ...parts.map((box) => box.length * widest(box).wide));
  }
  const palette = new Uint8Array(most * 3);
  const places = new Uint8Array(1 << 15);
  for (const [place, box] of boxes.entries()) {
    const total = box.reduce((sum, key) => sum + counts[key]!, 0) || 1;
    for (const part of [0, 1, 2]) palette[place * 3 + part] = Math.round(box.reduce((sum, key) => sum + partOf(key, part) * counts[key]!, 0) / total * (255 / 31));
    for (const key of box) places[key] = place;
  }
  return { palette, places };
}

/** LZW with codes that grow from 9 to 12 bits, in blocks of 255 bytes. */
function compress(indices: Uint8Array): number[] {
  const bytes: number[] = [];
  const [clear, end] = [256, 257];
  let [bits, held, width, next] = [0, 0, 9, 258];
  let known = new Map<number, number>();
  const put = (code: number): void => {
    bits |= code << held;
    held += width;
    for (; held >= 8; held -= 8, bits >>>= 8) bytes.push(bits & 255);
  };
  put(clear);
  let prefix = indices[0] ?? 0;
  for (const index of indices.subarray(1)) {
    const pair = (prefix << 8) | index;
    const code = known.get(pair);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    if (next === 4096) {
      put(clear);
      [width, next, known] = [9, 258, new Map()];
    } else {
      if (next === 1 << width) width++;
      known.set(pair, next++);
    }
    prefix = index;
  }
  put(prefix);
  put(end);
  if (held > 0) bytes.push(bits & 255);
  const blocks: number[] = [8];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return [...blocks, 0];
}

/** It repeats for ever. `rest` lets the page breathe between two stills. */
export async function animate(width: number, height: number, stills: readonly Still[], rest: () => Promise<void>): Promise<Blob> {
  const two = (value: number): number[] => [value & 255, value >> 8];
  const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
  const { palette, places } = chooseColours(stills);
  const parts: BlobPart[] = [
    new Uint8Array([...text("GIF89a"), ...two(width), ...two(height), 0xf7, 0, 0]),
    palette as Uint8Array<ArrayBuffer>,
    new Uint8Array([0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, 0, 0, 0]),
  ];
  for (const { pixels, milliseconds } of stills) {
    const indices = new Uint8Array(width * height);
    for (let at = 0; at < indices.length; at++) indices[at] = places[keyAt(pixels, at * 4)]!;
    parts.push(new Uint8Array([0x21, 0xf9, 4, 0, ...two(Math.round(milliseconds / 10)), 0, 0, 0x2c, 0, 0, 0, 0, ...two(width), ...two(height), 0]));
    parts.push(new Uint8Array(compress(indices)));
    await rest();
  }
  parts.push(new Uint8Array([0x3b]));
  return new Blob(parts, { type: "image/gif" });
}
