// What a visitor downloads: the rules' WebAssembly, and the JavaScript of the landing page and of the week.

import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { wasmLimits } from "../scripts/wasm-limits.mjs";
import { startServer } from "./server.mjs";
import { kilobytes } from "./table.mjs";

const scriptGoal = 150_000;
const weekGoal = 12_000;

/** Sizes of the wasm files, of the landing page's scripts and of the week's. */
export async function measureSizes() {
  return [...(await wasmSizes()), ...(await landingScripts()), await weekScript()];
}

async function wasmSizes() {
  return [
    ...(await wasmSize("wasm file", "pkg")),
    ...(await wasmSize("the reader's wasm file", "pkg-goals")),
    ...(await wasmSize("the planner's wasm file", "pkg-planner")),
    ...(await wasmSize("the wasm file of series", "pkg-series")),
  ];
}

async function wasmSize(name, folder) {
  const { goal } = wasmLimits[folder];
  const bytes = await readFile(new URL(`../wasm/${folder}/reedling_bg.wasm`, import.meta.url));
  const packed = brotli(bytes);
  return [
    { name: `${name}, raw`, value: kilobytes(bytes.length) },
    { name: `${name}, gzip`, value: kilobytes(gzipSync(bytes, { level: 9 }).length) },
    { name: `${name}, brotli`, value: kilobytes(packed), goal: kilobytes(goal), met: packed <= goal },
  ];
}

/** Opens the landing page as a new visitor and adds up the scripts that the browser asked for until it was quiet. */
async function landingScripts() {
  const server = await startServer();
  const executablePath = process.env.REEDLING_CHROMIUM;
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const page = await browser.newPage();
    const scripts = new Map();
    const wasm = [];
    page.on("response", async (response) => {
      const path = new URL(response.url()).pathname;
      if (path.endsWith(".wasm")) wasm.push(path);
      if (response.request().resourceType() === "script") scripts.set(path, response);
    });
    await page.goto(server.url, { waitUntil: "networkidle" });
    let onWire = 0;
    let packed = 0;
    for (const response of scripts.values()) {
      onWire += (await response.request().sizes()).responseBodySize;
      packed += brotli(await response.body());
    }
    const goal = { goal: "150 kB", met: packed <= scriptGoal };
    return [
      { name: `landing page, ${scripts.size} scripts, brotli`, value: kilobytes(packed), ...goal },
      { name: "landing page, scripts as sent", value: kilobytes(onWire) },
      { name: "landing page, wasm files asked for", value: String(wasm.length) },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The script that only the teacher's week asks for. */
async function weekScript() {
  const folder = new URL("../app/dist/assets/", import.meta.url);
  const [file] = (await readdir(folder)).filter((name) => /^week-[\w-]{8}\.js$/.test(name));
  if (file === undefined) throw new Error("app/dist/assets has no script of the week");
  const packed = brotli(await readFile(new URL(file, folder)));
  return {
    name: "the week's script, brotli",
    value: kilobytes(packed),
    goal: kilobytes(weekGoal),
    met: packed <= weekGoal,
  };
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
