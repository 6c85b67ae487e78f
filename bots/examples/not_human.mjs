// I Am Not Human: a robot says a word of its picture's description; the human, a word that fits many pictures, and hides.
import { createInterface } from "node:readline";

const says = new Map(), used = new Set(); // what is to be seen on each picture; words that were said
const wordsOf = (card) => (says.get(card) ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? ["picture"];

function word({ up, mine }) {
  const cards = mine.is === "Robot" ? [up.pictures[mine.number - 1]] : up.pictures;
  const all = cards.flatMap(wordsOf);
  const often = (one) => all.filter((other) => other === one).length;
  return all.filter((one) => !used.has(one)).sort((a, b) => often(b) - often(a))[0] ?? "mystery";
}

function choose(view) {
  const { up, seat } = view;
  for (const said of up.associations) used.add(said.word);
  if (up.phase === "associating") return { is: "Say", word: word(view) };
  if (up.phase === "explaining")
    return up.associations[up.explained].seat === seat ? { is: "Explain", text: "It is in the picture." } : null;
  if (up.phase === "voting") {
    const fits = new Set(wordsOf(up.pictures[up.answer - 1]));
    const others = up.associations.map((said, at) => ({ ...said, at })).filter((said) => said.seat !== seat);
    return { is: "Accuse", entry: (others.find((said) => !fits.has(said.word)) ?? others[0]).at + 1 };
  }
  const waits = up.phase === "looking" || up.phase === "discussing"; // not "asking": a human who stays hidden
  return waits && !up.players[seat].ready ? { is: "Ready" } : null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, pictures = [] } = JSON.parse(line);
  for (const picture of pictures) says.set(picture.card, picture.says.en);
  if (view) console.log(JSON.stringify({ do: choose(view) }));
}
