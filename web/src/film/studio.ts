// Draws the pictures of a film's rounds (poster.ts): side by side as a strip, or one after another as an animated picture.
import type { Pictures } from "../games/contract.ts";
import { animate, type Still } from "./gif.ts";
import { type Drawn, type Ink, type Poster, side } from "./poster.ts";

export interface Title {
  game: string;
  names: string;
  house: string;
}

const paper = "#f4e7cb";
const inks: Record<Ink, string> = { ink: "#2a2015", soft: "#6b5840", brass: "#b98b35", light: "#fdf8ec" };
const seats = ["#a84334", "#14766f", "#7448ad", "#8a5a12", "#2a5d9f", "#4f6b1f", "#a23b73", "#4a4a4a"];
const faces = { display: '"Old Standard", Georgia, serif', sans: '"Plex Sans", system-ui, sans-serif' };

const imageAt = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null); // a picture that is gone leaves its place empty
    image.src = address;
  });

/** All pictures that are drawn, by card. */
async function developed(posters: readonly Poster[], pictures: Pictures): Promise<Map<number, HTMLImageElement>> {
  const cards = new Set(posters.flatMap(({ beats }) => beats.flat().flatMap((one) => (one.is === "picture" ? [one.card] : []))));
  const images = await Promise.all([...cards].map(async (card) => [card, await imageAt(pictures.url(card, "table"))] as const));
  return new Map(images.flatMap(([card, image]) => (image ? [[card, image] as const] : [])));
}

function draw(canvas: CanvasRenderingContext2D, one: Drawn, images: ReadonlyMap<number, HTMLImageElement>): void {
  canvas.save();
  if (one.is === "picture") {
    const image = images.get(one.card);
    const rim = one.mark === "right" ? 5 : 2;
    canvas.fillStyle = one.mark === "right" ? inks.brass : "#fdf6e6";
    canvas.fillRect(one.x - rim, one.y - rim, one.size + 2 * rim, one.size + 2 * rim);
    canvas.fillStyle = "#d9c69f";
    canvas.fillRect(one.x, one.y, one.size, one.size);
    if (one.mark === "dim") canvas.globalAlpha = 0.35;
    if (image) canvas.drawImage(image, one.x, one.y, one.size, one.size);
  } else if (one.is === "text") {
    canvas.fillStyle = inks[one.ink ?? "ink"];
    canvas.font = `${one.display ? 400 : 600} ${one.size}px ${one.display ? faces.display : faces.sans}`;
    canvas.textAlign = one.align ?? "left";
    canvas.textBaseline = "middle";
    canvas.fillText(one.text, one.x, one.y, one.most);
  } else if (one.is === "plate") {
    canvas.fillStyle = inks[one.ink];
    canvas.fillRect(one.x, one.y, one.width, one.height);
  } else {
    canvas.fillStyle = seats[one.seat % seats.length]!;
    canvas.beginPath();
    canvas.arc(one.x, one.y, 13, 0, 2 * Math.PI);
    canvas.fill();
    canvas.fillStyle = inks.light;
    canvas.font = `600 15px ${faces.sans}`;
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    canvas.fillText(one.text, one.x, one.y + 1);
  }
  canvas.restore();
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("this browser draws nothing");
  canvas.fillStyle = paper;
  canvas.fillRect(0, 0, width, height);
  return canvas;
}
const foot = 36;
function signed(canvas: CanvasRenderingContext2D, { game, names, house }: Title, width: number, y: number): void {
  draw(canvas, { is: "text", text: `${game} · ${names}`, x: 16, y, size: 16, ink: "soft", most: width - 150 }, new Map());
  draw(canvas, { is: "text", text: house, x: width - 16, y, size: 18, ink: "brass", align: "right", display: true }, new Map());
}
const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("nothing was drawn"))), type));

/** All rounds as they ended, in rows of at most four. */
export async function stripOf(posters: readonly Poster[], pictures: Pictures, title: Title): Promise<Blob> {
  await document.fonts.ready;
  const images = await developed(posters, pictures);
  const columns = posters.length > 6 ? 4 : posters.length > 4 ? 3 : Math.max(1, posters.length);
  const rows = Math.ceil(posters.length / columns);
  const [width, height] = [columns * side, rows * side + foot];
  const canvas = canvasOf(width, height);
  for (const [at, { beats }] of posters.entries()) {
    canvas.save();
    canvas.translate((at % columns) * side, Math.floor(at / columns) * side);
    for (const one of beats.flat()) draw(canvas, one, images);
    canvas.restore();
  }
  signed(canvas, title, width, height - foot / 2);
  return toBlob(canvas.canvas, "image/png");
}

const longest = 24; // stills in an animated picture: more is no quick look
/** One round after another, beat by beat. */
export async function movingOf(posters: readonly Poster[], pictures: Pictures, title: Title): Promise<Blob> {
  await document.fonts.ready;
  const images = await developed(posters, pictures);
  const beats = posters.reduce((sum, poster) => sum + poster.beats.length, 0);
  const stills: Still[] = [];
  for (const poster of posters) {
    const canvas = canvasOf(side, side + foot);
    signed(canvas, title, side, side + foot / 2);
    for (const [at, beat] of poster.beats.entries()) {
      for (const one of beat) draw(canvas, one, images);
      const isLast = at === poster.beats.length - 1;
      if (!isLast && beats > longest && at % Math.ceil(beats / longest) !== 0) continue;
      stills.push({ pixels: canvas.getImageData(0, 0, side, side + foot).data, milliseconds: isLast ? 2200 : 700 });
    }
  }
  return animate(side, side + foot, stills, () => new Promise((done) => setTimeout(done)));
}
