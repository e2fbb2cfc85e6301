import type { FieldPathByValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { onlyOne, WhichOne } from "@/components/data/which-one";
import { Field } from "@/components/ui/field";
import { TimePicker } from "@/components/ui/time-picker";
import { useCore } from "@/lib/core";

interface TimeFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  required?: boolean;
}

/** A time of day of a form, typed or chosen. What was typed and is no time, or two, says so as soon as it is left. */
export const TimeField = <Values extends FieldValues>({
  form,
  name,
  label,
  required = false,
}: TimeFieldProps<Values>) => {
  const core = useCore();
  const { field, fieldState } = useController({ control: form.control, name });
  const value: string = field.value;
  const readings = core.readTimes(value);
  const choose = (time: string) => {
    field.onChange(time);
    void form.trigger(name);
    form.setFocus(name);
  };
  const asked =
    readings.length < 2 ? undefined : (
      <WhichOne question="Which time do you mean?" readings={readings} textOf={(time) => time} onChoose={choose} />
    );
  return (
    <Field label={label} required={required} error={fieldState.error && (asked ?? fieldState.error.message)}>
      <TimePicker
        ref={field.ref}
        value={value}
        read={(typed) => onlyOne(core.readTimes(typed))}
        onChange={field.onChange}
        onBlur={() => {
          field.onBlur();
          if (value !== "") void form.trigger(name);
        }}
      />
    </Field>
  );
};
