// The service worker tidies up after itself, and after nobody else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../src/service_worker.js"), "utf8");

test("a new version deletes the shelves of older ones, keeps decks, and nothing of another program on the same origin", async () => {
  const names = new Set(["parlour-old", "parlour-new", "parlour-decks", "another-app-on-this-origin"]);
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    clients: { claim: () => Promise.resolve() },
  };
  const caches = { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) };
  // The worker is a script, not a module.
  new Function("self", "caches", "location", "version", "files", text)(self, caches, { href: "http://localhost/", origin: "http://localhost" }, "new", []);
  let tidy: Promise<unknown> = Promise.resolve();
  handlers.get("activate")!({ waitUntil: (promise: Promise<unknown>) => (tidy = promise) });
  await tidy;
  expect([...names]).toEqual(["parlour-new", "parlour-decks", "another-app-on-this-origin"]);
});
