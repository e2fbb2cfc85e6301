import { History } from "lucide-react";
import { memo, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { LessonListRow } from "@/features/lessons/components/lesson-list-row";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import type { LessonFilter } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import type { ListWindow } from "@/features/lessons/list-window";
import { stepText, withEarlier, withLater } from "@/features/lessons/list-window";
import { useListWindow } from "@/features/lessons/use-list-window";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

interface LessonListProps {
  /** Earliest first. */
  lessons: readonly Lesson[];
  /** What they were filtered by: another filter opens the list anew. */
  filter: LessonFilter;
  now: string;
  /** The lesson that the list is opened for: it is among the rows, however early it was. */
  openedFor: string | null;
  justCompletedId: string | null;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** Draws more rows before or after those of a list; what was in sight stays where it is, and the focus goes to the new ones. */
const growing = (list: HTMLElement | null, end: "before" | "after", draw: () => void) => {
  const edge = end === "before" ? list?.firstElementChild : list?.lastElementChild;
  const top = edge?.getBoundingClientRect().top ?? 0;
  flushSync(draw);
  document.documentElement.scrollTop += (edge?.getBoundingClientRect().top ?? 0) - top;
  const next = end === "before" ? edge?.previousElementSibling : edge?.nextElementSibling;
  next?.querySelector("button")?.focus({ preventScroll: end === "before" });
};

/** My Lessons as rows: it opens at what comes next, and grows at either end. */
export const LessonList = memo(({ lessons, filter, now, openedFor, justCompletedId, onAction }: LessonListProps) => {
  const core = useCore();
  const begun = useMemo(() => core.countBegun(lessons, now), [core, lessons, now]);
  const total = lessons.length;
  const { shown, grow } = useListWindow({ lessons, filter, now, openedFor });
  const after = total - shown.end;
  const inSight = useMemo(() => lessons.slice(shown.start, shown.end), [lessons, shown.start, shown.end]);
  const toComplete = useMemo(() => new Set(core.lessonsToComplete(inSight.map(lessonRow), now)), [core, inSight, now]);
  const list = useRef<HTMLUListElement>(null);
  const show = (end: "before" | "after", next: ListWindow) => growing(list.current, end, () => grow(next));
  return (
    // The page's scroll is kept here: the browser's own anchoring would move it a second time.
    <div className="@container overflow-clip rounded-card border border-line bg-surface [overflow-anchor:none]">
      <h2 className="sr-only">Lessons</h2>
      {shown.start > 0 ? (
        <div className="border-line border-b p-1 text-center">
          <Button
            variant="ghost"
            size="sm"
            className="pointer-coarse:h-10"
            onClick={() => show("before", withEarlier(shown))}
          >
            <History aria-hidden />
            {stepText(shown.start, "Earlier Lesson")}
          </Button>
        </div>
      ) : null}
      <ul ref={list} aria-label="Lessons">
        {inSight.map((lesson, index) => (
          <LessonListRow
            key={lesson.id}
            lesson={lesson}
            isPast={shown.start + index < begun}
            isJustCompleted={lesson.id === justCompletedId}
            withComplete={toComplete.has(lesson.id)}
            onAction={onAction}
          />
        ))}
      </ul>
      {after > 0 ? (
        <div className="border-line border-t p-2 text-center">
          <Button variant="ghost" onClick={() => show("after", withLater(shown, total))}>
            {stepText(after, "More Lesson")}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
