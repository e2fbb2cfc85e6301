import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterBar } from "@/components/ui/filter-bar";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { Loading } from "@/components/ui/skeleton";
import { ownLessons } from "@/features/lessons/api/own-lessons";
import { FamilyLessonTable } from "@/features/lessons/components/family-lesson-table";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import { familyFilterParams, familyStatusOptions, filteredLessons } from "@/features/lessons/family-filter";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { ApiError } from "@/lib/api";
import { useCore } from "@/lib/core";
import { useUrlState } from "@/lib/url-state";
import { useNow } from "@/lib/use-now";
import { LessonDialog } from "@/routes/student/lesson-dialog";

const none: Lesson[] = [];

const orderOptions = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
];

/** /student/my-lessons: the student's lessons with plan and feedback (Spec §2.7). */
export const StudentLessonsScreen = () => {
  const core = useCore();
  const now = useNow();
  const [filter, change] = useUrlState(familyFilterParams);
  const [openId, setOpenId] = useState<string | null>(null);
  const load = useQuery(ownLessons);
  const lessons = load.data ?? none;
  const shown = filteredLessons(core, lessons, filter);
  const counts = useMemo(() => core.lessonCounts(lessons.map(lessonRow), now), [core, lessons, now]);
  const open = lessons.find(({ id }) => id === openId);

  return (
    <>
      <PageHeader
        title="My Lessons"
        summary={load.isSuccess ? `${counts.scheduled} upcoming, ${counts.completed} completed` : " "}
        actions={
          <Button busy={load.isFetching} onClick={() => void load.refetch()}>
            {load.isFetching ? null : <RotateCw aria-hidden />}
            Refresh
          </Button>
        }
      />
      {load.isError ? (
        <LoadFailure problem={load.error} onRetry={() => void load.refetch()} />
      ) : (
        <Loading loading={load.isPending} text="Loading lessons..." skeleton={<LessonListSkeleton />}>
          {() =>
            lessons.length === 0 ? (
              <NoLessons onCheck={() => void load.refetch()} />
            ) : (
              <>
                <FilterBar
                  result={`Showing ${shown.length} of ${lessons.length} lessons`}
                  onClear={filter.status === "all" ? undefined : () => change({ status: "all" })}
                >
                  <Select
                    aria-label="Status"
                    className="sm:w-44"
                    options={familyStatusOptions}
                    value={filter.status}
                    onChange={(event) => change({ status: event.target.value as FamilyFilter["status"] })}
                  />
                  <Select
                    aria-label="Sort by date"
                    className="sm:w-44"
                    options={orderOptions}
                    value={filter.order}
                    onChange={(event) => change({ order: event.target.value as FamilyFilter["order"] })}
                  />
                </FilterBar>
                <Card className="py-2">
                  {shown.length === 0 ? (
                    <EmptyState
                      title="No lessons match your filter"
                      actions={<Button onClick={() => change({ status: "all" })}>Clear Filters</Button>}
                    />
                  ) : (
                    <FamilyLessonTable
                      lessons={shown}
                      reader="student"
                      filter={filter}
                      onOrder={() => change({ order: filter.order === "newest" ? "oldest" : "newest" })}
                      onView={({ id }) => setOpenId(id)}
                    />
                  )}
                </Card>
              </>
            )
          }
        </Loading>
      )}
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpenId(null)} />}
    </>
  );
};

const NoLessons = ({ onCheck }: { onCheck: () => void }) => (
  <Card>
    <EmptyState
      title="No Lessons Yet"
      actions={
        <Button variant="primary" onClick={onCheck}>
          Check Again
        </Button>
      }
    >
      Your teacher schedules your lessons. Contact your teacher, or check whether you are linked to a teacher yet.
    </EmptyState>
  </Card>
);

const LoadFailure = ({ problem, onRetry }: { problem: Error; onRetry: () => void }) => {
  const status = problem instanceof ApiError && problem.status !== null ? `${problem.status} ` : "";
  return (
    <Card>
      <ErrorState
        title="Unable to Load Lessons"
        onRetry={onRetry}
        actions={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
      >
        {lessonMessages.fetchFailed}: {status}
        {problem.message} You may not be linked to a teacher yet.
      </ErrorState>
    </Card>
  );
};
