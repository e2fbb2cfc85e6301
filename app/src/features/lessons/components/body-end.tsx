import { useState } from "react";
import { dayWithoutYear } from "@/components/data/day-without-year";
import { DatePicker } from "@/components/ui/date-picker";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { untilText } from "@/features/lessons/goals";
import { today, yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { dateOf } from "@/lib/format/dates";

/** The choice that opens a box for a day. */
const aDay = "date";

interface BodyEndProps {
  /** Until when the answer holds. */
  until: string;
  /** The day that the note names, or how long it holds unless somebody chooses. */
  careful: string;
  onUntil: (until: string) => void;
}

/** Until when an answer about the body holds: the next lesson, told otherwise, or a day that is chosen. */
export const BodyEnd = ({ until, careful, onUntil }: BodyEndProps) => {
  const [isDay, setDay] = useState(false);
  const ends = [...new Set(["nextLesson", "toldOtherwise", careful, until])];
  return (
    <>
      <Select
        aria-label="Until when"
        className="min-w-44 flex-1 text-fg sm:max-w-60"
        value={isDay ? aDay : until}
        options={[
          ...ends.map((value) => ({ value, label: untilText(value) })),
          { value: aDay, label: "until a date…" },
        ]}
        onChange={({ target: { value } }) => {
          setDay(value === aDay);
          if (value !== aDay) onUntil(value);
        }}
      />
      {isDay ? (
        <div className="basis-full">
          <LastDay until={until} onUntil={onUntil} />
        </div>
      ) : null}
    </>
  );
};

/** The last day, typed or chosen. What is no day from today on says so and leaves what held before. */
const LastDay = ({ until, onUntil }: Pick<BodyEndProps, "until" | "onUntil">) => {
  const core = useCore();
  const [before] = useState(until);
  const [typed, setTyped] = useState(dateOf(until) === undefined ? "" : until);
  const span = { min: today(), max: yearsFromToday(1) };
  const isDay = (text: string) => dateOf(text) !== undefined && span.min <= text && text <= span.max;
  const change = (text: string) => {
    setTyped(text);
    // Each key is read, so that a date half typed may have been a day.
    onUntil(isDay(text) ? text : before);
  };
  const isWrong = typed !== "" && !isDay(typed);
  return (
    <Field
      label="Last Day"
      className="min-w-44 text-fg sm:max-w-60"
      hint={isDay(typed) ? undefined : `For now this applies ${untilText(until)}.`}
      error={isWrong ? "Please enter a date from today on, within a year" : undefined}
    >
      <DatePicker
        label="Last Day"
        value={typed}
        onChange={change}
        read={(text) => core.readDate(text) ?? dayWithoutYear(text, core.readDate, { ...span, near: span.min })}
        {...span}
      />
    </Field>
  );
};
