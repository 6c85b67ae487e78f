// What the server tells of a view is what changed in it: this makes the whole of it again (docs/protocol.md).
// The older view stays as it was, so that a page can still compare the two.
import type { protocol } from "../generated/wire.ts";

type Parts = Record<string, unknown>;

/** A copy with `to` at the end of the path; what is not on the way is shared with the older one. */
function put(value: unknown, path: string[], to: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Parts) }) as Parts;
  copy[name] = put(copy[name], rest, to);
  return copy;
}

export function changed(view: unknown, changes: protocol.Difference[]): unknown {
  return changes.reduce((before, { at, to }) => put(before, at.split("/").slice(1), to), view);
}
