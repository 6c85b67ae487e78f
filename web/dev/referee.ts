// Lets the development page play: POST /referee runs `parlour referee` over the lines of a game and answers with what it
// said; /decks serves the painted pictures. PARLOUR_BUILD names the build folder if it is not ../build.
import { spawnSync } from "node:child_process";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Plugin } from "vite";

const build = process.env["PARLOUR_BUILD"] ?? join(import.meta.dirname, "../../build");

interface Asked {
  game: string;
  players: number;
  options: object;
  seed: number;
  lines: unknown[];
}

function judge({ game, players, options, seed, lines }: Asked): string {
  const settings = ["--players", `${players}`, "--seed", `${seed}`, "--options", JSON.stringify(options)];
  const input = lines.map((line) => JSON.stringify(line) + "\n").join("");
  const { stdout, stderr } = spawnSync(join(build, "parlour"), ["referee", game, ...settings], { input, encoding: "utf8" });
  if (stderr) throw new Error(stderr);
  return `[${stdout.trim().split("\n").join(",")}]`;
}

export function referee(): Plugin {
  return {
    name: "parlour:referee",
    configureServer(server) {
      server.middlewares.use("/referee", async (request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(judge(JSON.parse(await text(request)) as Asked));
      });
      server.middlewares.use("/decks", (request, response) => {
        const [, deck, size, card] = /^\/(dreams|tales|reveries)\/(?:(table|full)\/(\d{3})\.webp|deck\.json)$/.exec(request.url ?? "") ?? [];
        if (!deck) response.writeHead(404).end();
        else if (!size) response.end(readFileSync(join(build, "decks", deck, "deck.json")));
        else createReadStream(join(build, "decks", deck, size, `${card}.webp`)).pipe(response);
      });
    },
  };
}
