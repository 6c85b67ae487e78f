// Fetches the engine once, whoever asks first; it is the same for all games.
import { Engine } from "./engine.ts";
import { moduleOfTheEngine } from "./fetch.ts";
import { start } from "./module.ts";

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

/** The engine, for those who are drawn only once it is there. */
export function engineNow(): Engine {
  if (!loaded) throw new Error("loadEngine() comes before the first game");
  return loaded;
}

export function loadEngine(): Promise<Engine> {
  loading ??= moduleOfTheEngine()
    .then(start)
    .then((ask) => (loaded = new Engine(ask)))
    .catch((error: unknown) => {
      loading = undefined; // the next one may have better luck with the network
      throw error;
    });
  return loading;
}
