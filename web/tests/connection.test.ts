// The wire heals by itself: broken connections, lost answers, double answers, silence, a goodbye for good.
import { beforeEach, describe, expect, test } from "vitest";

import type { protocol } from "../src/generated/wire.ts";
import { Connection, type FromServer, type Socket, type Status, tableClosed } from "../src/table/connection.ts";

class TestSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: Record<string, unknown>[] = [];
  lengths: number[] = [];
  isClosed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
    this.lengths.push(text.length);
  }
  close(): void {
    this.isClosed = true;
  }
  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let now: number, sockets: TestSocket[], timers: { at: number; then: () => void }[];
let heard: FromServer[], statuses: Status["is"][], connection: Connection;

const update = (version: number): object => ({ version, now, done: null, table: null, game: null, talk: [], lesson: null });
const welcome = (version = 1, lastId = 0): object => ({ is: "Welcome", protocol: 2, person: 1, notebook: "", lastId, everything: update(version) });
const socket = (): TestSocket => sockets.at(-1)!;
const requests = (from: TestSocket): unknown[] => from.said.filter((one) => one["is"] === "Request");

function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.then();
  }
  now = end;
}

function greet(): void {
  socket().onopen?.();
  socket().tells(welcome());
}

beforeEach(() => {
  [now, sockets, timers, heard, statuses] = [1_000_000, [], [], [], []];
  connection = new Connection(
    {
      connect: () => {
        sockets.push(new TestSocket());
        return socket();
      },
      now: () => now,
      after: (milliseconds, then) => {
        const timer = { at: now + milliseconds, then };
        timers.push(timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
      random: () => 0.5,
    },
    "secret",
    (message) => heard.push(message),
    (status) => statuses.push(status.is),
  );
});

describe("a connection", () => {
  test("says hello with its token and hears the whole table", () => {
    greet();
    expect(socket().said).toEqual([{ is: "Hello", protocol: 2, token: "secret", seen: null, whole: false, covered: false }]);
    expect(heard.map((message) => message.is)).toEqual(["Welcome"]);
    expect(statuses).toEqual(["Connecting", "Open"]);
  });

  test("makes whole views of what changed, and leaves those it made before as they are", () => {
    const game = { events: [], limit: null, pictures: [], mayTalk: true };
    const view = { up: { phase: "voting", players: [{ points: 0 }, { points: 1 }], pairs: [] }, mine: { is: "Watcher" } };
    const changes = [
      { at: "/up/players/1/points", to: 2 },
      { at: "/up/pairs/0", to: { left: 3, right: 4 } },
      { at: "/mine", to: { is: "Interrogator", vote: null } },
    ];
    socket().onopen?.();
    socket().tells({ ...welcome(), everything: { ...update(1), game: { ...game, view, changes: [] } } });
    socket().tells({ is: "Update", ...update(2), game: { ...game, view: null, changes } });
    socket().tells({ is: "Update", ...update(3), game: { ...game, view: null, changes: [] } });
    socket().tells({ is: "Update", ...update(4), game: { ...game, view: { fresh: true }, changes: [] } });
    const views = heard.map((message) => (message.is === "Welcome" ? message.everything : (message as protocol.Update)).game?.view);
    const second = {
      up: { phase: "voting", players: [{ points: 0 }, { points: 2 }], pairs: [{ left: 3, right: 4 }] },
      mine: { is: "Interrogator", vote: null },
    };
    expect(views).toEqual([view, second, second, { fresh: true }]);
  });

  test("answers a request when the server has answered it", async () => {
    greet();
    const done = connection.request({ is: "Start" });
    const refused = connection.request({ is: "Pause" });
    const [first, second] = requests(socket()) as { id: number }[];
    expect(first!.id).not.toBe(second!.id);
    socket().tells({ is: "Refused", id: second!.id, rule: "S-G4", name: "pausedAlready", reason: "The table is paused already.", detail: "" });
    socket().tells({ is: "Done", id: first!.id, version: 2 });
    expect(await done).toBeNull();
    expect(await refused).toEqual({ rule: "S-G4", name: "pausedAlready", reason: "The table is paused already.", detail: "" });
  });

  test("sends what was not answered again, with the same id, and says what it has seen", async () => {
    greet();
    socket().tells({ is: "Update", ...update(7) });
    const done = connection.request({ is: "Start" });
    const [sent] = requests(socket());
    socket().onclose?.();
    pass(1000);
    expect(sockets.length).toBe(2);
    socket().onopen?.();
    expect(socket().said).toEqual([{ is: "Hello", protocol: 2, token: "secret", seen: 7, whole: false, covered: false }]);
    socket().tells(welcome(8));
    expect(requests(socket())).toEqual([sent]);
    socket().tells({ is: "Done", id: (sent as { id: number }).id, version: 8 });
    socket().tells({ is: "Done", id: (sent as { id: number }).id, version: 8 });
    expect(await done).toBeNull();
  });

  test("goes on above the ids that were done, also from another device whose clock is ahead", () => {
    socket().onopen?.();
    socket().tells(welcome(1, 1e15));
    void connection.request({ is: "Start" });
    expect(requests(socket())).toEqual([{ is: "Request", id: 1e15 + 1, do: { is: "Start" } }]);
  });

  test("says everything in one length, so that nobody on the way can tell wishes apart", () => {
    greet();
    void connection.request({ is: "Start" });
    void connection.request({ is: "Talk", text: "something that is longer than a word" });
    expect(socket().lengths).toEqual([256, 256, 256]);
  });

  test("keeps a request that was made while it was broken", () => {
    void connection.request({ is: "Start" });
    expect(socket().said).toEqual([]);
    greet();
    expect(requests(socket()).length).toBe(1);
  });

  test("waits longer each time, never longer than ten seconds, and soon again after a success", () => {
    for (let tries = 0; tries < 12; ++tries) {
      socket().onclose?.();
      pass(10_000);
    }
    expect(sockets.length).toBe(13);
    greet();
    socket().onclose?.();
    pass(400);
    expect(sockets.length).toBe(14);
  });

  test("takes a long silence for a broken connection", () => {
    greet();
    pass(10_000);
    expect(socket().said.at(-1)).toEqual({ is: "Ping" });
    socket().tells({ is: "Pong", now });
    pass(20_000);
    expect(sockets.length).toBe(1);
    pass(20_000);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test("is back within a second or so, ten times, before it takes more time", () => {
    for (let tries = 0; tries < 10; ++tries) {
      socket().onclose?.();
      pass(1000);
    }
    expect(sockets.length).toBe(11);
    socket().onclose?.();
    pass(1000);
    expect(sockets.length).toBe(11);
  });

  test("with a wish that is not answered asks after two seconds of silence, and takes it for broken after four", () => {
    greet();
    pass(5000);
    void connection.request({ is: "Start" });
    pass(1500);
    expect(socket().said.at(-1)).toMatchObject({ is: "Request" });
    pass(500);
    expect(socket().said.at(-1)).toEqual({ is: "Ping" });
    pass(1500);
    expect(sockets.length).toBe(1);
    pass(1000);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(sockets.length).toBe(2);
    greet();
    expect(requests(socket())).toEqual(requests(sockets[0]!));
  });

  test("waits for a server that is only slow", () => {
    greet();
    void connection.request({ is: "Start" });
    for (let seconds = 0; seconds < 30; seconds += 2) {
      pass(2000);
      expect(socket().said.at(-1)).toEqual({ is: "Ping" });
      socket().said.pop();
      socket().tells({ is: "Pong", now });
    }
    expect(sockets.length).toBe(1);
  });

  test("hurries when the network is back", () => {
    greet();
    socket().onclose?.();
    connection.hurry();
    expect(sockets.length).toBe(2);
    pass(10_000);
    expect(sockets.length).toBe(2);
  });

  test("does not come back after a goodbye for good, but does after another", () => {
    greet();
    socket().tells({ is: "Goodbye", rule: "", name: "stopping", reason: "The server is stopping; it will be back soon.", detail: "", comeBack: true });
    socket().onclose?.();
    pass(1000);
    expect(sockets.length).toBe(2);
    greet();
    socket().tells({ is: "Goodbye", rule: "S-J6", name: "elsewhere", reason: "You are here from another device now.", detail: "", comeBack: false });
    pass(60_000);
    expect(sockets.length).toBe(2);
    expect(statuses.at(-1)).toBe("Closed");
  });

  test("leaves no wish without an answer after a goodbye for good, and none undone that was answered", async () => {
    greet();
    const done = connection.request({ is: "Start" });
    const waiting = connection.request({ is: "Pause" });
    const [first] = requests(socket()) as { id: number }[];
    socket().tells({ is: "Done", id: first!.id, version: 2 });
    socket().tells({ is: "Goodbye", rule: "S-J4", name: "kicked", reason: "You were asked to leave this table.", detail: "", comeBack: false });
    expect(await Promise.all([done, waiting])).toEqual([null, tableClosed]);
    expect(statuses.at(-1)).toBe("Closed");
  });

  test("keeps a wish through a goodbye that is not for good", () => {
    greet();
    let answered = false;
    void connection.request({ is: "Start" }).then(() => (answered = true));
    socket().tells({ is: "Goodbye", rule: "", name: "stopping", reason: "The server is stopping; it will be back soon.", detail: "", comeBack: true });
    socket().onclose?.();
    pass(1000);
    greet();
    expect(requests(socket()).length).toBe(1);
    expect(answered).toBe(false);
  });

  test("leaves no wish without an answer when it is closed, whether it was sent or not", async () => {
    const unsent = connection.request({ is: "Start" });
    greet();
    const sent = connection.request({ is: "Pause" });
    connection.close();
    expect(await Promise.all([unsent, sent])).toEqual([tableClosed, tableClosed]);
  });

  test("stops when it is closed", async () => {
    greet();
    connection.close();
    pass(60_000);
    expect(sockets.length).toBe(1);
    expect(await connection.request({ is: "Start" })).toEqual(tableClosed);
  });
});
