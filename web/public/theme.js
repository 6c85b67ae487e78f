// Runs before anything is painted, so that a chosen light or dark look does not flash the other one first.
// src/design/theme.svelte.ts keeps the choice.
try {
  const theme = localStorage.getItem("parlour.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows the system's look.
}
