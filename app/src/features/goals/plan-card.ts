import { smallFirst } from "@/lib/format/places";
import type { PracticeCard } from "@/lib/goals";

/** "Sonatina, bars 9–16, left hand": what a line of the plan is about. */
export const cardName = ({ title, place, hands }: PracticeCard): string =>
  [title, smallFirst(place ?? ""), smallFirst(hands ?? "")].filter(Boolean).join(", ");
