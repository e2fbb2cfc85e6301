import type { FieldPathByValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { dayWithoutYear } from "@/components/data/day-without-year";
import { DatePicker } from "@/components/ui/date-picker";
import { Field } from "@/components/ui/field";
import { yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";

interface DateFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  required?: boolean;
  /** First and last day that the calendar offers, `yyyy-MM-dd`; the last in ten years unless given. */
  min: string;
  max?: string;
  /** Day that the calendar opens at while nothing is chosen; the first one unless given. */
  openAt?: string;
  /** After the form has the new date. */
  onChange?: () => void;
  className?: string;
}

/** A date of a form, typed or chosen, near days without their year. What was typed and is no date says so as soon as it is left. */
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
  const core = useCore();
  const { field, fieldState } = useController({ control: form.control, name });
  const value: string = field.value;
  return (
    <Field label={label} required={required} error={fieldState.error?.message} {...(className ? { className } : {})}>
      <DatePicker
        label={label}
        ref={field.ref}
        value={value}
        read={(typed) => core.readDate(typed) ?? dayWithoutYear(typed, core.readDate, { min, max, near: openAt })}
        min={min}
        max={max}
        openAt={openAt}
        onChange={(date) => {
          field.onChange(date);
          onChange?.();
        }}
        onBlur={() => {
          field.onBlur();
          if (value !== "") void form.trigger(name);
        }}
      />
    </Field>
  );
};
