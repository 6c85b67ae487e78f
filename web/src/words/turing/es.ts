// Turing in another language; en.ts is the source.
import type { Words } from "../en.ts";

export const turing: Words["turing"] = {
  title: "Turing",
};
