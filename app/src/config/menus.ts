import { paths } from "@/config/paths";
import type { MenuItem } from "@/config/screens";
import { signedInScreens } from "@/config/screens";

/** One entry of a role's menu. */
export interface MenuEntry extends Omit<MenuItem, "role" | "hash"> {
  /** The screen that it opens, with the place on it where that is a part of one. */
  path: string;
}

/** The menu of a role without one of its own. */
const otherMenu: readonly MenuEntry[] = [
  { path: paths.dashboard, label: "Dashboard", shortLabel: "Home", icon: "dashboard" },
  { path: paths.calendar, label: "Calendar", icon: "calendar" },
  { path: paths.lessons, label: "Progress", icon: "progress" },
  { path: paths.settings, label: "Settings", icon: "settings" },
  { path: paths.lessons, label: "Lessons", icon: "lessons" },
];

/** The screens that a role's palette offers: those of its menu, and some more. */
export const paletteOf = (role: string): readonly MenuEntry[] => {
  const own = signedInScreens.flatMap(({ path, menu = [] }) =>
    menu.filter((item) => item.role === role).map((item) => ({ ...item, path: path + (item.hash ?? "") })),
  );
  return own.length > 0 ? own : otherMenu;
};

/**
 * The menu of a role, with the labels and the order of Spec §2.4; any other role gets the general one. Where the specification
 * names a path without a screen, the entry opens the screen that does its job (decision D16).
 */
export const menuOf = (role: string): readonly MenuEntry[] =>
  paletteOf(role).filter(({ isOnlyInPalette }) => isOnlyInPalette !== true);

/** Whether a path is an entry's screen, or below it. */
const isUnder = (pathname: string, { path, alsoAt }: MenuEntry) =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname === alsoAt;

/** The entry of the present screen: the one of the place on it, else the one of the whole screen. */
export const presentEntry = (
  menu: readonly MenuEntry[],
  { pathname, hash }: { pathname: string; hash: string },
): MenuEntry | undefined =>
  menu.findLast(({ path }) => path === pathname + hash) ?? menu.findLast((entry) => isUnder(pathname, entry));
