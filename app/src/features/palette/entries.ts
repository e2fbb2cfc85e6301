import type { LucideIcon } from "lucide-react";
import { CalendarPlus, LogOut, Mail, Moon, NotebookPen, Sun, UserPlus } from "lucide-react";
import { menuIcons } from "@/components/layouts/menu-icon";
import { paletteOf } from "@/config/menus";
import { paths } from "@/config/paths";
import type { Core } from "@/lib/core";
import type { Theme } from "@/lib/theme";

/** What an action does where it leads to no screen. */
export type Act = "contact-teacher" | "contact-administrator" | "theme" | "log-out";

/** Somebody, a screen or an action that the palette leads to. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string;
  label: string;
  /** What tells it from others of its name; found by the search as well. */
  detail?: string | undefined;
  /** Names of others who are looked for to find it, such as a child's parents. */
  parents?: readonly string[];
  icon: LucideIcon;
  /** The screen that it leads to; absent where it does something at once. */
  to?: string;
  /** The dialog that it opens there, or on one of these screens where that is the present one. */
  dialog?: { name: string; on: readonly string[] };
  act?: Act;
}

/** The people whom one's role looks for, handed in by the route: they are other features' lists. */
export interface FoundPeople {
  people: PaletteEntry[];
  /** How many there are with what was typed, where the server searches and answers some of them. */
  total: number | null;
  /** Present where the list that is searched here was cut. */
  cut: { searched: number; of: number } | null;
  isLoading: boolean;
  /** Whether those could not be had who are looked for. */
  hasFailed: boolean;
}

/** The screens of a role, as its menu has them, and some more. */
export const screensOf = (role: string): PaletteEntry[] =>
  paletteOf(role).map(({ path, label, icon }) => ({ id: `${label} ${path}`, to: path, label, icon: menuIcons[icon] }));

const teacherActions: PaletteEntry[] = [
  {
    id: "schedule",
    label: "Schedule Lesson",
    icon: CalendarPlus,
    to: paths.teacherLessons,
    dialog: {
      name: "schedule",
      on: [
        ...[paths.teacherDashboard, paths.dashboardTeacher, paths.teacherLessons, paths.lessons],
        ...[paths.teacherStudents, paths.students, paths.teacherWeek],
      ],
    },
  },
  { id: "add-student", label: "Add Student", icon: UserPlus, to: paths.teacherAddStudent },
  { id: "lesson-note", label: "Write Lesson Note", icon: NotebookPen, to: paths.teacherNewLesson },
];

const administratorActions: PaletteEntry[] = [
  {
    id: "add-user",
    label: "Add User",
    icon: UserPlus,
    to: paths.adminDashboard,
    dialog: { name: "create-user", on: [paths.adminDashboard, paths.dashboardAdmin] },
  },
];

const contactTeacher: PaletteEntry = {
  id: "contact-teacher",
  label: "Contact Teacher",
  icon: Mail,
  act: "contact-teacher",
};

const contactAdministrator: PaletteEntry = {
  id: "contact-administrator",
  label: "Contact Administrator",
  icon: Mail,
  act: "contact-administrator",
};

/** A parent's message to a teacher is about a lesson, which is open then. */
const ownActions: Readonly<Record<string, readonly PaletteEntry[]>> = {
  ADMINISTRATOR: administratorActions,
  TEACHER: teacherActions,
  STUDENT: [contactTeacher, contactAdministrator],
  PARENT: [contactAdministrator],
};

/** What everybody can do with their own session and screen. */
export const accountActions = (theme: Theme): PaletteEntry[] => [
  theme === "dark"
    ? { id: "theme", label: "Switch to Light Mode", icon: Sun, act: "theme" }
    : { id: "theme", label: "Switch to Dark Mode", icon: Moon, act: "theme" },
  { id: "log-out", label: "Log out", icon: LogOut, act: "log-out" },
];

/** What a role can do from anywhere; nothing of a teacher's own while an administrator's approval is awaited. */
export const actionsOf = (role: string, waitsForApproval: boolean): readonly PaletteEntry[] =>
  waitsForApproval ? [] : (ownActions[role] ?? []);

/** What a role finds, in words: a student looks for nobody. */
export const searchText = (role: string): string =>
  role === "STUDENT" ? "Search screens and actions" : "Search people, screens and actions";

/** A heading of the palette with what is under it. */
export interface Group {
  name: string;
  entries: readonly PaletteEntry[];
}

/** The groups with what the search finds in them by the rule of every search box, what fits best first: entries, and groups by their first. */
export const foundIn = (core: Core, groups: readonly Group[], search: string): Group[] => {
  const all = groups.flatMap(({ entries }) => entries);
  const texts = all.map(({ label, detail = "", parents = [] }) => [label, detail, ...parents].join("\n"));
  const order = new Map(core.search(texts, search).map((at, place) => [all[at]?.id, place]));
  const placeOf = (entry: PaletteEntry | undefined) => order.get(entry?.id ?? "") ?? order.size;
  const byPlace = (one: PaletteEntry | undefined, other: PaletteEntry | undefined) => placeOf(one) - placeOf(other);
  return groups
    .map(({ name, entries }) => ({ name, entries: entries.filter(({ id }) => order.has(id)).toSorted(byPlace) }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => byPlace(one.entries[0], other.entries[0]));
};
