// Writes sw.js with the list of all files of this build, so that a later visit works without a network.
// The worker itself is src/service_worker.js; used by vite.config.ts, before the files are compressed.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "parlour:service-worker",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && !/\.(br|gz)$|^(icon-|apple-touch|screen-|sw\.js)/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
          .sort();
        const hash = createHash("sha256");
        for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
        const worker = await readFile(join(import.meta.dirname, "../src/service_worker.js"), "utf8");
        const paths = files.map((file) => (file === "index.html" ? "./" : file));
        const head = `const version = "${hash.digest("hex").slice(0, 16)}";\nconst files = ${JSON.stringify(paths)};\n`;
        await writeFile(join(folder, "sw.js"), head + worker);
      },
    },
  };
}
