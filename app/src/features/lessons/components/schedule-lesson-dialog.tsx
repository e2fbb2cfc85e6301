import { FormProvider } from "react-hook-form";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { scheduleBody, scheduleFieldNames, useScheduleLesson } from "@/features/lessons/api/schedule-lesson";
import { LessonFields } from "@/features/lessons/components/lesson-fields";
import { OverlapNotice } from "@/features/lessons/components/overlap-notice";
import { RecurrenceFields } from "@/features/lessons/components/recurrence-fields";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import type { Lesson, LessonStudent, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useSchedulePreview } from "@/features/lessons/use-schedule-preview";
import { useCallForm } from "@/lib/call-form";
import { browserZone, dayFromToday, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useIdempotencyKey } from "@/lib/idempotency";
import { showToast } from "@/lib/toasts";

interface ScheduleLessonDialogProps {
  onClose: () => void;
  students: readonly LessonStudent[];
  /** Present when the students could not be loaded. */
  onRetryStudents?: (() => void) | undefined;
  /** The teacher's lessons in which overlaps are looked for. */
  lessons: readonly Lesson[];
}

/** 'Schedule New Lesson': one lesson or a weekly series. Mounted while open, so that each opening starts afresh. */
export const ScheduleLessonDialog = ({ onClose, students, onRetryStudents, lessons }: ScheduleLessonDialogProps) => {
  const core = useCore();
  const keyFor = useIdempotencyKey();
  const schedule = useScheduleLesson();
  const { form, submit, failure, isBusy } = useCallForm<ScheduleLessonDraft, { message: string }>({
    defaultValues: core.scheduleDefaults(today()),
    check: (draft) => core.checkScheduleLesson(draft, today()),
    call: (draft) => {
      const zone = browserZone();
      const [first] = core.planSchedule(draft, zone);
      if (first === undefined) throw new Error(lessonMessages.createFailed);
      const body = scheduleBody(draft, first, zone);
      return schedule.mutateAsync({ body, idempotencyKey: keyFor(body) });
    },
    onDone: ({ message }) => {
      showToast({ tone: "success", title: message === "" ? lessonMessages.created : message });
      onClose();
    },
    fallback: lessonMessages.createFailed,
    fieldNames: scheduleFieldNames,
    failureTitle: "Error",
  });
  const { errors } = form.formState;
  const { occurrences, conflicts } = useSchedulePreview(form.watch(), lessons);

  return (
    <FormDialog
      title="Schedule New Lesson"
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Schedule Lesson"
      failure={failure?.text ?? null}
    >
      <FormProvider {...form}>
        {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
        <LessonFields students={students} durations={core.constants().lists.scheduleDurations} minDate={today()} />
        <OverlapNotice conflicts={conflicts} />
        <RecurrenceFields occurrences={occurrences} minEndDate={dayFromToday(1)} />
        <Field label="Notes" error={errors.notes?.message}>
          <Textarea rows={2} {...form.register("notes")} />
        </Field>
      </FormProvider>
    </FormDialog>
  );
};
