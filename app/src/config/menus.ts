import { paths } from "@/config/paths";

/** Icon of a menu entry, by the name of its lucide drawing. */
export type MenuIcon = "dashboard" | "lessons" | "students" | "calendar" | "progress" | "settings" | "users" | "chart";

/** One entry of a role's menu. */
export interface MenuEntry {
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
    entry("/student/progress", "Progress", "progress"),
    entry(paths.studentSettings, "Settings", "settings"),
  ],
  PARENT: [
    entry(paths.parentDashboard, "Dashboard", "dashboard", "Home"),
    entry(paths.parentLessons, "Lessons", "lessons"),
    entry(paths.parentCalendar, "Calendar", "calendar"),
    entry(paths.parentChildren, "Children", "students"),
    entry("/parent/settings", "Settings", "settings"),
  ],
  ADMINISTRATOR: [
    entry(paths.adminDashboard, "Dashboard", "dashboard", "Home"),
    entry("/admin/users", "Users", "users"),
    entry("/admin/analytics", "Analytics", "chart"),
    entry("/admin/settings", "Settings", "settings"),
  ],
};

const otherMenu: MenuEntry[] = [
  entry(paths.dashboard, "Dashboard", "dashboard", "Home"),
  entry(paths.calendar, "Calendar", "calendar"),
  entry("/progress", "Progress", "progress"),
  entry(paths.settings, "Settings", "settings"),
  entry(paths.lessons, "Lessons", "lessons"),
];

/** The menu of a role, in the order of Spec §2.4; any other role gets the general one. */
export const menuOf = (role: string): MenuEntry[] => menus[role] ?? otherMenu;
