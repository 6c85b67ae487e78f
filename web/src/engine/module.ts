// The WebAssembly module behind one function: a question in, an answer out. wasm/module.cpp is the other side.
// engine.ts asks it with types.

/** An engine that answers questions as JSON. */
export type Ask = (question: string) => string;

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  room: (bytes: number) => number;
  ask: () => number;
  answer: () => number;
}

export async function start(module: WebAssembly.Module): Promise<Ask> {
  const { exports } = await WebAssembly.instantiate(module, {});
  const { memory, _initialize, room, ask, answer } = exports as Exports;
  _initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (question) => {
    const bytes = encoder.encode(question);
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = ask();
    // Memory may have grown and moved while the engine was thinking, so it is looked up again.
    return decoder.decode(new Uint8Array(memory.buffer, answer(), length));
  };
}
