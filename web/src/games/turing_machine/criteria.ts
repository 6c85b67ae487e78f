// A criterion as it is drawn and read aloud: its key from the engine ("triangle < 3"), put into the player's words.
// The phrases are in words/turingMachine; Criterion.svelte draws the parts.
import type { ShapeName } from "../../design/Shape.svelte";
import type { Words } from "../../words/en.ts";

type Phrases = Words["turingMachine"]["criteria"];
export type Part = { shape: ShapeName } | { text: string };

const shapesOf: Record<string, readonly ShapeName[]> = {
  triangle: ["triangle"],
  square: ["square"],
  circle: ["circle"],
  trianglePlusSquare: ["triangle", "square"],
  trianglePlusCircle: ["triangle", "circle"],
  squarePlusCircle: ["square", "circle"],
  sum: ["triangle", "square", "circle"],
};
const digitsOf: Record<string, number> = { ones: 1, threes: 3, fours: 4 };

export function partsOf(key: string, phrases: Phrases): Part[] {
  const [measure = "", relation = "", other = ""] = key.split(" ");
  const number = Number(other);
  const shapes = shapesOf[measure];
  if (shapes) return comparison(shapes, relation, other, phrases);
  const digit = digitsOf[measure];
  if (digit !== undefined) return [{ text: phrases.digits(number, digit) }];
  if (measure === "evens" && other === "odds")
    return [{ text: relation === ">" ? phrases.moreEvens : phrases.moreOdds }];
  switch (measure) {
    case "evens":
    case "alike":
    case "pairs":
    case "order":
    case "ascendingRun":
    case "run":
      return [{ text: phrases[measure](number) }];
    default:
      throw new Error(`no words for the criterion ${key}`);
  }
}

function comparison(shapes: readonly ShapeName[], relation: string, other: string, phrases: Phrases): Part[] {
  const subject = sumOf(shapes);
  if (relation === "<" || relation === "=" || relation === ">") {
    const others = shapesOf[other];
    return [...subject, { text: ` ${relation} ` }, ...(others ? sumOf(others) : [{ text: other }])];
  }
  const phrase = (phrases as Record<string, unknown>)[relation];
  if (typeof phrase !== "string") throw new Error(`no words for the relation ${relation}`);
  return phrase
    .replace("{n}", other)
    .split(/(\{it\})/)
    .filter((piece) => piece !== "")
    .flatMap((piece) => (piece === "{it}" ? subject : [{ text: piece }]));
}

function sumOf(shapes: readonly ShapeName[]): Part[] {
  return shapes.flatMap((shape, at) => (at === 0 ? [{ shape }] : [{ text: " + " }, { shape }]));
}

/** For screen readers and tests: "triangle + square = 6". */
export function readAloud(parts: readonly Part[], names: Record<ShapeName, string>): string {
  return parts.map((part) => ("shape" in part ? names[part.shape] : part.text)).join("");
}
