// What a page hears, draws and keeps, searched for what only seats may know.
import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { protocol } from "../src/generated/wire.ts";
import { words } from "./browser.ts";

/** One connection of a page, and all that it was told. */
export interface Heard {
  covered: boolean; // or of a watcher
  messages: protocol.FromServer[];
}
export function listen(page: Page): Heard[] {
  const all: Heard[] = [];
  page.on("websocket", (socket) => {
    const heard: Heard = { covered: false, messages: [] };
    all.push(heard);
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as protocol.FromClient;
      if (said.is === "Hello") heard.covered = said.covered || said.token === null;
    });
    socket.on("framereceived", ({ payload }) => heard.messages.push(JSON.parse(String(payload)) as protocol.FromServer));
  });
  return all;
}
export const gamesIn = ({ messages }: Heard): protocol.GameState[] =>
  messages.flatMap((message) => (message.is === "Welcome" ? message.everything.game : message.is === "Update" ? message.game : null) ?? []);
/** A watcher's view says nothing of anybody's own, nor does anything that changes in it. */
export function expectNothingOfAnybody(heard: Heard): void {
  for (const game of gamesIn(heard)) {
    if (game.view) expect((game.view as { mine: unknown }).mine).toEqual({ is: "Watcher" });
    for (const { at } of game.changes) expect(at).not.toMatch(/^\/mine/);
  }
  for (const message of heard.messages) if (message.is === "Welcome") expect(message.notebook).toBe("");
}

/** What a page draws, what is written in its fields, and what its browser keeps; all of a deck may be kept for later (`decks`). */
export const drawnAndKept = (page: Page, decks = false): Promise<string> =>
  page.evaluate(async (withoutCaches) => {
    const written = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].map(({ value }) => value);
    const shelves = withoutCaches || !("caches" in window) ? [] : await window.caches.keys();
    const caches = await Promise.all(shelves.map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url).join()));
    const bases = await indexedDB.databases();
    return [document.documentElement.outerHTML, ...written, JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state), location.href, document.title, JSON.stringify(bases), ...caches].join("\n");
  }, decks);

/** What a page draws of what only seats know: cards of a role, marks by which one of nine pictures could be told from another, answers. */
interface Told {
  roles: number;
  pictures: string[]; // how each is drawn, without itself and its number
  answers: number;
  words: string;
}
export const toldBy = (page: Page): Promise<Told> =>
  page.evaluate(() => ({
    roles: document.querySelectorAll(".role").length,
    pictures: [...document.querySelectorAll(".nine li")].map((one) => one.outerHTML.replace(/ (src|alt)="[^"]*"/g, "").replace(/\d+/g, "")),
    answers: document.querySelectorAll(".answered, .punched, .yes, .no").length,
    words: [document.body.innerText, ...[...document.querySelectorAll("[alt], [aria-label], [title]")].flatMap((one) => ["alt", "aria-label", "title"].map((name) => one.getAttribute(name) ?? ""))].join("\n"),
  }));
const { notHuman, turingMachine } = words.en;
const ofRoles = [notHuman.youAreHuman, notHuman.youAreRobot, ...Array.from({ length: 9 }, (_, at) => notHuman.rightPicture(at + 1))];
/** `asked`: the code with which the machine was asked. */
export function expectNothingTold({ roles, pictures, answers, words: text }: Told, asked: string): void {
  expect(roles).toBe(0);
  expect(new Set(pictures).size).toBeLessThanOrEqual(1);
  expect(answers).toBe(0);
  const ofAnswers = ["A", "B", "C", "D"].flatMap((letter) => [true, false].map((yes) => turingMachine.answered(letter, asked, yes)));
  for (const secret of [...ofRoles, ...ofAnswers]) expect(text).not.toContain(secret);
}
