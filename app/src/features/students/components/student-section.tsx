import type { UseFormReturn } from "react-hook-form";
import type { AddStudentDraft } from "reedling-wasm";
import { DateField } from "@/components/data/date-field";
import { InstrumentField } from "@/components/data/instrument-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { FormSection } from "@/features/students/components/form-section";
import { today, yearsFromToday } from "@/lib/clock";
import { useCore } from "@/lib/core";

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Student Information: name, e-mail, date of birth, grade and instrument (Spec §3, §9). */
export const StudentSection = ({ form }: { form: UseFormReturn<AddStudentDraft> }) => {
  const { lists, limits } = useCore().constants();
  const { errors } = form.formState;
  const isMinor = form.watch("isMinor");
  return (
    <FormSection title="Student Information">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" required error={errors.firstName?.message}>
          <Input autoComplete="off" {...form.register("firstName")} />
        </Field>
        <Field label="Last Name" hint="Leave it empty for a person with one name" error={errors.lastName?.message}>
          <Input autoComplete="off" {...form.register("lastName")} />
        </Field>
        <Field
          label="Email"
          required={!isMinor}
          {...(isMinor ? { hint: "Optional for under-18s. Under 13, or without one, we write to the parent." } : {})}
          error={errors.email?.message}
          className="sm:col-span-2"
        >
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <DateField
          form={form}
          name="dob"
          label="Date of Birth"
          min={limits.earliestDate}
          max={today()}
          openAt={yearsFromToday(-10)}
          className="sm:col-span-2"
        />
        <Field label="Grade" required error={errors.grade?.message}>
          <Select placeholder="Select a grade" options={choices(lists.creationGrades)} {...form.register("grade")} />
        </Field>
        <InstrumentField form={form} name="instrument" required />
      </div>
    </FormSection>
  );
};
