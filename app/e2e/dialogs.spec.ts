import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import type { DemoRole } from "./support/accounts";
import { demoPassword } from "./support/accounts";
import { expectDrafts } from "./support/drafts";
import { expectFocusSeen, expectNoSidewaysScroll } from "./support/layout";
import { newestMailTo } from "./support/mail";
import type { Opening } from "./support/openings";
import { openings, press } from "./support/openings";
import { sizes, visit } from "./support/screens";
import { test } from "./support/test";

// Looks with axe at two widths in two themes take a busy machine their time.
test.beforeEach(() => test.setTimeout(120_000));

const openParts = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Looks at what is open at both widths and at the narrowest, then closes it, and opens and closes it on a phone. */
const expectWellMade = async (page: Page, [path, , open]: Opening, role: DemoRole) => {
  const [wide, phone] = sizes;
  await page.setViewportSize(wide);
  await visit(page, path, role);
  const opened = await open(page);
  await expect(opened).toBeVisible();
  // The page behind it once; by itself the walk through all screens looks at it.
  await expectAccessible(page, { themes: ["light"] });
  await expectAccessible(page, { within: openParts, themes: ["dark"] });
  await page.setViewportSize(phone);
  // The themes differ in colours alone, which are the same at every width.
  await expectAccessible(page, { within: openParts, themes: ["light"] });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, "320 px");
  await page.setViewportSize(wide);
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);
  await expectFocusSeen(page);
  await page.setViewportSize(phone);
  await visit(page, path);
  await open(page);
  await expect(opened).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);
  await expectFocusSeen(page);
};

// SCREEN-10, SCREEN-12.
for (const [role, all] of Object.entries(openings)) {
  for (const opening of all) {
    const [, name] = opening;
    test(`screen_10 screen_12 ${name} of the ${role} keeps every rule of axe and gives the focus back`, async ({
      page,
    }) => {
      await expectWellMade(page, opening, role as DemoRole);
    });
  }
}

for (const [role, path] of [
  ["admin", "/admin/dashboard"],
  ["teacher", "/teacher/lessons"],
  ["student", "/student/my-lessons"],
  ["parent", "/parent/lessons"],
] as const) {
  test(`screen_10 screen_12 the menu on the phone of the ${role} keeps every rule of axe and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path, role);
    await press(page, "Open menu");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectFocusSeen(page);
  });
}

test("screen_12 what opens inside a dialog, and the question before logging out, keep every rule of axe", async ({
  page,
}) => {
  await visit(page, "/teacher/lessons", "teacher");
  await press(page, "Schedule Lesson");
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await dialog
    .getByRole("button", { name: /open the calendar$/ })
    .first()
    .click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Show times" }).first().click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Description").fill("Bring the blue book");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expectDrafts(page, 1);
  await press(page, /^Account of/);
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL(/\/auth\/login$/);
});

test("screen_12 in forced colours the frame keeps its lines and the focus its ring", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/teacher/lessons", "teacher");
  const lines = page.getByRole("list", { name: "Lessons" }).getByRole("listitem").first();
  await expect(lines).toBeVisible();
  const barline = await lines.evaluate((row) =>
    [row, ...row.querySelectorAll("*")].some((part) => Number.parseFloat(getComputedStyle(part).borderLeftWidth) >= 3),
  );
  expect(barline, "a status is told by a line").toBe(true);
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).not.toBe("none");
    expect(ring.width).toBeGreaterThanOrEqual(2);
  }
});

test("screen_10 screen_12 the question before a teacher is refused keeps every rule of axe, and the focus stays", async ({
  page,
  reedling,
}) => {
  const email = "zoe.waits@reedling.test";
  const body = { name: "Zoe Waits", email, password: demoPassword };
  expect((await page.request.post("/api/auth/register", { data: body })).ok()).toBe(true);
  const link = /\/auth\/activate\?\S+/.exec(await newestMailTo(reedling, email))?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText("Account Activated!")).toBeVisible();
  const open = async () => {
    await press(page, "Refuse Zoe Waits");
    return page.getByRole("alertdialog");
  };
  await expectWellMade(page, ["/admin/dashboard", "Refuse", open], "admin");
  await press(page, "Refuse Zoe Waits");
  await page.getByRole("alertdialog").getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("button", { name: "Refuse Zoe Waits" })).toHaveCount(0);
  await expectFocusSeen(page);
});
