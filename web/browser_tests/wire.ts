// The wire from one device to the house, for tests: a small proxy of its own, which can be cut, or swallow whatever is said over it as a
// network does that is gone without a word.
import { createServer, connect, type Server, type Socket } from "node:net";

export class Wire {
  readonly #server: Server;
  readonly #goal: number;
  readonly #sockets = new Set<Socket>();
  #is: "whole" | "cut" | "silent" = "whole";

  constructor(goal: string) {
    this.#goal = Number(new URL(goal).port);
    this.#server = createServer((near) => this.#join(near));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  #join(near: Socket): void {
    if (this.#is === "cut") return void near.resetAndDestroy();
    const far = connect(this.#goal, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on("data", (bytes) => {
        if (this.#is !== "silent") other.write(bytes);
      });
      one.on("error", () => undefined);
      one.on("close", () => {
        this.#sockets.delete(one);
        if (this.#is !== "silent") other.destroy();
      });
    }
  }

  /** All that is connected is gone, and nothing new comes through. */
  cut(): void {
    this.#is = "cut";
    this.#drop();
  }
  /** Nobody hears anything any more, and nobody is told so. */
  silence(): void {
    this.#is = "silent";
  }
  /** There is a network again; what was connected before a silence is not. */
  mend(): void {
    if (this.#is === "silent") this.#drop();
    this.#is = "whole";
  }
  #drop(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
    this.#sockets.clear();
  }
  close(): void {
    this.#drop();
    this.#server.close();
  }
}
