/** Icon of a menu entry, by the name of its lucide drawing. */
export type MenuIcon =
  | "dashboard"
  | "lessons"
  | "students"
  | "calendar"
  | "week"
  | "progress"
  | "settings"
  | "users"
  | "chart";

/** How the menu of a role names a screen. */
export interface MenuItem {
  role: string;
  label: string;
  icon: MenuIcon;
  /** The label where there is room for one short word. */
  shortLabel?: string;
  /** The place on the screen, where the entry opens a part of it. */
  hash?: string;
  /** Another screen that belongs to the entry. */
  alsoAt?: string;
  /** Not in the menu itself, but among the screens that the palette finds. */
  isOnlyInPalette?: true;
}

interface Options {
  /** Its file in routes where that is named otherwise than the path (routes/frame/screen-file.ts). */
  file?: string;
  /** Drawn with the rules only; every screen behind the sign-in is. */
  needsRules?: true;
  /** Opened first by many: a page of its own names its code (plugins/pages.ts). */
  isFirst?: true;
  /** No time of day stands on it, and so no note about the school's zone. */
  hasNoTimes?: true;
  /** Where it stands in menus, each in the order of this file. */
  menu?: readonly MenuItem[];
}

/** A path, the screen that stands there, and what else there is to know of it. */
export interface Screen<Path extends string = string> extends Options {
  path: Path;
  file: string;
}

const screen = <const Path extends string>(path: Path, options: Options = {}): Screen<Path> => ({
  path,
  file: path.slice(1),
  ...options,
});

const item = (role: string, label: string, icon: MenuIcon, more: Partial<MenuItem> = {}): MenuItem => ({
  role,
  label,
  icon,
  ...more,
});

const home = (role: string) => item(role, "Dashboard", "dashboard", { shortLabel: "Home" });

/** What stands at every path that nothing else names. */
export const notFound = "not-found";

/** Spec §2.1, public paths. */
const open = {
  home: screen("/", { file: "landing" }),
  demo: screen("/demo"),
  learnMore: screen("/learn-more"),
  themeDemo: screen("/theme-demo"),
  testAuth: screen("/test-auth"),
  forbidden: screen("/403", { file: "forbidden" }),
  signIn: screen("/auth/signin", { file: "auth/sign-in" }),
  login: screen("/auth/login", { file: "auth/sign-in" }),
  register: screen("/auth/register"),
  googleCallback: screen("/auth/google/callback", { file: "auth/google-callback", needsRules: true }),
  activate: screen("/auth/activate", { needsRules: true }),
  forgotPassword: screen("/auth/forgot-password"),
  resetPassword: screen("/auth/reset-password", { needsRules: true }),
  newPassword: screen("/auth/new-password", { needsRules: true }),
  dashboard: screen("/dashboard", { needsRules: true }),
};

/** Spec §2.1, signed-in paths and role areas. */
const inside = {
  lessons: screen("/lessons"),
  students: screen("/students", { file: "teacher/students" }),
  calendar: screen("/calendar"),
  adminDashboard: screen("/admin/dashboard", {
    isFirst: true,
    menu: [
      home("ADMINISTRATOR"),
      item("ADMINISTRATOR", "Users", "users", { hash: "#users" }),
      item("ADMINISTRATOR", "Analytics", "chart", { hash: "#user-distribution" }),
    ],
  }),
  dashboardAdmin: screen("/dashboard/admin", { file: "admin/dashboard" }),
  dashboardTeacher: screen("/dashboard/teacher", { file: "teacher/dashboard" }),
  dashboardStudent: screen("/dashboard/student", { file: "student/dashboard" }),
  dashboardParent: screen("/dashboard/parent", { file: "parent/dashboard" }),
  teacherDashboard: screen("/teacher/dashboard", { isFirst: true, menu: [home("TEACHER")] }),
  teacherLessons: screen("/teacher/lessons", {
    isFirst: true,
    menu: [item("TEACHER", "My Lessons", "lessons", { shortLabel: "Lessons" })],
  }),
  teacherNewLesson: screen("/teacher/lessons/new", { file: "teacher/new-lesson" }),
  teacherStudents: screen("/teacher/students", {
    isFirst: true,
    menu: [item("TEACHER", "My Students", "students", { shortLabel: "Students" })],
  }),
  teacherAddStudent: screen("/teacher/students/add", { file: "teacher/add-student", hasNoTimes: true }),
  teacherCalendar: screen("/teacher/calendar", {
    isFirst: true,
    menu: [item("TEACHER", "Calendar", "calendar", { alsoAt: "/teacher/week" })],
  }),
  teacherWeek: screen("/teacher/week", {
    isFirst: true,
    menu: [item("TEACHER", "Teaching Week", "week", { isOnlyInPalette: true })],
  }),
  teacherSettings: screen("/teacher/settings", {
    hasNoTimes: true,
    menu: [item("TEACHER", "Settings", "settings")],
  }),
  studentDashboard: screen("/student/dashboard", { isFirst: true, menu: [home("STUDENT")] }),
  studentLessons: screen("/student/my-lessons", {
    isFirst: true,
    menu: [item("STUDENT", "My Lessons", "lessons", { shortLabel: "Lessons" })],
  }),
  studentCalendar: screen("/student/calendar", {
    isFirst: true,
    menu: [item("STUDENT", "Calendar", "calendar")],
  }),
  studentPieces: screen("/student/pieces", {
    hasNoTimes: true,
    menu: [item("STUDENT", "Progress", "progress")],
  }),
  studentSettings: screen("/student/settings", {
    file: "settings",
    hasNoTimes: true,
    menu: [item("STUDENT", "Settings", "settings")],
  }),
  parentDashboard: screen("/parent/dashboard", { isFirst: true, menu: [home("PARENT")] }),
  parentLessons: screen("/parent/lessons", {
    isFirst: true,
    menu: [item("PARENT", "Lessons", "lessons")],
  }),
  parentCalendar: screen("/parent/calendar", {
    menu: [item("PARENT", "Calendar", "calendar")],
  }),
  parentChildren: screen("/parent/children", {
    hasNoTimes: true,
    menu: [item("PARENT", "Children", "students")],
  }),
  settings: screen("/settings", {
    hasNoTimes: true,
    menu: [
      item("PARENT", "Settings", "settings"),
      item("ADMINISTRATOR", "Settings", "settings"),
      item("TEACHER", "Profile", "users", { isOnlyInPalette: true }),
      item("STUDENT", "Profile", "users", { isOnlyInPalette: true }),
    ],
  }),
};

/** Every screen by its name, of which links know its path (config/paths.ts). */
export const screens = { ...open, ...inside };

export const publicScreens: readonly Screen[] = Object.values(open);

/** What an area does not name is not found there. */
export const signedInScreens: readonly Screen[] = [
  ...Object.values(inside),
  ...["admin", "teacher", "student", "parent", "dashboard"].map((area) =>
    screen(`/${area}/*`, { file: notFound, hasNoTimes: true }),
  ),
];
