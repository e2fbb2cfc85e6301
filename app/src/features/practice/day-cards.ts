import type { Schemas } from "@/lib/api";
import type { DayCards, PracticeCard } from "@/lib/goals";

/** A lesson with the cards of its plan, which the document knows as objects only. */
export type WithCards = Pick<Schemas["LessonBody"], "practiceCards">;

/** The cards of a day; null while a newer release has made them. */
export const cardsOn = ({ practiceCards }: WithCards, date: string): readonly PracticeCard[] | null =>
  (practiceCards as unknown as DayCards[] | null)?.find((day) => day.date === date)?.cards ?? null;

/** "Bars 9–16, left hand": where a card's task is, and with which hand. */
export const placeOf = ({ place, hands }: PracticeCard): string =>
  [place, place === null ? hands : hands?.toLowerCase()].filter(Boolean).join(", ");

/** A sentence has its full stop. */
export const sentence = (text: string): string => (/[.!?…]["”]?$/.test(text) ? text : `${text}.`);

/** What to do on a card; the teacher's own words stay as they are. */
export const taskText = ({ key, task }: PracticeCard): string => (key.task === "words" ? task : sentence(task));
