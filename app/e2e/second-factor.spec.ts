import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, demoPassword, fillIn, signInWith } from "./support/accounts";
import { codeOf } from "./support/authenticator";
import { expectFits } from "./support/layout";
import { chosenPassword, newAccount } from "./support/new-account";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("SAFE-12 an authenticator app is set up by the keyboard and asked for at the next sign-in", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = "tilda@reedling.test";
  await newAccount(page.request, reedling, { name: "Tilda Two", email, role: "TEACHER" });
  await signInWith(page, email, chosenPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);
  await page.goto("/settings");
  let key = "";
  let recovery = "";

  await test.step("set up", async () => {
    await page.getByRole("button", { name: "Two-Factor Authentication" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Two-Factor Authentication").getByText("You need an authenticator app")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.getByRole("button", { name: "Set Up" }).press("Enter");
    const setup = dialog(page, "Set Up Your App");
    await expect(setup.getByRole("img", { name: "QR code of the key" })).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await expectFits(page);
    // On the phone itself there is nothing to scan.
    const link = setup.getByRole("link", { name: "Open App on This Device" });
    expect(await link.getAttribute("href")).toMatch(/^otpauth:\/\/totp\//);
    key = (await setup.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "";
    await setup.getByRole("textbox", { name: "Code" }).fill(codeOf(key, Date.now()));
    await page.keyboard.press("Enter");
  });

  await test.step("keep the recovery codes", async () => {
    const codes = dialog(page, "Recovery Codes");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    recovery = (await codes.getByRole("listitem").first().textContent()) ?? "";
    await expectAccessible(page, { within: "[role=dialog]" });
    await expectFits(page);
    await page.keyboard.press("Escape");
    await expect(codes).toBeVisible();
    // Paper has the codes, not the settings behind them.
    await page.emulateMedia({ media: "print" });
    await expect(codes.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText("Privacy & Security")).toBeHidden();
    await expect(codes.getByRole("button")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await codes.getByRole("checkbox", { name: "I have kept them" }).press("Space");
    await codes.getByRole("button", { name: "Done" }).press("Enter");
    await expect(codes).toHaveCount(0);
  });

  await test.step("sign in with the code of the next half minute, pasted in two groups", async () => {
    await page.evaluate(() => localStorage.clear());
    await signInWith(page, email, chosenPassword);
    await expect(page.getByRole("heading", { name: "Two-Factor Sign-In" })).toBeVisible();
    const box = page.getByRole("textbox", { name: "Code" });
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await box.fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("That code is not right. Codes change every 30 seconds.")).toBeVisible();
    const code = codeOf(key, Date.now() + 30_000);
    await box.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/teacher\/dashboard$/);
  });

  await test.step("sign in with a recovery code, and turn it off", async () => {
    await page.evaluate(() => localStorage.clear());
    await signInWith(page, email, chosenPassword);
    await page.getByRole("button", { name: "Use a Recovery Code" }).click();
    await page.getByRole("textbox", { name: "Recovery Code" }).fill(recovery.toLowerCase());
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/teacher\/dashboard$/);
    await expect(page.getByText("You signed in with a recovery code and have 9 left.")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("You signed in with a recovery code")).toHaveCount(0);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Two-Factor Authentication" }).click();
    const state = dialog(page, "Two-Factor Authentication");
    await expect(state.getByText("9 recovery codes are left.")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await state.getByRole("button", { name: "New Recovery Codes" }).click();
    await page.getByRole("button", { name: "Keep Current Codes" }).click();
    await expect(state.getByText("9 recovery codes are left.")).toBeVisible();
    await state.getByRole("button", { name: "Turn Off" }).click();
    const question = page.getByRole("alertdialog", { name: "Turn Off Two-Factor Authentication" });
    await expect(question.getByRole("button", { name: "Keep It On" })).toBeFocused();
    await expectAccessible(page, { within: "[role=alertdialog]" });
    await question.getByRole("button", { name: "Turn Off" }).click();
    await expect(page.getByText("Two-factor sign-in is off.").first()).toBeVisible();
  });
});

test("SAFE-10 whoever lacks what the school requires is led to it, and then goes on", async ({ page }) => {
  const strict = await startReedling({ REEDLING_REQUIRE_SECOND_FACTOR: "administrators" });
  try {
    await page.goto(`${strict.url}/auth/signin`);
    await fillIn(page, demoEmail("admin"), demoPassword);
    await expect(page.getByRole("heading", { name: "Set Up Two-Factor Authentication" })).toBeVisible();
    await expect(page.getByText("Your school requires it")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("button", { name: "Set Up" }).click();
    const setup = dialog(page, "Set Up Your App");
    const key = (await setup.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "";
    await setup.getByRole("textbox", { name: "Code" }).fill(codeOf(key, Date.now()));
    await page.keyboard.press("Enter");
    const codes = dialog(page, "Recovery Codes");
    await codes.getByRole("checkbox", { name: "I have kept them" }).press("Space");
    await codes.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { name: "Set Up Two-Factor Authentication" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Administrator Dashboard" })).toBeVisible();
    await expect(page.getByText("Welcome, Kim Adler.")).toBeVisible();
  } finally {
    await strict.stop();
  }
});
