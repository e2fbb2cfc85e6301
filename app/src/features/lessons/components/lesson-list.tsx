import { memo, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { LessonListRow } from "@/features/lessons/components/lesson-list-row";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import type { Lesson, LessonFilter } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import type { ListWindow } from "@/features/lessons/list-window";
import { openingWindow, withEarlier, withLater } from "@/features/lessons/list-window";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { useStateFor } from "@/lib/state-for";

interface LessonListProps {
  /** Earliest first. */
  lessons: readonly Lesson[];
  /** What they were filtered by: another filter opens the list anew. */
  filter: LessonFilter;
  now: string;
  justCompletedId: string | null;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** My Lessons as rows; a long list opens around today and grows at either end. */
export const LessonList = memo(({ lessons, filter, now, justCompletedId, onAction }: LessonListProps) => {
  const core = useCore();
  const begun = useMemo(() => core.countBegun(lessons, now), [core, lessons, now]);
  const total = lessons.length;
  const [grown, setGrown] = useStateFor<ListWindow | null>(JSON.stringify(filter), null);
  const opening = openingWindow(total, begun);
  const shown = grown ?? opening;
  const after = total - shown.end;
  const inSight = useMemo(() => lessons.slice(shown.start, shown.end), [lessons, shown.start, shown.end]);
  const toComplete = useMemo(() => new Set(core.lessonsToComplete(inSight.map(lessonRow), now)), [core, inSight, now]);
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <h2 className="sr-only">Lessons</h2>
      {shown.start > 0 ? (
        <div className="border-line border-b p-2 text-center">
          <Button variant="ghost" onClick={() => setGrown(withEarlier(shown))}>
            Show {countText(shown.start, "Earlier Lesson")}
          </Button>
        </div>
      ) : null}
      <ul aria-label="Lessons">
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
          <Button variant="ghost" onClick={() => setGrown(withLater(shown, total))}>
            Show {countText(after, "More Lesson")}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
