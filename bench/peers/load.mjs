// How many moves a second, and how much processor time a move: 200 tables of four, each plays as fast as it is answered.
// One server with SQLite, three on three nodes of etcd, and the floor (bench/floor.cpp), in turns, on the same cores.
//   node bench/peers/load.mjs [TABLES] [SECONDS] [TURNS]
import * as parlour from "./adapter.mjs";
import { counted, inHouse, oneServer, pause, someBytes, spent, theFloor, threeServers } from "./houses.mjs";
import { openSocket } from "./web_socket.mjs";

const [tables = 200, seconds = 6, turns = 3] = process.argv.slice(2).map(Number);
const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

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

const measure = (begin) =>
  inHouse(begin, async (house) => {
    let moves = 0;
    const all = [];
    for (let i = 0; i < tables; ++i) all.push(await openTable(house, i, () => ++moves));
    await pause(500);
    for (const table of all) table.play();
    await pause(1500);
    const names = Object.keys(house.groups);
    const visits = () => (house.isFloor ? 0 : counted(house, "commit_seconds_count"));
    const visitsBefore = await visits();
    const before = names.map((name) => spent(house.groups[name]));
    const [movesBefore, begun] = [moves, performance.now()];
    await pause(seconds * 1000);
    const done = moves - movesBefore;
    const figures = { moves: (done * 1000) / (performance.now() - begun) };
    names.forEach((name, i) => (figures[name] = (spent(house.groups[name]) - before[i]) / done));
    if (!house.isFloor) figures.group = done / ((await visits()) - visitsBefore);
    for (const table of all) table.stop();
    await pause(200);
    for (const table of all) table.close();
    return figures;
  });

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
    `(${(of(one, "server") / of(floor, "floor")).toFixed(2)} times); three servers ${of(three, "servers").toFixed(1)} and etcd ${of(three, "etcd").toFixed(1)}\n` +
    `moves in one visit to the disk or to etcd: one ${of(one, "group").toFixed(1)}, three ${of(three, "group").toFixed(1)}`,
);
process.exit();
