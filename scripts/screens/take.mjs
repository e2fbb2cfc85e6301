// Takes a picture of each screen of list.mjs, light and dark, for a wide screen and a phone, and writes their index.
//
//   node scripts/screens/take.mjs FOLDER [NAME]...

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startProgram } from "../../bench/server.mjs";
import { launch, openPage, sessionOf } from "../figures/browser.mjs";
import { screens } from "./list.mjs";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const themes = ["light", "dark"];
const zone = "Europe/Berlin";
// Small files in which text is still sharp.
const format = { format: "webp", quality: 60 };

const [folder, ...names] = process.argv.slice(2);
const wanted = screens.filter(([name]) => names.length === 0 || names.includes(name));
if (!folder || wanted.length === 0) {
  console.error(`usage: take.mjs FOLDER [${screens.map(([name]) => name).join("] [")}]`);
  process.exit(2);
}

await mkdir(folder, { recursive: true });
const school = await startSchool();
const browser = await launch();
const sessions = new Map();
try {
  for (const screen of wanted) for (const viewport of sizes) await take(screen, viewport);
  await writeFile(join(folder, "README.md"), index());
} finally {
  await browser.close();
  await school.stop();
}

/** A demo school in a folder of its own, which goes with it. */
async function startSchool() {
  const executable = resolve(import.meta.dirname, "../../target/debug/reedling");
  const data = await mkdtemp(join(tmpdir(), "reedling-screens-"));
  const env = {
    PATH: process.env.PATH,
    REEDLING_DATA_DIR: data,
    REEDLING_BIND: "127.0.0.1:0",
    REEDLING_SCHOOL_TIME_ZONE: zone,
  };
  await promisify(execFile)(executable, ["seed-demo"], { env });
  const server = await startProgram(executable, ["serve"], env);
  const stop = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function take([name, , role, path, open], viewport) {
  if (!sessions.has(role)) sessions.set(role, await sessionOf(school.url, role));
  const page = await openPage(browser, sessions.get(role), {
    viewport,
    timezoneId: zone,
    locale: "en-GB",
    reducedMotion: "reduce",
    colorScheme: "light",
    bypassCSP: true,
  });
  // Ten in the morning whenever the pictures are taken, so that only the date makes a difference.
  await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`));
  await page.goto(school.url + path, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  await open?.(page);
  // Nothing looks as under a pointer.
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: "* { caret-color: transparent !important }" });
  const devtools = await page.context().newCDPSession(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const { data } = await devtools.send("Page.captureScreenshot", format);
    await writeFile(join(folder, fileOf(name, viewport, colorScheme)), Buffer.from(data, "base64"));
  }
  await page.context().close();
  console.log(`${name}, ${viewport.width} px`);
}

/** Waits until data, type and pictures are there and nothing moves. */
async function settle(page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') === null &&
      document.getAnimations().length === 0 &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(200);
}

function fileOf(name, { width }, colorScheme) {
  return `${name}-${width}-${colorScheme}.webp`;
}

function index() {
  const lines = screens.map(([name, title]) => {
    const links = sizes.flatMap((size) =>
      themes.map((theme) => `[${size.width} ${theme}](${fileOf(name, size, theme)})`),
    );
    return `| ${title} | ${links.join(" · ")} |`;
  });
  return [
    "# Screens of the demo school",
    "",
    "Taken by `just screens`, which writes this page too: each screen light and dark, 1280 and 390 px wide. Taken again they differ in their dates only.",
    "",
    "| screen | pictures |",
    "|---|---|",
    ...lines,
    "",
  ].join("\n");
}
