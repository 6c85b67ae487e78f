// The catalogue in Italian. en.ts is the source.
import type { Words } from "./en.ts";
import { door } from "./door/it.ts";
import { notHuman } from "./notHuman/it.ts";
import { play } from "./play/it.ts";
import { refusals } from "./refusals/it.ts";
import { table } from "./table/it.ts";
import { turing } from "./turing/it.ts";
import { turingMachine } from "./turingMachine/it.ts";

export const it: Words = { door, table, play, turing, notHuman, turingMachine, refusals };
