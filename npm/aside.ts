// Where the coach asks, in the package: an engine of its own, at once. There is no page that it could hold up.
import { answerIn } from "./answer.ts";
import { type Ask, start } from "./module.ts";

let engine: Promise<Ask> | undefined;

export async function askAside<Answer>(question: string): Promise<Answer> {
  engine ??= ownModule().then((bytes) => WebAssembly.compile(bytes)).then(start);
  return answerIn<Answer>((await engine)(question));
}

/** The module that lies beside this package's files. */
export async function ownModule(): Promise<BufferSource> {
  const place = new URL("../engine.wasm", import.meta.url);
  if (place.protocol !== "file:") return (await fetch(place)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(place));
}
