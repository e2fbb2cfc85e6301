import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoPassword, signIn, signInWith } from "./support/accounts";
import { newTeacher } from "./support/class";
import { newestMailTo } from "./support/mail";
import { startMailServer } from "./support/mail-server";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { startReedling } from "./support/reedling";
import { choose } from "./support/roster";
import { test } from "./support/test";

/** Somebody new each time, who registers as a teacher and confirms the address. */
const newApplicant = async (page: Page, reedling: Reedling, first: string) => {
  const number = Date.now();
  const person = { name: `${first} ${number}`, email: `${first.toLowerCase()}.${number}@music.test` };
  const body = { ...person, password: demoPassword };
  expect((await page.request.post("/api/auth/register", { data: body })).ok()).toBe(true);
  await page.goto(/\/auth\/activate\?\S+/.exec(await newestMailTo(reedling, person.email))?.[0] ?? "");
  await page.waitForURL(/\/auth\/login$/);
  return person;
};

const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

/** The administrator's list with one account. */
const listOnly = async (page: Page, { name, email }: { name: string; email: string }) => {
  await signIn(page, "admin", `/admin/dashboard?q=${email}`);
  await expect(rowOf(page, name)).toBeVisible();
  return rowOf(page, name);
};

test("JOIN-03 ADMIN-24 a registration is refused after its consequence was told, and its owner hears of it", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = await newApplicant(page, reedling, "Rita");
  await signIn(page, "admin", "/admin/dashboard");
  const waiting = page.getByRole("list", { name: "Pending Approvals" });
  const question = page.getByRole("alertdialog", { name: `Refuse ${person.name}` });
  await waiting.getByRole("button", { name: `Refuse ${person.name}` }).click();
  await expect(question).toContainText("The account is deleted and its owner is told by email.");
  await expect(question.getByRole("button", { name: "Keep Waiting" })).toBeFocused();
  await expectAccessible(page);

  await test.step("a server that is away changes nothing, and what is said promises nothing", async () => {
    await page.route("**/api/admin/users/*", (route) => route.abort());
    await question.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByText("It may have been saved all the same.").first()).toBeVisible();
    await page.unroute("**/api/admin/users/*");
    await expect(question).toHaveCount(0);
    await expect(waiting.getByText(person.email)).toBeVisible();
  });

  await waiting.getByRole("button", { name: `Refuse ${person.name}` }).click();
  await question.getByRole("button", { name: "Refuse" }).click();
  await expect(waiting.getByText(person.email)).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill(person.email);
  await expect(page.getByText("No users found")).toBeVisible();
  await expect.poll(() => newestMailTo(reedling, person.email)).toContain("has not approved your registration");
  await signInWith(page, person.email, demoPassword);
  await expect(page.getByRole("alert")).toContainText(/\w/);
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test("ADMIN-24 a teacher is approved from the list of users, and who was faster is told", async ({
  page,
  browser,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = await newApplicant(page, reedling, "Alma");
  const row = await listOnly(page, person);
  await expect(row).toContainText("Waits for approval");
  const other = await browser.newPage({ baseURL: reedling.url });
  await listOnly(other, person);
  const approve = async (office: Page) => {
    await choose(office, person.name, "Approve");
    const question = office.getByRole("alertdialog", { name: `Approve ${person.name}` });
    await expect(question).toContainText(`${person.name} can teach at once`);
    return question;
  };
  const late = await approve(other);
  await (await approve(page)).getByRole("button", { name: "Approve" }).click();
  await expect(row.getByText("Active")).toBeVisible();
  await expect(row.getByText("Waits for approval")).toHaveCount(0);
  await late.getByRole("button", { name: "Approve" }).click();
  await expect(late.getByRole("alert")).toContainText(/\w{3}/);
  await late.getByRole("button", { name: "Keep Waiting" }).click();
  await expect(rowOf(other, person.name).getByText("Active")).toBeVisible();
  await other.close();
});

test("ADMIN-24 a teacher becomes an administrator and a teacher again, each time with its consequence told", async ({
  page,
  browser,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = await newTeacher(request, reedling, `Rosa Role ${Date.now()}`);
  const context = await browser.newContext({ baseURL: reedling.url });
  const own = await context.newPage();
  await signInWith(own, person.email, chosenPassword);
  await own.waitForURL(/\/teacher\/dashboard$/);
  const row = await listOnly(page, person);
  const question = page.getByRole("alertdialog");
  for (const { entry, told, role, home } of [
    {
      entry: "Make Administrator",
      told: "comes back as an administrator",
      role: "Admin",
      home: "Administrator Dashboard",
    },
    { entry: "Make Teacher", told: "without this dashboard", role: "Teacher", home: "My Teaching Dashboard" },
  ]) {
    await choose(page, person.name, entry);
    await expect(question).toContainText("is signed out everywhere");
    await expect(question).toContainText(told);
    await question.getByRole("button", { name: entry }).click();
    await expect(question).toHaveCount(0);
    await expect(row.getByText(role, { exact: true })).toBeVisible();
    // The open page of whom it is about ends at its next call.
    await own.reload();
    await own.waitForURL(/\/auth\/(signin|login)$/);
    await signInWith(own, person.email, chosenPassword);
    // Signing in again leads to the home of the new role, not to where one was in the old one.
    await own.waitForURL(`**/${role.toLowerCase()}/dashboard`);
    await expect(own.getByRole("heading", { level: 1, name: home })).toBeVisible();
  }
  await context.close();
});

test("ADMIN-25 a mail that was refused is told, and sent when it is done again", async ({ browser }) => {
  test.setTimeout(120_000);
  const mailServer = await startMailServer("550");
  const reedling = await startReedling(mailServer.settings);
  try {
    const page = await browser.newPage({ baseURL: reedling.url });
    await signIn(page, "admin", "/admin/dashboard");
    const jobs = page.getByRole("region", { name: "Failed Jobs" });
    await expect(jobs).toContainText("No failed jobs");
    const answer = await page.request.post("/api/admin/users", {
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("token"))}` },
      data: { name: "Mia Mailless", email: "mia@music.test", role: "TEACHER" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect.poll(() => mailServer.mails.map(({ reply, to }) => `${reply} ${to}`)).toEqual(["550 mia@music.test"]);
    const job = jobs.getByRole("listitem");
    await expect(async () => {
      await page.reload();
      await expect(job).toHaveCount(1, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expect(job).toContainText("Email: temporary password");
    await expect(job).toContainText("The mail server refused the mail (550).");
    await expect(job).not.toContainText("mia@music.test");
    await expectAccessible(page);
    await job.getByRole("button", { name: /^Retry Email: temporary password of / }).click();
    await expect(page.getByText("Tried again", { exact: true })).toBeVisible();
    await expect(jobs).toContainText("No failed jobs");
    await expect.poll(() => mailServer.mails.map(({ reply }) => reply)).toEqual(["550", "250"]);
    expect(mailServer.mails[1]?.to).toEqual(["mia@music.test"]);
    await page.close();
  } finally {
    await reedling.stop();
    await mailServer.stop();
  }
});
