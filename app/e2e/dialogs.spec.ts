import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import type { DemoRole } from "./support/accounts";
import { demoPassword } from "./support/accounts";
import { expectDrafts } from "./support/drafts";
import { expectFocusSeen, expectNoSidewaysScroll } from "./support/layout";
import { newestMailTo } from "./support/mail";
import { sizes, visit } from "./support/screens";
import { test } from "./support/test";

// Looks with axe at two widths in two themes take a busy machine their time.
test.beforeEach(() => test.setTimeout(120_000));

/** Something that opens over a screen: how it is reached from there, and what then is open. */
type Opening = readonly [path: string, name: string, open: (page: Page) => Promise<Locator>];

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Opens the menu of the first row and chooses an entry of it. */
const fromRow = (entry: string) => async (page: Page) => {
  await press(page, /^Actions for/);
  await page.getByRole("menuitem", { name: entry }).click();
  return page.getByRole(/Cancel|Remove/.test(entry) ? "alertdialog" : "dialog");
};

const fromButton = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  return page.getByRole("dialog");
};

const menuOfRow = async (page: Page) => {
  await press(page, /^Actions for/);
  return page.getByRole("menu");
};

const accountMenu = async (page: Page) => {
  await press(page, /^Account of/);
  return page.getByRole("menu");
};

const scheduleWithErrors = async (page: Page) => {
  const dialog = await fromButton("Schedule Lesson")(page);
  await dialog.getByText("Weekly").click();
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(dialog.getByLabel("Student", { exact: true })).toHaveAttribute("aria-invalid", "true");
  return dialog;
};

const addMinorWithErrors = async (page: Page) => {
  const dialog = await fromButton("Add Student")(page);
  await dialog.getByLabel("This student is under 18").check();
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await expect(dialog.getByLabel("First Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
  return dialog;
};

const feedbackOfLesson = async (page: Page) => {
  const dialog = await fromRow("View Details")(page);
  await dialog.getByRole("button", { name: /^(Write|Edit) Feedback$/ }).click();
  await dialog.getByRole("button", { name: "Add Assignment" }).click();
  return dialog;
};

const createStudentUser = async (page: Page) => {
  const dialog = await fromButton("Add User")(page);
  await dialog.getByLabel("Role").selectOption("STUDENT");
  return dialog;
};

const questionFromRow = (entry: string) => async (page: Page) => {
  await press(page, /^Actions for/);
  await page.getByRole("menuitem", { name: entry }).click();
  return page.getByRole("alertdialog");
};

/** Opens a student's profile and one of its forms over it. */
const overProfile = (button: string | RegExp, name: string | RegExp) => async (page: Page) => {
  const profile = await fromRow("View Profile")(page);
  await profile.getByRole("button", { name: button }).click();
  return page.getByRole("dialog", { name });
};

const withErrors = (open: (page: Page) => Promise<Locator>, submit: string | RegExp) => async (page: Page) => {
  const dialog = await open(page);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
  return dialog;
};

const sessions = async (page: Page) => {
  const dialog = await fromButton("Login Sessions")(page);
  await expect(dialog.getByText("This browser")).toBeVisible();
  return dialog;
};

/** The message that asks for another time, from the lesson's own dialog: a phone has no other way. */
const reschedule = async (page: Page) => {
  const lesson = await fromButton(/^View Details/)(page);
  await lesson.getByRole("button", { name: "Reschedule" }).click();
  return page.getByRole("dialog", { name: "Reschedule" });
};

/** The bell's panel, once its notices are there. */
const bell = async (page: Page) => {
  await press(page, /^Notifications/);
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link").first().or(panel.getByText("Nothing yet"))).toBeVisible();
  return panel;
};

const palette = (typed: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Go To" });
  await dialog.getByRole("combobox").fill(typed);
  await expect(dialog.getByRole("option").first()).toBeVisible();
  return dialog;
};

const oneTeacher = "/admin/dashboard?role=teacher&status=active";
const lessons = "/teacher/lessons?status=upcoming";
const viewDetails = fromButton(/^View Details/);
const firstLesson = fromButton(/Completed/);

const openings: Readonly<Record<Exclude<DemoRole, "waiting">, readonly Opening[]>> = {
  admin: [
    ["/admin/dashboard", "the menu of the account", accountMenu],
    ["/admin/dashboard", "Create User", createStudentUser],
    ["/admin/dashboard", "All Activities", fromButton("View All")],
    [oneTeacher, "the menu of a user", menuOfRow],
    [oneTeacher, "Suspend", questionFromRow("Suspend")],
    [oneTeacher, "Make Administrator", questionFromRow("Make Administrator")],
    ["/admin/dashboard?role=student", "Teachers and Parents", fromRow("Teachers and Parents")],
    ["/admin/dashboard", "the palette", palette("a")],
    ["/admin/dashboard", "the bell", bell],
  ],
  teacher: [
    [lessons, "the menu of a lesson", menuOfRow],
    [lessons, "Edit Lesson", fromRow("Edit Lesson")],
    [lessons, "Complete Lesson", fromRow("Complete Lesson")],
    [lessons, "Cancel Lesson", fromRow("Cancel Lesson")],
    ["/teacher/lessons?status=completed", "View Lesson", fromRow("View Details")],
    ["/teacher/lessons?q=gavotte&status=completed", "the feedback of a lesson", feedbackOfLesson],
    ["/teacher/lessons", "Schedule New Lesson", scheduleWithErrors],
    ["/teacher/students", "the menu of a student", menuOfRow],
    ["/teacher/students", "Student Profile", fromRow("View Profile")],
    ["/teacher/students", "Record Exam Result", overProfile("Record Result", "Record Exam Result")],
    [
      "/teacher/students",
      "Plan Exam",
      withErrors(
        overProfile(/^(Plan Exam|Change planned exam)$/, /Plan Exam|Change Planned Exam/),
        /Plan Exam|Save Changes/,
      ),
    ],
    ["/teacher/students", "Edit Student", fromRow("Edit Student")],
    ["/teacher/students", "Remove Student", fromRow("Remove Student")],
    ["/teacher/students", "Add New Student", addMinorWithErrors],
    ["/teacher/dashboard", "the menu of the account", accountMenu],
    ["/teacher/dashboard", "the palette", palette("i")],
    ["/teacher/lessons", "the bell", bell],
    ["/settings", "Change Password", withErrors(fromButton("Change Password"), "Change Password")],
    ["/settings", "Login Sessions", sessions],
  ],
  student: [
    ["/student/dashboard", "a lesson of the dashboard", firstLesson],
    ["/student/my-lessons?status=completed", "a lesson", viewDetails],
    ["/student/calendar", "the menu of the account", accountMenu],
    ["/student/dashboard", "the bell", bell],
  ],
  parent: [
    ["/parent/dashboard", "a lesson of the dashboard", firstLesson],
    ["/parent/lessons?status=completed", "a lesson", viewDetails],
    ["/parent/lessons", "the menu of the account", accountMenu],
    ["/parent/lessons?status=scheduled", "the message to a teacher", withErrors(reschedule, "Send Message")],
    ["/parent/children", "the palette", palette("mina")],
  ],
};

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
