import type { UseFormReturn } from "react-hook-form";
import type { StudentScreenDraft } from "reedling-wasm";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FormSection } from "@/features/students/components/form-section";

/** The parent's block of the Add Student screen, for students under 18 (Spec §2.6). */
export const GuardianSection = ({ form }: { form: UseFormReturn<StudentScreenDraft> }) => {
  const { errors, isSubmitted } = form.formState;
  // A field that came after the form was sent has not been asked for yet: it is checked once it is left.
  const register = (name: "parentName" | "parentEmail" | "parentPhone") =>
    form.register(name, { onBlur: () => (isSubmitted ? form.trigger(name) : undefined) });
  return (
    <FormSection title="Parent/Guardian Information (Required for students under 18)">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Parent/Guardian Name" required error={errors.parentName?.message}>
          <Input autoComplete="off" {...register("parentName")} />
        </Field>
        <Field label="Parent/Guardian Email" required error={errors.parentEmail?.message}>
          <Input type="email" autoComplete="off" {...register("parentEmail")} />
        </Field>
        <Field label="Parent/Guardian Phone" error={errors.parentPhone?.message}>
          <Input type="tel" autoComplete="off" {...register("parentPhone")} />
        </Field>
      </div>
    </FormSection>
  );
};
