// The rounds of I Am Not Human as pictures to be shared: nine pictures, a word from each, which was meant and who did not know.
import type { SeatFacts } from "../contract.ts";
import { type Drawn, type FilmedRound, type Poster, side } from "../../film/poster.ts";
import { say } from "../../words/index.svelte.ts";
import { remember } from "./facts.ts";

const [card, gap, top, left] = [92, 8, 44, 16];

export function postersOf(rounds: readonly FilmedRound<"not-human">[], seats: readonly SeatFacts[]): Poster[] {
  return rounds.flatMap(({ before, events }) => {
    const [ended] = remember([], before.up, events);
    if (!ended) return [];
    const { scored, words, number } = ended;
    const nine = (reveal: boolean): Drawn[] =>
      before.up.pictures.map((one, at) => ({
        is: "picture",
        card: one,
        x: left + (at % 3) * (card + gap),
        y: top + Math.floor(at / 3) * (card + gap),
        size: card,
        mark: reveal ? (at === scored.answer - 1 ? "right" : "dim") : undefined,
      }));
    const lines = (reveal: boolean): Drawn[][] =>
      words.map(({ seat, word }, at) => {
        const y = top + 16 + at * 44;
        const isHuman = reveal && seat !== null && seat === scored.human;
        return [
          ...(isHuman ? ([{ is: "plate", x: 326, y: y - 18, width: side - 334, height: 40, ink: "brass" }] satisfies Drawn[]) : []),
          { is: "text", text: word, x: 334, y: y - 5, size: 18, display: true, most: side - 344 },
          { is: "text", text: seats[seat ?? 0]?.name ?? "", x: 334, y: y + 13, size: 12, ink: isHuman ? "ink" : "soft", most: side - 344 },
        ];
      });
    const head: Drawn[] = [{ is: "text", text: say.play.round(number), x: 16, y: 22, size: 20, display: true }];
    const verdict: Drawn = { is: "text", text: scored.human === null ? say.notHuman.noHumanIn : say.notHuman.humanSaid(seats[scored.human]?.name ?? "", ""), x: 16, y: top + 3 * (card + gap) + 36, size: 22, display: true, most: side - 32 };
    const under: Drawn = { is: "plate", x: 0, y: top - 8, width: side, height: side - top, ink: "light" };
    return [{ beats: [[...head, ...nine(false)], ...lines(false), [under, ...nine(true), ...lines(true).flat(), verdict]] }];
  });
}
