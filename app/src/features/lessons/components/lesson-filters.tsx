import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import type { LessonFilter } from "@/features/lessons/lesson";
import { isFiltering } from "@/features/lessons/lesson-filter";
import { shownText } from "@/features/lessons/lesson-list";
import { useCore } from "@/lib/core";

interface LessonFiltersProps {
  /** What else is to be said of the list. */
  note: string;
  filter: LessonFilter;
  onChange: (change: Partial<LessonFilter>) => void;
  shown: number;
  total: number;
}

const nothing: LessonFilter = { search: "", status: "all", time: "all" };

/** The days that a time filter lets through, which are not those of the calendar's week or month. */
const reach: Record<LessonFilter["time"], string | undefined> = {
  all: undefined,
  week: "From 7 days ago to 7 days ahead",
  month: "From a month ago to a month ahead",
};

/** Search, status and time over My Lessons, with 'Showing X of Y lessons'. */
export const LessonFilters = ({ note, filter, onChange, shown, total }: LessonFiltersProps) => {
  const { statusFilters, timeFilters } = useCore().constants().lists;
  return (
    <FilterBar
      result={shownText(shown, total)}
      note={reach[filter.time] ?? <span className="max-sm:hidden">{note}</span>}
      foldedOn={[filter.status, filter.time].filter((value) => value !== "all").length}
      folded={
        <>
          <Select
            aria-label="Status"
            className="sm:w-44"
            options={statusFilters}
            value={filter.status}
            onChange={(event) => onChange({ status: event.target.value as LessonFilter["status"] })}
          />
          <Select
            aria-label="Time"
            className="sm:w-44"
            options={timeFilters}
            value={filter.time}
            onChange={(event) => onChange({ time: event.target.value as LessonFilter["time"] })}
          />
        </>
      }
      onClear={isFiltering(filter) ? () => onChange(nothing) : undefined}
    >
      <SearchInput
        label="Search by title or student"
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
    </FilterBar>
  );
};
