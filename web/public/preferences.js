// Runs before anything is painted, so that a chosen look does not flash the other one first, and sends for the words of the
// player's language while the pages are still being read. src/design/preferences.svelte.ts and src/words/ keep what is chosen.
// `words` says where those of each language are; tools/words.ts writes it above this text when the pages are built.
const chosen = (name) => {
  try {
    return localStorage.getItem(`parlour.${name}`);
  } catch {
    return null; // a browser that keeps nothing shows the system's look
  }
};
for (const name of ["theme", "motion"]) if (chosen(name)) document.documentElement.dataset[name] = chosen(name);
if (typeof words !== "undefined") {
  const spoken = [chosen("language") ?? "", ...navigator.languages].map((wish) => wish.toLowerCase().split("-")[0]).find((wish) => wish in words);
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words[spoken ?? "en"] }));
}
