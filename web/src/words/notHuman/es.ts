// I Am Not Human in another language; en.ts is the source.
import type { Words } from "../en.ts";

export const notHuman: Words["notHuman"] = {
  title: "No soy humano",
};
