import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { editBody, useEditLessonInList } from "@/features/lessons/api/edit-lesson";
import type { EditLessonDraft, Occurrence } from "@/features/lessons/lesson";
import { busyLesson, editableLesson, sharesPerson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { ApiError } from "@/lib/api";
import { now } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { firstWeekday } from "@/lib/first-weekday";
import { dayOf, longDay, shortDay } from "@/lib/format/dates";
import { timeRangeText, timeText } from "@/lib/format/times";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { lessonsChanged } from "@/lib/query-keys";
import { browserZone } from "@/lib/time/zone";

/** A lesson on its way to another place: what the Edit call will get, and where that is. */
interface Move {
  lesson: Lesson;
  draft: EditLessonDraft;
  place: Occurrence;
}

/** Why a lesson is back where it was. */
export interface MoveProblem {
  lesson: Lesson;
  text: string;
  /** It was changed meanwhile: reloading helps. */
  isConflict: boolean;
}

const ownDraft = (core: Core, lesson: Lesson) => core.editDraft(editableLesson(lesson), browserZone());

/** The lesson at a day and a time of day; an automatic title goes along. */
const moveTo = (core: Core, lesson: Lesson, date: string, startTime: string): Move | null => {
  const own = ownDraft(core, lesson);
  const title = core.titleOn(own.title, lesson.student.name, own.date, date);
  const draft = { ...own, date, startTime, title };
  const place = core.planEdit(draft, browserZone(), lesson.startTime);
  return place === null ? null : { lesson, draft, place };
};

/** "Tuesday 3 March, 16:15-16:45". */
const placeText = ({ startTime, endTime }: Occurrence) =>
  `${longDay(dayOf(startTime))}, ${timeRangeText(startTime, endTime)}`;

/** "Mina's lesson stays on Tue 3 Mar, 16:00." */
const staysText = ({ student, startTime }: Lesson) =>
  `${student.name}'s lesson stays on ${shortDay(dayOf(startTime))}, ${timeText(startTime)}.`;

/**
 * Moves a lesson by pointer or keys: it is taken, led from place to place, and put down, which asks the Edit call with the
 * version that was read; the lists show it there at once. What is refused is back where it was, with the reason.
 */
export const useMoveLesson = (lessons: readonly Lesson[]) => {
  const core = useCore();
  const cache = useQueryClient();
  const edit = useEditLessonInList();
  const isBusy = useRef(false);
  const [held, setHeld] = useState<Move | null>(null);
  // A pointer may go on, or let go, before the last place is drawn.
  const hand = useRef<Move>(null);
  const preview = (move: Move | null) => {
    hand.current = move;
    setHeld(move);
  };
  const [sent, setSent] = useState<Move | null>(null);
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const [said, setSaid] = useState({ text: "", overlaps: false });
  const say = (text: string, overlap = "") => setSaid({ text: `${text}${overlap}`, overlaps: overlap !== "" });
  // The last move, as the lesson was before and after it, until the next one begins.
  const [moved, setMoved] = useState<{ before: Lesson; after: Lesson } | null>(null);

  const overlapText = ({ lesson, place }: Move) => {
    const others = lessons.filter((other) => other.id !== lesson.id && sharesPerson(lesson, other)).map(busyLesson);
    const names = core.findConflicts([place], others, null).map((conflict) => conflict.lesson.studentName);
    return names.length === 0 ? "" : ` Overlaps with ${names.join(", ")}.`;
  };

  const take = (lesson: Lesson) => {
    if (isBusy.current) return;
    setProblem(null);
    setMoved(null);
    if (!core.lessonActions(lesson.status).canEdit) return say(lessonMessages.moveClosed);
    const { date, startTime } = ownDraft(core, lesson);
    preview(moveTo(core, lesson, date, startTime));
    say(`${lesson.student.name}: arrows move it, Enter puts it down, Escape puts it back.`);
  };

  const lead = (date: string, time: string) => {
    const { current } = hand;
    if (current === null || (current.draft.date === date && current.draft.startTime === time)) return;
    const next = moveTo(core, current.lesson, date, time);
    if (next === null) return;
    preview(next);
    say(`${placeText(next.place)}.`, overlapText(next));
  };

  /** Goes a step, and says to which day. */
  const step = (key: string): string | null => {
    const draft = hand.current?.draft;
    const to = draft === undefined ? null : core.weekStep(draft.date, draft.startTime, key, firstWeekday());
    const [date, time] = to?.split("T") ?? [];
    if (date === undefined || time === undefined) return null;
    lead(date, time);
    return date;
  };

  const back = (lesson: Lesson, text: string, isConflict = false) => {
    say("");
    setProblem({ lesson, text: `${text} ${staysText(lesson)}`, isConflict });
  };

  const putBack = () => {
    if (hand.current === null) return;
    say(staysText(hand.current.lesson));
    preview(null);
  };

  const drop = () => {
    const put = hand.current;
    if (put === null) return;
    const { lesson, draft, place } = put;
    preview(null);
    if (place.startTime === lesson.startTime) return say(staysText(lesson));
    if (core.hasBegun(place.startTime, now())) return back(lesson, lessonMessages.movePast);
    const [wrong] = core.checkEditLesson(draft, lesson.startTime, now(), browserZone());
    if (wrong !== undefined) return back(lesson, wrong.message);
    isBusy.current = true;
    setSent(put);
    say(`Moving ${lesson.student.name}'s lesson to ${placeText(place)}.`);
    const body = editBody(draft, place, lesson.version);
    edit.mutate(
      { lesson, body },
      {
        onSuccess: (answer) => {
          say(`${lesson.student.name}'s lesson is now on ${placeText(place)}.`, overlapText(put));
          setMoved({ before: lesson, after: answer.lesson });
        },
        onSettled: () => {
          isBusy.current = false;
          setSent(null);
        },
        onError: (failure) => {
          const isConflict = failure instanceof ApiError && failure.status === 409;
          back(lesson, failureText(failure, lessonMessages.updateFailed), isConflict);
          // Perhaps it was written and the answer lost, or the lesson is gone: the list tells.
          if (!isConflict) void lessonsChanged(cache);
        },
      },
    );
  };

  /** Puts the lesson that was moved last back to where it was. */
  const undo = () => {
    if (moved === null || isBusy.current) return;
    const { before, after } = moved;
    isBusy.current = true;
    const body = editBody(ownDraft(core, before), before, after.version);
    edit.mutate(
      { lesson: after, body },
      {
        onSuccess: () => say(`${before.student.name}'s lesson is back on ${placeText(before)}.`),
        onSettled: () => {
          isBusy.current = false;
          setMoved(null);
        },
        onError: (failure) => {
          const isConflict = failure instanceof ApiError && failure.status === 409;
          back(after, failureText(failure, lessonMessages.updateFailed), isConflict);
          if (!isConflict) void lessonsChanged(cache);
        },
      },
    );
  };

  /** The lessons as they stand with what is being moved; a list that was loaded since is newer. */
  const shown = useMemo(() => {
    const underWay = [held, sent].flatMap((move) => move ?? []);
    if (underWay.length === 0) return lessons;
    return lessons.map((lesson) => {
      const move = underWay.find((one) => one.lesson.id === lesson.id && one.lesson.version === lesson.version);
      return move === undefined ? lesson : { ...lesson, ...move.place };
    });
  }, [lessons, held, sent]);

  return {
    shown,
    said: said.text,
    /** Whether what is said is about a place where somebody has another lesson. */
    overlaps: said.overlaps,
    problem,
    heldId: held?.lesson.id ?? null,
    busyId: sent?.lesson.id ?? null,
    take,
    lead,
    step,
    drop,
    putBack,
    // Nothing is moved into the past, nor back to it.
    undo: moved === null || core.hasBegun(moved.before.startTime, now()) ? null : undo,
    isUndoing: moved !== null && edit.isPending,
    forget: () => setProblem(null),
  };
};
