import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, signInByForm, signInWith } from "./support/accounts";
import { daysLater, nextClockChange, shortDate, titleOf, typeDate } from "./support/dates";
import { newestMailTo, temporaryPassword } from "./support/mail";
import { test } from "./support/test";

const notes = "Minuet in G, bars 9-16 hands together at 72, left hand late; G major scale uneven; sight-reading weak";

/** Opens the Schedule New Lesson dialog and fills in who and when. */
async function startScheduling(page: Page, student: string, date: string, time: string) {
  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await dialog.getByLabel("Student", { exact: true }).selectOption({ label: student });
  await dialog.getByLabel("Title").fill("A title of her own");
  await typeDate(dialog.getByLabel("Date", { exact: true }), date);
  await dialog.getByLabel("Start Time").fill(time);
  return dialog;
}

for (const zone of ["Europe/Berlin", "America/New_York"]) {
  test.describe(`the main job in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("from a new pupil to a plan that parent and student read: TADD-11, TLES-17, TLES-20, TLES-28, PLAN-20", async ({
      page,
      context,
      browser,
      reedling,
    }) => {
      test.setTimeout(180_000);
      const place = zone.split("/")[1]?.toLowerCase().replace("_", "") ?? "";
      const child = { first: "Ida", last: place === "berlin" ? "Brandt" : "Novak" };
      const name = `${child.first} ${child.last}`;
      const parentEmail = `parent-${place}@families.test`;
      const change = nextClockChange(zone);
      const first = daysLater(change, -17);
      const starts = [0, 1, 2, 3, 4, 5].map((week) => daysLater(first, 7 * week));
      // Each lesson of the series is named after its own day.
      const titles = starts.map((start) => titleOf(name, start));

      await test.step("the teacher signs in and sees the demo school", async () => {
        await page.goto("/");
        await page.getByRole("link", { name: "Sign In" }).first().click();
        await signInByForm(page, "teacher");
        await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
        await expect(page.getByText(/Hello, Ana\./)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step("she adds a minor together with a new parent", async () => {
        await page.getByRole("button", { name: "Add Student" }).first().click();
        const dialog = page.getByRole("dialog", { name: "Add New Student" });
        await dialog.getByLabel("This student is under 18").check();
        await dialog.getByRole("button", { name: "Create Student" }).click();
        await expect(dialog.getByText("Please select an existing parent or create a new one.")).toBeVisible();
        await dialog.getByText("Create New Parent").click();
        await dialog.getByLabel("Parent Name").fill(`Jo ${child.last}`);
        await dialog.getByLabel("Parent Email").fill(parentEmail);
        await dialog.getByLabel("First Name").fill(child.first);
        await dialog.getByLabel("Last Name").fill(child.last);
        await dialog.getByLabel("Grade", { exact: true }).selectOption("Grade 2");
        await dialog.getByLabel("Instrument").selectOption("Piano");
        await expectAccessible(page);
        const [parent, minor] = await Promise.all([
          page.waitForResponse(/\/api\/teachers\/parents$/),
          page.waitForRequest(/\/api\/students\/minor$/),
          dialog.getByRole("button", { name: "Create Student" }).click(),
        ]);
        expect(minor.postDataJSON().parentIds).toEqual([(await parent.json()).parent.id]);
        await expect(page.getByText("Student created successfully!").first()).toBeVisible();
        await expect(dialog).toBeHidden();
      });

      await test.step("a lesson of another student stands at that time already", async () => {
        await page.goto("/teacher/lessons");
        const dialog = await startScheduling(page, "Theo Okafor", first, "15:45");
        await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
        await expect(dialog).toBeHidden();
      });

      await test.step("she schedules six weekly lessons across the clock change", async () => {
        const dialog = await startScheduling(page, name, first, "16:00");
        await expect(dialog.getByLabel("Title")).toHaveValue(titles[0] ?? "");
        await expect(dialog.getByText(/overlaps with Theo Okafor-/)).toBeVisible();
        await dialog.getByText("Weekly", { exact: true }).click();
        await dialog.getByLabel("Number of Lessons").fill("6");
        await expect(dialog.getByText(/6 lessons at 16:00/)).toBeVisible();
        const dates = dialog.getByRole("list", { name: "Dates of the series" }).getByRole("listitem");
        await expect(dates).toHaveCount(6);
        await expect(dates.first()).toContainText("overlaps with Theo Okafor-");
        await expect(dates.filter({ hasText: /Clocks have gone (forward|back)/ })).toHaveCount(1);
        await expectAccessible(page);
        await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
        await expect(page.getByText("Lesson created successfully!").first()).toBeVisible();
        await expect(dialog).toBeHidden();
      });

      await test.step("all six stand in My Lessons at the same wall-clock time", async () => {
        await page.goto(`/teacher/lessons?q=${encodeURIComponent(name)}`);
        const rows = page.getByRole("listitem").filter({ hasText: name });
        await expect(rows).toHaveCount(6);
        for (const [week, start] of starts.entries()) {
          await expect(rows.nth(week)).toContainText("16:00-16:30");
          await expect(rows.nth(week)).toContainText(shortDate(start));
        }
        await expectAccessible(page);
      });

      await test.step("and in the Lesson Calendar", async () => {
        await page.goto(`/teacher/calendar?date=${starts[5]}`);
        await expect(page.getByRole("heading", { level: 1, name: "Lesson Calendar" })).toBeVisible();
        await expect(page.getByRole("button", { name: `View Details for ${titles[5]}` })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step("she completes the first one and has a plan from exactly these notes", async () => {
        await page.goto(`/teacher/lessons?q=${encodeURIComponent(name)}`);
        await page.getByRole("button", { name: `Actions for ${titles[0]}` }).click();
        await page.getByRole("menuitem", { name: "Complete Lesson" }).click();
        const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
        await dialog.getByRole("button", { name: "Complete Lesson" }).click();
        await expect(dialog.getByLabel("Notes")).toHaveAttribute("aria-invalid", "true");
        await dialog.getByLabel("Notes").fill(notes);
        await dialog.getByRole("button", { name: "Complete Lesson" }).click();
        await expect(page.getByText("Lesson completed successfully!").first()).toBeVisible();
        const view = page.getByRole("dialog", { name: "View Lesson" });
        await expect(view.getByRole("heading", { name: "AI Practice Plan" })).toBeVisible();
        await expect(view.getByRole("tab")).toHaveCount(7);
        await expect(view.getByText("Minuet in G", { exact: false }).first()).toBeVisible();
        await expect(view.getByText(/bars 9/).first()).toBeVisible();
        await expectAccessible(page);
        await view.getByRole("button", { name: "Close" }).first().click();
      });

      await test.step("she cancels the last one", async () => {
        await page.getByRole("button", { name: `Actions for ${titles[5]}` }).click();
        await page.getByRole("menuitem", { name: "Cancel Lesson" }).click();
        const question = page.getByRole("alertdialog", { name: "Cancel Lesson" });
        await expect(question.getByRole("button", { name: "Keep Lesson" })).toBeFocused();
        await question.getByRole("button", { name: "Cancel Lesson" }).click();
        await expect(page.getByText("Lesson Cancelled").first()).toBeVisible();
      });

      await test.step("an edit from a second tab with an old version is refused with an offer to reload", async () => {
        const renamed = `${name} second lesson`;
        const other = await context.newPage();
        await other.goto(`/teacher/lessons?q=${encodeURIComponent(name)}`);
        await other.getByRole("button", { name: `Actions for ${titles[1]}` }).click();
        await other.getByRole("menuitem", { name: "Edit Lesson" }).click();
        const stale = other.getByRole("dialog", { name: "Edit Lesson" });
        await stale.getByLabel("Description").fill("Typed in the second tab");

        await page.getByRole("button", { name: `Actions for ${titles[1]}` }).click();
        await page.getByRole("menuitem", { name: "Edit Lesson" }).click();
        const dialog = page.getByRole("dialog", { name: "Edit Lesson" });
        await dialog.getByLabel("Title").fill(renamed);
        await dialog.getByRole("button", { name: "Save Changes" }).click();
        await expect(page.getByText("Lesson updated successfully!").first()).toBeVisible();

        await stale.getByRole("button", { name: "Save Changes" }).click();
        await stale.getByRole("button", { name: "Reload" }).click();
        await expect(stale.getByLabel("Title")).toHaveValue(renamed);
        await expect(stale.getByLabel("Description")).toHaveValue("Typed in the second tab");
        await stale.getByRole("button", { name: "Save Changes" }).click();
        await expect(other.getByText("Lesson updated successfully!").first()).toBeVisible();
        await other.close();
      });

      await test.step("the parent gets the mail, chooses a new password and reads lesson and plan", async () => {
        const temporary = temporaryPassword(await newestMailTo(reedling, parentEmail));
        const visitor = await browser.newContext({ baseURL: reedling.url, timezoneId: zone });
        const parent = await visitor.newPage();
        await signInWith(parent, parentEmail, temporary);
        await parent.waitForURL(/\/auth\/new-password\?uid=/);
        expect(await parent.evaluate(() => localStorage.getItem("token"))).toBeNull();
        await parent.getByLabel("Current Password").fill(temporary);
        await parent.getByLabel("New Password", { exact: true }).fill("Minuet-in-G-72!");
        await parent.getByLabel("Confirm New Password").fill("Minuet-in-G-72!");
        await expectAccessible(parent);
        await parent.getByRole("button", { name: "Update Password" }).click();
        await parent.waitForURL(/\/parent\/dashboard$/);
        await expectAccessible(parent);
        await parent.goto("/parent/lessons?sort=oldest");
        await expect(parent.getByRole("heading", { level: 1, name: "Children's Lessons" })).toBeVisible();
        await expectAccessible(parent);
        await parent.getByRole("button", { name: `View Details for ${titles[0]}` }).click();
        const dialog = parent.getByRole("dialog", { name: titles[0] ?? "" });
        await expect(dialog.getByText(notes)).toBeVisible();
        await expect(dialog.getByRole("heading", { name: "AI Practice Plan" })).toBeVisible();
        await expect(dialog.getByRole("tab")).toHaveCount(7);
        await expectAccessible(parent);

        const refused = await parent.evaluate(async () => {
          const headers = {
            Authorization: `Bearer ${localStorage.getItem("token")}`,
            "Content-Type": "application/json",
          };
          const answer = await fetch("/api/teachers/lessons", { method: "POST", headers, body: "{}" });
          return answer.status;
        });
        expect(refused).toBe(403);
        await visitor.close();
      });
    });
  });
}

test("the demo student reads lesson, plan and teacher feedback: SLES-09, SLES-20, PLAN-20", async ({ page }) => {
  await signIn(page, "student", "/student/my-lessons?status=completed");
  await expect(page.getByRole("heading", { level: 1, name: "My Lessons" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^View Details for/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "AI Practice Plan" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Teacher Feedback" })).toBeVisible();
  await expect(dialog.getByText(/out of 5/).first()).toBeVisible();
  await expectAccessible(page);
});
