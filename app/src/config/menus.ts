import { paths } from "@/config/paths";

/** Icon of a menu entry, by the name of its lucide drawing. */
export type MenuIcon = "dashboard" | "lessons" | "students" | "calendar" | "progress" | "settings" | "users" | "chart";

/** One entry of a role's menu. */
export interface MenuEntry {
  /** The screen that it opens, with the place on it where that is a part of one. */
  path: string;
  label: string;
  /** The label where there is room for one short word. */
  shortLabel: string;
  icon: MenuIcon;
  /** Another screen that belongs to it. */
  alsoAt?: string;
}

const entry = (path: string, label: string, icon: MenuIcon, shortLabel = label): MenuEntry => ({
  path,
  label,
  shortLabel,
  icon,
});

const menus: Record<string, MenuEntry[]> = {
  TEACHER: [
    entry(paths.teacherDashboard, "Dashboard", "dashboard", "Home"),
    entry(paths.teacherLessons, "My Lessons", "lessons", "Lessons"),
    entry(paths.teacherStudents, "My Students", "students", "Students"),
    { ...entry(paths.teacherCalendar, "Calendar", "calendar"), alsoAt: paths.teacherWeek },
    entry(paths.teacherSettings, "Settings", "settings"),
  ],
  STUDENT: [
    entry(paths.studentDashboard, "Dashboard", "dashboard", "Home"),
    entry(paths.studentLessons, "My Lessons", "lessons", "Lessons"),
    entry(paths.studentCalendar, "Calendar", "calendar"),
    entry(paths.studentPieces, "Progress", "progress"),
    entry(paths.studentSettings, "Settings", "settings"),
  ],
  PARENT: [
    entry(paths.parentDashboard, "Dashboard", "dashboard", "Home"),
    entry(paths.parentLessons, "Lessons", "lessons"),
    entry(paths.parentCalendar, "Calendar", "calendar"),
    entry(paths.parentChildren, "Children", "students"),
    entry(paths.settings, "Settings", "settings"),
  ],
  ADMINISTRATOR: [
    entry(paths.adminDashboard, "Dashboard", "dashboard", "Home"),
    entry(paths.adminUsers, "Users", "users"),
    entry(paths.adminAnalytics, "Analytics", "chart"),
    entry(paths.settings, "Settings", "settings"),
  ],
};

const otherMenu: MenuEntry[] = [
  entry(paths.dashboard, "Dashboard", "dashboard", "Home"),
  entry(paths.calendar, "Calendar", "calendar"),
  entry(paths.lessons, "Progress", "progress"),
  entry(paths.settings, "Settings", "settings"),
  entry(paths.lessons, "Lessons", "lessons"),
];

/**
 * The menu of a role, with the labels and the order of Spec §2.4; any other role gets the general one. Where the specification
 * names a path without a screen, the entry opens the screen that does its job (decision D16).
 */
export const menuOf = (role: string): MenuEntry[] => menus[role] ?? otherMenu;

/** Whether a path is an entry's screen, or below it. */
const isUnder = (pathname: string, { path, alsoAt }: MenuEntry) =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname === alsoAt;

/** The entry of the present screen: the one of the place on it, else the one of the whole screen. */
export const presentEntry = (
  menu: readonly MenuEntry[],
  { pathname, hash }: { pathname: string; hash: string },
): MenuEntry | undefined =>
  menu.findLast(({ path }) => path === pathname + hash) ?? menu.findLast((entry) => isUnder(pathname, entry));
