import { DateField } from "@/components/data/date-field";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { usePlanExam } from "@/features/students/api/exams";
import type { StudentProfile } from "@/features/students/api/students";
import { examGrades } from "@/features/students/exam-grades";
import { studentMessages } from "@/features/students/messages";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { showToast } from "@/lib/toasts";

interface PlanExamDialogProps {
  student: StudentProfile;
  onClose: () => void;
}

const fields = { board: { label: "Exam Board" }, grade: { label: "Grade" }, date: { label: "Date" } };

/** Plan Exam, or Change Planned Exam where there is one: practice plans count back from its date (decision D13). */
export const PlanExamDialog = ({ student, onClose }: PlanExamDialogProps) => {
  const core = useCore();
  const plan = usePlanExam(student.id);
  const planned = student.examPlanned;
  const { form, submit, failure, draft, isBusy } = useDraftForm({
    defaultValues: { board: planned?.board ?? "", grade: planned?.grade ?? "", date: planned?.date ?? "" },
    check: (typed) => core.checkPlannedExam(typed, today()),
    call: (typed) => plan.mutateAsync(typed),
    onDone: ({ message }) => {
      showToast({ tone: "success", title: studentMessages.plannedTitle, description: message });
      onClose();
    },
    fallback: studentMessages.planFailed,
    failureTitle: studentMessages.errorTitle,
    draft: { form: "plan-exam", id: student.id, fields },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={planned ? "Change Planned Exam" : "Plan Exam"}
      description={<bdi>{student.user.name}</bdi>}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel={planned ? "Save Changes" : "Plan Exam"}
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <DateField form={form} name="date" label="Date" required min={today()} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Exam Board" hint="Optional" error={errors.board?.message}>
          <Input {...form.register("board")} />
        </Field>
        <Field label="Grade" hint="Optional" error={errors.grade?.message}>
          <Select options={[{ value: "", label: "Not decided" }, ...examGrades(core)]} {...form.register("grade")} />
        </Field>
      </div>
    </FormDialog>
  );
};
