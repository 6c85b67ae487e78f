// What one stranger's address can do to everybody else: how long an innocent move takes, quiet and under each abuse, in one
// run.   node bench/peers/abuse.mjs [SECONDS [NAME]]
import { fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

const program = process.env.PARLOUR ?? new URL("../../build/parlour", import.meta.url).pathname;
const stranger = "127.0.0.2"; // innocents come from 127.0.0.1
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const machine = (more) => ({ game: "turing-machine", seats: 1, options: more });
const nightmare = { problem: { mode: "nightmare", verifiers: 6, difficulty: "hard" }, play: "together", machine: "perfect" };

function ask(port, method, path, body, localAddress) {
  return new Promise((done) => {
    const request = http.request({ port, method, path, localAddress, headers: { "content-type": "application/json" } }, (answer) => {
      let text = "";
      answer.on("data", (some) => (text += some));
      answer.on("end", () => done({ status: answer.statusCode, text }));
    });
    request.on("error", () => done({ status: 0, text: "" }));
    request.end(body);
  });
}

async function open(port, setup, localAddress) {
  const token = randomBytes(32).toString("base64url");
  const answer = await ask(port, "POST", "/api/tables", JSON.stringify({ setup, name: "host", token }), localAddress);
  return { code: JSON.parse(answer.text).code, token };
}

/** A person at a table; `wish` answers when it is done or refused. */
async function sit(port, { code, token }, localAddress) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/socket`, { localAddress });
  const waiting = new Map();
  let id = Date.now() * 1000;
  socket.on("error", () => {});
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    const answered = message.is === "Update" ? message.done : message.is === "Done" || message.is === "Refused" ? message.id : null;
    waiting.get(answered)?.(message);
    waiting.delete(answered);
  });
  const wish = (one) =>
    new Promise((done) => {
      waiting.set(++id, done);
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ is: "Request", id, do: one }));
    });
  await new Promise((done) => socket.on("open", done));
  socket.send(JSON.stringify({ is: "Hello", protocol: 2, token }));
  return { socket, wish };
}

const abuses = {
  /** Twenty tables where the perfect MACHINE has to search through nightmares: the hardest, whose code is known, and new ones. */
  async shows(port) {
    for (let i = 0; i < 20; ++i)
      (async () => {
        const { wish } = await sit(port, await open(port, machine(nightmare), stranger), stranger);
        for (;;)
          for (const [problem, code] of [[{ code: "265Y-7K6A-EA4C-D8W5" }, "323"], [nightmare.problem, "111"]]) {
            await wish({ is: "Configure", setup: machine({ ...nightmare, problem }) });
            await wish({ is: "Start" });
            await wish({ is: "Play", command: { is: "Show", code } });
          }
      })();
  },
  /** Ninety sockets that send nothing but pings. */
  async pings(port) {
    const table = await open(port, machine({}), stranger);
    for (let i = 0; i < 90; ++i)
      (async () => {
        for (;;) {
          const { socket } = await sit(port, { ...table, token: undefined }, stranger);
          while (socket.readyState === WebSocket.OPEN) {
            for (let k = 0; k < 100; ++k) socket.ping();
            await pause(10);
          }
          await pause(200);
        }
      })();
  },
  /** Thirty requests at once for a game of a full book. */
  async replays(port) {
    const table = await open(port, machine({}), stranger);
    const { wish } = await sit(port, table, stranger);
    await wish({ is: "Start" });
    for (let i = 0; i < 400; ++i) {
      await wish({ is: "Note", text: randomBytes(2900).toString("base64") });
      await pause(51);
    }
    await wish({ is: "End" });
    process.send("ready");
    for (let i = 0; i < 30; ++i)
      (async () => {
        for (;;) {
          await ask(port, "GET", `/api/tables/${table.code}/games/1`, undefined, stranger);
          await pause(10);
        }
      })();
  },
  /** Forty who join the innocent's own table and talk. */
  async joiners(port, code) {
    for (let i = 0; i < 40; ++i)
      (async () => {
        const { wish } = await sit(port, { code, token: randomBytes(32).toString("base64url") }, stranger);
        await wish({ is: "Join", name: `stranger ${i}` });
        for (;;) {
          wish({ is: "Talk", text: "noise" });
          await pause(50);
        }
      })();
  },
};

/** The innocent's moves for so long: how long each took, in milliseconds. */
async function play(person, seconds) {
  const times = [];
  let refused = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(60)) {
    const start = performance.now();
    const answer = await person.wish({ is: "Play", command: { is: "Propose", code: "145" } });
    times.push(performance.now() - start);
    refused += answer.is === "Refused" ? 1 : 0;
  }
  times.sort((one, other) => one - other);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { moves: times.length, refused, p50: at(0.5), p99: at(0.99) };
}

async function main(seconds, only) {
  const port = 20000 + Math.floor(Math.random() * 20000);
  const data = mkdtempSync(join(tmpdir(), "parlour-abuse-"));
  const server = spawn(program, ["serve", "--port", port, "--data", data], { stdio: "ignore" });
  try {
    while ((await ask(port, "GET", "/healthz")).status !== 200) await pause(50);
    const table = await open(port, machine({}));
    const person = await sit(port, table);
    await person.wish({ is: "Start" });
    await play(person, 2);
    const line = (name, { moves, refused, p50, p99 }, quiet) =>
      console.log(
        `${name.padEnd(8)} ${String(moves).padStart(5)} moves, ${refused} refused, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms` +
          (quiet ? `, ${(p99 / quiet.p99).toFixed(1)} times the quiet one` : ""),
      );
    for (const name of Object.keys(abuses).filter((one) => !only || one === only)) {
      const quiet = await play(person, seconds);
      line("quiet", quiet);
      const abuser = fork(new URL(import.meta.url).pathname, ["abuse", name, String(port), table.code]);
      if (name === "replays") await new Promise((done) => abuser.on("message", done));
      await pause(3000);
      line(name, await play(person, seconds), quiet);
      abuser.kill("SIGKILL");
      await pause(3000);
    }
  } finally {
    server.kill();
    rmSync(data, { recursive: true });
    process.exit();
  }
}

const [what = "20", name, port, code] = process.argv.slice(2);
if (what === "abuse") await abuses[name](Number(port), code);
else await main(Number(what), name);
