import { expect } from "@playwright/test";
import { demoPassword, signIn, signInWith } from "./support/accounts";
import { newestMailTo } from "./support/mail";
import { test } from "./support/test";

// JOIN-02, JOIN-03.
test("join_02 join_03 a teacher waits, an administrator approves, and the teacher adds a student", async ({
  page,
  browser,
  baseURL,
  reedling,
}) => {
  // Somebody new each time: who was approved does not wait again.
  const number = Date.now();
  const [name, email] = [`Ines ${number}`, `ines.${number}@music.test`];
  const body = { name, email, password: demoPassword };
  expect((await page.request.post("/api/auth/register", { data: body })).ok()).toBe(true);
  await page.goto(/\/auth\/activate\?\S+/.exec(await newestMailTo(reedling, email))?.[0] ?? "");
  await page.waitForURL(/\/auth\/login$/);

  await signInWith(page, email, demoPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);
  await expect(page.getByText("An administrator of the school has to approve your account.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Schedule Lesson" })).toBeDisabled();
  for (const button of await page.getByRole("button", { name: "Add Student" }).all())
    await expect(button).toBeDisabled();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const admin = await context.newPage();
  await signIn(admin, "admin");
  const waiting = admin.getByRole("list", { name: "Pending Approvals" });
  await expect(waiting.getByText(email)).toBeVisible();
  await waiting.getByRole("button", { name: `Refuse ${name}` }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Keep Waiting" }).click();
  await waiting.getByRole("button", { name: `Approve ${name}` }).click();
  await expect(waiting.getByText(email)).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByText("has to approve your account")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Schedule Lesson" })).toBeEnabled();
  await page.getByRole("button", { name: "Add Student" }).first().click();
  await expect(page.getByRole("dialog", { name: "Add New Student" })).toBeVisible();
});
