// The engine once more, on a thread of its own, so that the page never waits while it thinks. aside.ts talks to it.
import { moduleOfTheEngine } from "./fetch.ts";
import { start, type Ask } from "./module.ts";

let engine: Promise<Ask> | undefined;

addEventListener("message", async ({ data }: MessageEvent<{ id: number; question: string }>) => {
  try {
    engine ??= moduleOfTheEngine().then(start);
    postMessage({ id: data.id, answer: (await engine)(data.question) });
  } catch (error) {
    engine = undefined; // the network may be better next time
    postMessage({ id: data.id, failed: String(error) });
  }
});
