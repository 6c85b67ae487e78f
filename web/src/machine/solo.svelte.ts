// A game of Turing Machine without a server: the engine in this browser deals, judges and answers.
// The game is kept by the browser after every move, so that it goes on after a reload, also without a network.
import { tellRefusal } from "../design/notices.svelte.ts";
import type { Engine, Partly } from "../engine/engine.ts";
import type { Notebook, Refusal } from "../games/contract.ts";
import type { turing_machine } from "../generated/wire.ts";
import { keep, kept } from "../keep.ts";
import { noteAlone } from "../memories/noting.ts";
import { nameUsedLast } from "../table/visits.ts";
import { say } from "../words/index.svelte.ts";

type Options = Partly<turing_machine.Options>;
interface Kept {
  id?: string; // of this game and no other, so that it is noted once
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
  readonly #id: string | null; // null: it is not kept

  private constructor(engine: Engine, options: Options, notes: string, id: string | null) {
    this.#id = id;
    this.#engine = engine;
    this.options = options;
    this.#notes = notes;
    this.view = engine.view<"turing-machine">(0);
  }

  /** A lesson is not kept: the game that was left for it waits. */
  static deal(engine: Engine, options: Options, keeping: "kept" | "not kept" = "kept"): Solo {
    const [seed = 0, half = 0, other = 0] = crypto.getRandomValues(new Uint32Array(3));
    engine.open("turing-machine", options, 1, seed);
    const solo = new Solo(engine, options, "", keeping === "kept" ? `${half.toString(36)}-${other.toString(36)}` : null);
    solo.#keep();
    return solo;
  }

  /** Whether it is a game of that problem; what luck chooses is another one each time. */
  isOf(problem: Options["problem"]): boolean {
    const own = this.options.problem;
    return (problem?.code != null && problem.code === own?.code) || (problem?.printed != null && problem.printed === own?.printed);
  }
  /** Whether anything was asked in it that would be lost. */
  get hasBegun(): boolean {
    return this.hints > 0 || (this.view.up.sheets[0]?.questions ?? 0) > 0;
  }
  get hints(): number {
    return this.view.up.sheets[0]?.hints ?? 0;
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
      return new Solo(engine, game.options, game.notes, game.id ?? "before");
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
    if (this.#id !== null && this.view.up.end) this.#note(this.#id);
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

  #note(id: string): void {
    const name = nameUsedLast.get() || say.table.you;
    void noteAlone({ id, game: "turing-machine", name, options: this.options, journal: this.#engine.journal() });
  }

  /** A game that is over is not kept: there is nothing to go on with. */
  #keep(): void {
    if (this.#id === null) return;
    if (this.view.up.end) return void keep(place, null);
    const game: Kept = { id: this.#id, options: this.options, journal: this.#engine.journal(), notes: this.#notes };
    keep(place, JSON.stringify(game));
  }
}
