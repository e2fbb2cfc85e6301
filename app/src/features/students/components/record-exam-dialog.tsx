import { DateField } from "@/components/data/date-field";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordExam } from "@/features/students/api/exams";
import type { StudentProfile } from "@/features/students/api/students";
import { examGrades } from "@/features/students/exam-grades";
import type { ExamResultDraft } from "@/features/students/exam-result";
import { resultOf } from "@/features/students/exam-result";
import { studentMessages } from "@/features/students/messages";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

interface RecordExamDialogProps {
  student: StudentProfile;
  onClose: () => void;
}

const fields = {
  board: { label: "Exam Board" },
  grade: { label: "Grade" },
  date: { label: "Date" },
  percentage: { label: "Percentage" },
};

/** Record Exam Result: board, grade, date and percentage of an exam that was taken (decision D4). */
export const RecordExamDialog = ({ student, onClose }: RecordExamDialogProps) => {
  const core = useCore();
  const record = useRecordExam(student.id);
  const { form, submit, failure, draft, isBusy } = useDraftForm<ExamResultDraft, { message: string }>({
    defaultValues: { board: "", grade: "", date: "", percentage: "" },
    check: (typed) => core.checkExam(resultOf(typed), today()),
    call: (typed, keyFor) => record.mutateAsync({ draft: resultOf(typed), keyFor }),
    onDone: ({ message }) => {
      showToast({ tone: "success", title: studentMessages.examTitle, description: message });
      onClose();
    },
    fallback: studentMessages.examFailed,
    failureTitle: studentMessages.errorTitle,
    draft: { form: "record-exam", id: student.id, fields },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Record Exam Result"
      description={<bdi>{student.user.name}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Record Result"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Exam Board" required hint="Such as ABRSM or Trinity" error={errors.board?.message}>
          <Input {...form.register("board")} />
        </Field>
        <Field label="Grade" required error={errors.grade?.message}>
          <Select placeholder="Select a grade" options={examGrades(core)} {...form.register("grade")} />
        </Field>
        <DateField
          form={form}
          name="date"
          label="Date"
          required
          min={core.constants().limits.earliestDate}
          max={today()}
          openAt={today()}
        />
        <Field label="Percentage" required hint="From 0 to 100" error={errors.percentage?.message}>
          <Input inputMode="numeric" autoComplete="off" {...form.register("percentage")} />
        </Field>
      </div>
    </FormDialog>
  );
};
