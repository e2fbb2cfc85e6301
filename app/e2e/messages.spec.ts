import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, signInWith } from "./support/accounts";
import { newLesson, newStudent, newTeacher } from "./support/class";
import { expectFits } from "./support/layout";
import { mailsTo } from "./support/mail";
import { chosenPassword } from "./support/new-account";
import { inHours, networkText, openAs } from "./support/roster";
import { test } from "./support/test";

test("MSG-01 SET-14 a student without lessons writes to the teacher, and nothing typed is lost", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Mona Mail");
  const student = await newStudent(request, teacher, { name: "Max Mail", signsIn: true });
  await signInWith(page, student.email, chosenPassword);
  await page.waitForURL(/\/student\/dashboard$/);
  await page.goto("/student/my-lessons");
  const contact = page.getByRole("button", { name: "Contact Teacher" });
  const dialog = page.getByRole("dialog", { name: "Contact Teacher" });
  const text = dialog.getByRole("textbox", { name: "Message" });
  const send = dialog.getByRole("button", { name: "Send Message" });
  await contact.press("Enter");
  await expect(text).toBeFocused();
  await send.press("Enter");
  await expect(dialog.getByText("Please write a message")).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill("a".repeat(10_000));
  await expect(dialog).toContainText("10,000 / 2,000");
  await send.click();
  await expect(dialog.getByText("The message can have at most 2,000 characters")).toBeVisible();
  await expect(text).toHaveValue("a".repeat(10_000));
  await text.fill("May we begin on Monday?");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await send.click();
  await expect(page.getByText("Your message to Mona Mail is on its way.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  for (let number = 2; number <= 5; number += 1) {
    await contact.click();
    await text.fill(`Number ${number}`);
    await send.click();
    await expect(dialog).toBeHidden();
  }
  await contact.click();
  await text.fill("One too many");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("You have sent five messages within an hour.");
  await expect(text).toHaveValue("One too many");
});

test("MSG-01 a message whose answer was lost is one mail, also after a reload and Continue", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Lotte Lost");
  const student = await newStudent(request, teacher, { name: "Lars Lost", signsIn: true });
  await openAs(page, student.email, "/student/my-lessons");
  const dialog = page.getByRole("dialog", { name: "Contact Teacher" });
  const open = () => page.getByRole("button", { name: "Contact Teacher" }).click();
  await open();
  await dialog.getByRole("textbox", { name: "Message" }).fill("Is there a lesson tomorrow?");
  await page.route("**/api/messages", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(dialog.getByRole("alert")).toContainText(networkText);
  await page.unroute("**/api/messages");
  await page.reload();
  await open();
  await dialog.getByRole("button", { name: "Continue" }).click();
  const again = page.waitForResponse("**/api/messages");
  await dialog.getByRole("button", { name: "Send Message" }).click();
  expect((await again).headers()["idempotent-replay"]).toBe("true");
  await expect(page.getByText("Your message to Lotte Lost is on its way.", { exact: true })).toBeVisible();
  const sent = async () => {
    const mails = await mailsTo(reedling, teacher.email);
    return mails.filter((mail) => mail.includes("Is there a lesson tomorrow?")).length;
  };
  await expect.poll(sent).toBe(1);
});

test("MSG-01 PLES-05 a parent asks for another time of a scheduled lesson, which stays as it is", async ({ page }) => {
  await signIn(page, "parent", "/parent/lessons?status=scheduled");
  const row = page.getByRole("row").filter({ hasText: "Scheduled" }).first();
  await row.getByRole("button", { name: /^Reschedule / }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule" });
  await dialog.getByRole("textbox", { name: "Message" }).fill("Could it be on Friday?");
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(/^Your message to .+ is on its way\.$/)).toBeVisible();
  await expect(row).toContainText("Scheduled");
  await page.goto("/parent/lessons?status=completed");
  await expect(page.getByRole("row").filter({ hasText: "Completed" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Reschedule / })).toHaveCount(0);
});

test("MSG-01 SET-14 a student with lessons writes about one of them, and from the dashboard", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(90_000);
  const teacher = await newTeacher(request, reedling, "Lea Letter");
  const student = await newStudent(request, teacher, { name: "Leo Letter", signsIn: true });
  const id = await newLesson(request, teacher, student.id, { title: "Minuet in G", start: inHours(48) });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, student.email, `/student/my-lessons?lesson=${id}`);
  const dialog = page.getByRole("dialog", { name: "Contact Teacher" });
  const lesson = page.getByRole("dialog", { name: "Minuet in G" });
  await expectFits(page);
  await lesson.getByRole("button", { name: "Contact Teacher" }).press("Enter");
  await expect(dialog).toContainText("Minuet in G");
  await dialog.getByRole("textbox", { name: "Message" }).fill("May we come later?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message to Lea Letter is on its way.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(lesson.getByRole("button", { name: "Contact Teacher" })).toBeFocused();

  await page.goto("/student/dashboard");
  await page.getByRole("region", { name: "Recent Lessons" }).getByRole("button", { name: "Contact Teacher" }).click();
  await expect(dialog.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expectFits(page);
});
