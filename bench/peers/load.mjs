// How many moves a second, and how much processor time a move: 200 tables of four, each plays as fast as it is answered.
// One server with SQLite, three on three nodes of etcd, and the floor (bench/floor.cpp), in turns, on the same cores.
//   node bench/peers/load.mjs [TABLES] [SECONDS] [TURNS]
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as parlour from "./adapter.mjs";
import { openSocket } from "./web_socket.mjs";

const [tables = 200, seconds = 6, turns = 3] = process.argv.slice(2).map(Number);
const built = new URL("../../build/", import.meta.url).pathname;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
const someBytes = { asked: 77, told: 1339 }; // of a move, and of what a seat hears of it, on average of the games that adapter.mjs plays

// Processor time of these programs so far, in microseconds.
const spent = (programs) =>
  programs.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

const started = [];
const start = (command, words, options = {}) => {
  const program = spawn(command, words.map(String), { stdio: "ignore", ...options });
  started.push(program);
  return program;
};
const isUp = async (url) => {
  for (let i = 0; i < 400; ++i, await pause(50)) if ((await fetch(url).catch(() => null))?.ok) return;
  throw new Error(`nobody answers at ${url}`);
};

// ---- Who is measured ---------------------------------------------------------------------------------

async function oneServer(port, folder) {
  const { cmd, args } = parlour.serverCmd({ port });
  const server = start(cmd, [...args.slice(0, 3), "--data", join(folder, "one"), ...args.slice(5)]);
  await isUp(parlour.readyUrl({ port }));
  return { ports: [port], groups: { server: [server] } };
}

async function threeServers(port, folder) {
  const peers = [1, 2, 3].map((n) => `n${n}=http://127.0.0.1:${port + 20 + n}`).join();
  const nodes = [1, 2, 3].map((n) =>
    start("etcd", [
      ...["--name", `n${n}`, "--data-dir", join(folder, `etcd${n}`), "--initial-cluster", peers, "--pre-vote"],
      ...["--listen-client-urls", `http://127.0.0.1:${port + 10 + n}`, "--advertise-client-urls", `http://127.0.0.1:${port + 10 + n}`],
      ...["--listen-peer-urls", `http://127.0.0.1:${port + 20 + n}`, "--initial-advertise-peer-urls", `http://127.0.0.1:${port + 20 + n}`],
      ...["--election-timeout", 600, "--snapshot-count", 5000],
    ]),
  );
  await isUp(`http://127.0.0.1:${port + 11}/health`);
  const journal = `etcd://${[1, 2, 3].map((n) => `127.0.0.1:${port + 10 + n}`).join()}`;
  const ports = [port + 1, port + 2, port + 3];
  const servers = ports.map((own, i) => {
    const { cmd, args } = parlour.serverCmd({ port: own });
    const more = ["--journal", journal, "--advertise", `127.0.0.1:${own}`];
    return start(cmd, [...args.slice(0, 3), "--data", join(folder, `parlour${i}`), ...args.slice(5), ...more]);
  });
  for (const own of ports) await isUp(parlour.readyUrl({ port: own }));
  return { ports, groups: { servers, etcd: nodes } };
}

async function theFloor(port, folder) {
  const server = start(join(built, "floor"), [port, join(folder, "floor"), someBytes.told]);
  await pause(300);
  return { ports: [port], groups: { floor: [server] }, isFloor: true };
}

// ---- Tables ------------------------------------------------------------------------------------------

// A table that plays as fast as all four have heard; play() begins it.
async function openTable(house, number, count) {
  const port = house.ports[number % house.ports.length];
  let heard = 0;
  let isOver = false;
  let move;
  const hear = () => {
    if (++heard < 4) return;
    heard = 0;
    count();
    if (!isOver) move();
  };
  const stop = () => (isOver = true);
  if (house.isFloor) {
    const sockets = [];
    for (let seat = 0; seat < 4; ++seat) sockets.push(await openSocket(port, `/${number}`, hear));
    const text = "y".repeat(someBytes.asked);
    move = () => sockets[0].send(text);
    return { play: () => move(), stop, close: () => sockets.forEach((socket) => socket.close()) };
  }
  const o = { port, players: 4 };
  const room = await parlour.createRoom(o);
  const seats = [];
  for (let seat = 0; seat < 4; ++seat) seats.push(await parlour.connectPlayer(o, room, seat, hear));
  move = () => seats[0].move(1);
  return { play: () => move(), stop, close: () => seats.forEach((seat) => seat.close()) };
}

async function measure(begin) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const folder = mkdtempSync(join(tmpdir(), "parlour-load-"));
  try {
    const house = await begin(port, folder);
    let moves = 0;
    const all = [];
    for (let i = 0; i < tables; ++i) all.push(await openTable(house, i, () => ++moves));
    await pause(500);
    for (const table of all) table.play();
    await pause(1500);
    const names = Object.keys(house.groups);
    const before = names.map((name) => spent(house.groups[name]));
    const [movesBefore, begun] = [moves, performance.now()];
    await pause(seconds * 1000);
    const done = moves - movesBefore;
    const figures = { moves: (done * 1000) / (performance.now() - begun) };
    names.forEach((name, i) => (figures[name] = (spent(house.groups[name]) - before[i]) / done));
    for (const table of all) table.stop();
    await pause(200);
    for (const table of all) table.close();
    return figures;
  } finally {
    for (const program of started.splice(0)) program.kill("SIGKILL");
    await pause(200);
    rmSync(folder, { recursive: true });
  }
}

const kinds = { "one server, SQLite": oneServer, "three servers, etcd": threeServers, "the floor": theFloor };
const all = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (let turn = 0; turn < turns; ++turn)
  for (const [kind, begin] of Object.entries(kinds)) {
    const figures = await measure(begin);
    all[kind].push(figures);
    console.log(`${kind}: ${Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(name === "moves" ? 0 : 1)}`).join(", ")}`);
  }
const of = (kind, name) => middle(all[kind].map((figures) => figures[name]));
const [one, three, floor] = Object.keys(kinds);
console.log(
  `moves a second, middle of ${turns}: one ${of(one, "moves").toFixed(0)}, three ${of(three, "moves").toFixed(0)} ` +
    `(${(of(three, "moves") / of(one, "moves")).toFixed(2)} times), the floor ${of(floor, "moves").toFixed(0)}\n` +
    `processor time a move in microseconds: one ${of(one, "server").toFixed(1)}, the floor ${of(floor, "floor").toFixed(1)} ` +
    `(${(of(one, "server") / of(floor, "floor")).toFixed(2)} times); three servers ${of(three, "servers").toFixed(1)} and etcd ${of(three, "etcd").toFixed(1)}`,
);
process.exit();
