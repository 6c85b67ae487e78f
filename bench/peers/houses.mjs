// The houses that benches drive: one server with SQLite, three on three nodes of etcd, and the floor (bench/floor.cpp).
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as parlour from "./adapter.mjs";

const built = new URL("../../build/", import.meta.url).pathname;
const here = "127.0.0.1";
const secret = "of-the-bench";
export const someBytes = { asked: 77, told: 1339 }; // of a move, and of what a seat hears of it, on average of the games that adapter.mjs plays

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Processor time of these programs so far, in microseconds. */
export const spent = (programs) =>
  programs.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);

/** What all servers of a house have counted so far under a name of /metrics. */
export async function counted(house, name) {
  let sum = 0;
  for (const port of house.ports) {
    const answer = await fetch(`http://${here}:${port}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
    sum += Number(new RegExp(`^parlour_${name} (.*)$`, "m").exec(await answer.text())[1]);
  }
  return sum;
}

const started = [];
const start = (command, words) => {
  const program = spawn(command, words.map(String), { stdio: "ignore" });
  started.push(program);
  return program;
};
const isUp = async (url) => {
  for (let i = 0; i < 400; ++i, await pause(50)) if ((await fetch(url).catch(() => null))?.ok) return;
  throw new Error(`nobody answers at ${url}`);
};

async function serve(port, data, more = []) {
  const { cmd, args } = parlour.serverCmd({ port });
  const server = start(cmd, [...args.slice(0, 3), "--data", data, ...args.slice(5), "--metrics-token", secret, ...more]);
  await isUp(parlour.readyUrl({ port }));
  return server;
}

export async function oneServer(port, folder) {
  return { ports: [port], groups: { server: [await serve(port, join(folder, "one"))] } };
}

export async function threeServers(port, folder) {
  const peers = [1, 2, 3].map((n) => `n${n}=http://${here}:${port + 20 + n}`).join();
  const nodes = [1, 2, 3].map((n) =>
    start("etcd", [
      ...["--name", `n${n}`, "--data-dir", join(folder, `etcd${n}`), "--initial-cluster", peers, "--pre-vote"],
      ...["--listen-client-urls", `http://${here}:${port + 10 + n}`, "--advertise-client-urls", `http://${here}:${port + 10 + n}`],
      ...["--listen-peer-urls", `http://${here}:${port + 20 + n}`, "--initial-advertise-peer-urls", `http://${here}:${port + 20 + n}`],
      ...["--election-timeout", 600, "--snapshot-count", 5000],
    ]),
  );
  await isUp(`http://${here}:${port + 11}/health`);
  const journal = `etcd://${[1, 2, 3].map((n) => `${here}:${port + 10 + n}`).join()}`;
  const ports = [port + 1, port + 2, port + 3];
  const servers = [];
  for (const own of ports) servers.push(await serve(own, join(folder, `parlour${own}`), ["--journal", journal, "--advertise", `${here}:${own}`]));
  return { ports, groups: { servers, etcd: nodes } };
}

export async function theFloor(port, folder) {
  const server = start(join(built, "floor"), [port, join(folder, "floor"), someBytes.told]);
  await pause(300);
  return { ports: [port], groups: { floor: [server] }, isFloor: true };
}

/** Begins a house on free ports, in a folder of its own, which goes with it. */
export async function inHouse(begin, what) {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const folder = mkdtempSync(join(tmpdir(), "parlour-house-"));
  try {
    return await what(await begin(port, folder));
  } finally {
    for (const program of started.splice(0)) program.kill("SIGKILL");
    await pause(200);
    rmSync(folder, { recursive: true });
  }
}
