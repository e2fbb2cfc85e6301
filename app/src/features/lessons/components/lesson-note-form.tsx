import { Controller, FormProvider } from "react-hook-form";
import { useNavigate } from "react-router";
import { DateField } from "@/components/data/date-field";
import { FormPage } from "@/components/data/form-page";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { openLessonPath, paths } from "@/config/paths";
import { noteBody, noteFieldNames, useWriteNote } from "@/features/lessons/api/write-note";
import { DurationField } from "@/features/lessons/components/duration-field";
import { PiecesField } from "@/features/lessons/components/pieces-field";
import { StudentsNotice } from "@/features/lessons/components/students-notice";
import { UnsavedWords } from "@/features/lessons/components/unsaved-words";
import { studentLabels } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { NoteForm, NoteStudent } from "@/features/lessons/note";
import { emptyNote, noteDraft, noteInstruments, noteSubject, withWords } from "@/features/lessons/note";
import { useStudentChoices } from "@/features/lessons/use-student-choices";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { countText } from "@/lib/format/counts";
import type { Lesson } from "@/lib/lesson";
import { browserZone } from "@/lib/time/zone";
import { showToast } from "@/lib/toasts";

interface LessonNoteFormProps {
  /** Undefined while they load. */
  students: readonly NoteStudent[] | undefined;
  /** Says how many of the students can be chosen, where these are not all. */
  studentsHint?: string | undefined;
  /** Present when the students could not be loaded. */
  onRetryStudents?: (() => void) | undefined;
}

const noStudents: readonly NoteStudent[] = [];

/** Create New Lesson: a lesson that took place, written down as a note (Spec §2.6, §5). */
export const LessonNoteForm = ({ students, studentsHint, onRetryStudents }: LessonNoteFormProps) => {
  const core = useCore();
  const navigate = useNavigate();
  const write = useWriteNote();
  const { form, submit, failure, draft, isBusy } = useDraftForm<NoteForm, { lessons: Lesson[] }>({
    defaultValues: emptyNote(core),
    check: (typed) => {
      const note = noteDraft(core, typed);
      const problems = core.checkLessonNote(note, today());
      // What is saved at the end of the content counts as well.
      return problems.length > 0 ? problems : core.checkLessonNote(withWords(note), today());
    },
    call: (typed, keyFor) => {
      const note = withWords(noteDraft(core, typed));
      const zone = browserZone();
      const when = core.planLessonNote(note, zone);
      if (when === null) throw new Error(lessonMessages.noteFailed);
      const body = noteBody(note, when, zone);
      return write.mutateAsync({ body, idempotencyKey: keyFor(body) });
    },
    onDone: ({ lessons: [lesson] }) => {
      const action = { label: "View", onPress: () => lesson && navigate(openLessonPath(lesson.id)) };
      showToast({
        tone: "success",
        title: lessonMessages.noteTitle,
        description: lessonMessages.noteCreated,
        note: lessonMessages.noteNext,
        ...(lesson === undefined ? {} : { action }),
      });
      // It may be older than everything that My Lessons opens with.
      return navigate(paths.teacherLessons, { state: { written: lesson?.id } });
    },
    onFailure: (_, text) => {
      showToast({ tone: "error", title: lessonMessages.errorTitle, description: text });
      return false;
    },
    fallback: lessonMessages.noteFailed,
    fieldNames: noteFieldNames,
    draft: noteSubject(core, students ?? []),
  });
  const { errors, isSubmitted } = form.formState;
  const [instrument, content, studentId, durationMinutes] = form.watch([
    "instrument",
    "content",
    "studentId",
    "durationMinutes",
  ]);
  const choices = useStudentChoices(students ?? noStudents, studentId);
  const labelOf = studentLabels(choices);
  const { lists, limits } = core.constants();
  const isListed = lists.noteDurations.some(({ minutes }) => minutes === durationMinutes);
  const own = isListed || durationMinutes === null ? [] : [durationMinutes];
  const durations = [
    ...lists.noteDurations,
    ...own.map((minutes) => ({ minutes, label: core.durationLabel(minutes) })),
  ].sort((a, b) => a.minutes - b.minutes);

  const set = (field: "title" | "instrument", value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const chosenStudent = () => students?.find(({ id }) => id === form.getValues("studentId"));
  // The title follows both, once both are chosen (Spec §4).
  const retitle = () => {
    const title = core.noteTitle(chosenStudent()?.name, form.getValues("date"));
    if (title !== "") set("title", title);
  };

  return (
    <FormPage
      form={form}
      onSubmit={submit}
      onCancel={() => navigate(paths.teacherLessons)}
      busy={isBusy}
      submitLabel={isBusy ? "Creating..." : "Create Lesson Note"}
      failure={failure}
      draft={draft}
    >
      <FormProvider {...form}>
        {onRetryStudents === undefined ? null : <StudentsNotice onRetry={onRetryStudents} />}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Student" required hint={studentsHint} error={errors.studentId?.message}>
            <Controller
              name="studentId"
              control={form.control}
              render={({ field }) => (
                <Select
                  {...field}
                  placeholder={students === undefined ? "Loading students..." : "Select a student"}
                  options={choices.map((student) => ({ value: student.id, label: labelOf(student) }))}
                  onChange={(event) => {
                    field.onChange(event);
                    const own = chosenStudent()?.instrument;
                    if (own) set("instrument", own);
                    retitle();
                  }}
                />
              )}
            />
          </Field>
          <Field label="Instrument" required error={errors.instrument?.message}>
            <Controller
              name="instrument"
              control={form.control}
              render={({ field }) => (
                <Select
                  {...field}
                  placeholder="Select an instrument"
                  options={noteInstruments(core, instrument).map((value) => ({ value, label: value }))}
                />
              )}
            />
          </Field>
          <DateField
            form={form}
            name="date"
            label="Date"
            required
            min={limits.earliestDate}
            max={today()}
            openAt={today()}
            onChange={retitle}
          />
          <DurationField durations={durations} />
        </div>
        <Field label="Title" required error={errors.title?.message}>
          <Input autoComplete="off" {...form.register("title")} />
        </Field>
        <Field
          label="Lesson Content"
          required
          hint="What you did, and how it went. It becomes the lesson's description and your teacher notes."
          aside={countText(content.length, "character")}
          error={errors.content?.message}
        >
          <Textarea rows={5} {...form.register("content")} />
        </Field>
        <PiecesField />
        <Field label="Homework" error={errors.homeworkAssigned?.message}>
          <Textarea rows={2} className="min-h-16" {...form.register("homeworkAssigned")} />
        </Field>
        <UnsavedWords />
      </FormProvider>
    </FormPage>
  );
};
