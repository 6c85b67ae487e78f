// A film as one file: the game as the house told it, and its pictures, so that it can be looked at anywhere, without the house.
// Whatever a file says is a stranger's word: its shape is looked at here and in the engine, and its game is told again by the rules.
import type { Engine } from "../engine/engine.ts";
import { EngineError } from "../engine/engine.ts";
import type { protocol } from "../generated/wire.ts";

export interface Opened {
  film: protocol.Film;
  frames: readonly protocol.Frame[];
  images: ReadonlyMap<number, Blob>; // pictures that came with the film
}
/** Why a file is no film: "foreign", it never was one; "damaged", it does not fit, and `detail` says where. */
export class NoFilm extends Error {
  constructor(
    readonly why: "foreign" | "damaged" | "tooLong",
    readonly detail = "",
  ) {
    super(detail || why);
  }
}

const sign = "parlour film";
const mostBytes = 24 * 1024 * 1024;
interface FilmFile {
  is: typeof sign;
  film: protocol.Film;
  images: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const damaged = (detail: string): NoFilm => new NoFilm("damaged", detail);

/** A picture is padded to the length of all others; its own says where it ends. */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  const text = (from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (bytes.length < 12 || text(0) !== "RIFF" || text(8) !== "WEBP") throw damaged("a picture is none");
  const length = 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  if (length > bytes.length) throw damaged("a picture is cut off");
  return bytes.subarray(0, length);
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
function fromBase64(text: unknown): Uint8Array {
  if (typeof text !== "string") throw damaged("a picture is no text");
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged("a picture cannot be read");
  }
}

const isShares = (value: unknown): boolean => Array.isArray(value) && value.every((share) => typeof share === "number");
function isLesson(lesson: unknown): boolean {
  if (!isObject(lesson)) return false;
  const { beliefs, suspects, votes } = lesson;
  return Array.isArray(beliefs) && beliefs.every(isShares) && [suspects, votes].every((list) => Array.isArray(list) && list.every(isObject));
}

/** Opens what the house told or a file says; the engine judges it. */
export function openFilm(engine: Engine, film: unknown, images: ReadonlyMap<number, Blob> = new Map()): Opened {
  if (!isObject(film)) throw new NoFilm("foreign");
  try {
    const frames = engine.openFilm(film);
    const whole = { seats: [], pictures: [], beliefs: [], ...film } as unknown as protocol.Film;
    if (frames.length === 0) throw damaged("nothing happens in it");
    if (!whole.beliefs.every(({ lesson }) => isLesson(lesson))) throw damaged("what was believed cannot be read");
    return { film: whole, frames, images };
  } catch (error) {
    if (error instanceof EngineError) throw damaged(error.message);
    throw error;
  }
}

export async function readFilm(engine: Engine, file: Blob): Promise<Opened> {
  if (file.size > mostBytes) throw new NoFilm("tooLong");
  let read: unknown;
  const text = await file.text();
  try {
    read = JSON.parse(text);
  } catch {
    throw text.startsWith(`{"is":"${sign}"`) ? damaged("the file ends too early") : new NoFilm("foreign");
  }
  if (!isObject(read)) throw new NoFilm("foreign");
  // What a house exports without pictures is the game alone.
  if (Array.isArray(read["steps"]) && typeof read["game"] === "string") return openFilm(engine, { replay: read });
  if (read["is"] !== sign || !isObject(read["images"])) throw new NoFilm("foreign");
  const bytes = Object.entries(read["images"]).map(([card, image]) => [Number(card), withoutPadding(fromBase64(image))] as const);
  const images = bytes.map(([card, image]) => [card, new Blob([image as Uint8Array<ArrayBuffer>], { type: "image/webp" })] as const);
  return openFilm(engine, read["film"], new Map(images));
}

/** The film with its pictures; `picture` brings the bytes of one. */
export async function writeFilm(film: protocol.Film, picture: (card: number) => Promise<Uint8Array>): Promise<Blob> {
  const images = await Promise.all(film.pictures.map(async ({ card }) => [String(card), toBase64(withoutPadding(await picture(card)))] as const));
  const file: FilmFile = { is: sign, film, images: Object.fromEntries(images) };
  return new Blob([JSON.stringify(file)], { type: "application/json" });
}
