import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { students } from "@/features/students/api/students";
import { AddStudentDialog } from "@/features/students/components/add-student-dialog";
import { Roster } from "@/features/students/components/roster";
import { studentMessages } from "@/features/students/messages";
import { rosterFilterParams } from "@/features/students/roster-filter";
import { rosterRows } from "@/features/students/roster-rows";
import { useApprovalProps } from "@/lib/approval";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { useUrlState } from "@/lib/url-state";

/** /teacher/students: the roster (Spec §2.6). */
export const StudentsScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const [filter, setFilter] = useUrlState(rosterFilterParams);
  const [adding, setAdding] = useState(false);
  const roster = useQuery(students);
  const counts = roster.data === undefined ? null : core.rosterCounts(rosterRows(roster.data));
  return (
    <>
      <PageHeader
        title="My Students"
        summary={
          counts === null
            ? " "
            : [
                countText(counts.total, "student"),
                countText(counts.minors, "minor"),
                countText(counts.adults, "adult"),
                `${counts.active} active`,
              ].join(", ")
        }
        actions={
          <Button {...approval} variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            Add Student
          </Button>
        }
      />
      <Loaded
        queries={{ roster }}
        text="Loading students..."
        skeleton={<RosterSkeleton />}
        failure={{ title: studentMessages.listFailed }}
        frame={(failure) => <Card>{failure}</Card>}
      >
        {(answers) => (
          <Roster students={answers.roster} filter={filter} onFilter={setFilter} onAdd={() => setAdding(true)} />
        )}
      </Loaded>
      {adding ? <AddStudentDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
};

const RosterSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="mb-8 h-10" />
    {["one", "two", "three", "four", "five", "six"].map((row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);
