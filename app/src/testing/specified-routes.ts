// What stands at each path, and who may enter: Spec §2.1 as the tests of the router and those in the browser ask it.

export const roles = ["admin", "teacher", "student", "parent"] as const;
export type Role = (typeof roles)[number];

export const denied = "Access Denied";
export const insufficient = "Insufficient Permissions";
export const notFound = "Page Not Found";

/** The heading that a path shows to those who may enter, or one for each role. */
type Shows = string | RegExp | Readonly<Record<Role, string>>;

const admin = "Administrator Dashboard";
const teaching = "My Teaching Dashboard";
const learning = "My Learning Dashboard";
const family = /^Welcome, /;

const ofTeachers: readonly Role[] = ["admin", "teacher"];
const ofParents: readonly Role[] = ["admin", "parent"];

/** Paths behind the sign-in. */
export const areas: readonly (readonly [path: string, shows: Shows, enter: readonly Role[]])[] = [
  [
    "/lessons",
    { admin: "My Lessons", teacher: "My Lessons", student: "My Lessons", parent: "Children's Lessons" },
    roles,
  ],
  ["/students", "My Students", ofTeachers],
  ["/students/", "My Students", ofTeachers],
  [
    "/calendar",
    { admin: "Lesson Calendar", teacher: "Lesson Calendar", student: "My Calendar", parent: "Family Calendar" },
    roles,
  ],
  ["/settings", "Settings", roles],
  ["/admin/dashboard", admin, ["admin"]],
  ["/admin/users", notFound, ["admin"]],
  ["/admin/no/such/screen", notFound, ["admin"]],
  ["/teacher/dashboard", teaching, ofTeachers],
  ["/teacher/lessons", "My Lessons", ofTeachers],
  ["/teacher/lessons/new", "Create New Lesson", ofTeachers],
  ["/teacher/students", "My Students", ofTeachers],
  ["/teacher/students/add", "Add Student", ofTeachers],
  ["/teacher/calendar", "Lesson Calendar", ofTeachers],
  ["/teacher/week", "Teaching Week", ofTeachers],
  ["/teacher/settings", "Teacher Settings", ofTeachers],
  ["/teacher/new-lesson", notFound, ofTeachers],
  ["/student/dashboard", learning, roles],
  ["/student/my-lessons", "My Lessons", roles],
  ["/student/pieces", "My Pieces", roles],
  ["/student/calendar", "My Calendar", roles],
  ["/student/settings", "Settings", roles],
  ["/student/progress", notFound, roles],
  ["/student/lessons?status=completed", notFound, roles],
  ["/parent/dashboard", family, ofParents],
  ["/parent/lessons", "Children's Lessons", ofParents],
  ["/parent/calendar", "Family Calendar", ofParents],
  ["/parent/children", "Children", ofParents],
  ["/parent/settings", notFound, ofParents],
  // Whoever is no administrator passes the guard and is led to sign-in.
  ["/dashboard/admin", { admin, teacher: "Sign In", student: "Sign In", parent: "Sign In" }, roles],
  ["/dashboard/teacher", teaching, roles],
  ["/dashboard/student", learning, roles],
  ["/dashboard/parent", family, roles],
  ["/dashboard/nobody", notFound, roles],
  // The guard and the router read the same path, however it is written.
  ["/%74eacher/dashboard/", teaching, ofTeachers],
  ["/TEACHER/%64ashboard?as=student#top", teaching, ofTeachers],
  ["/%61dmin/dashboard", admin, ["admin"]],
  ["/teacher%2Fdashboard", notFound, roles],
  ["/practice", notFound, roles],
];

/** What is open to everybody, signed in or not. */
export const publicAreas: readonly (readonly [path: string, heading: string])[] = [
  ["/", "smart practice for growing musicians"],
  ["/auth/signin", "Sign In"],
  ["/auth/login", "Sign In"],
  ["/auth/register", "Create Account"],
  ["/auth/google/callback", "Google Sign-In"],
  ["/auth/activate", "Account Activation"],
  ["/auth/forgot-password", "Forgot Password"],
  ["/auth/reset-password", "Reset Password"],
  ["/auth/new-password", "Set New Password"],
  ["/403", denied],
  ["/demo", "Schedule a Demo"],
  ["/learn-more", "Learn More"],
  ["/theme-demo", "Theme Demo"],
  ["/test-auth", "Test Auth"],
  ["/nowhere/at/all", notFound],
];

/** What somebody finds at a path, `null` being nobody. */
export const expectedFor = (role: Role | null, [path, shows, enter]: (typeof areas)[number]): string | RegExp => {
  const isOutside = shows === notFound && enter === roles && !/^\/(student|dashboard)\//.test(path);
  if (role === null) return isOutside ? notFound : denied;
  if (!enter.includes(role)) return insufficient;
  return shows instanceof RegExp || typeof shows === "string" ? shows : shows[role];
};
