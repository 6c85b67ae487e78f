// Runs before anything is painted, so that a chosen look does not flash the other one first.
// src/design/preferences.svelte.ts keeps what is chosen.
try {
  for (const name of ["theme", "motion"]) {
    const chosen = localStorage.getItem(`parlour.${name}`);
    if (chosen) document.documentElement.dataset[name] = chosen;
  }
} catch {
  // A browser that keeps nothing shows the system's look.
}
