// A criterion as it is drawn and read aloud: as the engine tells it, put into the player's words.
// The phrases are in words/; Criterion.svelte draws the parts.
import type { ShapeName } from "../../design/Shape.svelte";
import type { turing_machine } from "../../generated/wire.ts";
import type { Words } from "../../words/en.ts";

type Criterion = turing_machine.Criterion;
type Phrases = Words["turingMachine"]["criteria"];
export type Part = { shape: ShapeName } | { text: string };

const shapesOf: Partial<Record<Criterion["measure"], readonly ShapeName[]>> = {
  triangle: ["triangle"],
  square: ["square"],
  circle: ["circle"],
  trianglePlusSquare: ["triangle", "square"],
  trianglePlusCircle: ["triangle", "circle"],
  squarePlusCircle: ["square", "circle"],
  sum: ["triangle", "square", "circle"],
};
const digitsOf: Partial<Record<Criterion["measure"], number>> = { ones: 1, threes: 3, fours: 4 };
const signs = { below: "<", equal: "=", above: ">" } as const;

export function partsOf(criterion: Criterion, phrases: Phrases): Part[] {
  const { measure, relation, other, number } = criterion;
  const shapes = shapesOf[measure];
  if (shapes) return comparison(shapes, criterion, phrases);
  const digit = digitsOf[measure];
  if (digit !== undefined) return [{ text: phrases.digits(number, digit) }];
  if (measure === "evens" && other === "odds") return [{ text: relation === "above" ? phrases.moreEvens : phrases.moreOdds }];
  switch (measure) {
    case "evens":
    case "alike":
    case "pairs":
    case "order":
    case "ascendingRun":
    case "run":
      return [{ text: phrases[measure](number) }];
    default:
      throw new Error(`no words for the measure ${measure}`);
  }
}

function comparison(shapes: readonly ShapeName[], { relation, other, number }: Criterion, phrases: Phrases): Part[] {
  const subject = sumOf(shapes);
  if (relation === "below" || relation === "equal" || relation === "above") {
    const others = shapesOf[other];
    return [...subject, { text: ` ${signs[relation]} ` }, ...(others ? sumOf(others) : [{ text: `${number}` }])];
  }
  return phrases[relation]
    .replace("{n}", `${number}`)
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

/** Shapes, signs and numbers alone, so short that three stand side by side. */
export function isSigns(parts: readonly Part[]): boolean {
  return parts.every((part) => "shape" in part || /^[\s<=>+\d]*$/.test(part.text));
}
