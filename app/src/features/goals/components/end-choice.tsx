import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDateReadings } from "@/components/data/date-field";
import { DatePicker } from "@/components/ui/date-picker";
import { useEscape } from "@/components/ui/escape";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useUnfinishedBox } from "@/features/goals/unfinished";
import { today, yearsFromToday } from "@/lib/clock";
import { dateOf } from "@/lib/format/dates";

/** The choice that opens a box for a day. */
const aDay = "date";

interface EndChoiceProps {
  /** Its label. */
  label: string;
  /** Whether only screen readers get the label, because each choice says it. */
  hideLabel?: boolean;
  /** The current end. */
  until: string;
  /** The ends to choose from. */
  offered: readonly string[];
  /** Says an end in words. */
  textOf: (until: string) => string;
  onUntil: (until: string) => void;
}

/** Until when an answer about the body or a rest holds: the next lesson, without an end, or a day that is chosen. */
export const EndChoice = ({ label, hideLabel = false, until, offered, textOf, onUntil }: EndChoiceProps) => {
  const [isDay, setDay] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const ends = [...new Set(["nextLesson", "toldOtherwise", ...offered, until])];
  const select = (
    <Select
      aria-label={hideLabel ? label : undefined}
      value={isDay ? aDay : until}
      options={[...ends.map((value) => ({ value, label: textOf(value) })), { value: aDay, label: textOf(aDay) }]}
      onChange={({ target: { value } }) => {
        setDay(value === aDay);
        if (value !== aDay) onUntil(value);
      }}
    />
  );
  return (
    <>
      <div ref={choice} className="min-w-44 flex-1 text-fg sm:max-w-60">
        {hideLabel ? select : <Field label={label}>{select}</Field>}
      </div>
      {isDay ? (
        <div className="basis-full">
          <LastDay
            until={until}
            textOf={textOf}
            onUntil={onUntil}
            onClose={() => {
              flushSync(() => setDay(false));
              choice.current?.querySelector("select")?.focus();
            }}
          />
        </div>
      ) : null}
    </>
  );
};

interface LastDayProps extends Pick<EndChoiceProps, "until" | "textOf" | "onUntil"> {
  onClose: () => void;
}

/** The last day, typed or chosen. An invalid or past day shows an error, changes nothing and keeps the box open. */
const LastDay = ({ until, textOf, onUntil, onClose }: LastDayProps) => {
  const [before] = useState(until);
  const [typed, setTyped] = useState(dateOf(until) === undefined ? "" : until);
  const span = { min: today(), max: yearsFromToday(1) };
  const { read, placeholder, question } = useDateReadings(span);
  const isDay = (text: string) => dateOf(text) !== undefined && span.min <= text && text <= span.max;
  const change = (text: string) => {
    setTyped(text);
    // Every keystroke is read, so a half-typed date may have been taken for a day.
    onUntil(isDay(text) ? text : before);
  };
  const isWrong = typed !== "" && !isDay(typed);
  const escapable = useEscape(() => {
    if (!isWrong) onClose();
  });
  const box = useRef<HTMLDivElement>(null);
  const toBox = () => box.current?.querySelector("input")?.focus();
  useUnfinishedBox(() => {
    if (isWrong) toBox();
    return isWrong;
  });
  const choose = (day: string) => {
    change(day);
    toBox();
  };
  const asked = isWrong ? question(typed, choose) : null;
  return (
    <div ref={escapable}>
      <div ref={box}>
        <Field
          label="Last Day"
          className="min-w-44 text-fg sm:max-w-60"
          hint={isDay(typed) ? undefined : `For now this applies ${textOf(until)}.`}
          error={asked ?? (isWrong ? "Please enter a date from today on, within a year" : undefined)}
        >
          <DatePicker
            label="Last Day"
            value={typed}
            onChange={change}
            read={read}
            placeholder={placeholder}
            {...span}
          />
        </Field>
      </div>
    </div>
  );
};
