// The reactions as they are drawn; their names are in words/table.
import type { protocol } from "../generated/wire.ts";

export type Reaction = protocol.React["reaction"];
export const glyphs: Record<Reaction, string> = {
  applause: "👏",
  laugh: "😄",
  wow: "😮",
  think: "🤔",
  heart: "❤️",
  hurry: "⏳",
};
export const reactions = Object.keys(glyphs) as Reaction[];
