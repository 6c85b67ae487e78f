// Writes into preferences.js where the words of each language are in this build, so that a browser fetches its own at once
// instead of when everything else has been read. Used by vite.config.ts, before the list of all files is made.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export function words(): Plugin {
  let folder = "";
  const files: Record<string, string> = {};
  return {
    name: "parlour:words",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const language = file.type === "chunk" ? /\/src\/words\/(\w+)\.ts$/.exec(file.facadeModuleId ?? "")?.[1] : undefined;
        if (language) files[language] = file.fileName;
      }
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        if (!files["en"]) throw new Error("the words of no language were found in the build");
        const path = join(folder, "preferences.js");
        await writeFile(path, `const words = ${JSON.stringify(files)};\n${await readFile(path, "utf8")}`);
      },
    },
  };
}
