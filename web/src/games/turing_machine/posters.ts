// The rounds of Turing Machine as pictures to be shared: what everybody proposed in a round, what they asked and were answered.
import type { SeatFacts } from "../contract.ts";
import { type Drawn, type FilmedRound, type Poster, side } from "../../film/poster.ts";
import { say } from "../../words/index.svelte.ts";
import { lettersOf, rowsOf } from "./facts.ts";

const [line, top] = [46, 96];

export function postersOf(rounds: readonly FilmedRound<"turing-machine">[], seats: readonly SeatFacts[]): Poster[] {
  return rounds.map(({ number, after, views, facts }) => {
    const letters = lettersOf(after);
    const x = (place: number): number => 250 + place * 38;
    const shared = facts[0]?.shared ?? false;
    const head: Drawn[] = [
      { is: "text", text: say.play.round(number), x: 16, y: 26, size: 22, display: true },
      ...letters.map((letter, place): Drawn => ({ is: "text", text: letter, x: x(place), y: 68, size: 18, ink: "soft", align: "center" })),
    ];
    const rows = (shared ? views.slice(0, 1) : views).flatMap((view, seat) => rowsOf(view, facts[seat]!).filter(({ round }) => round === number).map((row) => ({ seat, row })));
    const lines = rows.map(({ seat, row }, at): Drawn[] => {
      const y = top + at * line;
      return [
        { is: "text", text: seats[seat]?.name ?? "", x: 16, y, size: 16, most: 130 },
        { is: "text", text: [...row.code].join(" "), x: 160, y, size: 22, display: true },
        ...letters.flatMap((letter, place): Drawn[] => {
          const answer = row.answers[letter];
          return answer === undefined ? [] : [{ is: "text", text: answer ? "✓" : "✗", x: x(place), y, size: 22, align: "center", ink: answer ? "brass" : "soft" }];
        }),
      ];
    });
    const { end } = after.up;
    const winners = end?.winners.map((seat) => seats[seat]?.name ?? "").join(", ") ?? "";
    const last: Drawn[] = end ? [{ is: "text", text: [...end.code].join(" "), x: side / 2, y: 420, size: 44, display: true, align: "center", ink: "brass" }, { is: "text", text: winners, x: side / 2, y: 458, size: 18, align: "center", most: side - 32 }] : [];
    return { beats: [head, ...lines, ...(end ? [last] : [])] };
  });
}
