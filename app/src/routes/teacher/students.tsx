import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { Repertoire } from "@/features/practice/components/repertoire";
import type { Student } from "@/features/students/api/students";
import { studentListQuery } from "@/features/students/api/students";
import { AddStudentDialog, EditStudentDialog, StudentProfileDialog } from "@/features/students/components/on-demand";
import { Roster } from "@/features/students/components/roster";
import { studentMessages } from "@/features/students/messages";
import { useOpenStudent } from "@/features/students/open-student";
import { useRosterFilter } from "@/features/students/roster-filter";
import { rosterRows } from "@/features/students/roster-rows";
import { cutText } from "@/features/students/student-list";
import { useApprovalProps } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { countText, numberText } from "@/lib/format/counts";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs-on-demand";
import { useOpenProfile } from "@/routes/teacher/use-open-profile";

export const queries: ScreenQueries = () => [studentListQuery];

/** /teacher/students: the roster (Spec §2.6). */
export const StudentsScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const [filter, setFilter] = useRosterFilter();
  const [adding, setAdding] = useState(false);
  // As it was when the form was opened: a student who leaves the class meanwhile takes neither the form nor its refusal away.
  const [edited, setEdited] = useState<Student | null>(null);
  const [profileId, setProfileId] = useOpenStudent();
  const profile = useOpenProfile(profileId);
  const roster = useQuery(askedByLoader(studentListQuery));
  const { data } = roster;
  const profiled = data?.students.find(({ id }) => id === profileId);
  const isEditing = edited !== null && edited.id === profileId;
  const cut = data && cutText(data);
  const counts = data === undefined ? null : core.rosterCounts(rosterRows(data.students));
  return (
    <>
      <PageHeader
        title="My Students"
        summary={
          counts === null || data === undefined
            ? " "
            : [
                countText(data.total, "student"),
                // Of a list that was cut the rest cannot be told.
                ...(cut !== undefined
                  ? []
                  : [
                      countText(counts.minors, "minor"),
                      countText(counts.adults, "adult"),
                      `${numberText(counts.active)} active`,
                    ]),
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
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {(answers) => (
          <>
            {cut === undefined ? null : (
              <Notice tone="info" className="mb-4">
                {`${cut} are shown here. Search and filters look through these.`}
              </Notice>
            )}
            <Roster
              {...answers.roster}
              filter={filter}
              onFilter={setFilter}
              onAdd={() => setAdding(true)}
              onProfile={setProfileId}
            />
          </>
        )}
      </Loaded>
      {isEditing ? <EditStudentDialog student={edited} onClose={() => setEdited(null)} /> : null}
      {profileId === null || isEditing ? null : (
        <StudentProfileDialog
          id={profileId}
          name={profiled?.name}
          onEdit={profiled === undefined ? undefined : () => setEdited(profiled)}
          next={profile.next}
          repertoire={<Repertoire studentId={profileId} />}
          onClose={() => setProfileId(null)}
        />
      )}
      {profile.lessonDialogs.dialog === null ? null : <LessonDialogs {...profile.lessonDialogs} />}
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
