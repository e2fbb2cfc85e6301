import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Avatar } from "@/components/ui/avatar";
import { Button, buttonStyles } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import { paths } from "@/config/paths";
import type { Student } from "@/features/students/api/students";
import { rosterRows } from "@/features/students/roster-rows";
import { useApprovalProps } from "@/lib/approval";
import { useCore } from "@/lib/core";

interface DashboardStudentsProps {
  students: readonly Student[];
  /** The Filter button of the screen shows and hides the filters. */
  showsFilter: boolean;
  onAdd: () => void;
}

const groups = [
  { value: "all", label: "All Grades" },
  { value: "elementary", label: "Elementary (K-5)" },
  { value: "middle", label: "Middle (6-8)" },
  { value: "high", label: "High (9-12)" },
  { value: "adult", label: "Adult" },
] as const;

type Group = (typeof groups)[number]["value"];

const shownAtFirst = 8;

/** The teacher's students on the dashboard, with search and grade group. */
export const DashboardStudents = ({ students, showsFilter, onAdd }: DashboardStudentsProps) => {
  const core = useCore();
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState<Group>("all");
  const [showsAll, setShowsAll] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  // The button stands at the top of the screen, the filters further down: focus leads there.
  useEffect(() => {
    if (showsFilter) filters.current?.querySelector("input")?.focus();
  }, [showsFilter]);
  const isOn = showsFilter && (search.trim() !== "" || group !== "all");
  const found = new Set(core.roster(rosterRows(students), isOn ? { search, group } : { search: "", group: "all" }));
  const matching = students.filter(({ id }) => found.has(id));
  const shown = showsAll ? matching : matching.slice(0, shownAtFirst);
  return (
    <Card aria-labelledby="dashboard-students">
      <CardHeader
        title="Students"
        titleId="dashboard-students"
        actions={
          <Link to={paths.teacherStudents} className={buttonStyles({ size: "sm" })}>
            View All
          </Link>
        }
      />
      <div ref={filters} id="dashboard-students-filter" hidden={!showsFilter}>
        {showsFilter ? (
          <FilterBar
            result={`Showing ${matching.length} of ${students.length}`}
            onClear={
              isOn
                ? () => {
                    setSearch("");
                    setGroup("all");
                  }
                : undefined
            }
          >
            <SearchInput label="Search students" value={search} onChange={setSearch} className="sm:min-w-0" />
            <Select
              aria-label="Grade group"
              options={groups}
              value={group}
              onChange={(event) => setGroup(event.target.value as Group)}
            />
          </FilterBar>
        ) : null}
      </div>
      {matching.length === 0 ? (
        <NoStudents isFiltered={students.length > 0} onAdd={onAdd} />
      ) : (
        <ul className="flex flex-col">
          {shown.map((student) => (
            <li
              key={student.id}
              className="flex items-center gap-3 border-line border-b py-2.5 first:pt-0 last:border-b-0"
            >
              <Avatar name={student.name} color="green" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-semibold">{student.name}</p>
                <p className="truncate text-fg-muted text-small">{student.instrument}</p>
              </div>
              <p className="shrink-0 text-small">{student.grade}</p>
            </li>
          ))}
        </ul>
      )}
      {matching.length > shown.length ? (
        <Button variant="ghost" className="mt-2 w-full" onClick={() => setShowsAll(true)}>
          Show {matching.length - shown.length} More
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
