// The rounds of Turing as pictures to be shared: the Guide above two columns that grow, the votes, and whose is whose.
import type { SeatFacts } from "../contract.ts";
import { type Drawn, type FilmedRound, initial, type Poster, side } from "../../film/poster.ts";
import { say } from "../../words/index.svelte.ts";
import { scoredRound, type Side, sides, votersOf } from "./facts.ts";

const [guide, card, gap] = [98, 84, 6];
const [top, middle] = [44, side / 2];
const columnX: Record<Side, number> = { L: 66, R: side - 66 - card };

export function postersOf(rounds: readonly FilmedRound<"turing">[], seats: readonly SeatFacts[]): Poster[] {
  return rounds.flatMap(({ before, events }) => {
    const ended = scoredRound(before.up, events);
    if (!ended?.table) return [];
    const { table, scored, responder } = ended;
    const name = seats[responder]?.name ?? "";
    const y = (pair: number): number => top + guide + 24 + pair * (card + gap);
    const pictures = (reveal: boolean): Drawn[][] =>
      table.pairs.map((pair, at) =>
        sides.map((one) => ({
          is: "picture",
          card: one === "L" ? pair.left : pair.right,
          x: columnX[one],
          y: y(at),
          size: card,
          mark: reveal ? (scored.machine === one ? "dim" : "right") : undefined,
        })),
      );
    const end = y(2) + card + 24;
    const head: Drawn[] = [
      { is: "text", text: `${say.play.round(table.number)} · ${name}`, x: 16, y: 24, size: 20, display: true, most: side - 32 },
      { is: "picture", card: table.guide, x: middle - guide / 2, y: top, size: guide },
    ];
    const votes: Drawn[] = sides.flatMap((one) =>
      votersOf(scored, one).map((seat, place) => ({ is: "token", seat, text: initial(seats[seat]?.name ?? ""), x: (one === "L" ? columnX.L + card + 30 : columnX.R - 30), y: y(0) + 16 + place * 31 })),
    );
    const names: Drawn[] = sides.map((one) => ({
      is: "text",
      text: scored.machine === one ? say.turing.machine : name,
      x: columnX[one] + card / 2,
      y: end,
      size: 17,
      align: "center",
      ink: scored.machine === one ? "soft" : "brass",
      most: card + 90,
    }));
    const under: Drawn = { is: "plate", x: 0, y: top + guide + 14, width: side, height: side - top - guide - 14, ink: "light" };
    return [{ beats: [head, ...pictures(false), votes, [under, ...pictures(true).flat(), ...votes, ...names]] }];
  });
}
