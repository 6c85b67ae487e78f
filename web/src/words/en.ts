// English: the source of the catalogue. Its type is what every other language must fill.
// The areas are in the folders beside this file.
import { door } from "./door/en.ts";
import { notHuman } from "./notHuman/en.ts";
import { play } from "./play/en.ts";
import { refusals } from "./refusals/en.ts";
import { table } from "./table/en.ts";
import { turing } from "./turing/en.ts";
import { turingMachine } from "./turingMachine/en.ts";

export const en = { door, table, play, turing, notHuman, turingMachine, refusals };
export type Words = typeof en;
