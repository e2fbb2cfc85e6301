import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { ClockNote } from "@/components/data/clock-note";
import { FormDialog } from "@/components/data/form-dialog";
import { LessonNamed } from "@/components/data/lesson-named";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { editBody, editFieldNames, useEditLesson } from "@/features/lessons/api/edit-lesson";
import type { FinalStatus } from "@/features/lessons/components/final-status";
import { FinalStatusQuestion } from "@/features/lessons/components/final-status";
import { LessonFields } from "@/features/lessons/components/lesson-fields";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import { VersionConflictNotice } from "@/features/lessons/components/version-conflict-notice";
import type { EditLessonDraft, LessonStudent } from "@/features/lessons/lesson";
import { editableLesson } from "@/features/lessons/lesson";
import { lessonSubject } from "@/features/lessons/lesson-subject";
import { lessonMessages } from "@/features/lessons/messages";
import { withOwnStudent } from "@/features/lessons/own-student";
import { usualDuration } from "@/features/lessons/schedule-durations";
import { useStudentChoices } from "@/features/lessons/use-student-choices";
import { ApiError } from "@/lib/api";
import { now, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { successText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { browserZone } from "@/lib/time/zone";
import { showToast } from "@/lib/toasts";

interface EditLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
  /** The teacher's lessons, earliest first. */
  lessons: readonly Lesson[];
  students: readonly LessonStudent[];
  /** Says how many of the students can be chosen, where these are not all. */
  studentsHint?: string | undefined;
  /** Present when the students could not be loaded. */
  onRetryStudents?: (() => void) | undefined;
}

const conflictStatus = 409;

/**
 * 'Edit Lesson'. Mounted while open. An edit that meets a newer version keeps what was typed, offers to
 * reload, and then shows both values of a field that both have changed. A status that the lesson keeps is asked before.
 */
export const EditLessonDialog = ({
  onClose,
  lesson: opened,
  lessons,
  students,
  studentsHint,
  onRetryStudents,
}: EditLessonDialogProps) => {
  const core = useCore();
  const zone = browserZone();
  const edit = useEditLesson();
  const [lesson, setLesson] = useState(opened);
  const [conflict, setConflict] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ status: FinalStatus; answer: (isMeant: boolean) => void } | null>(null);
  const { form, submit, failure, draft, isBusy } = useDraftForm<EditLessonDraft, { message: string }>({
    defaultValues: core.editDraft(editableLesson(opened), zone),
    check: (draft) => core.checkEditLesson(draft, lesson.startTime, now(), zone),
    ask: ({ status }) => status === "SCHEDULED" || new Promise<boolean>((answer) => setQuestion({ status, answer })),
    call: (draft) => {
      setConflict(null);
      const planned = core.planEdit(draft, zone, lesson.startTime);
      if (planned === null) throw new Error(lessonMessages.updateFailed);
      return edit.mutateAsync({ lesson, body: editBody(draft, planned, lesson.version) });
    },
    onDone: ({ message }) => {
      showToast({ tone: "success", title: successText(message, lessonMessages.updated) });
      onClose();
    },
    fallback: lessonMessages.updateFailed,
    fieldNames: editFieldNames,
    failureTitle: "Error",
    onFailure: (problem, text) => {
      const isConflict = problem instanceof ApiError && problem.status === conflictStatus;
      if (isConflict) setConflict(text);
      return isConflict;
    },
    draft: lessonSubject(core, lesson, withOwnStudent(students, lesson.student)),
  });
  const { errors } = form.formState;
  const choices = useStudentChoices(withOwnStudent(students, lesson.student), form.watch("studentId"));

  const answer = (isMeant: boolean) => {
    setQuestion(null);
    question?.answer(isMeant);
  };

  const reloaded = (fresh: Lesson) => {
    const before = core.editDraft(editableLesson(lesson), zone);
    const after = core.editDraft(editableLesson(fresh), zone);
    setLesson(fresh);
    setConflict(core.lessonActions(fresh.status).canEdit ? null : lessonMessages.notEditable);
    form.reset(after, { keepDirtyValues: true });
    draft.rowChanged({ ...before }, { ...after });
  };

  return (
    <FormDialog
      title="Edit Lesson"
      description={<LessonNamed lesson={lesson} />}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Save Changes"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      draft={draft}
    >
      <FormProvider {...form}>
        {conflict === null ? null : <VersionConflictNotice lesson={lesson} message={conflict} onReloaded={reloaded} />}
        {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
        <ClockNote />
        <LessonFields
          students={choices}
          studentsHint={studentsHint}
          durations={core.editDurationChoices(form.watch("durationMinutes") ?? lesson.duration)}
          usual={usualDuration(lessons, form.watch("studentId"))}
          minDate={today()}
          keepsOwnTitle
        />
        <Field label="Status" required error={errors.status?.message}>
          <Select options={core.constants().lists.lessonStatuses} {...form.register("status")} />
        </Field>
        <Field label="Notes" error={errors.notes?.message}>
          <Textarea rows={2} {...form.register("notes")} />
        </Field>
        {question === null ? null : (
          <FinalStatusQuestion
            lesson={lesson}
            status={question.status}
            onClose={() => answer(false)}
            onConfirm={() => answer(true)}
          />
        )}
      </FormProvider>
    </FormDialog>
  );
};
