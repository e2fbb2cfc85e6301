import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { DateField } from "@/components/data/date-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import type { Conflict, Occurrence, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { dayOf, shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface RecurrenceFieldsProps {
  /** First day on which a series may end. */
  minEndDate: string;
  /** What a weekly series comes to. */
  children?: ReactNode;
}

const overlapping = (conflicts: readonly Conflict[]): string => {
  const count = new Set(conflicts.map(({ occurrence }) => occurrence)).size;
  if (count === 0) return "";
  return count === 1 ? "; 1 overlaps" : `; ${count} overlap`;
};

/** The number of lessons that was typed: null for nothing, and none for what is no whole number, such as "1e1". */
const countOf = (typed: string | number | null): number | null => {
  if (typed === null || typed === "") return null;
  return /^\d+$/.test(String(typed)) ? Number(typed) : Number.NaN;
};

/** What a series comes to; nothing for a single lesson, whose day and time stand above. */
export const seriesText = (occurrences: readonly Occurrence[], conflicts: readonly Conflict[]): string | null => {
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return `${countText(occurrences.length, "lesson")} at ${timeText(first.startTime)}, from ${shortDate(dayOf(first.startTime))} to ${shortDate(dayOf(last.startTime))}${overlapping(conflicts)}`;
};

/** Single or weekly; a weekly series ends by count or by date (Spec §3). */
export const RecurrenceFields = ({ minEndDate, children }: RecurrenceFieldsProps) => {
  const { recurrenceCountMax } = useCore().constants().limits;
  const form = useFormContext<ScheduleLessonDraft>();
  const { errors } = form.formState;
  const [type, endType] = form.watch(["recurrenceType", "recurrenceEndType"]);
  return (
    <div className="flex flex-col gap-4">
      <Controller
        name="recurrenceType"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Segmented
            legend="Repeats"
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
        <div className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-[3fr_2fr]">
          <Controller
            name="recurrenceEndType"
            control={form.control}
            render={({ field: { value, onChange } }) => (
              <Segmented
                legend="Ends"
                options={[
                  { value: "count", label: "After … lessons" },
                  { value: "date", label: "On a date" },
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
                {...form.register("recurrenceCount", { setValueAs: countOf })}
              />
            </Field>
          ) : (
            <DateField form={form} name="recurrenceEndDate" label="End Date" required min={minEndDate} />
          )}
          <div className="empty:hidden sm:col-span-2">{children}</div>
        </div>
      ) : null}
    </div>
  );
};
