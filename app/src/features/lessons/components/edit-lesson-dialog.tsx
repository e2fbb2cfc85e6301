import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { editBody, editFieldNames, useEditLesson } from "@/features/lessons/api/edit-lesson";
import { DialogFailure } from "@/features/lessons/components/dialog-failure";
import { LessonFields } from "@/features/lessons/components/lesson-fields";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import { VersionConflictNotice } from "@/features/lessons/components/version-conflict-notice";
import { durationChoices, statusChoices, withOwnStudent } from "@/features/lessons/edit-choices";
import type { EditLessonDraft, Lesson, LessonStudent } from "@/features/lessons/lesson";
import { editableLesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { ApiError } from "@/lib/api";
import { browserZone, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface EditLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
  students: readonly LessonStudent[];
  /** Present when the students could not be loaded. */
  onRetryStudents?: (() => void) | undefined;
}

const conflictStatus = 409;

/** 'Edit Lesson'. Mounted while open. An edit that meets a newer version keeps what was typed and offers to reload. */
export const EditLessonDialog = ({ onClose, lesson: opened, students, onRetryStudents }: EditLessonDialogProps) => {
  const core = useCore();
  const zone = browserZone();
  const edit = useEditLesson();
  const [lesson, setLesson] = useState(opened);
  const [conflict, setConflict] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<EditLessonDraft>({
    defaultValues: core.editDraft(editableLesson(opened), zone),
    resolver: coreResolver(core.checkEditLesson),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (draft) => {
    const planned = core.planEdit(draft, zone, lesson.startTime);
    if (planned === null) return;
    setFailure(null);
    setConflict(null);
    try {
      const { message } = await edit.mutateAsync({ lesson, body: editBody(draft, planned, lesson.version) });
      showToast({ tone: "success", title: message === "" ? lessonMessages.updated : message });
      onClose();
    } catch (problem) {
      const text = failureText(problem, lessonMessages.updateFailed);
      if (problem instanceof ApiError && problem.status === conflictStatus) return setConflict(text);
      if (!showServerProblems(form, problem, editFieldNames)) setFailure(text);
      showToast({ tone: "error", title: "Error", description: text });
    }
  });

  const reloaded = (fresh: Lesson) => {
    setLesson(fresh);
    setConflict(core.lessonActions(fresh.status).canEdit ? null : lessonMessages.notEditable);
    form.reset(core.editDraft(editableLesson(fresh), zone), { keepDirtyValues: true });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Edit Lesson"
      busy={isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Save Changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-4">
          {conflict === null ? null : (
            <VersionConflictNotice lesson={lesson} message={conflict} onReloaded={reloaded} />
          )}
          {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
          <LessonFields
            students={withOwnStudent(students, lesson.student)}
            durations={durationChoices(core, lesson.duration)}
            minDate={today()}
          />
          <Field label="Status" required error={errors.status?.message}>
            <Select options={statusChoices(core)} {...form.register("status")} />
          </Field>
          <Field label="Notes" error={errors.notes?.message}>
            <Textarea rows={2} {...form.register("notes")} />
          </Field>
          <DialogFailure text={failure} />
        </div>
      </FormProvider>
    </Dialog>
  );
};
