import type { PracticeTask } from "reedling-wasm";
import type { PracticeDay, PracticeGuidance } from "@/features/practice/practice";
import { teachersWords } from "@/features/practice/practice";
import type { Core } from "@/lib/core";

/** One task of a day with its heading: the piece, or the part of the day. */
export interface DayTask extends PracticeTask {
  title: string;
}

/** A day's tasks in the order in which they are practised. */
export const dayTasks = (core: Core, day: PracticeDay): DayTask[] => {
  const titled = (title: string, text: string, bpm: number | null = null) =>
    core.practiceTasks(text).map((task) => ({ ...task, title, tempoBpm: bpm ?? task.tempoBpm }));
  return [
    ...titled("Warm-up", day.warmup),
    ...titled("Technique", day.technicalFocus),
    ...day.repertoire.flatMap(({ title, focus, targetTempoBpm }) => titled(title, focus, targetTempoBpm)),
    ...titled("Musicianship", day.musicianship),
  ];
};

/** What was planned at a lesson. */
export interface LessonPlan {
  startTime: string;
  teacher: { id: string };
  practiceGuidance: PracticeGuidance | null;
}

/** One teacher's day. */
export interface PlannedDay<Plan extends LessonPlan> {
  plan: Plan;
  day: PracticeDay;
}

/** A date in the plans: of each teacher the day of the newest plan that has it. */
export const daysOn = <Plan extends LessonPlan>(plans: readonly Plan[], date: string): PlannedDay<Plan>[] => {
  const newestFirst = plans.toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
  const found = new Map<string, PlannedDay<Plan>>();
  for (const plan of newestFirst) {
    const day = plan.practiceGuidance?.dailyPlan.find((planned) => planned.date === date);
    if (day !== undefined && !found.has(plan.teacher.id)) found.set(plan.teacher.id, { plan, day });
  }
  return [...found.values()];
};

/** Of each teacher the newest plan that has days left on a date. */
export const plansFrom = <Plan extends LessonPlan>(plans: readonly Plan[], date: string): Plan[] => {
  const newestFirst = plans.toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
  const found = new Map<string, Plan>();
  for (const plan of newestFirst) {
    const reaches = plan.practiceGuidance?.dailyPlan.some((planned) => planned.date >= date) ?? false;
    if (reaches && !found.has(plan.teacher.id)) found.set(plan.teacher.id, plan);
  }
  return [...found.values()];
};

/** What a day asks, told to somebody who does not play it: how long, and which pieces. */
export interface DayOutline {
  /** 0 on a day of rest. */
  minutes: number;
  pieces: string[];
}

/** One day in all plans; null where no plan has it. */
export const outlineOf = (days: readonly { day: PracticeDay }[]): DayOutline | null =>
  days.length === 0
    ? null
    : {
        minutes: days.reduce((sum, { day }) => sum + day.durationMinutes, 0),
        pieces: [...new Set(days.flatMap(({ day }) => day.repertoire.map(({ title }) => title)))].filter(
          (title) => title !== teachersWords,
        ),
      };
