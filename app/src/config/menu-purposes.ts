import type { MenuIcon } from "@/config/menus";

/** What the screens of a menu are for, said of one that is to come; apart, so that public pages do not carry it. */
export const menuPurposes: Record<MenuIcon, string> = {
  dashboard: "what matters today",
  lessons: "every lesson with its notes",
  students: "each child at a glance",
  calendar: "the lessons to come on one page",
  progress: "how practice and exams add up",
  settings: "a page here. For now, find them in the account menu",
  users: "every account of the school",
  chart: "the school in figures",
};
