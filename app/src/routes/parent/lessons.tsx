import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterBar } from "@/components/ui/filter-bar";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { Loading } from "@/components/ui/skeleton";
import { countText } from "@/components/ui/time-text";
import type { Child } from "@/features/families/api/children";
import { children as childrenQuery } from "@/features/families/api/children";
import { familyMessages } from "@/features/families/messages";
import { familyLessons } from "@/features/lessons/api/family-lessons";
import { FamilyLessonTable } from "@/features/lessons/components/family-lesson-table";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import { familyFilterParams, familyStatusOptions, filteredLessons } from "@/features/lessons/family-filter";
import type { Lesson } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { useUrlState } from "@/lib/url-state";
import { LessonDialog } from "@/routes/student/lesson-dialog";

const noLessons: Lesson[] = [];
const noChildren: Child[] = [];

/** /parent/lessons: Children's Lessons, to read (Spec §2.8). */
export const ParentLessonsScreen = () => {
  const core = useCore();
  const [filter, change] = useUrlState(familyFilterParams);
  const [openId, setOpenId] = useState<string | null>(null);
  const load = useQuery(familyLessons);
  const family = useQuery(childrenQuery);
  const lessons = load.data ?? noLessons;
  const children = family.data?.children ?? noChildren;
  const clear = () => change({ status: "all", childId: null });
  const isFiltered = filter.status !== "all" || Boolean(filter.childId);
  const shown = filteredLessons(core, lessons, filter);
  const open = lessons.find(({ id }) => id === openId);
  const childOptions = [
    { value: "", label: "All children" },
    ...children.map(({ id, user }) => ({ value: id, label: user.name })),
  ];

  return (
    <>
      <PageHeader
        title="Children's Lessons"
        summary={
          load.isSuccess && family.isSuccess
            ? `${countText(children.length, "child", "children")}, ${countText(lessons.length, "lesson")}`
            : " "
        }
      />
      {load.isError ? (
        <Card>
          <ErrorState title={familyMessages.lessonsFailed} onRetry={() => void load.refetch()}>
            {load.error.message}
          </ErrorState>
        </Card>
      ) : (
        <Loading
          loading={load.isPending || family.isPending}
          text="Loading lessons..."
          skeleton={<LessonListSkeleton />}
        >
          {() =>
            lessons.length === 0 ? (
              <Card>
                <EmptyState title="No Lessons Yet">
                  Lessons appear here once a teacher has scheduled them. If your child is missing, the school's
                  administrator can link it to your account.
                </EmptyState>
              </Card>
            ) : (
              <>
                <FilterBar
                  result={`Showing ${shown.length} of ${lessons.length} lessons`}
                  onClear={isFiltered ? clear : undefined}
                >
                  <Select
                    aria-label="Child"
                    className="sm:w-56"
                    options={childOptions}
                    value={filter.childId ?? ""}
                    onChange={(event) => change({ childId: event.target.value || null })}
                  />
                  <Select
                    aria-label="Status"
                    className="sm:w-44"
                    options={familyStatusOptions}
                    value={filter.status}
                    onChange={(event) => change({ status: event.target.value as FamilyFilter["status"] })}
                  />
                </FilterBar>
                <Card className="py-2">
                  {shown.length === 0 ? (
                    <EmptyState
                      title="No lessons match your filter"
                      actions={<Button onClick={clear}>Clear Filters</Button>}
                    />
                  ) : (
                    <FamilyLessonTable
                      lessons={shown}
                      reader="parent"
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
