import { ListFilter } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CutNotice } from "@/components/data/cut-notice";
import { Avatar } from "@/components/ui/avatar";
import { Button, buttonStyles } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import { paths } from "@/config/paths";
import type { Student } from "@/features/students/api/students";
import type { RosterFilter } from "@/features/students/roster-filter";
import { useRosterFilter } from "@/features/students/roster-filter";
import { rosterRows } from "@/features/students/roster-rows";
import { useApprovalProps } from "@/lib/approval";
import { useCore } from "@/lib/core";
import { countText, numberText } from "@/lib/format/counts";

interface DashboardStudentsProps {
  students: readonly Student[];
  /** How many there are, where the list holds the first of them only. */
  total: number;
  onAdd: () => void;
}

const nothing: RosterFilter = { search: "", group: "all" };

const shownAtFirst = 8;

/** The teacher's students on the dashboard, with search and grade group. */
export const DashboardStudents = ({ students, total, onAdd }: DashboardStudentsProps) => {
  const core = useCore();
  const [{ search, group }, setFilter] = useRosterFilter();
  const isFiltered = search.trim() !== "" || group !== "all";
  // An address that filters shows its filters; they stay when the last of them is cleared.
  const [isOpen, setOpen] = useState(isFiltered);
  const showsFilter = isOpen || isFiltered;
  const wantsFocus = useRef(false);
  const toggleFilter = () => {
    wantsFocus.current = !showsFilter;
    setOpen(!showsFilter);
    if (showsFilter) setFilter(nothing);
  };
  const [showsAll, setShowsAll] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showsFilter && wantsFocus.current) filters.current?.querySelector("input")?.focus();
  }, [showsFilter]);
  const found = new Set(core.roster(rosterRows(students), { search, group }));
  const matching = students.filter(({ id }) => found.has(id));
  const shown = showsAll ? matching : matching.slice(0, shownAtFirst);
  return (
    <Card aria-labelledby="dashboard-students">
      <CardHeader
        title="Students"
        titleId="dashboard-students"
        actions={
          <>
            <Button
              size="sm"
              aria-expanded={showsFilter}
              aria-controls="dashboard-students-filter"
              onClick={toggleFilter}
            >
              <ListFilter aria-hidden />
              Filter
            </Button>
            <Link to={paths.teacherStudents} className={buttonStyles({ size: "sm" })}>
              View All
            </Link>
          </>
        }
      />
      <div ref={filters} id="dashboard-students-filter" hidden={!showsFilter}>
        {showsFilter ? (
          <FilterBar
            result={`Showing ${numberText(matching.length)} of ${numberText(total)}`}
            onClear={isFiltered ? () => setFilter(nothing) : undefined}
          >
            <SearchInput
              label="Search students"
              value={search}
              onChange={(text) => setFilter({ search: text })}
              className="sm:min-w-48"
            />
            <Select
              aria-label="Grade group"
              options={core.constants().lists.gradeGroups}
              value={group}
              onChange={(event) => setFilter({ group: event.target.value as RosterFilter["group"] })}
            />
          </FilterBar>
        ) : null}
      </div>
      <CutNotice shown={students.length} total={total} things="students" />
      {matching.length === 0 ? (
        <NoStudents isFiltered={students.length > 0} onAdd={onAdd} />
      ) : (
        <ul className="-mx-4 -mb-4 flex flex-col overflow-clip rounded-b-card border-line border-t sm:-mx-5 sm:-mb-5">
          {shown.map((student) => (
            <li key={student.id} className="border-line border-b last:border-b-0">
              <Link
                to={`${paths.teacherStudents}?student=${student.id}`}
                className="group flex h-11 items-center gap-3 px-4 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
              >
                <Avatar name={student.name} color="green" size="small" />
                <bdi className="min-w-0 truncate font-semibold group-hover:text-primary group-hover:underline group-hover:underline-offset-4">
                  {student.name}
                </bdi>
                <span className="ml-auto shrink-0 text-fg-muted text-small">
                  {[student.instrument, student.grade].filter(Boolean).join(", ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {matching.length > shown.length ? (
        <Button variant="ghost" className="mt-5 -mb-2 w-full" onClick={() => setShowsAll(true)}>
          Show {countText(matching.length - shown.length, "More Student")}
        </Button>
      ) : null}
    </Card>
  );
};

const NoStudents = ({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) => {
  const approval = useApprovalProps();
  return isFiltered ? (
    <EmptyState title="No students found" className="py-8">
      Nobody matches the search and the grade above.
    </EmptyState>
  ) : (
    <EmptyState
      title="No students yet"
      className="py-8"
      actions={
        <Button {...approval} onClick={onAdd}>
          Add Student
        </Button>
      }
    >
      Add a student, and lessons can be scheduled.
    </EmptyState>
  );
};
