// Cuts the faces of npm's packages to letters that are read together, so that nobody fetches letters of languages that are
// not on the page: into src/generated/faces, with faces.css that says which letters are where. Used by vite.config.ts.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Face {
  family: string;
  weight: number;
  file: string; // with SCRIPT where the package names latin or cyrillic
  metrics?: string;
}
const faces: Face[] = [
  { family: "Plex Sans", weight: 400, file: "@fontsource/ibm-plex-sans/files/ibm-plex-sans-SCRIPT-400-normal.woff2" },
  { family: "Plex Sans", weight: 600, file: "@fontsource/ibm-plex-sans/files/ibm-plex-sans-SCRIPT-600-normal.woff2" },
  { family: "Plex Mono", weight: 500, file: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-SCRIPT-500-normal.woff2" },
  {
    family: "Old Standard", // its numerals float without these
    weight: 400,
    file: "@fontsource/old-standard-tt/files/old-standard-tt-SCRIPT-400-normal.woff2",
    metrics: "  ascent-override: 88%;\n  descent-override: 20%;\n  line-gap-override: 0%;\n",
  },
];

/** What is fetched together: the letters of our four languages, and apart from them whatever else a name may need. */
export const parts = {
  plain: { script: "latin", letters: "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-201D, U+2026, U+2212" },
  south: { script: "latin", letters: "U+00A1, U+00BF, U+00C0-00C1, U+00C8-00C9, U+00CC-00CD, U+00D1-00D3, U+00D9-00DA, U+00DC, U+00E0-00E1, U+00E8-00E9, U+00EC-00ED, U+00F1-00F3, U+00F9-00FA, U+00FC" },
  latin: { script: "latin", letters: "U+00A2-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00BE, U+00C2-00C7, U+00CA-00CB, U+00CE-00D0, U+00D4-00D6, U+00D8, U+00DB, U+00DD-00DF, U+00E2-00E7, U+00EA-00EB, U+00EE-00F0, U+00F4-00F8, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193" },
  russian: { script: "cyrillic", letters: "U+0401, U+0410-044F, U+0451, U+2116" },
  cyrillic: { script: "cyrillic", letters: "U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1" },
} as const;

/** What the pages ask of a face besides its letters: pairs set closer, accents in place, figures of one width. */
const keepFeatures = ["ccmp", "kern", "mark", "mkmk", "tnum"];

/** U+0041-0043 as "ABC". */
export function lettersOf(range: string): string {
  return range
    .split(", ")
    .map((part) => {
      const [first, last = first] = part.slice(2).split("-").map((hex) => parseInt(hex, 16)) as [number, number?];
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
    })
    .join("");
}

export function faceParts(): Plugin {
  const folder = join(import.meta.dirname, "../src/generated/faces");
  return {
    name: "parlour:faces",
    async buildStart() {
      const css = join(folder, "faces.css");
      const made = await stat(css).catch(() => undefined);
      const source = await stat(import.meta.filename);
      if (made && made.mtimeMs > source.mtimeMs) return;
      await mkdir(folder, { recursive: true });
      await writeFile(css, (await Promise.all(faces.map((face) => cut(face, folder)))).join(""));
    },
  };
}

async function cut(face: Face, folder: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const rules = Object.entries(parts).map(async ([part, { script, letters }]) => {
    const whole = await readFile(resolve(face.file.replace("SCRIPT", script)));
    const file = `${face.family.replace(" ", "-").toLowerCase()}-${face.weight}-${part}.woff2`;
    await writeFile(join(folder, file), await subsetFont(whole, lettersOf(letters), { targetFormat: "woff2", keepFeatures }));
    return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
${face.metrics ?? ""}  src: url("./${file}") format("woff2");
  unicode-range: ${letters};
}
`;
  });
  return (await Promise.all(rules)).join("");
}
