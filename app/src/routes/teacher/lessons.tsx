import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { LessonFilters } from "@/features/lessons/components/lesson-filters";
import { LessonList } from "@/features/lessons/components/lesson-list";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { LessonStats } from "@/features/lessons/components/lesson-stats";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { isFiltering, lessonFilterParams } from "@/features/lessons/lesson-filter";
import { lessonMessages } from "@/features/lessons/messages";
import { useApprovalProps } from "@/lib/approval";
import { browserZone } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import { useUrlState } from "@/lib/url-state";
import { useNow } from "@/lib/use-now";
import type { LessonDialog } from "@/routes/teacher/lesson-dialogs";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs";
import { requestedDialog } from "@/routes/teacher/lesson-request";

const none: Lesson[] = [];

/** /teacher/lessons: My Lessons (Spec §2.6). */
export const TeacherLessonsScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const now = useNow();
  const lessonsQuery = useQuery(teacherLessons());
  const lessons = lessonsQuery.data ?? none;
  const [opened, setOpened] = useState<LessonDialog | null>(null);
  const location = useLocation();
  const navigate = useNavigate();

  const rows = useMemo(() => lessons.map(lessonRow), [lessons]);
  const counts = useMemo(() => core.lessonCounts(rows, now), [core, rows, now]);

  // Another screen may ask for a dialog on the way here; closing it forgets the request.
  const dialog = opened ?? requestedDialog(location.state, lessons);
  const change = (next: LessonDialog | null) => {
    setOpened(next);
    if (location.state !== null) navigate({ search: location.search }, { replace: true, state: null });
  };
  const act = useCallback((kind: LessonAction, lesson: Lesson) => setOpened({ kind, lesson }), []);
  const justCompletedId = dialog?.kind === "view" && dialog.justCompleted ? dialog.lesson.id : null;

  return (
    <>
      <PageHeader
        title="My Lessons"
        summary={lessonsQuery.isSuccess ? `${counts.upcoming} upcoming, ${counts.completed} completed` : "Your lessons"}
        actions={
          <Button {...approval} variant="primary" onClick={() => change({ kind: "schedule" })}>
            <CalendarPlus aria-hidden />
            Schedule Lesson
          </Button>
        }
      />
      <Loaded
        queries={{ lessons: lessonsQuery }}
        text="Loading lessons..."
        skeleton={<LessonListSkeleton />}
        failure={{ title: lessonMessages.fetchFailed }}
      >
        {() => (
          <>
            <LessonStats counts={counts} />
            <FilteredLessons lessons={lessons} now={now} justCompletedId={justCompletedId} onAction={act} />
          </>
        )}
      </Loaded>
      <LessonDialogs dialog={dialog} onChange={change} lessons={lessons} />
    </>
  );
};

interface FilteredLessonsProps {
  lessons: readonly Lesson[];
  now: string;
  justCompletedId: string | null;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

const FilteredLessons = ({ lessons, now, justCompletedId, onAction }: FilteredLessonsProps) => {
  const core = useCore();
  const [filter, setFilter] = useUrlState(lessonFilterParams);
  // The list follows the typing when there is time for it.
  const followed = useDeferredValue(filter);
  const rows = useMemo(() => lessons.map(lessonRow), [lessons]);
  const shown = useMemo(
    () => inOrder(lessons, core.teacherLessons(rows, followed, now, browserZone())),
    [core, lessons, rows, followed, now],
  );
  return (
    <>
      <LessonFilters filter={filter} onChange={setFilter} shown={shown.length} total={lessons.length} />
      {shown.length > 0 ? (
        <LessonList lessons={shown} filter={followed} now={now} justCompletedId={justCompletedId} onAction={onAction} />
      ) : (
        <NoLessons isFiltered={isFiltering(filter) && lessons.length > 0} />
      )}
    </>
  );
};

const NoLessons = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="No lessons found">No lesson matches the search and the filters above.</EmptyState>
  ) : (
    <EmptyState title="No lessons yet">Schedule a lesson for one of your students and it will stand here.</EmptyState>
  );
