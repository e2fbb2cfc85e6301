import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, fillSignIn } from "./support/accounts";
import { expectToLeaveAfter } from "./support/clock";
import type { Person, WithProvider } from "./support/provider";
import { allowAs, goToProvider, startWithProvider } from "./support/provider";
import { test as base } from "./support/test";

/** One server and one provider a worker. */
const test = base.extend<object, { google: WithProvider }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from this pattern.
    async ({}, use) => {
      const google = await startWithProvider();
      await use(google);
      await google.stop();
    },
    { scope: "worker" },
  ],
});

const callback = "/auth/google/callback";

const person = (email: string, verified = true): Person => ({ email, email_verified: verified, name: "Tess Tutor" });

/** Counts the calls that finish a sign-in. */
const watchCalls = (page: Page): (() => number) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/auth/google")) calls += 1;
  });
  return () => calls;
};

/** What the callback says went wrong; nobody is signed in, and the way back leads to the sign-in screen. */
const expectRefused = async (page: Page, text: string | RegExp) => {
  await expect(page.getByRole("alert")).toHaveText(text);
  await expect(page.getByText("Signing you in with Google...")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await page.waitForURL(/\/auth\/login$/);
};

test("signin_16 signin_18 a known teacher comes back from the provider and opens their dashboard after 1.5 s", async ({
  page,
  google,
}) => {
  const calls = watchCalls(page);
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/api/auth/google", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await goToProvider(page, google);
  await allowAs(page, person(demoEmail("teacher")));
  await page.waitForURL((url) => url.pathname === callback);
  await expect(page.getByRole("status").filter({ hasText: "Signing you in with Google..." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
  await expectAccessible(page);
  await expectToLeaveAfter(page, 1_500, {
    act: async () => letGo(),
    shown: page.getByRole("status").filter({ hasText: "Login successful! Redirecting..." }),
    path: /\/teacher\/dashboard$/,
  });
  expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").role)).toBe("TEACHER");
  await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
  expect(calls()).toBe(1);
});

test("signin_18 the address that was asked for signed out opens after the provider too", async ({ page, google }) => {
  await page.goto(`${google.url}/teacher/students?q=theo`);
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await goToProvider(page, google);
  await allowAs(page, person(demoEmail("teacher")));
  await page.waitForURL(/\/teacher\/students\?q=theo$/);
});

test("signin_17 who says no at the provider, or comes without a code, is told so without a call", async ({
  page,
  google,
}) => {
  const calls = watchCalls(page);
  await goToProvider(page, google);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL((url) => url.pathname === callback && url.searchParams.get("error") === "access_denied");
  await expectAccessible(page);
  await expectRefused(page, "Google authentication was cancelled or failed");
  await page.goto(`${google.url}${callback}?state=a-state`);
  await expectRefused(page, "No authorization code received from Google");
  expect(calls()).toBe(0);
});

test("signin_16 signin_19 a provider that lies signs nobody in", async ({ page, google }) => {
  for (const lie of ["nonce", "signature"] as const) {
    await goToProvider(page, google);
    await allowAs(page, person(demoEmail("teacher")), lie);
    await expectRefused(page, "Failed to authenticate with Google");
  }
  await goToProvider(page, google);
  await allowAs(page, person(demoEmail("teacher"), false));
  await expectRefused(page, /has not verified your email address/);
});

test("signin_16 an answer for another browser, or one that is used, signs nobody in", async ({ page, google }) => {
  await page.goto(`${google.url}${callback}?code=a-code&state=a-state`);
  await expectRefused(page, /not started in this browser/);

  await goToProvider(page, google);
  let address = "";
  page.on("framenavigated", (frame) => {
    if (new URL(frame.url()).pathname === callback) address = frame.url();
  });
  await allowAs(page, person(demoEmail("student")));
  await page.waitForURL(/\/student\/dashboard$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expectRefused(page, /not started in this browser/);
});

test("signin_16 a stranger joins by the provider, waits for approval, and reads that on the dashboard", async ({
  page,
  google,
}) => {
  await goToProvider(page, google);
  await allowAs(page, person("tess.tutor@music.test"));
  await page.waitForURL(/\/teacher\/dashboard$/);
  await expect(page.getByText("An administrator of the school has to approve your account.")).toBeVisible();
});

test("signin_16 a closed school, and a provider that goes away meanwhile, are told on the way back", async ({
  page,
}) => {
  const closed = await startWithProvider({ REEDLING_REGISTRATION: "closed" });
  try {
    await goToProvider(page, closed);
    await allowAs(page, person("stranger@music.test"));
    await expectRefused(page, /^Registration is closed at this school\./);

    await goToProvider(page, closed);
    await page.route("**/api/auth/google", async (route) => {
      if (route.request().method() === "POST") await closed.stopProvider();
      await route.continue();
    });
    await allowAs(page, person(demoEmail("teacher")));
    await expectRefused(page, "Google cannot be reached just now. Please try again in a moment.");
  } finally {
    await closed.stop();
  }
});

test("signin_10 a provider that is away is told on the sign-in screen, where the password still works", async ({
  page,
}) => {
  const away = await startWithProvider();
  try {
    await away.stopProvider();
    await page.goto(`${away.url}/auth/signin`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Google sign-in failed. Please try again." })).toBeVisible();
    await fillSignIn(page, "teacher");
    await page.waitForURL(/\/teacher\/dashboard$/);
  } finally {
    await away.stop();
  }
});
