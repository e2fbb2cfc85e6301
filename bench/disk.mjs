// How long the disk takes to keep something: every change waits for it once, so its moods are in every figure.

import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const pageBytes = 8192;
const pages = 500;
const times = 200;

/** The time to write a page of a file that is there already and have it kept, again and again with a pause between. */
export async function keeping(folder) {
  const path = join(folder, "pages.bin");
  const file = await open(path, "w+");
  try {
    await file.write(Buffer.alloc(pageBytes * pages));
    await file.sync();
    const page = Buffer.alloc(pageBytes, 1);
    const taken = [];
    for (let index = 0; index < times; index += 1) {
      const started = performance.now();
      await file.write(page, 0, pageBytes, (index % pages) * pageBytes);
      await file.datasync();
      taken.push(performance.now() - started);
      await pause(4);
    }
    taken.sort((a, b) => a - b);
    const at = (share) => `${taken[Math.floor((times - 1) * share)].toFixed(1)} ms`;
    return `the disk keeps a page in ${at(0.5)}, the slowest tenth in ${at(0.9)}, the slowest in ${at(1)}`;
  } finally {
    await file.close();
    await rm(path);
  }
}
