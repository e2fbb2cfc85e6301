import { atom, getDefaultStore, useAtomValue } from "jotai";
import { browserStorage } from "@/lib/browser-storage";

/** What the user chose; `system` follows the device (Spec §1). */
export type ThemeChoice = "light" | "dark" | "system";

/** What is shown. */
export type Theme = "light" | "dark";

const key = "theme";
const systemDark = "(prefers-color-scheme: dark)";

/** The stored choice; anything unknown counts as `system`. */
export const readThemeChoice = (): ThemeChoice => {
  const stored = browserStorage.read(key);
  return stored === "light" || stored === "dark" ? stored : "system";
};

/** The theme that a choice shows on a device that prefers dark or not. */
export const resolveTheme = (choice: ThemeChoice, deviceIsDark: boolean): Theme => {
  if (choice === "system") return deviceIsDark ? "dark" : "light";
  return choice;
};

const show = (theme: Theme) => {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.style.colorScheme = theme;
};

const shown = (): Theme => resolveTheme(readThemeChoice(), matchMedia(systemDark).matches);

/** The theme on screen; follows the device and other tabs. */
export const themeAtom = atom<Theme>(shown());
themeAtom.onMount = (set) => {
  const device = matchMedia(systemDark);
  const follow = () => {
    const theme = shown();
    show(theme);
    set(theme);
  };
  device.addEventListener("change", follow);
  window.addEventListener("storage", follow);
  // The device may have changed while nothing on screen was listening.
  follow();
  return () => {
    device.removeEventListener("change", follow);
    window.removeEventListener("storage", follow);
  };
};

/** Keeps a choice under the key `theme`, as plain text, and shows it. */
export const chooseTheme = (choice: ThemeChoice) => {
  browserStorage.write(key, choice);
  const theme = shown();
  show(theme);
  getDefaultStore().set(themeAtom, theme);
};

/** The theme on screen, inside a component. */
export const useTheme = (): Theme => useAtomValue(themeAtom);
