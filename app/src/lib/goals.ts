import { CoreUnavailable } from "@/lib/core";
import { isRefusal } from "@/lib/core-guard";

/** The reader of notes and the list of goals, as their wasm package exports them. */
export type GoalReader = typeof import("reedling-wasm-goals");

export type {
  Answer,
  Body,
  BodyQuestion,
  ChosenAnswer,
  Context,
  DayCards,
  Do,
  Edit,
  EditField,
  Goal,
  GoalText,
  GoalWeek,
  Hands,
  LineKey,
  Merged,
  Piece,
  PracticeCard,
  Proposal,
  Row,
  Side,
  TempoField,
  TempoMark,
  TitledWords,
  UnreadText,
  WeekLine,
} from "reedling-wasm-goals";

let loading: Promise<GoalReader> | undefined;

/** Loads the reader once, when Complete Lesson opens; a failed load is forgotten, so that the next call tries again. */
export const loadGoalReader = (): Promise<GoalReader> => {
  loading ??= import("reedling-wasm-goals").catch((cause: unknown) => {
    loading = undefined;
    throw new CoreUnavailable("The reader of notes could not be loaded.", { cause });
  });
  return loading;
};

let hasStopped = false;

/**
 * What the reader answers; null where it refuses an argument, and for good once a defect has ended one of its calls: lessons
 * are completed without it as well.
 */
export const ask = <Answer>(call: () => Answer): Answer | null => {
  if (hasStopped) return null;
  try {
    return call();
  } catch (failure) {
    if (!isRefusal(failure)) hasStopped = true;
    return null;
  }
};
