import type { ReactNode } from "react";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { DateField } from "@/components/data/date-field";
import { TimeField } from "@/components/data/time-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { DurationField } from "@/features/lessons/components/duration-field";
import type { LessonStudent } from "@/features/lessons/lesson";
import { studentLabels } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { isCivil } from "@/lib/format/dates";

/** What the schedule and the edit dialog have in common. */
export interface LessonFieldsDraft {
  studentId: string;
  title: string;
  description: string;
  date: string;
  startTime: string;
  durationMinutes: number | null;
}

interface LessonFieldsProps {
  students: readonly LessonStudent[];
  /** Says how many of the students can be chosen, where these are not all. */
  studentsHint?: string | undefined;
  durations: readonly { minutes: number; label: string }[];
  /** Length of the student's latest lesson; null where there is none. */
  usual: number | null;
  /** First day that may be chosen. */
  minDate: string;
  /** Whether a title of one's own stays when the lesson moves to another day (D15). */
  keepsOwnTitle?: boolean;
  /** What follows from day and time, before the texts. */
  children?: ReactNode;
}

/** Student, date, start, duration and the end that follows, then title and description; a new student or date overwrites the title. */
export const LessonFields = ({
  students,
  studentsHint,
  durations,
  usual,
  minDate,
  keepsOwnTitle = false,
  children,
}: LessonFieldsProps) => {
  const core = useCore();
  const form = useFormContext<LessonFieldsDraft>();
  const { errors, isSubmitted } = form.formState;
  const [startTime, durationMinutes] = form.watch(["startTime", "durationMinutes"]);

  const labelOf = studentLabels(students);
  const nameOf = (studentId: string) => students.find(({ id }) => id === studentId)?.name ?? null;
  const setTitle = (title: string) => form.setValue("title", title, { shouldDirty: true, shouldValidate: isSubmitted });
  const retitle = () => {
    const { studentId, date } = form.getValues();
    setTitle(core.lessonTitle(nameOf(studentId), date));
  };
  const titledFor = useRef(form.getValues("date"));
  const redate = () => {
    if (!keepsOwnTitle) {
      retitle();
      return;
    }
    const { title, studentId, date } = form.getValues();
    if (!isCivil(date)) return;
    if (isCivil(titledFor.current)) setTitle(core.titleOn(title, nameOf(studentId), titledFor.current, date));
    titledFor.current = date;
  };

  return (
    <>
      <Field label="Student" required hint={studentsHint} error={errors.studentId?.message}>
        <Select
          placeholder="Select a student"
          options={students.map((student) => ({ value: student.id, label: labelOf(student) }))}
          {...form.register("studentId", { onChange: retitle })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField form={form} name="date" label="Date" required min={minDate} onChange={redate} />
        <TimeField form={form} name="startTime" label="Start Time" required />
        <DurationField durations={durations} usual={usual} />
        <Field label="End Time">
          <Input readOnly value={core.lessonEndTime(startTime, durationMinutes) ?? ""} className="tabular-nums" />
        </Field>
      </div>
      {children}
      <Field label="Title" required error={errors.title?.message}>
        <Input {...form.register("title")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={2} className="min-h-16" {...form.register("description")} />
      </Field>
    </>
  );
};
