import type { PracticeCard } from "@/lib/goals";

/** "Sonatina, Bars 9–16, Left hand": what a line of the plan is about. */
export const cardName = ({ title, place, hands }: PracticeCard): string =>
  [title, place, hands].filter(Boolean).join(", ");
