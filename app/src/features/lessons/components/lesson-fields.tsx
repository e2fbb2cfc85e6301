import { Controller, useFormContext } from "react-hook-form";
import { DatePicker } from "@/components/ui/date-picker";
import { Field } from "@/components/ui/field";
import { Input, TimeInput } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { LessonStudent } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";

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
  durations: readonly { minutes: number; label: string }[];
  /** First day that may be chosen. */
  minDate: string;
}

/** Student, title, description, date, start, duration and the end that follows; a new student or date overwrites the title. */
export const LessonFields = ({ students, durations, minDate }: LessonFieldsProps) => {
  const core = useCore();
  const form = useFormContext<LessonFieldsDraft>();
  const { errors, isSubmitted } = form.formState;
  const [startTime, durationMinutes] = form.watch(["startTime", "durationMinutes"]);

  const retitle = () => {
    const { studentId, date } = form.getValues();
    const student = students.find(({ id }) => id === studentId);
    form.setValue("title", core.lessonTitle(student?.name ?? null, date), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  };

  return (
    <>
      <Field label="Student" required error={errors.studentId?.message}>
        <Select
          placeholder="Select a student"
          options={students.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register("studentId", { onChange: retitle })}
        />
      </Field>
      <Field label="Title" required error={errors.title?.message}>
        <Input {...form.register("title")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={2} className="min-h-16" {...form.register("description")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" required error={errors.date?.message}>
          <Controller
            name="date"
            control={form.control}
            render={({ field: { ref, value, onBlur, onChange } }) => (
              <DatePicker
                ref={ref}
                value={value}
                min={minDate}
                onBlur={onBlur}
                onChange={(date) => {
                  onChange(date);
                  retitle();
                }}
              />
            )}
          />
        </Field>
        <Field label="Start Time" required error={errors.startTime?.message}>
          <TimeInput {...form.register("startTime")} />
        </Field>
        <Field label="Duration" required error={errors.durationMinutes?.message}>
          <Controller
            name="durationMinutes"
            control={form.control}
            render={({ field: { ref, value, onBlur, onChange } }) => (
              <Select
                ref={ref}
                options={durations.map(({ minutes, label }) => ({ value: String(minutes), label }))}
                value={value === null ? "" : String(value)}
                onBlur={onBlur}
                onChange={(event) => onChange(Number(event.target.value))}
              />
            )}
          />
        </Field>
        <Field label="End Time">
          <Input readOnly value={core.lessonEndTime(startTime, durationMinutes) ?? ""} className="tabular-nums" />
        </Field>
      </div>
    </>
  );
};
