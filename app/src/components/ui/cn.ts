import type { ClassValue } from "clsx";
import { clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const isLength = (value: string) => /^\[[\d.]/.test(value);
const isColor = (value: string) => !/^([xytrblse](-|$)|\d)/.test(value);

/** Properties whose classes look alike: `p-4`, `bg-surface`. */
const alike = [
  ...["p", "px", "py", "pt", "pr", "pb", "pl", "m", "mx", "my", "mt", "mr", "mb", "ml"],
  ...["size", "w", "h", "min-w", "max-w", "min-h", "max-h"],
  ...["rounded", "bg", "opacity", "scale", "rotate", "z", "grid-cols"],
];

/** What components let others override; the library's own list of every property is six times the size of the rest. */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(alike.map((name) => [name, [{ [name]: [any] }]])),
    display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "contents", "hidden"],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    fontSize: [{ text: ["hero", "h1", "stat", "h2", "lead", "body", "small", "caption", isLength] }],
    textAlign: [{ text: ["left", "center", "right"] }],
    textWrap: [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    textColor: [{ text: [any] }],
    borderStyle: [{ border: ["solid", "dashed", "dotted", "none"] }],
    borderColor: [{ border: [isColor] }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

/** Joins class names; where two set the same property of those above, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
