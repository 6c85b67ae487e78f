// A server with tables full of bots: how much of a core it takes, with the pauses that bots make. A watcher looks at each
// table and asks for a rematch when a game is over.   node bench/peers/bots.mjs [TABLES] [SECONDS]
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

const [tables = 200, seconds = 60] = process.argv.slice(2).map(Number);
const port = 20000 + Math.floor(Math.random() * 20000);
const program = process.env.PARLOUR ?? new URL("../../build/parlour", import.meta.url).pathname;
const data = mkdtempSync(join(tmpdir(), "parlour-bots-"));
const generous = ["--connections-per-address", "100000", "--requests-per-second", "100000", "--tables-per-address", "100000"];
const server = spawn(program, ["serve", "--port", port, "--data", data, ...generous], { stdio: "ignore" });
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const games = ["turing", "not-human", "turing-machine"];
let moves = 0;
let ended = 0;

async function table(number) {
  const token = randomBytes(32).toString("base64url");
  const setup = { game: games[number % games.length], seats: 4 };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ setup, name: "host", token }),
  });
  const { code } = await answer.json();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/socket`);
  let id = 0;
  const wish = (one) => socket.send(JSON.stringify({ is: "Request", id: ++id, do: one }));
  socket.on("open", () => {
    socket.send(JSON.stringify({ is: "Hello", protocol: 2, token }));
    wish({ is: "Stand" });
    for (let seat = 0; seat < 4; ++seat) wish({ is: "SeatBot", seat, level: "hard" });
    wish({ is: "Start" });
  });
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.is === "Refused" || message.is === "Goodbye") throw new Error(message.reason);
    if (message.is !== "Update") return;
    moves += message.game ? 1 : 0;
    if (message.table?.stage !== "over") return;
    ++ended;
    wish({ is: "Rematch" });
  });
}

// Processor time of the server so far, in seconds.
const spent = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

try {
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) await pause(50);
  for (let i = 0; i < tables; ++i) await table(i);
  await pause(10_000);
  const [before, movesBefore, start] = [spent(), moves, performance.now()];
  await pause(seconds * 1000);
  const took = (performance.now() - start) / 1000;
  console.log(
    `${tables} tables with 4 hard bots: ${((100 * (spent() - before)) / took).toFixed(1)} % of a core, ` +
      `${((moves - movesBefore) / took).toFixed(0)} moves a second, ${ended} games ended`,
  );
} finally {
  server.kill();
  rmSync(data, { recursive: true });
  process.exit();
}
