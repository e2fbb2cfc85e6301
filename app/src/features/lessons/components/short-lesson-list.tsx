import { ChevronRight } from "lucide-react";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { PlanTag } from "@/features/lessons/components/plan-tag";
import { studentRow } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";
import { dayOf, shortDay } from "@/lib/format/dates";
import { firstName } from "@/lib/format/names";
import { timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";

interface ShortLessonListProps {
  label: string;
  lessons: readonly Lesson[];
  /** Rows begin with the child's name, where the lessons are of several. */
  namesChild?: boolean;
  onView: (lesson: Lesson) => void;
}

/**
 * A few lessons on a student's or a parent's dashboard: time first, each opens its details. Plan and status stand beside
 * the title only where that leaves it most of the row.
 */
export const ShortLessonList = ({ label, lessons, namesChild = false, onView }: ShortLessonListProps) => {
  const core = useCore();
  return (
    <ul aria-label={label} className="@container flex flex-col">
      {lessons.map((lesson) => {
        const { heading, detail } = studentRow(core, lesson);
        return (
          <li key={lesson.id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => onView(lesson)}
              className="group flex min-h-14 w-full items-center gap-3 rounded-control py-2.5 text-left hover:bg-sunken"
            >
              <StatusBarline status={lesson.status} audience="family" />
              <span className="w-20 shrink-0 self-start tabular-nums">
                <time dateTime={lesson.startTime} className="block font-semibold">
                  {timeText(lesson.startTime)}
                </time>
                <span className="block text-fg-muted text-small">{shortDay(dayOf(lesson.startTime))}</span>
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1.5 @2xl:flex-row @2xl:items-center">
                <span className="min-w-0 flex-1">
                  <span className="wrap-anywhere line-clamp-2 font-semibold group-hover:text-primary group-hover:underline group-hover:underline-offset-4">
                    {namesChild ? (
                      <>
                        <bdi>{firstName(lesson.student.name)}</bdi>:{" "}
                      </>
                    ) : null}
                    <bdi>{heading}</bdi>
                  </span>
                  {detail === null ? null : (
                    <span className="block text-fg-muted text-small">
                      with <bdi>{detail}</bdi>
                    </span>
                  )}
                </span>
                <span className="flex flex-wrap items-center gap-1.5">
                  <PlanTag lesson={lesson} className="max-sm:[&>svg]:hidden" />
                  <StatusBadge status={lesson.status} audience="family" className="max-sm:[&>svg]:hidden" />
                </span>
              </span>
              <ChevronRight
                aria-hidden
                className="size-5 shrink-0 text-fg-muted transition-[translate] group-hover:translate-x-0.5 group-hover:text-primary"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
