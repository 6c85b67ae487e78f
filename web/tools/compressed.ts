// Writes .br and .gz beside each file that gets smaller by it, so that the server never compresses anything.
// Used by vite.config.ts.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|wasm|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "parlour:compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true });
        await Promise.all(entries.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const smaller = [
    [".br", await promisify(brotliCompress)(bytes, { params: best })],
    [".gz", await promisify(gzip)(bytes, { level: 9 })],
  ] as const;
  for (const [ending, small] of smaller) if (small.length < bytes.length) await writeFile(path + ending, small);
}
