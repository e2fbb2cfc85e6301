import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { scheduleBody, scheduleFieldNames, useScheduleLesson } from "@/features/lessons/api/schedule-lesson";
import { DialogFailure } from "@/features/lessons/components/dialog-failure";
import { LessonFields } from "@/features/lessons/components/lesson-fields";
import { OverlapNotice } from "@/features/lessons/components/overlap-notice";
import { RecurrenceFields } from "@/features/lessons/components/recurrence-fields";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import type { Lesson, LessonStudent, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useSchedulePreview } from "@/features/lessons/use-schedule-preview";
import { browserZone, dayFromToday, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
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
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ScheduleLessonDraft>({
    defaultValues: core.scheduleDefaults(today()),
    resolver: coreResolver((draft) => core.checkScheduleLesson(draft, today())),
  });
  const { errors, isSubmitting } = form.formState;
  const { occurrences, conflicts } = useSchedulePreview(form.watch(), lessons);

  const submit = form.handleSubmit(async (draft) => {
    const zone = browserZone();
    const [first] = core.planSchedule(draft, zone);
    if (first === undefined) return;
    setFailure(null);
    const body = scheduleBody(draft, first, zone);
    try {
      const { message } = await schedule.mutateAsync({ body, idempotencyKey: keyFor(body) });
      showToast({ tone: "success", title: message === "" ? lessonMessages.created : message });
      onClose();
    } catch (problem) {
      const text = failureText(problem, lessonMessages.createFailed);
      if (!showServerProblems(form, problem, scheduleFieldNames)) setFailure(text);
      showToast({ tone: "error", title: "Error", description: text });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Schedule New Lesson"
      busy={isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Schedule Lesson
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-4">
          {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
          <LessonFields students={students} durations={core.constants().lists.scheduleDurations} minDate={today()} />
          <OverlapNotice conflicts={conflicts} />
          <RecurrenceFields occurrences={occurrences} minEndDate={dayFromToday(1)} />
          <Field label="Notes" error={errors.notes?.message}>
            <Textarea rows={2} {...form.register("notes")} />
          </Field>
          <DialogFailure text={failure} />
        </div>
      </FormProvider>
    </Dialog>
  );
};
