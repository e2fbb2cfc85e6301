import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { LessonNoteForm } from "@/features/lessons/components/lesson-note-form";
import { studentListQuery } from "@/features/students/api/students";
import { cutText } from "@/features/students/student-list";
import { useWaitsForApproval } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import type { ScreenQueries } from "@/routes/frame/screen-data";

export const queries: ScreenQueries = () => [studentListQuery];

/** /teacher/lessons/new: Create New Lesson (Spec §2.6). */
export const NewLessonScreen = () => {
  const students = useQuery(askedByLoader(studentListQuery));
  const waits = useWaitsForApproval();
  const count = students.data?.students.length;
  // Whoever is left without students while a note is typed keeps the form with it.
  const [hadStudents, setHadStudents] = useState(false);
  if (count !== undefined && count > 0 && !hadStudents) setHadStudents(true);
  return (
    <>
      <PageHeader title="Create New Lesson" summary="Write down a lesson that has taken place." />
      {count === 0 && !hadStudents && !waits ? (
        <Card className="max-w-[760px]">
          <EmptyState
            title="No students yet"
            actions={
              <Link to={paths.teacherAddStudent} className={buttonStyles({ variant: "primary" })}>
                Add Student
              </Link>
            }
          >
            A lesson note is about one of your students.
          </EmptyState>
        </Card>
      ) : (
        <LessonNoteForm
          students={students.data?.students}
          studentsHint={students.data && cutText(students.data)}
          onRetryStudents={students.isLoadingError ? () => void students.refetch() : undefined}
        />
      )}
    </>
  );
};
