// A game of Turing Machine without a server: the engine in this browser deals, judges and answers.
// The game is kept by the browser after every move, so that it goes on after a reload, also without a network.
import { tellRefusal } from "../design/notices.svelte.ts";
import type { Engine, Partly } from "../engine/engine.ts";
import type { Notebook, Refusal } from "../games/contract.ts";
import type { turing_machine } from "../generated/wire.ts";
import { keep, kept } from "../keep.ts";

type Options = Partly<turing_machine.Options>;
interface Kept {
  options: Options;
  journal: unknown[];
  notes: string;
}

const place = "machine.game";

function keptGame(): Kept | null {
  try {
    const found = JSON.parse(kept(place) ?? "null") as Kept | null;
    return found && Array.isArray(found.journal) ? found : null;
  } catch {
    return null;
  }
}

export class Solo {
  readonly #engine: Engine;
  readonly options: Options;
  view = $state.raw<turing_machine.View>()!;
  events = $state.raw<turing_machine.PublicEvent[]>([]);
  #notes = "";
  readonly #kept: boolean;

  private constructor(engine: Engine, options: Options, notes: string, isKept = true) {
    this.#kept = isKept;
    this.#engine = engine;
    this.options = options;
    this.#notes = notes;
    this.view = engine.view<"turing-machine">(0);
  }

  /** A lesson is not kept: the game that was left for it waits. */
  static deal(engine: Engine, options: Options, keeping: "kept" | "not kept" = "kept"): Solo {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    engine.open("turing-machine", options, 1, seed);
    const solo = new Solo(engine, options, "", keeping === "kept");
    solo.#keep();
    return solo;
  }

  static isKept(): boolean {
    return keptGame() !== null;
  }

  /** The game that was kept; null if there is none that can be gone on with. */
  static resume(engine: Engine): Solo | null {
    const game = keptGame();
    if (!game) return null;
    try {
      engine.reopen("turing-machine", game.options, 1, game.journal);
      return new Solo(engine, game.options, game.notes);
    } catch {
      keep(place, null); // written by another version of the rules, or by hand
      return null;
    }
  }

  readonly send = async (command: turing_machine.Command): Promise<Refusal | null> => {
    const outcome = this.#engine.submit<"turing-machine">(0, command);
    if ("refused" in outcome) {
      tellRefusal(outcome.refused);
      return outcome.refused;
    }
    this.view = this.#engine.view<"turing-machine">(0);
    this.events = outcome.events;
    this.#keep();
    return null;
  };

  get facts(): turing_machine.Facts {
    return this.#engine.facts("turing-machine", this.view);
  }

  readonly whyNot = (command: turing_machine.Command): Refusal | null =>
    this.#engine.whyNot("turing-machine", this.view, command);

  get notebook(): Notebook {
    return {
      text: this.#notes,
      write: (text) => {
        this.#notes = text;
        this.#keep();
      },
    };
  }

  /** A game that is over is not kept: there is nothing to go on with. */
  #keep(): void {
    if (!this.#kept) return;
    if (this.view.up.end) return void keep(place, null);
    const game: Kept = { options: this.options, journal: this.#engine.journal(), notes: this.#notes };
    keep(place, JSON.stringify(game));
  }
}
