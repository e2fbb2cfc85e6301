// A browser as a visitor's, slowed down as Lighthouse's mobile profile does.

import { chromium } from "@playwright/test";

/** Lighthouse's mobile profile: a Moto G Power on slow 4G. The throttling is applied by the browser, not simulated. */
export const mobile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 750 * 128 };
const slowness = 4;

export const password = "Practice-makes-1t!";

/** Starts Chromium. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.REEDLING_CHROMIUM || undefined,
    chromiumSandbox: process.getuid?.() !== 0,
  });

/** What signing in leaves in the browser's storage, by role; null for nobody. */
export async function sessionOf(url, role) {
  if (role === null) return {};
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: `${role}@reedling.test`, password }),
  });
  if (!response.ok) throw new Error(`signing in as ${role} answered ${response.status}`);
  const { token, user } = await response.json();
  return { token, user: JSON.stringify(user) };
}

/** A page of a new visitor whose storage holds a session; `options` are Playwright's for a context. */
export async function openPage(browser, session, options = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  return await context.newPage();
}

/** Slows the page's processor down, and its network unless that is told to stay. */
export async function slowDown(page, { network: slowNetwork = true } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  if (slowNetwork) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", network);
  }
}
