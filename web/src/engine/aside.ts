// What takes the engine long is asked beside the page, of worker.ts: every question goes to a thread of its own and comes
// back as a promise.
import { answerIn, AsideError } from "./answer.ts";

export { AsideError };
type Reply = { id: number } & ({ answer: string } | { failed: string });

const waiting = new Map<number, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
let worker: Worker | undefined;
let last = 0;

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) one?.resolve(data.answer);
    else one?.reject(new AsideError(data.failed));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new AsideError("the engine's thread has failed"));
    waiting.clear();
  });
  return worker;
}

/** Asks a question of wasm/questions.h, as JSON. */
export async function askAside<Answer>(question: string): Promise<Answer> {
  const id = ++last;
  const text = await new Promise<string>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    theWorker().postMessage({ id, question });
  });
  return answerIn<Answer>(text);
}
