import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { studentListQuery } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import type { TypedParent } from "@/features/students/use-same-student";
import { sameStudentIn } from "@/features/students/use-same-student";
import { useCore } from "@/lib/core";

interface SameStudentQuestionProps {
  /** Full name as typed. */
  name: string;
  parent: TypedParent;
  onAdd: () => void;
  onBack: () => void;
  /** The other student is opened. */
  onLeave?: () => void;
}

/** The same child is not added twice without being asked (FIELD-10). */
export const SameStudentQuestion = ({ name, parent, onAdd, onBack, onLeave }: SameStudentQuestionProps) => {
  const core = useCore();
  // They may have been added elsewhere since the list was loaded.
  const { data } = useQuery({ ...studentListQuery, refetchOnMount: "always" });
  const found = sameStudentIn(core, data?.students ?? [], name, parent);
  const to = found === undefined ? { q: name } : { student: found.id };
  return (
    <AlertDialog
      onClose={onBack}
      title="Is This Another Child?"
      description={studentMessages.sameStudent}
      cancelLabel="Go Back"
      confirmLabel="Add Anyway"
      confirmVariant="primary"
      onConfirm={onAdd}
    >
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={`${paths.teacherStudents}?${new URLSearchParams(to)}`}
          className={buttonStyles({ size: "sm" })}
          onClick={() => {
            onBack();
            onLeave?.();
          }}
        >
          Open Student
        </Link>
        {found === undefined ? null : (
          <span className="text-fg-muted text-small">
            <bdi>{found.name}</bdi>, {[found.grade, found.instrument].filter(Boolean).join(", ")}
          </span>
        )}
      </p>
    </AlertDialog>
  );
};
