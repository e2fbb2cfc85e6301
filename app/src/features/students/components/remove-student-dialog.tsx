import { AlertDialog } from "@/components/ui/alert-dialog";
import { useRemoveStudent } from "@/features/students/api/remove-student";
import type { Student } from "@/features/students/api/students";
import { studentMessages } from "@/features/students/messages";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface RemoveStudentDialogProps {
  student: Student;
  onClose: () => void;
}

/** Asks before a student leaves the class (Spec §5); future scheduled lessons are cancelled with it (D3). */
export const RemoveStudentDialog = ({ student, onClose }: RemoveStudentDialogProps) => {
  const removeStudent = useRemoveStudent();
  const confirm = () =>
    removeStudent.mutate(student.id, {
      onSuccess: (message) => {
        const description = message === "" ? studentMessages.removed : message;
        showToast({ tone: "success", title: studentMessages.removedTitle, description });
        onClose();
      },
      onError: (problem) => {
        const description = failureText(problem, studentMessages.removeFailed);
        showToast({ tone: "error", title: studentMessages.errorTitle, description });
      },
    });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Remove ${student.name}`}
      description="Are you sure you want to remove this student from your class?"
      cancelLabel="Keep Student"
      confirmLabel="Remove Student"
      busy={removeStudent.isPending}
      onConfirm={confirm}
    >
      {student.upcomingLessonsCount === 0 ? null : (
        <p className="mt-3 text-small">
          {student.upcomingLessonsCount === 1
            ? "One scheduled lesson with you will be cancelled."
            : `${student.upcomingLessonsCount} scheduled lessons with you will be cancelled.`}
        </p>
      )}
      {student.overdueLessonsCount === 0 ? null : (
        <p className="mt-3 text-small">
          {student.overdueLessonsCount === 1
            ? "One past lesson is still scheduled. Complete or cancel it first: afterwards only an administrator can."
            : `${student.overdueLessonsCount} past lessons are still scheduled. Complete or cancel them first: afterwards only an administrator can.`}
        </p>
      )}
    </AlertDialog>
  );
};
