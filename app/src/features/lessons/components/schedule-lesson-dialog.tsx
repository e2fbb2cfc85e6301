import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router";
import { ClockNote } from "@/components/data/clock-note";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { openLessonPath } from "@/config/paths";
import { scheduleBody, scheduleFieldNames, useScheduleLesson } from "@/features/lessons/api/schedule-lesson";
import { LessonFields } from "@/features/lessons/components/lesson-fields";
import { OverlapNotice } from "@/features/lessons/components/overlap-notice";
import { RecurrenceFields, seriesText } from "@/features/lessons/components/recurrence-fields";
import { SeriesDates } from "@/features/lessons/components/series-dates";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import type { Conflict, LessonStudent, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { newLessonSubject } from "@/features/lessons/lesson-subject";
import { lessonMessages } from "@/features/lessons/messages";
import { scheduleDurations, usualDuration } from "@/features/lessons/schedule-durations";
import { usePreferredDuration } from "@/features/lessons/use-preferred-duration";
import { useSchedulePreview } from "@/features/lessons/use-schedule-preview";
import { useStudentChoices } from "@/features/lessons/use-student-choices";
import { dayFromToday, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { countText } from "@/lib/format/counts";
import { dayOf, shortDay } from "@/lib/format/dates";
import { successText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { teacherPreferencesQuery } from "@/lib/teacher-preferences";
import { browserZone } from "@/lib/time/zone";
import { showToast } from "@/lib/toasts";

interface ScheduleLessonDialogProps {
  onClose: () => void;
  students: readonly LessonStudent[];
  /** Says how many of the students can be chosen, where these are not all. */
  studentsHint?: string | undefined;
  /** Present when the students could not be loaded. */
  onRetryStudents?: (() => void) | undefined;
  /** The teacher's lessons in which overlaps are looked for. */
  lessons: readonly Lesson[];
  /** The day that it starts with, where one was chosen; `yyyy-MM-dd`. */
  date?: string | undefined;
  /** The start that it begins with, `HH:mm`. */
  time?: string | undefined;
  /** The student whom it is for, where one was chosen. */
  studentId?: string | undefined;
}

const noLessons: readonly Lesson[] = [];
const noConflicts: readonly Conflict[] = [];

/** "6 lessons created, from Thu 11 Mar to Thu 15 Apr". */
const createdText = (lessons: readonly Lesson[]): string => {
  const [first] = lessons;
  const last = lessons.at(-1);
  if (first === undefined || last === undefined) return "";
  const day = ({ startTime }: Lesson) => shortDay(dayOf(startTime));
  const span = first === last ? `on ${day(first)}` : `from ${day(first)} to ${day(last)}`;
  return `${countText(lessons.length, "lesson")} created, ${span}`;
};

/** 'Schedule New Lesson': one lesson or a weekly series. Mounted while open, so that each opening starts afresh. */
export const ScheduleLessonDialog = ({
  onClose,
  students,
  studentsHint,
  onRetryStudents,
  lessons,
  date,
  time,
  studentId,
}: ScheduleLessonDialogProps) => {
  const core = useCore();
  const navigate = useNavigate();
  const schedule = useScheduleLesson();
  const preferred = useQuery(teacherPreferencesQuery).data?.defaultDuration ?? null;
  const begun = { ...core.scheduleDefaults(today()), ...(date === undefined ? {} : { date }) };
  const student = students.find(({ id }) => id === studentId);
  const { form, submit, failure, draft, isBusy } = useDraftForm<
    ScheduleLessonDraft,
    { message: string; lessons: Lesson[] }
  >({
    defaultValues: {
      ...begun,
      ...(time === undefined ? {} : { startTime: time }),
      ...(student === undefined ? {} : { studentId: student.id, title: core.lessonTitle(student.name, begun.date) }),
      ...(preferred === null ? {} : { durationMinutes: preferred }),
    },
    check: (draft) => core.checkScheduleLesson(draft, today()),
    call: (draft, keyFor) => {
      const zone = browserZone();
      const [first] = core.planSchedule(draft, zone);
      if (first === undefined) throw new Error(lessonMessages.createFailed);
      const body = scheduleBody(draft, first, zone);
      return schedule.mutateAsync({ body, idempotencyKey: keyFor(body) });
    },
    onDone: ({ message, lessons: created = [] }) => {
      const [first] = created;
      showToast({
        tone: "success",
        title: successText(message, lessonMessages.created),
        ...(first === undefined
          ? {}
          : {
              description: createdText(created),
              action: { label: "View", onPress: () => navigate(openLessonPath(first.id)) },
            }),
      });
      onClose();
    },
    fallback: lessonMessages.createFailed,
    fieldNames: scheduleFieldNames,
    failureTitle: "Error",
    draft: newLessonSubject(core, students),
  });
  usePreferredDuration(form, preferred);
  const { errors } = form.formState;
  const typed = form.watch();
  const choices = useStudentChoices(students, typed.studentId);
  // Thousands of lessons are looked through once the dialog stands.
  const known = useDeferredValue(lessons, noLessons);
  const { occurrences, clockChanges, conflicts } = useSchedulePreview(typed, known);
  const isSeries = typed.recurrenceType === "weekly";

  return (
    <FormDialog
      title="Schedule New Lesson"
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Schedule Lesson"
      failure={failure?.text ?? null}
      failureTitle={failure?.title}
      summary={seriesText(occurrences, conflicts)}
      draft={draft}
    >
      <FormProvider {...form}>
        {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
        <ClockNote />
        <LessonFields
          students={choices}
          studentsHint={studentsHint}
          durations={scheduleDurations(core, known, typed, preferred)}
          usual={usualDuration(known, typed.studentId)}
          minDate={today()}
        >
          <OverlapNotice conflicts={isSeries ? noConflicts : conflicts} />
          <RecurrenceFields minEndDate={dayFromToday(1)}>
            <SeriesDates occurrences={occurrences} clockChanges={clockChanges} conflicts={conflicts} />
          </RecurrenceFields>
        </LessonFields>
        <Field label="Notes" error={errors.notes?.message}>
          <Textarea rows={2} {...form.register("notes")} />
        </Field>
      </FormProvider>
    </FormDialog>
  );
};
