// A real server for tests: build/parlour serve on a free port, with a folder of its own that is thrown away.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Where the server and the pages were built. */
export const build = process.env["PARLOUR_BUILD"] ?? join(import.meta.dirname, "../../build");

// In memory where the system has such a folder: what pages do must not wait for a disk that all other tests share. What a disk does is
// shown by the server's own tests.
const folders = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export class House {
  readonly #data = mkdtempSync(join(folders, "parlour-"));
  #process: ChildProcess | undefined;
  #port = 0;
  readonly #options: readonly string[];

  constructor(...options: readonly string[]) {
    this.#options = options;
  }

  /** Starts, or starts again on the same port with the same tables. */
  async open(): Promise<void> {
    const house = spawn(
      join(build, "parlour"),
      ["serve", "--port", String(this.#port), "--data", this.#data, "--pages", join(build, "web"), "--messages-per-second", "200", "--requests-per-second", "1000", ...this.#options],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    this.#process = house;
    for await (const line of createInterface({ input: house.stderr })) {
      const said = JSON.parse(line) as { event?: string; port?: number };
      if (said.event !== "listening") continue;
      this.#port = said.port ?? 0;
      return;
    }
    throw new Error("the server did not start");
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async stop(): Promise<void> {
    const house = this.#process;
    if (!house || house.exitCode !== null) return;
    const gone = new Promise((done) => house.once("exit", done));
    house.kill("SIGTERM");
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
