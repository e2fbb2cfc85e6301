import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const source = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** What theme.css asks of the face of headings: its weights, and optical sizes up to the largest text. */
const variationAxes = { wght: { min: 600, max: 700 }, opsz: { min: 12, max: 64 } };

/** The characters of the face's unicode-range in fonts.css. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

const charactersOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const cache = join(import.meta.dirname, "../../node_modules/.cache/reedling");

/** The face of headings without the weights and sizes that no text here has: 55 kB in place of 77. fonts.css names it. */
export const displayFont = async (): Promise<Plugin> => {
  const original = createRequire(import.meta.url).resolve(source);
  const axes = Object.entries(variationAxes).map(([axis, { min, max }]) => `${axis}${min}-${max}`);
  const file = join(cache, `bricolage-grotesque-latin-${axes.join("-")}.woff2`);
  const narrow = async () => {
    const text = ranges.map(charactersOf).join("");
    await mkdir(cache, { recursive: true });
    await writeFile(file, await subsetFont(await readFile(original), text, { targetFormat: "woff2", variationAxes }));
  };
  return {
    name: "reedling:display-font",
    config: () => ({ resolve: { alias: [{ find: "@reedling/display-font", replacement: file }] } }),
    buildStart: narrow,
  };
};
