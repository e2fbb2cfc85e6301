import type { ClassValue } from "clsx";
import { clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["hero", "h1", "stat", "h2", "lead", "body", "small", "caption"],
      radius: ["mark", "inner", "control", "card", "dialog"],
      shadow: ["popover", "dialog"],
      ease: ["out"],
      container: ["content", "content-wide", "measure"],
    },
  },
});

/** Joins class names; where two set the same property, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
