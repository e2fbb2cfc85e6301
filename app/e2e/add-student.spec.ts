import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, fillSignIn, signIn, signInWith } from "./support/accounts";
import { continueDraft, endSession, expectDrafts } from "./support/drafts";
import { tabAndType, tabTo } from "./support/keyboard";
import { expectFocusSeen, expectNoSidewaysScroll } from "./support/layout";
import { test } from "./support/test";

const block = "Parent/Guardian Information (Required for students under 18)";
const networkText = "Network error. Please check your connection and try again.";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Create Student", exact: true });

const countOf = (page: Page, name: string) =>
  page.evaluate(async (own) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
    const { students } = await (await fetch("/api/teachers/students", { headers })).json();
    return students.filter((student: { name: string }) => student.name === own).length;
  }, name);

test("tadd_22 tadd_26 tadd_27 tadd_28: a child and a parent are added with the keyboard alone, once, and sign in", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const number = Date.now();
  const [child, childEmail, parentEmail] = [`Nils ${number}`, `nils.${number}@music.test`, `lena.${number}@music.test`];
  await signIn(page, "teacher", "/teacher/students");
  await page.getByRole("button", { name: "Add Student" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "full page" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("/teacher/students/add");
  await expect(page.getByRole("heading", { level: 1, name: "Add Student" })).toBeFocused();

  await test.step("an empty form leads to what is missing", async () => {
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(field(page, "Full Name")).toBeFocused();
    await expect(page.getByText("Please check 3 fields.")).toBeVisible();
    await expectFocusSeen(page);
  });

  await test.step("every field", async () => {
    await page.keyboard.type(child);
    await tabAndType(page, field(page, "Email Address"), childEmail);
    await expect(page.getByRole("group", { name: block })).toHaveCount(0);
    await tabAndType(page, field(page, "Date of Birth"), "10/6/2015");
    await tabAndType(page, field(page, "Grade"), "Grade 2");
    await tabAndType(page, field(page, "Section"), "B");
    await tabAndType(page, field(page, "Phone Number"), "030 1234");
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please check 2 fields.")).toBeVisible();
    await expectAccessible(page);
    await tabAndType(page, field(page, "Parent/Guardian Name"), "Lena Verloren");
    await tabAndType(page, field(page, "Parent/Guardian Email"), parentEmail);
  });

  await test.step("a server that is away", async () => {
    await page.route("**/api/students/teacher-create", (route) => route.abort());
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Not saved yet. ${networkText}`)).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expectAccessible(page);
    await page.unroute("**/api/students/teacher-create");
  });

  await page.keyboard.press("Enter");
  await expect(page.getByText("Student Created Successfully!", { exact: true })).toBeVisible();
  for (const text of [`Student: ${childEmail}`, `Parent: ${parentEmail}`]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const passwords = await page.locator("[data-toaster] .font-mono").allTextContents();
  expect(passwords).toHaveLength(2);
  await page.waitForURL("/teacher/dashboard");
  await expectDrafts(page, 0);
  expect(await countOf(page, child)).toBe(1);

  await test.step("the temporary passwords work", async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await signInWith(other, childEmail, passwords[0] ?? "");
    await other.waitForURL(/\/auth\/new-password\?uid=/);
    await signInWith(other, parentEmail, passwords[1] ?? "");
    await other.waitForURL(/\/auth\/new-password\?uid=/);
    await context.close();
  });
});

test("tadd_29 screen_01 FIELD-09: on a phone a refused address, a lost answer and an expired session lose nothing", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Max ${Date.now()}`;
  await signIn(page, "teacher", "/teacher/students/add");
  await field(page, "Full Name").fill(name);
  await field(page, "Email Address").fill(demoEmail("student"));
  await field(page, "Grade").selectOption("Grade 2");
  await save(page).click();
  await expect(field(page, "Email Address")).toBeFocused();
  await expect(
    page.locator("form").getByText(/^This email address cannot be used here\. One address is for one account/),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, "390 px");
  await field(page, "Email Address").fill(`max.${Date.now()}@music.test`);

  await endSession(page);
  await save(page).click();
  await page.waitForURL(/\/auth\/(login|signin)$/);
  await fillSignIn(page, "teacher");
  await page.waitForURL("/teacher/students/add");
  const main = page.getByRole("main");
  await continueDraft(main);
  await expect(field(page, "Full Name")).toHaveValue(name);

  await page.route("**/api/students/teacher-create", async (route) => {
    await route.fetch();
    return route.abort();
  });
  await save(page).click();
  await expect(page.getByText(`Not saved yet. ${networkText}`)).toBeVisible();
  await page.unroute("**/api/students/teacher-create");
  await page.reload();
  await continueDraft(main);
  await save(page).click();
  await expect(page.getByText(/The temporary password is shown only once/).first()).toBeVisible();
  await page.waitForURL("/teacher/dashboard");
  expect(await countOf(page, name)).toBe(1);
});
