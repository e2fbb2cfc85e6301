import { atom, useAtom } from "jotai";
import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/browser-storage";

type SidebarChoice = "expanded" | "collapsed";

const key = "sidebar";
const wide = "(min-width: 64rem)";

const readChoice = (): SidebarChoice | null => {
  const stored = browserStorage.read(key);
  return stored === "expanded" || stored === "collapsed" ? stored : null;
};

const choiceAtom = atom<SidebarChoice | null>(readChoice());

/** Whether the sidebar is wide: by the user's own choice, else by the width of the screen (from 1024). */
export const useSidebar = () => {
  const [choice, setChoice] = useAtom(choiceAtom);
  const [isWide, setIsWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const screen = matchMedia(wide);
    const follow = () => setIsWide(screen.matches);
    screen.addEventListener("change", follow);
    return () => screen.removeEventListener("change", follow);
  }, []);
  const expanded = choice === null ? isWide : choice === "expanded";
  const toggle = () => {
    const next = expanded ? "collapsed" : "expanded";
    browserStorage.write(key, next);
    setChoice(next);
  };
  return { expanded, toggle };
};
