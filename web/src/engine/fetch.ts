// Where the engine's module is: fetched and compiled, for the page and for whoever thinks beside it.
import moduleUrl from "../generated/engine.wasm?url";

export const moduleOfTheEngine = (): Promise<WebAssembly.Module> => WebAssembly.compileStreaming(fetch(moduleUrl));
