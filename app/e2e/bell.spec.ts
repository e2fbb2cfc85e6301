import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits } from "./support/layout";
import { chosenPassword } from "./support/new-account";
import { test } from "./support/test";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test("BELL-01 BELL-03 SET-16 LAYOUT-01 the bell tells what happened, leads there, and is emptied in every browser", async ({
  page,
  request,
  reedling,
  browser,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Bea Bell");
  const student = await newStudent(request, teacher, { name: "Nils Note", signsIn: true });
  const bell = page.getByRole("button", { name: /^Notifications/ });
  const panel = page.getByRole("dialog", { name: "Notifications" });

  await storeSession(page, student.email, chosenPassword);
  await page.goto("/student/dashboard");
  await expect(bell).toHaveAccessibleName("Notifications");
  await bell.press("Enter");
  await expect(panel).toContainText("Nothing yet");
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  const cancelled = await newLesson(request, teacher, student.id, { title: "To go", start: inDays(2) });
  const kept = await newLesson(request, teacher, student.id, { title: "To stay", start: inDays(3) });
  await send(request, teacher, "DELETE", `/api/teachers/lessons/${cancelled}`);
  await page.reload();
  await expect(bell).toHaveAccessibleName("Notifications (3 unread)");
  await bell.click();
  await expect(panel.getByRole("list", { name: "Today" }).getByRole("listitem")).toHaveCount(3);
  await expect(panel.getByRole("link").first()).toContainText("was cancelled");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Each line leads to what it tells of.
  await panel
    .getByRole("link", { name: /^Unread: New lesson with Bea Bell/ })
    .first()
    .press("Enter");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/student/my-lessons\\?lesson=${kept}$`));
  await expect(page.getByRole("dialog", { name: "To stay" })).toBeVisible();
  await page.keyboard.press("Escape");

  const other = await browser.newPage({ baseURL: reedling.url });
  await storeSession(other, student.email, chosenPassword);
  await other.goto("/student/dashboard");
  const otherBell = other.getByRole("button", { name: /^Notifications/ });
  await expect(otherBell).toHaveAccessibleName("Notifications (3 unread)");
  await bell.click();
  await panel.getByRole("button", { name: "Mark all as read" }).press("Enter");
  await expect(bell).toHaveAccessibleName("Notifications");
  await expect(panel.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await expect(panel.getByRole("link", { name: /^Unread/ })).toHaveCount(0);
  await other.reload();
  await expect(otherBell).toHaveAccessibleName("Notifications");
  await other.close();
});

test("BELL-01 where the notices cannot be loaded the panel says so and is tried again", async ({ page }) => {
  await page.route("**/api/notices*", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, "parent");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toContainText("Unable to Load Notifications");
  await page.unroute("**/api/notices*");
  await panel.getByRole("button", { name: "Try Again" }).click();
  await expect(panel.getByRole("link").first()).toBeVisible();
  await expect(panel.getByRole("link").first()).toHaveAttribute("href", /^\/parent\/lessons\?lesson=/);
  await expectAccessible(page);
});
