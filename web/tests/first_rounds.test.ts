// The guided first rounds with the real referee: the company never does what is refused, the player is told one thing at a time,
// and whatever the player does in them, they come to their end.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { descriptions } from "../src/art/descriptions.ts";
import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { notHumanLesson } from "../src/first/not_human.ts";
import { Rehearsal } from "../src/first/rehearsal.svelte.ts";
import { turingLesson } from "../src/first/turing.ts";
import { languages, speak } from "../src/words/index.svelte.ts";

let engine: Engine;
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});

describe.each(languages)("in %s", (language) => {
  test.each(["at once", "after passing", "wrongly"])("Turing: the player votes %s, answers, and is recognised", async (how) => {
    await speak(language);
    const table = new Rehearsal(engine, turingLesson());
    const told = new Set<string>();
    for (let step = 0; !table.lesson.isOver(table); ++step) {
      expect(step).toBeLessThan(40);
      told.add(table.lesson.says(table));
      const { up, mine } = table.view;
      if (!table.facts.waitedFor.includes(table.lesson.me)) table.goOn();
      else if (up.phase === "answering" && mine.is === "Responder") {
        const position = mine.row.findIndex((_, at) => table.whyNot({ is: "Answer", position: at }) === null);
        expect(table.lesson.picture(table, mine.row[position]!)).not.toBe(table.lesson.picture(table, up.guide));
        await table.send({ is: "Answer", position });
      } else if (how === "after passing" && up.pairs.length < 2) await table.send({ is: "Pass" });
      else {
        // What looks alike was chosen: 84, 12 and 27 lie on water as the Guide does.
        const chosen = [84, 12, 27].includes(table.lesson.picture(table, up.pairs[0]!.left)) ? "L" : "R";
        const other = chosen === "L" ? "R" : "L";
        await table.send({ is: "Vote", side: how === "wrongly" ? other : chosen });
        told.add(table.lesson.says(table));
        table.goOn(); // Fizz
        expect(table.view.up.players[table.lesson.me]!.points > 0).toBe(how !== "wrongly");
      }
    }
    expect(table.view.up.players[table.lesson.me]!.pointsAsResponder).toBeGreaterThan(0);
    expect(told.size).toBeGreaterThan(4);
  });

  test("I Am Not Human: the player is a robot, says a word, and finds the human", async () => {
    await speak(language);
    const table = new Rehearsal(engine, notHumanLesson());
    const pictures = table.view.up.pictures.map((card) => table.lesson.picture(table, card));
    expect(new Set(pictures).size).toBe(9);
    for (const picture of pictures) expect(descriptions[picture]?.[language]).toBeTruthy();
    const told = new Set<string>();
    for (let step = 0; !table.lesson.isOver(table); ++step) {
      expect(step).toBeLessThan(60);
      told.add(table.lesson.says(table));
      const { up, mine } = table.view;
      if (!table.facts.waitedFor.includes(table.lesson.me)) {
        table.goOn();
        continue;
      }
      if (up.phase === "looking" || up.phase === "discussing") await table.send({ is: "Ready" });
      else if (up.phase === "associating") {
        expect(mine.is).toBe("Robot");
        await table.send({ is: "Say", word: "zeppelin" });
      } else if (up.phase === "explaining") await table.send({ is: "Explain", text: "" });
      else {
        const human = [1, 2, 3].find((seat) => table.seen(seat).mine.is === "Human")!;
        await table.send({ is: "Accuse", entry: up.associations.findIndex(({ seat }) => seat === human) + 1 });
      }
    }
    expect(table.view.up.lastRound).toMatchObject({ winner: "robots" });
    expect(table.view.up.players[table.lesson.me]!.stars).toBe(2); // for the robots, and for a right vote
    expect(told.size).toBeGreaterThan(6);
  });
});
