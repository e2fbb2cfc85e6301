// The screens and dialogs of which docs/screens has pictures: those of the app's manifest, and what is opened on them.

import { resolve } from "node:path";
import { runnerImport } from "vite";

const press = (page, name) => page.getByRole("button", { name }).first().click();

/** Opens the menu of the first row and chooses an entry. */
const fromRow = (entry) => async (page) => {
  await press(page, /^Actions for/);
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
};

const fromButton = (name) => async (page) => {
  await press(page, name);
  await page.getByRole("dialog").waitFor();
};

const note =
  "Clementi Sonatina bars 9-16 hands apart at 60, count aloud. C major scale uneven. Leave the Minuet this week. Left wrist hurts a little. The dog ate the folder. ";

/** Complete Lesson with a note that sets something and asks something. */
const fillNotes = async (page) => {
  await fromRow("Complete Lesson")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Goals from your notes appear here as you write.").waitFor({ state: "attached" });
  await dialog.getByLabel("Notes").fill(note);
  await dialog.getByLabel("Notes").blur();
};

const changeGoals = async (page) => {
  await fromRow("View Details")(page);
  await press(page, "Change Goals");
  await page.getByRole("dialog", { name: "Change Goals" }).getByText("This lesson sets").waitFor({ state: "attached" });
};

/** A wide list offers it in the row; on a phone the lesson is opened first. */
const reschedule = async (page) => {
  const inRow = page.getByRole("button", { name: /^Reschedule / }).first();
  if (await inRow.isVisible()) await inRow.click();
  else {
    await fromButton(/^View Details/)(page);
    await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
  }
  await page.getByRole("dialog", { name: "Reschedule" }).waitFor();
};

/** Screens that lead on at once, or show something of their own only with what a mail or the session holds. */
const aside =
  /^(not-found|theme-demo|test-auth|forbidden|dashboard|lessons|calendar|auth\/(google-callback|activate|reset-password|new-password))$/;

const manifest = resolve(import.meta.dirname, "../../app/src/config/screens.ts");
const { publicScreens, signedInScreens } = (await runnerImport(manifest, { configFile: false })).module;

/** Of several paths to one file that which is named as the file is. */
const ofManifest = (list, roleOf) =>
  [...new Set(list.map(({ file }) => file))]
    .filter((file) => !aside.test(file))
    .map((file) => {
      const { path } = list.find((one) => one.path === `/${file}`) ?? list.find((one) => one.file === file);
      return [file.replaceAll("/", "-"), path, roleOf(file), path];
    });

/** Each: file name, title, who looks (null is a visitor), path, and what is opened there, if anything. */
export const screens = [
  ...ofManifest(publicScreens, () => null),
  ...ofManifest(signedInScreens, (file) => /^(\w+)\//.exec(file)?.[1] ?? "student"),
  ["not-found", "An address that nothing stands at", null, "/nowhere"],
  ["teacher-schedule", "Teacher: Schedule New Lesson", "teacher", "/teacher/lessons", fromButton("Schedule Lesson")],
  [
    "teacher-complete",
    "Teacher: Complete Lesson",
    "teacher",
    "/teacher/lessons?status=upcoming",
    fromRow("Complete Lesson"),
  ],
  ["teacher-goals", "Teacher: what a note sets", "teacher", "/teacher/lessons?status=upcoming", fillNotes],
  // Of a plan that still runs.
  [
    "teacher-change-goals",
    "Teacher: Change Goals",
    "teacher",
    "/teacher/lessons?status=completed&time=week",
    changeGoals,
  ],
  [
    "teacher-lesson",
    "Teacher: a lesson and its practice plan",
    "teacher",
    "/teacher/lessons?status=completed",
    fromRow("View Details"),
  ],
  ["teacher-student", "Teacher: a student's profile", "teacher", "/teacher/students", fromRow("View Profile")],
  ["teacher-add-student-dialog", "Teacher: Add New Student", "teacher", "/teacher/students", fromButton("Add Student")],
  [
    "student-lesson",
    "Student: a lesson and its practice plan",
    "student",
    "/student/my-lessons?status=completed",
    fromButton(/^View Details/),
  ],
  ["parent-reschedule", "Parent: ask for another time", "parent", "/parent/lessons?status=scheduled", reschedule],
  ["admin-create-user", "Administrator: Create User", "admin", "/admin/dashboard", fromButton("Add User")],
];
