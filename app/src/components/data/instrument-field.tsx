import { useId, useState } from "react";
import type { FieldPathByValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useCore } from "@/lib/core";

/** The choice with which another instrument is typed. */
const other = "Other";

interface InstrumentFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  required?: boolean;
  className?: string | undefined;
}

/** A student's instrument: one of the list (Spec §9), or with "Other" any that is typed, the usual ones suggested (D16). */
export const InstrumentField = <Values extends FieldValues>({
  form,
  name,
  required = false,
  className,
}: InstrumentFieldProps<Values>) => {
  const { studentInstruments, usualInstruments } = useCore().constants().lists;
  const { field, fieldState } = useController({ control: form.control, name });
  const value: string = field.value;
  // What is typed may be an entry of the list for a while, as in "Piano accordion" or "Other harp".
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && (typed || other) === value;
  const shown = value === other ? "" : value;
  const isOther = isTyping || value === other || (value !== "" && !studentInstruments.includes(value));
  const error = fieldState.error?.message;
  const suggestions = useId();
  return (
    <div className={className}>
      <Field label="Instrument" required={required} error={isOther ? undefined : error}>
        <Select
          placeholder="Select an instrument"
          options={studentInstruments.map((instrument) => ({ value: instrument, label: instrument }))}
          {...(isOther ? {} : { ref: field.ref })}
          value={isOther ? other : value}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped(target.value === other ? "" : null);
            field.onChange(target.value);
          }}
        />
      </Field>
      {isOther ? (
        <Field label="Which Instrument?" hint="The practice plan depends on it." error={error} className="mt-4">
          <Input
            ref={field.ref}
            autoComplete="off"
            list={suggestions}
            value={isTyping ? typed : shown}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(target.value === "" ? other : target.value);
            }}
          />
          <datalist id={suggestions}>
            {usualInstruments.map((instrument) => (
              <option key={instrument} value={instrument} />
            ))}
          </datalist>
        </Field>
      ) : null}
    </div>
  );
};
