// For the editor and svelte-check: runes everywhere, as in vite.config.ts.
export default { compilerOptions: { runes: true } };
