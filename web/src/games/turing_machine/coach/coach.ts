// The coach, asked from the page: every question goes to a thread of its own and comes back as a promise.
// What it knows is the view that it is given, and nothing else. It also knows the calendar, and what there is to practise.
import { askAside } from "../../../engine/aside.ts";
import type { coach, turing_machine } from "../../../generated/wire.ts";

type View = turing_machine.View;
interface Answers {
  AskHint: { hint: coach.Hint };
  AskNext: { next: coach.NextQuestion };
  CheckSheet: { check: coach.SheetCheck };
  ExplainCard: { card: coach.CardExplained };
  AskReview: { review: coach.Review };
  AskStrategy: { strategy: coach.Strategy };
  AskDaily: { daily: coach.Daily };
  AskGrade: { grade: coach.GradeTold };
  AskLadder: { ladder: coach.Ladder };
  AskDrill: { drill: coach.Drill };
}

class Coach {
  #ask<Is extends keyof Answers>(is: Is, question: object): Promise<Answers[Is]> {
    return askAside<Answers[Is]>(JSON.stringify({ is, ...question }));
  }

  hint = async (view: View, marks: coach.Marks): Promise<coach.Hint> => (await this.#ask("AskHint", { view, marks })).hint;
  next = async (view: View, own: string | null): Promise<coach.NextQuestion> => (await this.#ask("AskNext", { view, own })).next;
  check = async (view: View, marks: coach.Marks): Promise<coach.SheetCheck> => (await this.#ask("CheckSheet", { view, marks })).check;
  card = async (card: number): Promise<coach.CardExplained> => (await this.#ask("ExplainCard", { card })).card;
  review = async (view: View): Promise<coach.Review> => (await this.#ask("AskReview", { view })).review;
  grade = async (view: View): Promise<coach.GradeTold> => (await this.#ask("AskGrade", { view })).grade;
  ladder = async (): Promise<coach.Ladder> => (await this.#ask("AskLadder", {})).ladder;
  drill = async (idea: coach.HintStep["idea"], number: number): Promise<coach.Drill> => (await this.#ask("AskDrill", { idea, number })).drill;
  daily = async (day: string): Promise<coach.Daily> => (await this.#ask("AskDaily", { day })).daily;
  strategy = async (view: View, asked: coach.Said[], askedThisRound: number, levels: number): Promise<coach.Strategy> =>
    (await this.#ask("AskStrategy", { view, asked, askedThisRound, levels })).strategy;
}

let one: Coach | undefined;
/** The one coach of this page; it begins to exist when it is first asked for. */
export const theCoach = (): Coach => (one ??= new Coach());
