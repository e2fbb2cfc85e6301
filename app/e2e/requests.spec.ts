import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, signIn } from "./support/accounts";
import { newestMailTo } from "./support/mail";
import { newAccount, post } from "./support/new-account";
import { test } from "./support/test";

test("JOIN-05 a parent is asked by mail and on the dashboard, and answers each teacher once", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const { request } = page;
  const child = { lastName: "Okafor", dob: "2016-05-04", instrument: "Violin", grade: "Grade 1" };
  const ask = async (teacher: string, email: string, firstName: string) => {
    const token = await newAccount(request, reedling, { name: teacher, email, role: "TEACHER" });
    const typed = { name: "Typed Name", email: demoEmail("parent") };
    const { parent } = await post(request, "/api/teachers/parents", typed, token);
    await post(request, "/api/students/minor", { ...child, firstName, parentIds: [parent.id] }, token);
    return token;
  };
  const wanted = await ask("Wanda Wanted", "wanda@reedling.test", "Kim");
  await ask("Otto Unknown", "otto@reedling.test", "Fake");

  // Mails are written in the background, one after the other.
  await expect.poll(() => newestMailTo(reedling, demoEmail("parent"))).toContain("Otto Unknown");
  const mail = await newestMailTo(reedling, demoEmail("parent"));
  const link = /https?:\/\/\S+\/parent\/dashboard/.exec(mail)?.[0] ?? "";
  expect(mail).toContain("Fake");
  expect(mail).not.toContain("Typed Name");

  await signIn(page, "parent", new URL(link).pathname);
  const card = (teacher: string) => page.getByRole("region", { name: new RegExp(`Is ${teacher}`) });
  await expect(card("Wanda Wanted")).toBeVisible();
  await expect(card("Otto Unknown")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kim Okafor", level: 2 })).toBeHidden();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    if (process.env.REEDLING_SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.REEDLING_SCREENSHOTS}/requests-${width}.png` });
    }
  }

  await card("Wanda Wanted").getByRole("button", { name: "Accept" }).click();
  await expect(card("Wanda Wanted")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Kim Okafor", level: 2 })).toBeVisible();
  await card("Otto Unknown").getByRole("button", { name: "Not My Teacher" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Not My Teacher" }).click();
  await expect(card("Otto Unknown")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kim Okafor", level: 2 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fake Okafor", level: 2 })).toBeHidden();

  const roster = await request.get("/api/teachers/students", { headers: { Authorization: `Bearer ${wanted}` } });
  expect((await roster.json()).students[0].parents[0]).toMatchObject({ confirmed: true, email: demoEmail("parent") });
});
