// The screens and dialogs of which docs/screens has pictures.

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

/** Each: file name, title, who looks (null is a visitor), path, and what is opened there, if anything. */
export const screens = [
  ["landing", "Landing page", null, "/"],
  ["learn-more", "Learn more", null, "/learn-more"],
  ["demo", "Demo request", null, "/demo"],
  ["sign-in", "Sign in", null, "/auth/signin"],
  ["register", "Register", null, "/auth/register"],
  ["forgot-password", "Forgotten password", null, "/auth/forgot-password"],
  ["not-found", "An address that nothing stands at", null, "/nowhere"],
  ["teacher-dashboard", "Teacher: dashboard", "teacher", "/teacher/dashboard"],
  ["teacher-lessons", "Teacher: lessons", "teacher", "/teacher/lessons"],
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
  ["teacher-lesson-note", "Teacher: lesson note", "teacher", "/teacher/lessons/new"],
  ["teacher-calendar", "Teacher: month", "teacher", "/teacher/calendar"],
  ["teacher-week", "Teacher: week", "teacher", "/teacher/week"],
  ["teacher-students", "Teacher: students", "teacher", "/teacher/students"],
  ["teacher-student", "Teacher: a student's profile", "teacher", "/teacher/students", fromRow("View Profile")],
  ["teacher-add-student", "Teacher: Add New Student", "teacher", "/teacher/students", fromButton("Add Student")],
  ["teacher-add-child", "Teacher: add a student on a page of its own", "teacher", "/teacher/students/add"],
  ["teacher-settings", "Teacher: settings", "teacher", "/teacher/settings"],
  ["student-dashboard", "Student: dashboard", "student", "/student/dashboard"],
  ["student-lessons", "Student: lessons", "student", "/student/my-lessons"],
  [
    "student-lesson",
    "Student: a lesson and its practice plan",
    "student",
    "/student/my-lessons?status=completed",
    fromButton(/^View Details/),
  ],
  ["student-pieces", "Student: My Pieces", "student", "/student/pieces"],
  ["student-calendar", "Student: month", "student", "/student/calendar"],
  ["parent-dashboard", "Parent: dashboard", "parent", "/parent/dashboard"],
  ["parent-lessons", "Parent: lessons", "parent", "/parent/lessons"],
  ["parent-reschedule", "Parent: ask for another time", "parent", "/parent/lessons?status=scheduled", reschedule],
  ["parent-calendar", "Parent: month", "parent", "/parent/calendar"],
  ["parent-children", "Parent: children", "parent", "/parent/children"],
  ["settings", "Everybody: settings", "student", "/settings"],
  ["admin-dashboard", "Administrator: dashboard", "admin", "/admin/dashboard"],
  ["admin-create-user", "Administrator: Create User", "admin", "/admin/dashboard", fromButton("Add User")],
];
