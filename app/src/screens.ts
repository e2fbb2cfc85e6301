/**
 * Loads a file of routes: it exports one `…Screen`, and `queries` where its data can be asked for ahead
 * (routes/screen-data.ts). No more is said of its type, as screens name each other's paths.
 */
export type LoadScreen = () => Promise<object>;

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
  load: LoadScreen;
}

const screen = <const Path extends string>(path: Path, load: LoadScreen, options: Options = {}): Screen<Path> => ({
  path,
  load,
  ...options,
});

const item = (role: string, label: string, icon: MenuIcon, more: Partial<MenuItem> = {}): MenuItem => ({
  role,
  label,
  icon,
  ...more,
});

const home = (role: string) => item(role, "Dashboard", "dashboard", { shortLabel: "Home" });

const signIn = () => import("@/routes/auth/sign-in");
const teacherDashboard = () => import("@/routes/teacher/dashboard");
const students = () => import("@/routes/teacher/students");
const studentDashboard = () => import("@/routes/student/dashboard");
const parentDashboard = () => import("@/routes/parent/dashboard");
const adminDashboard = () => import("@/routes/admin/dashboard");
const settings = () => import("@/routes/settings");

/** What stands at every path that nothing else names. */
export const notFound: LoadScreen = () => import("@/routes/not-found");

/** Spec §2.1, public paths. */
const open = {
  home: screen("/", () => import("@/routes/landing")),
  demo: screen("/demo", () => import("@/routes/demo")),
  learnMore: screen("/learn-more", () => import("@/routes/learn-more")),
  themeDemo: screen("/theme-demo", () => import("@/routes/theme-demo")),
  testAuth: screen("/test-auth", () => import("@/routes/test-auth")),
  forbidden: screen("/403", () => import("@/routes/forbidden")),
  signIn: screen("/auth/signin", signIn),
  login: screen("/auth/login", signIn),
  register: screen("/auth/register", () => import("@/routes/auth/register")),
  googleCallback: screen("/auth/google/callback", () => import("@/routes/auth/google-callback"), { needsRules: true }),
  activate: screen("/auth/activate", () => import("@/routes/auth/activate"), { needsRules: true }),
  forgotPassword: screen("/auth/forgot-password", () => import("@/routes/auth/forgot-password")),
  resetPassword: screen("/auth/reset-password", () => import("@/routes/auth/reset-password"), { needsRules: true }),
  newPassword: screen("/auth/new-password", () => import("@/routes/auth/new-password"), { needsRules: true }),
  dashboard: screen("/dashboard", () => import("@/routes/dashboard"), { needsRules: true }),
};

/** Spec §2.1, signed-in paths and role areas. */
const inside = {
  lessons: screen("/lessons", () => import("@/routes/lessons")),
  students: screen("/students", students),
  calendar: screen("/calendar", () => import("@/routes/calendar")),
  adminDashboard: screen("/admin/dashboard", adminDashboard, {
    isFirst: true,
    menu: [
      home("ADMINISTRATOR"),
      item("ADMINISTRATOR", "Users", "users", { hash: "#users" }),
      item("ADMINISTRATOR", "Analytics", "chart", { hash: "#user-distribution" }),
    ],
  }),
  dashboardAdmin: screen("/dashboard/admin", adminDashboard),
  dashboardTeacher: screen("/dashboard/teacher", teacherDashboard),
  dashboardStudent: screen("/dashboard/student", studentDashboard),
  dashboardParent: screen("/dashboard/parent", parentDashboard),
  teacherDashboard: screen("/teacher/dashboard", teacherDashboard, { isFirst: true, menu: [home("TEACHER")] }),
  teacherLessons: screen("/teacher/lessons", () => import("@/routes/teacher/lessons"), {
    isFirst: true,
    menu: [item("TEACHER", "My Lessons", "lessons", { shortLabel: "Lessons" })],
  }),
  teacherNewLesson: screen("/teacher/lessons/new", () => import("@/routes/teacher/new-lesson")),
  teacherStudents: screen("/teacher/students", students, {
    isFirst: true,
    menu: [item("TEACHER", "My Students", "students", { shortLabel: "Students" })],
  }),
  teacherAddStudent: screen("/teacher/students/add", () => import("@/routes/teacher/add-student"), {
    hasNoTimes: true,
  }),
  teacherCalendar: screen("/teacher/calendar", () => import("@/routes/teacher/calendar"), {
    isFirst: true,
    menu: [item("TEACHER", "Calendar", "calendar", { alsoAt: "/teacher/week" })],
  }),
  teacherWeek: screen("/teacher/week", () => import("@/routes/teacher/week"), {
    isFirst: true,
    menu: [item("TEACHER", "Teaching Week", "week", { isOnlyInPalette: true })],
  }),
  teacherSettings: screen("/teacher/settings", () => import("@/routes/teacher/settings"), {
    hasNoTimes: true,
    menu: [item("TEACHER", "Settings", "settings")],
  }),
  studentDashboard: screen("/student/dashboard", studentDashboard, { isFirst: true, menu: [home("STUDENT")] }),
  studentLessons: screen("/student/my-lessons", () => import("@/routes/student/my-lessons"), {
    isFirst: true,
    menu: [item("STUDENT", "My Lessons", "lessons", { shortLabel: "Lessons" })],
  }),
  studentCalendar: screen("/student/calendar", () => import("@/routes/student/calendar"), {
    isFirst: true,
    menu: [item("STUDENT", "Calendar", "calendar")],
  }),
  studentPieces: screen("/student/pieces", () => import("@/routes/student/pieces"), {
    hasNoTimes: true,
    menu: [item("STUDENT", "Progress", "progress")],
  }),
  studentSettings: screen("/student/settings", settings, {
    hasNoTimes: true,
    menu: [item("STUDENT", "Settings", "settings")],
  }),
  parentDashboard: screen("/parent/dashboard", parentDashboard, { isFirst: true, menu: [home("PARENT")] }),
  parentLessons: screen("/parent/lessons", () => import("@/routes/parent/lessons"), {
    isFirst: true,
    menu: [item("PARENT", "Lessons", "lessons")],
  }),
  parentCalendar: screen("/parent/calendar", () => import("@/routes/parent/calendar"), {
    menu: [item("PARENT", "Calendar", "calendar")],
  }),
  parentChildren: screen("/parent/children", () => import("@/routes/parent/children"), {
    hasNoTimes: true,
    menu: [item("PARENT", "Children", "students")],
  }),
  settings: screen("/settings", settings, {
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
    screen(`/${area}/*`, notFound, { hasNoTimes: true }),
  ),
];
