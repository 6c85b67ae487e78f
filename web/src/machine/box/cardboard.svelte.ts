// A game with the cardboard of the box: the players ask the verification cards themselves and tell what these said. The engine
// lays the game out from all that was told; nothing here decides anything. Kept by the browser after every move.
import { tellRefusal } from "../../design/notices.svelte.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Notebook, Refusal } from "../../games/contract.ts";
import type { coach, turing_machine } from "../../generated/wire.ts";
import { keep, kept } from "../../keep.ts";

type Game = coach.CardboardGame;
type Table = coach.CardboardTable;
type Move = Game["moves"][number];
/** What the page has to ask the players: what a verifier said, or whether a code is right. */
export type Ask = { is: "said"; letter: string; code: string } | { is: "right"; code: string };
export interface Trouble {
  is: Table["trouble"];
  suspects: readonly Move[];
}
interface Kept {
  game: Game;
  notes: string;
}

const place = "machine.box";

function keptGame(): Kept | null {
  try {
    const found = JSON.parse(kept(place) ?? "null") as Kept | null;
    return found && Array.isArray(found.game?.moves) && Array.isArray(found.game.cards) ? found : null;
  } catch {
    return null;
  }
}

export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).filter((number) => number < 1000);

export class Cardboard {
  readonly #engine: Engine;
  #game = $state.raw<Game>()!;
  #notes: string;
  #table = $state.raw<Table>()!;
  view = $state.raw<turing_machine.View>()!;
  events = $state.raw<turing_machine.PublicEvent[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** Asks the players; null if they do not answer. */
  question: (ask: Ask) => Promise<boolean | null> = () => Promise.resolve(null);

  private constructor(engine: Engine, game: Game, table: Table, notes: string) {
    this.#engine = engine;
    this.#game = game;
    this.#notes = notes;
    this.#show(table);
  }

  /** The cards are laid out; or what is wrong with them. */
  static begin(engine: Engine, mode: Game["mode"], cards: readonly number[]): Cardboard | Table["trouble"] {
    if (cards.length > 12 || cards.some((card) => card > 255)) return "cards";
    const game: Game = { mode, cards: [...cards], numbers: [], machine: "thorough", moves: [] };
    const table = engine.layOut(game);
    return table.view ? new Cardboard(engine, game, table, "") : table.trouble;
  }

  static isKept(): boolean {
    return keptGame() !== null;
  }

  static resume(engine: Engine): Cardboard | null {
    const found = keptGame();
    try {
      const table = found && engine.layOut(found.game);
      if (found && table?.view) return new Cardboard(engine, found.game, table, typeof found.notes === "string" ? found.notes : "");
    } catch {
      // Written by another version, or by hand.
    }
    keep(place, null);
    return null;
  }

  get worlds(): number {
    return this.#table.worlds;
  }
  get machine(): { fewest: turing_machine.Score; most: turing_machine.Score } | null {
    const { fewest, most } = this.#table;
    return fewest && most ? { fewest, most } : null;
  }
  /** Whether there is an answer that may have been misread. */
  get canUndo(): boolean {
    return this.#game.moves.some(({ said }) => said !== null);
  }

  readonly send = async (command: turing_machine.Command): Promise<Refusal | null> => {
    const refusal = this.whyNot(command);
    if (refusal) {
      tellRefusal(refusal);
      return refusal;
    }
    let said: boolean | null = null;
    if (command.is === "Ask") {
      said = await this.question({ is: "said", letter: command.verifier, code: this.view.up.sheets[0]?.rows.at(-1)?.proposal ?? "" });
      if (said === null) return null;
    }
    if (this.#tell({ command, said }) === "unsaid" && command.is === "Show" && command.code !== null) {
      said = await this.question({ is: "right", code: command.code });
      if (said !== null) this.#tell({ command, said });
    }
    return null;
  };

  /** Takes the last answer back, and what was done since. */
  undo(): void {
    const last = this.#game.moves.findLastIndex(({ said }) => said !== null);
    if (last >= 0) this.#lay({ ...this.#game, moves: this.#game.moves.slice(0, last) });
  }

  /** The numbers of the verification cards, which tell what was really checked. */
  tellNumbers(numbers: readonly number[]): void {
    this.#lay({ ...this.#game, numbers: [...numbers].slice(0, 6) });
  }

  #tell(move: Move): Table["trouble"] {
    return this.#lay({ ...this.#game, moves: [...this.#game.moves, move] });
  }

  /** What brings trouble has not happened. */
  #lay(game: Game): Table["trouble"] {
    const table = this.#engine.layOut(game);
    if (table.view) {
      this.#game = game;
      this.trouble = null;
      this.#show(table);
    } else if (table.trouble !== "unsaid") {
      this.trouble = { is: table.trouble, suspects: table.suspects.flatMap((at) => this.#told(game.moves, at)) };
    }
    return table.trouble;
  }
  /** A reading, with the proposal that it was about. */
  #told(moves: readonly Move[], at: number): Move[] {
    const move = moves[at];
    return move ? [move] : [];
  }
  /** The proposal that lay there when a move was made. */
  proposalAt(move: Move): string {
    const all = [...this.#game.moves, move];
    const at = all.indexOf(move);
    const last = all.slice(0, at).findLast(({ command }) => command.is === "Propose");
    return last?.command.is === "Propose" ? last.command.code : "";
  }

  #show(table: Table): void {
    const before = this.view as turing_machine.View | undefined;
    this.#table = table;
    this.view = table.view!;
    this.events = before ? happened(before, this.view) : [];
    this.#keep();
  }

  get facts(): turing_machine.Facts {
    return this.#engine.facts("turing-machine", this.view);
  }
  readonly whyNot = (command: turing_machine.Command): Refusal | null => this.#engine.whyNot("turing-machine", this.view, command);

  get notebook(): Notebook {
    return {
      text: this.#notes,
      write: (text) => {
        this.#notes = text;
        this.#keep();
      },
    };
  }

  #keep(): void {
    if (this.view.up.end) return void keep(place, null);
    keep(place, JSON.stringify({ game: this.#game, notes: this.#notes } satisfies Kept));
  }
}

/** What the screen shows as motion: an answer that came, a round that began, the end. */
function happened(before: turing_machine.View, now: turing_machine.View): turing_machine.PublicEvent[] {
  const asked = (view: turing_machine.View): number => view.up.sheets[0]?.questions ?? 0;
  const verifier = now.up.sheets[0]?.rows.at(-1)?.asked.at(-1);
  if (now.up.end && !before.up.end) return [{ is: "GameOver", ...now.up.end }];
  if (asked(now) > asked(before) && verifier) return [{ is: "Asked", seat: 0, verifier }];
  return now.up.round > before.up.round ? [{ is: "RoundBegun", round: now.up.round }] : [];
}
