// Turing: likes pictures whose description shares words with the Guide's, and thinks that everybody does.
import { createInterface } from "node:readline";

const says = new Map(); // what is to be seen on each picture
const words = (card) => new Set((says.get(card) ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? []);
const likeness = (card, guide) => [...words(card)].filter((word) => words(guide).has(word)).length;

function choose({ up, mine }) {
  if (mine.is === "Responder") {
    const machines = mine.machine === "L" ? 0 : mine.row.length - 1; // the card that chance has taken (T-R5)
    const free = mine.row.map((card, position) => ({ card, position })).filter((one) => one.position !== machines);
    free.sort((a, b) => likeness(b.card, up.guide) - likeness(a.card, up.guide));
    return { is: "Answer", position: free[0].position };
  }
  const sum = (side) => up.pairs.reduce((total, pair) => total + likeness(pair[side], up.guide), 0);
  const left = sum("left"), right = sum("right");
  if (left === right && up.options.edition === "published" && up.pairs.length < 3) return { is: "Pass" };
  return { is: "Vote", side: left > right ? "L" : "R" };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, pictures = [] } = JSON.parse(line);
  for (const picture of pictures) says.set(picture.card, picture.says.en);
  if (view) console.log(JSON.stringify({ do: choose(view) }));
}
