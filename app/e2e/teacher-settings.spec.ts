import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signInWith } from "./support/accounts";
import { expectDrafts } from "./support/drafts";
import { expectFits } from "./support/layout";
import { chosenPassword, newAccount } from "./support/new-account";
import { test } from "./support/test";

const information = (page: Page) => page.getByRole("region", { name: "Personal Information" });
const preferences = (page: Page) => page.getByRole("region", { name: "Lesson Preferences" });

test("TSET-02 TSET-05 SET-15 PREF-01 a teacher tells about themselves and chooses how long lessons are", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = "tara@reedling.test";
  await newAccount(page.request, reedling, { name: "Tara Teaches", email, role: "TEACHER" });
  await signInWith(page, email, chosenPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);

  await test.step("Personal Information, by the keyboard alone", async () => {
    await page.getByRole("link", { name: "Settings" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Teacher Settings" })).toBeFocused();
    await information(page).getByRole("button", { name: "Edit Information" }).press("Enter");
    await expect(information(page).getByLabel("Instrument")).toBeFocused();
    await page.keyboard.type("Cello");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profile Updated").first()).toBeVisible();
    await expect(information(page).getByText("Cello")).toBeVisible();
    await expect(information(page).getByRole("button", { name: "Edit Information" })).toBeFocused();
  });

  await test.step("a length that is refused, and one that is kept", async () => {
    await expect(preferences(page).getByText("30 minutes")).toBeVisible();
    await preferences(page)
      .getByRole("button", { name: /^Change/ })
      .press("Enter");
    await expect(preferences(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.type("5");
    await page.keyboard.press("Enter");
    await expect(preferences(page).getByText("Duration must be at least 15 minutes")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await preferences(page).getByLabel("Default Lesson Duration", { exact: true }).last().fill("50");
    await page.keyboard.press("Enter");
    await expect(preferences(page).getByText("50 minutes")).toBeVisible();
    await expect(preferences(page).getByRole("button", { name: /^Change/ })).toBeFocused();
  });

  await test.step("a switch that cannot be saved", async () => {
    const reminders = preferences(page).getByRole("switch", { name: /^Lesson Reminders/ });
    await page.route("**/api/teachers/preferences", (route) => route.abort());
    await reminders.click();
    await expect(page.getByText("Failed to update lesson preferences. Please try again.").first()).toBeVisible();
    await expect(reminders).toBeChecked();
    await page.unroute("**/api/teachers/preferences");
    await reminders.click();
    await expect(reminders).not.toBeChecked();
  });

  await test.step("the Schedule dialog begins with that length, also after a reload", async () => {
    await page.reload();
    await expect(preferences(page).getByRole("switch")).not.toBeChecked();
    await page.goto("/teacher/lessons");
    await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
    const duration = page.getByRole("dialog").getByLabel("Duration");
    await expect(duration).toHaveValue("50");
    await expect(duration.getByRole("option")).toHaveText(["30 min", "50 min", "1 h", "1.5 h", "2 h"]);
    await page.keyboard.press("Escape");
    // What the form fills in by itself is no draft.
    await page.waitForTimeout(600);
    await expectDrafts(page, 0);
  });

  await test.step("the account's settings have the same switch", async () => {
    await page.goto("/settings");
    await expect(page.getByRole("switch", { name: /^Lesson Reminders/ })).not.toBeChecked();
  });

  await test.step("without a session any more", async () => {
    await page.goto("/teacher/settings");
    await expect(information(page).getByText("Cello")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/teacher/settings");
    await other.getByRole("button", { name: /^Account of/ }).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(/\/auth\/signin$/);
  });
});
