// Lets a harness for game servers drive Parlour: rooms of four who play real games of Turing, over WebSockets.
// A "move" is the next thing that anybody at the table may do; its update is counted when a seat hears its version.
// Every seat receives everything; one of each table also reads it, to know what to do next. So the server is measured,
// not how fast the driver reads JSON.
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { openSocket } from "./web_socket.mjs";

export const name = "parlour";

const program = process.env.PARLOUR ?? new URL("../../build/parlour", import.meta.url).pathname;
const generous = ["--connections-per-address", "100000", "--requests-per-second", "100000", "--tables-per-address", "100000", "--messages-per-second", "100000"];

export const serverCmd = (o) => ({
  cmd: program,
  args: ["serve", "--port", String(o.port), "--data", process.env.STORE_DIR ?? mkdtempSync(join(tmpdir(), "parlour-bench-")), ...generous],
  cwd: ".",
  env: {},
});
export const readyUrl = (o) => `http://127.0.0.1:${o.port}/healthz`;

const updateOf = '{"is":"Update","version":';
const newToken = () => randomBytes(32).toString("base64url");

export async function createRoom(o) {
  const tokens = [...Array(o.players)].map(newToken);
  const setup = { game: "turing", seats: o.players, options: { mode: "cooperative" } };
  const answer = await fetch(`http://127.0.0.1:${o.port}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ setup, name: "seat 0", token: tokens[0] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { code } = await answer.json();
  return { code, tokens, sockets: [], table: null, view: null, pending: new Map(), nextId: 1 };
}

// What somebody at the table may do now: [seat, wish].
function nextWish(room) {
  const up = room.view?.up;
  if (!up || room.table.stage === "over") return [0, { is: room.table.stage === "over" ? "Rematch" : "Start" }];
  // The Machine's card lies at an end of the row, so the second one is always the Responder's to play.
  if (up.phase === "answering") return [up.responder, { is: "Play", command: { is: "Answer", position: 1 } }];
  const seat = up.players.findIndex((player, i) => i !== up.responder && player.votedAfter === 0 && !player.passed);
  return [seat, { is: "Play", command: { is: "Vote", side: "L" } }];
}

// Puts what changed into the view that was shown last. There are few places, so they are taken apart once.
const paths = new Map();
function change(view, changes) {
  for (const { at, to } of changes) {
    let path = paths.get(at);
    if (!path) paths.set(at, (path = at.split("/").slice(1)));
    let place = view;
    for (let i = 0; i < path.length - 1; ++i) place = place[path[i]];
    place[path[path.length - 1]] = to;
  }
  return view;
}

export async function connectPlayer(o, room, seat, onUpdate) {
  const connection = {
    firstSync: null,
    move(nonce) {
      const [who, wish] = nextWish(room);
      room.pending.set(room.version + 1, nonce);
      const person = room.table.people.find((one) => one.seat === who);
      room.sockets[wish.is === "Play" ? Number(person.name.slice(5)) : 0].ask(wish);
    },
    close: () => socket.close(),
  };
  const count = (version) => {
    room.version = Math.max(room.version ?? 0, version);
    const nonce = room.pending.get(version);
    if (nonce !== undefined) onUpdate(nonce, seat, { G: { seq: version } });
  };
  const see = (update) => {
    if (update.table) room.table = update.table;
    if (update.game) room.view = update.game.view ?? change(room.view, update.game.changes);
    count(update.version);
  };
  let ready;
  const isReady = new Promise((resolve) => (ready = resolve));
  const hear = (text) => {
    if (seat > 0 && text.startsWith(updateOf)) return count(parseInt(text.slice(updateOf.length, updateOf.length + 12)));
    const message = JSON.parse(text);
    if (message.is === "Update") return see(message);
    if (message.is === "Refused") throw new Error(`${message.rule}: ${message.reason}`);
    if (message.is === "Welcome") {
      if (seat === 0) see(message.everything);
      connection.firstSync = { state: { G: { seq: message.everything.version } } };
      if (message.person === null) room.sockets[seat].ask({ is: "Join", name: `seat ${seat}` });
      else ready();
    }
    if (message.is === "Joined") ready();
  };
  const socket = await openSocket(o.port, `/api/tables/${room.code}/socket`, hear);
  const send = (message) => socket.send(JSON.stringify(message));
  room.sockets[seat] = { ask: (wish) => send({ is: "Request", id: room.nextId++, do: wish }) };
  send({ is: "Hello", protocol: 2, token: room.tokens[seat], seen: null });
  await isReady;
  // The last one to sit down begins the game.
  room.seated = (room.seated ?? 0) + 1;
  if (room.seated === o.players) setTimeout(() => room.sockets[0].ask({ is: "Start" }), 50);
  return connection;
}
