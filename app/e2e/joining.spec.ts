import { expect } from "@playwright/test";
import { demoEmail, demoPassword, signIn, signInWith } from "./support/accounts";
import { test } from "./support/test";

// JOIN-02, JOIN-03.
test("join_02 join_03 a teacher waits, an administrator approves, and the teacher adds a student", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInWith(page, demoEmail("waiting"), demoPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);
  await expect(page.getByText("An administrator of the school has to approve your account.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Schedule Lesson" })).toBeDisabled();
  for (const button of await page.getByRole("button", { name: "Add Student" }).all())
    await expect(button).toBeDisabled();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const admin = await context.newPage();
  await signIn(admin, "admin");
  const waiting = admin.getByRole("list", { name: "Pending Approvals" });
  await expect(waiting.getByText(demoEmail("waiting"))).toBeVisible();
  await waiting.getByRole("button", { name: "Refuse Wim Waits" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Keep Waiting" }).click();
  await waiting.getByRole("button", { name: "Approve Wim Waits" }).click();
  await expect(admin.getByText("Nobody is waiting")).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText("has to approve your account")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Schedule Lesson" })).toBeEnabled();
  await page.getByRole("button", { name: "Add Student" }).first().click();
  await expect(page.getByRole("dialog", { name: "Add New Student" })).toBeVisible();
});
