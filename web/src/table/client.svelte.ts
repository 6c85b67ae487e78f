// A table as this browser knows it: what the server has told, put together, and what may be wished of it.
// connection.ts is the wire; Table.svelte draws.
import type { Creature } from "../design/faces.ts";
import { tell, tellRefusal } from "../design/notices.svelte.ts";
import type { Pictures, Refusal, SeatFacts } from "../games/contract.ts";
import type { protocol } from "../generated/wire.ts";
import { say } from "../words/index.svelte.ts";
import { socketAddress } from "./api.ts";
import { Connection, type FromServer, type Outside, type Socket, type Status, tableClosed, type Wish } from "./connection.ts";
import { Luck } from "./luck.ts";

/** A table with its score sheet, which is told when it changes. */
export interface TableSeen extends protocol.TableState {
  sheet: protocol.Sheet;
}

export interface GameNow {
  view: unknown;
  events: readonly unknown[];
  limit: protocol.Limit | null;
  mayTalk: boolean;
}

export interface Seat extends SeatFacts {
  person: number | null; // null: nobody but a bot
  level: protocol.SeatedBot["level"] | null;
}

export class TableClient {
  status = $state.raw<Status>({ is: "Connecting" });
  person = $state.raw<number | null>(null);
  table = $state.raw<TableSeen | null>(null);
  game = $state.raw<GameNow | null>(null);
  talk = $state.raw<protocol.TalkLine[]>([]);
  lesson = $state.raw<protocol.Lesson | null>(null); // the one that was asked for last
  present = $state.raw<ReadonlySet<number>>(new Set());
  watchers = $state(0);
  notebook = "";
  #pictures = $state.raw<ReadonlyMap<number, protocol.Picture>>(new Map());
  #offset = 0; // the server's clock minus ours
  readonly #code: string;
  readonly #connection: Connection;
  readonly luck: Luck;

  /** `covered`: this person has handed the device on, and is shown what a watcher is shown (S-J8). */
  constructor(
    code: string,
    token: string | null,
    outside: Outside = browserOutside(code),
    readonly covered = false,
  ) {
    this.#code = code;
    this.luck = new Luck(code, async (to, luck) => (await this.#connection.request({ is: "AddLuck", to, luck })) === null);
    this.#connection = new Connection(
      outside,
      token,
      (message) => this.#hear(message),
      (status) => (this.status = status),
      covered,
    );
  }

  /** Sends a wish; a refusal is shown to the player as well as returned, except that the page itself says when a table is closed. */
  readonly wish = async (wish: Wish): Promise<Refusal | null> => {
    const refusal = await this.#connection.request(wish);
    if (refusal && refusal !== tableClosed) tellRefusal(refusal);
    return refusal;
  };

  readonly serverNow = (): number => Date.now() + this.#offset;
  learn(): void {
    this.lesson = null;
    this.#connection.learn();
  }
  hurry(): void {
    this.#connection.hurry();
  }
  close(): void {
    this.#connection.close();
  }

  /** The seat whose view this is; null for who only watches, or is covered. */
  get mySeat(): number | null {
    return this.covered ? null : (this.me?.seat ?? null);
  }
  get me(): protocol.Person | null {
    return this.table?.people.find((one) => one.person === this.person) ?? null;
  }
  get isHost(): boolean {
    return this.person !== null && this.table?.host === this.person;
  }

  /** Who sits where, in the order of the seats; empty ones are null. */
  get seats(): (Seat | null)[] {
    const table = this.table;
    if (!table) return [];
    return Array.from({ length: table.setup.seats }, (_, seat) => {
      const sits = table.people.find((one) => one.seat === seat);
      const bot = table.bots.find((one) => one.seat === seat);
      if (!sits && !bot) return null;
      return {
        name: sits?.name ?? bot?.name ?? "",
        connected: bot !== undefined || (sits !== undefined && this.present.has(sits.person)),
        bot: bot?.name ?? null,
        level: bot?.level ?? null,
        person: sits?.person ?? null,
        creature: sits?.creature ?? null,
      };
    });
  }

  /** Who has said something. */
  speakerOf({ person, bot }: protocol.TalkLine): { name: string; bot: string | null; seat: number | null; creature: Creature | null } {
    if (bot !== null) return { name: bot, bot, seat: this.table?.bots.find((one) => one.name === bot)?.seat ?? null, creature: null };
    const one = this.table?.people.find((somebody) => somebody.person === person);
    return { name: one?.name ?? "–", bot, seat: one?.seat ?? null, creature: one?.creature ?? null };
  }

  get pictures(): Pictures {
    const known = this.#pictures;
    return {
      url: (card, size) => {
        const picture = known.get(card);
        return picture ? new URL(`pictures/${this.#code}/${picture.id}/${size}`, document.baseURI).href : "";
      },
      describe: (card) => known.get(card)?.says[say.language] ?? "",
    };
  }

  #hear(message: FromServer): void {
    switch (message.is) {
      case "Welcome":
        this.person = message.person;
        this.talk = [];
        this.#update(message.everything, true);
        this.notebook = message.notebook;
        return;
      case "Update":
        return this.#update(message);
      case "Joined":
        this.person = message.person;
        if (this.table) this.luck.see(this.table, this.person, false);
        return;
      case "Presence":
        this.present = new Set(message.people);
        this.watchers = message.watchers;
        return;
      case "Taught":
        this.lesson = message.lesson;
        if (!message.lesson) tell(say.play.noLesson);
        return;
      case "Pong":
        this.#offset = message.now - Date.now();
        return;
      default:
        return;
    }
  }

  #update(update: protocol.Update, isNew = false): void {
    this.#offset = update.now - Date.now();
    if (update.table) {
      // A new game has cards of its own, and an empty sheet.
      if (this.table && update.table.games !== this.table.games) {
        this.#pictures = new Map();
        this.notebook = "";
      }
      this.table = { ...update.table, sheet: update.sheet ?? this.table?.sheet ?? { players: [], games: [] } };
      this.luck.see(update.table, this.person, isNew);
    }
    if (update.game) {
      const { view, events, limit, pictures, mayTalk } = update.game;
      if (pictures.length > 0)
        this.#pictures = new Map([...this.#pictures, ...pictures.map((one) => [one.card, one] as const)]);
      this.game = { view, events, limit, mayTalk };
    }
    if (update.talk.length > 0) this.talk = [...this.talk, ...update.talk].slice(-200);
  }
}

export function browserOutside(code: string): Outside {
  return {
    connect: () => new WebSocket(socketAddress(code)) as unknown as Socket,
    now: Date.now,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
