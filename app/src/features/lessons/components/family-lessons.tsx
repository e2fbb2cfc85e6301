import type { ReactNode } from "react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import { CutListNotice } from "@/features/lessons/components/cut-list-notice";
import { FamilyLessonTable } from "@/features/lessons/components/family-lesson-table";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import { filteredLessons } from "@/features/lessons/family-filter";
import type { LessonList } from "@/features/lessons/lesson-list";
import { shownText } from "@/features/lessons/lesson-list";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";
import { useNow } from "@/lib/use-now";

interface FamilyLessonsProps {
  list: Pick<LessonList, "lessons" | "total">;
  reader: "student" | "parent";
  filter: FamilyFilter;
  change: (change: Partial<FamilyFilter>) => void;
  onView: (lesson: Lesson) => void;
  onReschedule?: (lesson: Lesson) => void;
  /** The filters, of which each reader has their own. */
  children: ReactNode;
}

/** What a parent looks for: the next lesson at the top, what comes after it below, then those that were, the latest first. */
const comingFirst = (core: Core, lessons: readonly Lesson[], now: string): Lesson[] => {
  const { upcoming, recent } = core.childTabs(
    lessons.map(({ id, startTime }) => ({ id, startTime })),
    now,
  );
  return [...inOrder(lessons, upcoming), ...inOrder(lessons, recent)];
};

/** The lessons that a student or a parent reads, under the filters that leave them. */
export const FamilyLessons = ({ list, reader, filter, change, onView, onReschedule, children }: FamilyLessonsProps) => {
  const core = useCore();
  const clear = () => change({ status: "all", childId: null });
  const isFiltering = filter.status !== "all" || filter.childId !== null;
  const now = useNow();
  const shown = useMemo(() => {
    const found = filteredLessons(core, list.lessons, filter);
    return reader === "parent" && filter.order === "newest" ? comingFirst(core, found, now) : found;
  }, [core, list.lessons, filter, reader, now]);
  return (
    <>
      <FilterBar result={shownText(shown.length, list.total)} onClear={isFiltering ? clear : undefined}>
        <div className="grid grid-cols-[7fr_5fr] gap-2 sm:contents">{children}</div>
      </FilterBar>
      <CutListNotice list={list} />
      <Card className="py-2">
        {shown.length === 0 ? (
          <EmptyState title="No lessons match your filter" actions={<Button onClick={clear}>Clear Filters</Button>} />
        ) : (
          <FamilyLessonTable
            lessons={shown}
            reader={reader}
            filter={filter}
            onOrder={() => change({ order: filter.order === "newest" ? "oldest" : "newest" })}
            onView={onView}
            onReschedule={onReschedule}
          />
        )}
      </Card>
    </>
  );
};

/** The status that a family's lessons are filtered by. */
export const FamilyStatusFilter = ({ filter, change }: Pick<FamilyLessonsProps, "filter" | "change">) => (
  <Select
    aria-label="Status"
    className="sm:w-44"
    options={useCore().constants().lists.familyStatusFilters}
    value={filter.status}
    onChange={(event) => change({ status: event.target.value as FamilyFilter["status"] })}
  />
);
