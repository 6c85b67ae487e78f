// Paper and what lies on it: twelve square cards of 63 mm on a sheet, of either size.
export type Paper = "a4" | "letter";

export const cardSide = 63;
export const columns = 3;
export const rows = 4;
export const onASheet = columns * rows;

/** What is to be cut, in millimetres: short lines outside the cards, at every edge of them. */
export function cutMarks(paper: Paper): { width: number; height: number; path: string } {
  const [width, height] = paper === "a4" ? [210, 297] : [215.9, 279.4];
  const [left, top] = [(width - columns * cardSide) / 2, (height - rows * cardSide) / 2];
  const [right, bottom] = [width - left, height - top];
  const length = 6;
  const gap = 1.5;
  let path = "";
  for (let x = left; x <= right + 0.01; x += cardSide) path += `M${x} ${top - gap}v${-length}M${x} ${bottom + gap}v${length}`;
  for (let y = top; y <= bottom + 0.01; y += cardSide) path += `M${left - gap} ${y}h${-length}M${right + gap} ${y}h${length}`;
  return { width, height, path };
}

/** Cards in sheets; the last one may have room left. */
export function inSheets<T>(cards: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / onASheet) }, (_, sheet) => cards.slice(sheet * onASheet, (sheet + 1) * onASheet));
}

/** A picture as JPEG: a file for print has it as it is, and is a sixth as big as with what browsers make of WebP. */
export async function asJpeg(of: Blob): Promise<string> {
  const picture = await createImageBitmap(of);
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  picture.close();
  const jpeg = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/jpeg", 0.85));
  if (!jpeg) throw new Error("this browser makes no JPEG");
  return URL.createObjectURL(jpeg);
}
