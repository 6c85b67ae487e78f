// The catalogue in Spanish. en.ts is the source.
import type { Words } from "./en.ts";
import { door } from "./door/es.ts";
import { notHuman } from "./notHuman/es.ts";
import { play } from "./play/es.ts";
import { refusals } from "./refusals/es.ts";
import { table } from "./table/es.ts";
import { turing } from "./turing/es.ts";
import { turingMachine } from "./turingMachine/es.ts";

export const es: Words = { door, table, play, turing, notHuman, turingMachine, refusals };
