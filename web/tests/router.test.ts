// Addresses and the pages that they name.
import { expect, test } from "vitest";

import { pageOf } from "../src/router.svelte.ts";

test.each([
  ["/", { is: "Door" }],
  ["/t/amber-fox-7", { is: "Table", code: "amber-fox-7" }],
  ["/machine", { is: "Machine", problem: null }],
  ["/machine/23MT-YATX-46", { is: "Machine", problem: "23MT-YATX-46" }],
  ["/daily", { is: "Daily", day: null }],
  ["/daily/2026-11-17", { is: "Daily", day: "2026-11-17" }],
  ["/first/turing", { is: "FirstRound", game: "turing" }],
  ["/pass/not-human", { is: "Pass", game: "not-human" }],
  ["/pass", { is: "Nowhere" }],
  ["/first", { is: "Nowhere" }],
  ["/t", { is: "Nowhere" }],
  ["/t/a/b", { is: "Nowhere" }],
  ["/t/amber-fox-7/tv", { is: "Tv", code: "amber-fox-7" }],
  ["/t/amber-fox-7/tv/b", { is: "Nowhere" }],
  ["/print", { is: "Print", what: null, which: null }],
  ["/print/deck/tales", { is: "Print", what: "deck", which: "tales" }],
  ["/print/deck/tales/b", { is: "Nowhere" }],
  ["/memories", { is: "Memories" }],
  ["/memories/b", { is: "Nowhere" }],
  ["/else", { is: "Nowhere" }],
  ["/machine/%E0%A4%A", { is: "Machine", problem: "%E0%A4%A" }],
])("%s", (path, page) => expect(pageOf(path)).toEqual(page));
