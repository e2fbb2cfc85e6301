import { Controller, useFormContext } from "react-hook-form";
import { DatePicker } from "@/components/ui/date-picker";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/radio-group";
import type { Occurrence, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface RecurrenceFieldsProps {
  /** Every lesson that the draft stands for at the moment. */
  occurrences: readonly Occurrence[];
  /** First day on which a series may end. */
  minEndDate: string;
}

const summaryOf = (occurrences: readonly Occurrence[]): string | null => {
  const [first] = occurrences;
  const last = occurrences.at(-1);
  if (first === undefined || last === undefined) return null;
  return `${countText(occurrences.length, "lesson")} at ${timeText(first.startTime)}, from ${shortDate(new Date(first.startTime))} to ${shortDate(new Date(last.startTime))}`;
};

/** Single or weekly; a weekly series ends by count or by date (Spec §3). */
export const RecurrenceFields = ({ occurrences, minEndDate }: RecurrenceFieldsProps) => {
  const { recurrenceCountMax } = useCore().constants().limits;
  const form = useFormContext<ScheduleLessonDraft>();
  const { errors } = form.formState;
  const [type, endType] = form.watch(["recurrenceType", "recurrenceEndType"]);
  const summary = summaryOf(occurrences);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Recurrence</legend>
      <Controller
        name="recurrenceType"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Segmented
            legend="Recurrence"
            options={[
              { value: "single", label: "Single Lesson" },
              { value: "weekly", label: "Weekly" },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {type === "weekly" ? (
        <div className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
          <Controller
            name="recurrenceEndType"
            control={form.control}
            render={({ field: { value, onChange } }) => (
              <Segmented
                legend="Ends"
                options={[
                  { value: "count", label: "By Count" },
                  { value: "date", label: "By Date" },
                ]}
                value={value}
                onChange={onChange}
              />
            )}
          />
          {endType === "count" ? (
            <Field
              label="Number of Lessons"
              required
              hint={`1 to ${recurrenceCountMax}`}
              error={errors.recurrenceCount?.message}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={recurrenceCountMax}
                step={1}
                className="tabular-nums"
                {...form.register("recurrenceCount", {
                  setValueAs: (value: string | number | null) =>
                    value === null || value === "" ? null : Number(value),
                })}
              />
            </Field>
          ) : (
            <Field label="End Date" required error={errors.recurrenceEndDate?.message}>
              <Controller
                name="recurrenceEndDate"
                control={form.control}
                render={({ field: { ref, value, onBlur, onChange } }) => (
                  <DatePicker ref={ref} value={value} min={minEndDate} onBlur={onBlur} onChange={onChange} />
                )}
              />
            </Field>
          )}
          {summary === null ? null : (
            <p role="status" className="text-fg-muted text-small sm:col-span-2">
              {summary}
            </p>
          )}
        </div>
      ) : null}
    </fieldset>
  );
};
