// Turing Machine in another language; en.ts is the source.
import type { Words } from "../en.ts";

export const turingMachine: Words["turingMachine"] = {
  title: "Turing Machine",
};
