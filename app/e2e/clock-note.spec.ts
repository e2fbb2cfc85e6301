import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import type { DemoRole } from "./support/accounts";
import { signIn, storeDemoSession } from "./support/accounts";
import { test } from "./support/test";

const screens: readonly { role: DemoRole; paths: readonly string[] }[] = [
  {
    role: "teacher",
    paths: ["/teacher/dashboard", "/teacher/lessons", "/teacher/students", "/teacher/calendar", "/teacher/week"],
  },
  { role: "student", paths: ["/student/dashboard", "/student/my-lessons", "/student/calendar"] },
  { role: "parent", paths: ["/parent/dashboard", "/parent/lessons", "/parent/calendar"] },
];

// SCREEN-13. The school of the tests is in Berlin.
test.describe("SCREEN-13 away from the school", () => {
  test.use({ timezoneId: "America/New_York" });

  for (const { role, paths } of screens) {
    test(`the screens of a ${role} say whose time they show`, async ({ page }) => {
      await storeDemoSession(page, role);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("note")).toHaveText(
          "Times are New York time, as on your device. The school is on Berlin time.",
        );
      }
      await expectAccessible(page);
    });
  }

  test("and so does the dialog in which a time is typed", async ({ page }) => {
    await signIn(page, "teacher");
    await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
    await expect(page.getByRole("dialog").getByRole("note")).toContainText("New York time");
  });
});

test.describe("SCREEN-13 where the clocks agree", () => {
  for (const zone of ["Europe/Berlin", "Europe/Paris"]) {
    test.describe(zone, () => {
      test.use({ timezoneId: zone });
      test("no screen says anything", async ({ page }) => {
        const told = page.waitForResponse(/\/api\/users\/me$/);
        await signIn(page, "teacher", "/teacher/lessons");
        await told;
        await expect(page.getByRole("list", { name: "Lessons" })).toBeVisible();
        await expect(page.getByRole("note")).toHaveCount(0);
      });
    });
  }
});
