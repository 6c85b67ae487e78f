// Short explanations in a first game, one at a time and each once: what is new at this moment. This browser remembers.
import { keep, kept } from "../../keep.ts";

const names = ["cards", "ask", "answer", "round", "know"] as const;
export type Tip = (typeof names)[number];
const place = "machine.learnt";

export interface Moment {
  code: boolean; // all three digits are set
  asked: number; // in this round
  questions: number; // in all
  marked: boolean; // something is crossed out or taken for true
  round: number;
}

/** What there is to explain at this moment; null when nothing new is to be seen. */
export function tipAt({ code, asked, questions, marked, round }: Moment): Tip {
  if (questions === 0) return code ? "ask" : "cards";
  if (!marked) return "answer";
  return round === 1 || asked > 0 ? "round" : "know";
}

export const learnt = (): Tip[] => names.filter((name) => (kept(place) ?? "").split(",").includes(name));

/** Everything up to this one has been seen. */
export function learn(tip: Tip): Tip[] {
  const now = names.slice(0, names.indexOf(tip) + 1);
  keep(place, now.join(","));
  return now;
}
export const learnAll = (): void => void learn("know");
