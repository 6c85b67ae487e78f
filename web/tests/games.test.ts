// Every game of the engine has its page, its words in every language and its golden games; and no rule is written a second
// time in TypeScript: rules have numbers, and a number among logic is where a copy of one would stand.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { folderOf, gameNames, games } from "../src/games/register.ts";
import { languages, sayOf, speak } from "../src/words/index.svelte.ts";

const web = join(import.meta.dirname, "..");

test("the games are the folders of games/ and of src/games/", () => {
  const foldersWith = (file: string, where: string): string[] =>
    readdirSync(join(web, where)).filter((folder) => existsSync(join(web, where, folder, file))).sort();
  const listed = gameNames.map(folderOf).sort();
  expect(foldersWith("RULES.md", "../games")).toEqual(listed);
  expect(foldersWith("game.ts", "src/games")).toEqual(listed);
});

describe.each(gameNames)("%s", (game) => {
  const folder = `src/games/${folderOf(game)}`;

  test("has a page", async () => {
    const { company, most, minutes, emblem } = games[game];
    expect(company).toBeLessThan(most);
    expect(minutes).toBeGreaterThan(0);
    expect(emblem).toBeTypeOf("function");
    for (const file of ["Game.svelte", "OptionsForm.svelte"]) expect(existsSync(join(web, folder, file)), file).toBe(true);
  });

  test.each(languages)("has words in %s", async (language) => {
    expect(existsSync(join(web, folder, "words", `${language}.ts`))).toBe(true);
    await speak(language);
    const { title, says, howTo } = sayOf(game);
    expect(title).not.toBe("");
    expect(says).not.toEqual([]);
    expect(howTo.length).toBeGreaterThan(1);
  });
});

/** Where a file names a rule outside of the comments that tell what is drawn, and of the keys under which refusals are said. */
function rulesIn(file: string, text: string): string[] {
  const logic = text.replaceAll(/<!--[^]*?-->/g, "").replaceAll(/^ +"[A-Z]-[A-Z]\d+ \w+": "/gm, "");
  return [...logic.matchAll(/\b[A-Z]-[A-Z]+\d+\b/g)].map(([rule]) => `${file}: ${rule}`);
}

test("no rule of a game is named in TypeScript", () => {
  const files = ["src", "dev"]
    .flatMap((folder) => readdirSync(join(web, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("src/generated"));
  expect(files.length).toBeGreaterThan(100);
  const house = /: S-/; // a house's own rules are not the games'
  expect(files.flatMap((file) => rulesIn(file, readFileSync(join(web, file), "utf8"))).filter((found) => !house.test(found))).toEqual([]);
  expect(rulesIn("Bad.svelte", "<!-- T-V1 --> if (rule === 'N-A2') ...")).toEqual(["Bad.svelte: N-A2"]);
});
