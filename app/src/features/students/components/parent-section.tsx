import type { UseFormReturn } from "react-hook-form";
import type { AddStudentDraft } from "reedling-wasm";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import type { Parent } from "@/features/students/api/search-parents";
import { FormSection } from "@/features/students/components/form-section";
import { ParentSearch } from "@/features/students/components/parent-search";

const modes = [
  { value: "existing", label: "Search Existing" },
  { value: "new", label: "Create New Parent" },
] as const;

/** Parent Information: an existing parent is searched, a new one typed (Spec §2.6). */
export const ParentSection = ({ form }: { form: UseFormReturn<AddStudentDraft> }) => {
  const { errors } = form.formState;
  const [mode, parentId, name] = form.watch(["parentMode", "parentId", "parentName"]);

  const fill = (parent: Partial<Parent>) => {
    form.setValue("parentId", parent.id ?? "");
    form.setValue("parentName", parent.name ?? "");
    form.setValue("parentEmail", parent.email ?? "");
    form.setValue("parentPhone", parent.phoneNumber ?? "");
    form.setValue("parentAddress", parent.address ?? "");
    form.clearErrors(["parentId", "parentName", "parentEmail"]);
  };

  const change = (next: AddStudentDraft["parentMode"]) => {
    form.setValue("parentMode", next);
    fill({});
  };

  return (
    <FormSection title="Parent Information">
      <Segmented legend="Parent" hideLegend options={modes} value={mode} onChange={change} />
      {mode === "existing" ? (
        <>
          <ParentSearch selectedId={parentId} onSelect={fill} error={errors.parentId?.message} />
          {parentId === "" ? null : (
            <>
              <p role="status" className="sr-only">{`Chosen: ${name}`}</p>
              <ParentFields form={form} readOnly />
            </>
          )}
        </>
      ) : (
        <ParentFields form={form} />
      )}
    </FormSection>
  );
};

interface ParentFieldsProps {
  form: UseFormReturn<AddStudentDraft>;
  /** Shows what a chosen parent filled in. */
  readOnly?: boolean;
}

const ParentFields = ({ form, readOnly = false }: ParentFieldsProps) => {
  const { errors, isSubmitted } = form.formState;
  // A field that came after the form was sent has not been asked for yet: it is checked once it is left.
  const register = (name: "parentName" | "parentEmail" | "parentPhone" | "parentAddress") =>
    form.register(name, { onBlur: () => (isSubmitted ? form.trigger(name) : undefined) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Parent Name" required={!readOnly} error={errors.parentName?.message}>
        <Input readOnly={readOnly} autoComplete="off" {...register("parentName")} />
      </Field>
      <Field label="Parent Email" required={!readOnly} error={errors.parentEmail?.message}>
        <Input readOnly={readOnly} type="email" autoComplete="off" {...register("parentEmail")} />
      </Field>
      <Field label="Parent Phone" error={errors.parentPhone?.message}>
        <Input readOnly={readOnly} type="tel" autoComplete="off" {...register("parentPhone")} />
      </Field>
      <Field label="Parent Address" error={errors.parentAddress?.message}>
        <Input readOnly={readOnly} autoComplete="off" {...register("parentAddress")} />
      </Field>
    </div>
  );
};
