// What the faces weigh that a page in English loads, and how many come ahead (goal 19).

import { readdir, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../app/dist/", import.meta.url));
const most = 100_000;

/** Figures of the built app's fonts. */
export async function measureFonts() {
  const assets = await readdir(`${dist}assets`);
  const latin = assets.filter((file) => /-latin-(?!ext).*\.woff2$/.test(file));
  const sizes = await Promise.all(latin.map(async (file) => (await stat(`${dist}assets/${file}`)).size));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const page = await readFile(`${dist}index.html`, "utf8");
  const ahead = page.match(/rel="preload"[^>]*as="font"/g)?.length ?? 0;
  return [
    {
      goal: "19",
      name: `fonts, latin, ${latin.length} files`,
      value: `${(all / 1000).toFixed(1)} kB`,
      threshold: `<= ${most / 1000} kB`,
      met: latin.length > 0 && all <= most,
    },
    { goal: "19", name: "fonts preloaded", value: `${ahead}`, threshold: "1", met: ahead === 1 },
  ];
}
