// The coach, asked from the page: every question goes to a thread of its own and comes back as a promise.
// What it knows is the view that it is given, and nothing else.
import type { coach, turing_machine } from "../../../generated/wire.ts";
import type { Refusal } from "../../contract.ts";

type View = turing_machine.View;
interface Answers {
  AskHint: { hint: coach.Hint };
  AskNext: { next: coach.NextQuestion };
  CheckSheet: { check: coach.SheetCheck };
  ExplainCard: { card: coach.CardExplained };
  AskReview: { review: coach.Review };
  AskStrategy: { strategy: coach.Strategy };
}
type Reply = { id: number } & ({ answer: string } | { failed: string });

export class CoachError extends Error {}
/** The rules say no: this table plays without hints. */
export class CoachRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

class Coach {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "coach" });
  readonly #waiting = new Map<number, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const one = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("answer" in data) one?.resolve(data.answer);
      else one?.reject(new CoachError(data.failed));
    });
    this.#worker.addEventListener("error", () => {
      for (const { reject } of this.#waiting.values()) reject(new CoachError("the coach's thread has failed"));
      this.#waiting.clear();
    });
  }

  async #ask<Is extends keyof Answers>(is: Is, question: object): Promise<Answers[Is]> {
    const id = ++this.#last;
    const text = await new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, question: JSON.stringify({ is, ...question }) });
    });
    const answer = JSON.parse(text) as Answers[Is] & { error?: string; refused?: Refusal };
    if (answer.error !== undefined) throw new CoachError(answer.error);
    if (answer.refused !== undefined) throw new CoachRefused(answer.refused);
    return answer;
  }

  hint = async (view: View, marks: coach.Marks): Promise<coach.Hint> => (await this.#ask("AskHint", { view, marks })).hint;
  next = async (view: View, own: string | null): Promise<coach.NextQuestion> => (await this.#ask("AskNext", { view, own })).next;
  check = async (view: View, marks: coach.Marks): Promise<coach.SheetCheck> => (await this.#ask("CheckSheet", { view, marks })).check;
  card = async (card: number): Promise<coach.CardExplained> => (await this.#ask("ExplainCard", { card })).card;
  review = async (view: View): Promise<coach.Review> => (await this.#ask("AskReview", { view })).review;
  strategy = async (view: View, asked: coach.Said[], askedThisRound: number, levels: number): Promise<coach.Strategy> =>
    (await this.#ask("AskStrategy", { view, asked, askedThisRound, levels })).strategy;
}

let one: Coach | undefined;
/** The one coach of this page; it begins to exist when it is first asked for. */
export const theCoach = (): Coach => (one ??= new Coach());
