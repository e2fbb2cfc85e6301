// Takes pictures of a running demo server, light and dark, for a wide screen and a phone.
//
//   node scripts/screenshots.mjs FOLDER [ROLE:ROUTE]...
//
// ROLE is admin, teacher, student, parent or nobody. REEDLING_URL names the server (http://127.0.0.1:8080).

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const password = "Practice-makes-1t!";
const usual = [
  "nobody:/",
  "nobody:/auth/signin",
  "teacher:/teacher/dashboard",
  "teacher:/teacher/students",
  "teacher:/teacher/lessons",
  "teacher:/teacher/calendar",
  "teacher:/teacher/week",
  "student:/student/my-lessons",
  "parent:/parent/lessons",
];
const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error("usage: screenshots.mjs FOLDER [ROLE:ROUTE]...");
  process.exit(2);
}
const server = process.env.REEDLING_URL ?? "http://127.0.0.1:8080";
const routes = (asked.length > 0 ? asked : usual).map((text) => {
  const at = text.indexOf(":");
  return { role: text.slice(0, at), route: text.slice(at + 1) };
});

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.REEDLING_CHROMIUM || undefined,
  chromiumSandbox: process.getuid?.() !== 0,
});
const sessions = new Map();
for (const { role, route } of routes) {
  for (const viewport of screens) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      await context.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        await session(role),
      );
      const page = await context.newPage();
      await page.goto(server + route, { waitUntil: "networkidle" });
      const name = `${role}${route.replaceAll("/", "-").replace(/-$/, "")}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, name) });
      console.log(join(folder, name));
      await context.close();
    }
  }
}
await browser.close();

/** What the app keeps in local storage for a demo account that is signed in. */
async function session(role) {
  if (role === "nobody") return {};
  if (!sessions.has(role)) {
    const answer = await fetch(`${server}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${role}@reedling.test`, password }),
    });
    if (!answer.ok) throw new Error(`signing in as ${role} answered ${answer.status}: ${await answer.text()}`);
    const { token, user } = await answer.json();
    sessions.set(role, { token, user: JSON.stringify(user) });
  }
  return sessions.get(role);
}
