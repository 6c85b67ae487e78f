// A photograph as tables take it: looked at before memory is taken for it, turned upright, cut to the square in its middle, no
// larger than it will be shown, and nothing else of the file. One at a time, so that sixty take no more memory than one.
import { pictureLimits } from "../generated/wire.ts";

/** Why a file is no picture for a deck: a key of the words. */
export type Objection = "empty" | "heavy" | "unreadable" | "small" | "large" | "notZip" | "locked" | "link" | "packing" | "bomb" | "many" | "noUnzip" | "notSent";

export class Unusable extends Error {
  constructor(readonly why: Objection) {
    super(why);
  }
}

const quality = 0.9;

/** How large it is when it stands upright: of all of the file, only its head is read for that. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise<void>((done, failed) => {
      image.onload = () => done();
      image.onerror = () => failed(new Unusable("unreadable"));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    image.src = "";
    URL.revokeObjectURL(url);
  }
}

function whyNotSize(width: number, height: number): Objection | null {
  const { leastSide, mostSide, mostPixels } = pictureLimits;
  if (Math.min(width, height) < leastSide) return "small";
  return Math.max(width, height) > mostSide || width * height > mostPixels ? "large" : null;
}

export async function cut(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new Unusable("empty");
  if (file.size > pictureLimits.mostFileBytes) throw new Unusable("heavy");
  const { width, height } = await sizeOf(file);
  const why = whyNotSize(width, height);
  if (why) throw new Unusable(why);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Unusable("unreadable");
  });
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.min(side, pictureLimits.cutSide);
    const pencil = canvas.getContext("2d", { alpha: false });
    if (!pencil) throw new Unusable("unreadable");
    pencil.imageSmoothingQuality = "high";
    pencil.fillStyle = "#fff"; // beneath what is transparent
    pencil.fillRect(0, 0, canvas.width, canvas.height);
    pencil.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, canvas.width, canvas.height);
    const square = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (!square || square.size > pictureLimits.mostCutBytes) throw new Unusable("unreadable");
    return square;
  } finally {
    bitmap.close();
  }
}
