// Some pictures of the deck Tales, as the painter makes them, for pages that belong to no table: the door, the boxes, the first rounds.
// Their names are their places in the deck (decks/README.md).
const found = import.meta.glob<string>("./*.webp", { eager: true, query: "?url", import: "default" });

/** The address of a picture of Tales. */
export function artOf(card: number): string {
  const address = found[`./${String(card).padStart(3, "0")}.webp`];
  if (address === undefined) throw new Error(`there is no picture ${card} in src/art`);
  return address;
}
