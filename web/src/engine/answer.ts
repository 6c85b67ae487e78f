// What the engine answers to a question of wasm/questions.h that was asked as JSON: the answer, or what it says instead is thrown.
import type { Refusal } from "./refusal.ts";

export class AsideError extends Error {}
/** The rules say no. */
export class AsideRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

export function answerIn<Answer>(text: string): Answer {
  const answer = JSON.parse(text) as Answer & { error?: string; refused?: Refusal };
  if (answer.error !== undefined) throw new AsideError(answer.error);
  if (answer.refused !== undefined) throw new AsideRefused(answer.refused);
  return answer;
}
