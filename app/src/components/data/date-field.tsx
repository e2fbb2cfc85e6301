import type { FieldPathByValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { onlyOne, WhichOne } from "@/components/data/which-one";
import { DatePicker } from "@/components/ui/date-picker";
import { Field } from "@/components/ui/field";
import { yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { dateOrder } from "@/lib/format/date-order";
import { dateOf, shortDate } from "@/lib/format/dates";

interface Days {
  /** First and last day that the calendar offers, `yyyy-MM-dd`; the last in ten years unless given. */
  min: string;
  max?: string;
  /** Day that the calendar opens at while nothing is chosen; the first one unless given. */
  openAt?: string;
}

const parts: Readonly<Record<string, string>> = { d: "day", m: "month", y: "year" };

/** Reads a typed date in the order of the browser's language, and asks where that tells too little. */
export const useDateReadings = ({ min, max = yearsFromToday(10), openAt = min }: Days) => {
  const core = useCore();
  const readings = (typed: string): string[] => core.readDates(typed, dateOrder(), min, max, openAt);
  return {
    read: (typed: string) => onlyOne(readings(typed)),
    placeholder: [...(dateOrder() || "dmy")].map((letter) => parts[letter]).join("/"),
    /** The question which day is meant, where there are several; else null. */
    question: (typed: string, onChoose: (date: string) => void) => {
      const found = readings(typed);
      return found.length < 2 ? null : (
        <WhichOne
          question="Which day do you mean?"
          readings={found}
          textOf={(date) => shortDate(dateOf(date) ?? new Date())}
          onChoose={onChoose}
        />
      );
    },
  };
};

interface DateFieldProps<Values extends FieldValues> extends Days {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  required?: boolean;
  /** After the form has the new date. */
  onChange?: () => void;
  className?: string | undefined;
}

/** A date of a form, typed or chosen. What was typed and is no date, or several, says so as soon as it is left. */
export const DateField = <Values extends FieldValues>({
  form,
  name,
  label,
  required = false,
  min,
  max = yearsFromToday(10),
  openAt = min,
  onChange,
  className,
}: DateFieldProps<Values>) => {
  const { read, placeholder, question } = useDateReadings({ min, max, openAt });
  const { field, fieldState } = useController({ control: form.control, name });
  const value: string = field.value;
  const change = (date: string) => {
    field.onChange(date);
    onChange?.();
  };
  const choose = (date: string) => {
    change(date);
    void form.trigger(name);
    form.setFocus(name);
  };
  const error = fieldState.error && (question(value, choose) ?? fieldState.error.message);
  return (
    <Field label={label} required={required} error={error} {...(className ? { className } : {})}>
      <DatePicker
        label={label}
        ref={field.ref}
        value={value}
        read={read}
        placeholder={placeholder}
        min={min}
        max={max}
        openAt={openAt}
        onChange={change}
        onBlur={() => {
          field.onBlur();
          if (value !== "") void form.trigger(name);
        }}
      />
    </Field>
  );
};
