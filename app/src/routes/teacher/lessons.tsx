import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, NotebookPen } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { teacherLessonListQuery } from "@/features/lessons/api/teacher-lessons";
import { CutListNotice } from "@/features/lessons/components/cut-list-notice";
import { LessonFilters } from "@/features/lessons/components/lesson-filters";
import { LessonList as LessonRows } from "@/features/lessons/components/lesson-list";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { LessonScreenSkeleton } from "@/features/lessons/components/lesson-screen-skeleton";
import { LessonStats, restText } from "@/features/lessons/components/lesson-stats";
import { lessonRow } from "@/features/lessons/lesson";
import { isFiltering, isSearching, useLessonFilter } from "@/features/lessons/lesson-filter";
import type { LessonList } from "@/features/lessons/lesson-list";
import { countsText, emptyList } from "@/features/lessons/lesson-list";
import { lessonMessages } from "@/features/lessons/messages";
import { useUpcomingCount } from "@/features/lessons/use-upcoming-count";
import { studentsQuery } from "@/features/students/api/students";
import { namesOf } from "@/features/students/roster-rows";
import { useApprovalProps } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";
import { browserZone } from "@/lib/time/zone";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs-on-demand";
import { useLessonDialog } from "@/routes/teacher/use-lesson-dialog";

export const queries: ScreenQueries = () => [teacherLessonListQuery(), studentsQuery];

/** /teacher/lessons: My Lessons (Spec §2.6). */
export const TeacherLessonsScreen = () => {
  const approval = useApprovalProps();
  const now = useNow();
  const listQuery = useQuery(askedByLoader(teacherLessonListQuery()));
  const list = listQuery.data ?? emptyList;
  const { lessons } = list;
  const navigate = useNavigate();
  const written = (useLocation().state as { written?: string } | null)?.written ?? null;

  const upcoming = useUpcomingCount(list, now);

  const [dialog, setDialog] = useLessonDialog(listQuery.data?.lessons);
  const act = useCallback((kind: LessonAction, lesson: Lesson) => setDialog({ kind, lesson }), [setDialog]);
  const justCompletedId = dialog?.kind === "view" && dialog.justCompleted ? dialog.lesson.id : null;

  return (
    <>
      <PageHeader
        title="My Lessons"
        summary={listQuery.data !== undefined ? countsText(upcoming, list.counts.completed) : "Your lessons"}
        actions={
          <>
            <Button {...approval} onClick={() => navigate(paths.teacherNewLesson)}>
              <NotebookPen aria-hidden />
              Write Lesson Note
            </Button>
            <Button {...approval} variant="primary" onClick={() => setDialog({ kind: "schedule" })}>
              <CalendarPlus aria-hidden />
              Schedule Lesson
            </Button>
          </>
        }
      />
      <Loaded
        queries={{ list: listQuery }}
        text="Loading lessons..."
        skeleton={(text) => <LessonScreenSkeleton text={text} />}
        failure={{ title: lessonMessages.fetchFailed }}
      >
        {() => (
          <>
            <LessonStats counts={{ ...list.counts, total: list.total, upcoming }} />
            <CutListNotice list={list} hint="Earlier ones are in the calendar." />
            <FilteredLessons
              list={list}
              note={restText({ ...list.counts, total: list.total, upcoming })}
              now={now}
              openedFor={written}
              justCompletedId={justCompletedId}
              onAction={act}
            />
          </>
        )}
      </Loaded>
      {dialog === null ? null : <LessonDialogs dialog={dialog} onChange={setDialog} lessons={lessons} />}
    </>
  );
};

interface FilteredLessonsProps {
  list: LessonList;
  /** What the figures above do not tell. */
  note: string;
  now: string;
  openedFor: string | null;
  justCompletedId: string | null;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

const FilteredLessons = ({ list, note, now, openedFor, justCompletedId, onAction }: FilteredLessonsProps) => {
  const core = useCore();
  const { lessons, total } = list;
  const [filter, setFilter] = useLessonFilter();
  // The list follows the typing when there is time for it.
  const followed = useDeferredValue(filter);
  // Who calls is a parent: the children's lessons are found by that name as well.
  const { data: taught } = useQuery({ ...studentsQuery, enabled: isSearching(followed) });
  const rows = useMemo(() => {
    const names = new Map(taught?.map((student) => [student.id, namesOf(student)]));
    return lessons.map((lesson) => {
      const row = lessonRow(lesson);
      return { ...row, studentName: names.get(lesson.student.id) ?? row.studentName };
    });
  }, [lessons, taught]);
  const shown = useMemo(
    () => inOrder(lessons, core.teacherLessons(rows, followed, now, browserZone())),
    [core, lessons, rows, followed, now],
  );
  return (
    <>
      <LessonFilters note={note} filter={filter} onChange={setFilter} shown={shown.length} total={total} />
      {shown.length > 0 ? (
        <LessonRows
          lessons={shown}
          filter={followed}
          now={now}
          openedFor={openedFor}
          justCompletedId={justCompletedId}
          onAction={onAction}
        />
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
    <EmptyState title="No lessons yet">Schedule a lesson for one of your students and it will appear here.</EmptyState>
  );
