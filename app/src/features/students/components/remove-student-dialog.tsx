import { ConfirmCall } from "@/components/data/confirm-call";
import { useRemoveStudent } from "@/features/students/api/remove-student";
import type { Student } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { removalConsequences } from "@/features/students/removal";
import { successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface RemoveStudentDialogProps {
  student: Student;
  onClose: () => void;
}

/** Asks before a student leaves the class, and tells what ends with it and what stays (Spec §5, decision D3). */
export const RemoveStudentDialog = ({ student, onClose }: RemoveStudentDialogProps) => {
  const { ends, stays } = removalConsequences(student);
  return (
    <ConfirmCall
      title={
        <>
          Remove <bdi>{student.name}</bdi>
        </>
      }
      description="Are you sure you want to remove this student from your class?"
      cancelLabel="Keep Student"
      confirmLabel="Remove Student"
      call={useRemoveStudent()}
      sent={student.id}
      fallback={studentMessages.removeFailed}
      onDone={(message) => {
        const description = successText(message, studentMessages.removed);
        showToast({ tone: "success", title: studentMessages.removedTitle, description });
      }}
      onClose={onClose}
    >
      <Consequences title="What ends" sentences={ends} />
      <Consequences title="What stays" sentences={stays} />
    </ConfirmCall>
  );
};

const Consequences = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <>
    <h3 className="mt-4 font-semibold text-small">{title}</h3>
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-small marker:text-fg-muted">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);
