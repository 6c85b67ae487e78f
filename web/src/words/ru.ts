// The catalogue in Russian. en.ts is the source.
import type { Words } from "./en.ts";
import { door } from "./door/ru.ts";
import { notHuman } from "./notHuman/ru.ts";
import { play } from "./play/ru.ts";
import { refusals } from "./refusals/ru.ts";
import { table } from "./table/ru.ts";
import { turing } from "./turing/ru.ts";
import { turingMachine } from "./turingMachine/ru.ts";

export const ru: Words = { door, table, play, turing, notHuman, turingMachine, refusals };
