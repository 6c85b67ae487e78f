// Turing Machine: asks `parlour machine deduce` what follows, and proposes what can be right and tells most.
// node turing_machine.mjs PARLOUR, which is where the program is; parlour itself if left out.
import { execFileSync } from "node:child_process";
import { createInterface } from "node:readline";

const parlour = process.argv[2] ?? "parlour";

function deduce(up, asked) {
  const cards = up.cards.map((some) => some.join("/")).join(",");
  const words = ["machine", "deduce", "--json", "--mode", up.mode, "--cards", cards, ...(asked ? ["--asked", asked] : [])];
  return JSON.parse(execFileSync(parlour, words));
}

function choose({ up, mine }, sheet) {
  const rows = up.sheets[sheet].rows;
  const asked = rows.flatMap((row, r) => row.asked.map((v, i) => `${row.proposal}:${v}${mine.answers[r][i] ? "+" : "-"}`));
  const { codes, verifiers } = deduce(up, asked.join(","));
  const tells = (code) => verifiers.filter((one) => one.telling.includes(code));
  const now = rows.at(-1);
  if (now?.round !== up.round) return { is: "Propose", code: codes.sort((a, b) => tells(b).length - tells(a).length)[0] };
  const next = tells(now.proposal).find((one) => !now.asked.includes(one.verifier));
  if (codes.length > 1 && now.asked.length < 3 && next) return { is: "Ask", verifier: next.verifier };
  return { is: "Show", code: codes.length === 1 ? codes[0] : null };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, facts } = JSON.parse(line);
  if (view) console.log(JSON.stringify({ do: choose(view, facts.sheet) }));
}
