import { useDeferredValue, useMemo, useState } from "react";
import type { RosterFilter } from "reedling-wasm";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import type { Student } from "@/features/students/api/students";
import { EditStudentDialog, RemoveStudentDialog } from "@/features/students/components/on-demand";
import type { StudentAction } from "@/features/students/components/student-row";
import { StudentRow } from "@/features/students/components/student-row";
import { rosterRows } from "@/features/students/roster-rows";
import { useApprovalProps } from "@/lib/approval";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import { inOrder } from "@/lib/in-order";
import { useStateFor } from "@/lib/state-for";

/** Rows that are drawn at first, and more with each "Show More". */
const pageSize = 100;

interface RosterProps {
  students: readonly Student[];
  /** How many there are, where the list holds the first of them only. */
  total: number;
  filter: RosterFilter;
  onFilter: (change: Partial<RosterFilter>) => void;
  onAdd: () => void;
  onProfile: (id: string) => void;
}

/** Search, grade filter and the students that match, each with a menu. */
export const Roster = ({ students, total, filter, onFilter, onAdd, onProfile }: RosterProps) => {
  const core = useCore();
  const approval = useApprovalProps();
  // The list follows the typing when there is time for it.
  const followed = useDeferredValue(filter);
  const [shown, setShown] = useStateFor(JSON.stringify(followed), pageSize);
  const [open, setOpen] = useState<{ action: Exclude<StudentAction, "profile">; student: Student } | null>(null);
  const matching = useMemo(
    () => inOrder(students, core.roster(rosterRows(students), followed)),
    [core, students, followed],
  );
  const filtered = filter.search !== "" || filter.group !== "all";
  const clear = () => onFilter({ search: "", group: "all" });
  const close = () => setOpen(null);

  const add = (
    <Button {...approval} variant="primary" onClick={onAdd}>
      Add Student
    </Button>
  );
  const list = (
    <>
      <FilterBar
        result={`Showing ${numberText(matching.length)} of ${numberText(total)} students`}
        onClear={filtered ? clear : undefined}
        foldedOn={filter.group === "all" ? 0 : 1}
        folded={
          <Select
            aria-label="Grade"
            className="sm:w-56"
            options={core.constants().lists.gradeGroups}
            value={filter.group}
            onChange={(event) => onFilter({ group: event.target.value as RosterFilter["group"] })}
          />
        }
      >
        <SearchInput
          label="Search by name, email or grade"
          value={filter.search}
          onChange={(search) => onFilter({ search })}
        />
      </FilterBar>
      <Card className="py-0 sm:py-0">
        {matching.length === 0 ? (
          <EmptyState title="No students found" actions={<Button onClick={clear}>Clear Filters</Button>}>
            No student matches the search and the grade.
          </EmptyState>
        ) : (
          <ul aria-label="Students">
            {matching.slice(0, shown).map((student) => (
              <StudentRow
                key={student.id}
                student={student}
                onAction={(action, chosen) => {
                  if (action === "profile") onProfile(chosen.id);
                  else setOpen({ action, student: chosen });
                }}
              />
            ))}
          </ul>
        )}
        {matching.length > shown ? (
          <Button variant="ghost" className="my-2 w-full" onClick={() => setShown(shown + pageSize)}>
            Show More
          </Button>
        ) : null}
      </Card>
    </>
  );
  return (
    <>
      {students.length > 0 ? (
        list
      ) : (
        <Card>
          <EmptyState title="No students yet" actions={add}>
            Add your first student, and lessons and practice plans can follow.
          </EmptyState>
        </Card>
      )}
      {/* Also where the student is gone with the answer to the form, which says so. */}
      {open?.action === "edit" ? <EditStudentDialog student={open.student} onClose={close} /> : null}
      {open?.action === "remove" ? <RemoveStudentDialog student={open.student} onClose={close} /> : null}
    </>
  );
};
