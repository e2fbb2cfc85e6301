import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import type { LessonFilter } from "@/features/lessons/lesson";
import { isFiltering, statusOptions, timeOptions } from "@/features/lessons/lesson-filter";

interface LessonFiltersProps {
  filter: LessonFilter;
  onChange: (change: Partial<LessonFilter>) => void;
  shown: number;
  total: number;
}

const nothing: LessonFilter = { search: "", status: "all", time: "all" };

/** Search, status and time over My Lessons, with 'Showing X of Y lessons'. */
export const LessonFilters = ({ filter, onChange, shown, total }: LessonFiltersProps) => (
  <FilterBar
    result={`Showing ${shown} of ${total} lessons`}
    onClear={isFiltering(filter) ? () => onChange(nothing) : undefined}
  >
    <SearchInput label="Search by title or student" value={filter.search} onChange={(search) => onChange({ search })} />
    <div className="grid grid-cols-2 gap-2 sm:contents">
      <Select
        aria-label="Status"
        className="sm:w-44"
        options={statusOptions}
        value={filter.status}
        onChange={(event) => onChange({ status: event.target.value as LessonFilter["status"] })}
      />
      <Select
        aria-label="Time"
        className="sm:w-44"
        options={timeOptions}
        value={filter.time}
        onChange={(event) => onChange({ time: event.target.value as LessonFilter["time"] })}
      />
    </div>
  </FilterBar>
);
