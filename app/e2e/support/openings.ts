import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./accounts";

/** Something that opens over a screen: how it is reached from there, and what then is open. */
export type Opening = readonly [path: string, name: string, open: (page: Page) => Promise<Locator>];

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Opens the menu of the first row and chooses an entry of it. */
export const fromRow = (entry: string) => async (page: Page) => {
  await press(page, /^Actions for/);
  await page.getByRole("menuitem", { name: entry }).click();
  return page.getByRole(/Cancel|Remove/.test(entry) ? "alertdialog" : "dialog");
};

export const fromButton = (name: string | RegExp) => async (page: Page) => {
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

/** Everything that opens over the screens of a role. */
export const openings: Readonly<Record<Exclude<DemoRole, "waiting">, readonly Opening[]>> = {
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
