import { Plus, Trash2 } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { Controller, useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { RatingInput } from "@/features/practice/components/rating-input";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { emptyAssignment } from "@/features/practice/feedback-draft";

const texts = [
  ["content", "Summary", ""],
  ["piecesWorkedOn", "Pieces Worked On", "One piece per line"],
  ["areasImproved", "What Improved", ""],
  ["areasNeedWork", "What Needs Work", ""],
  ["techniqueNotes", "Technique", ""],
  ["musicianshipNotes", "Musicianship", ""],
  ["nextLessonGoals", "Goals for the Next Lesson", ""],
] as const;

/** Every field of a teacher's feedback; all of them are optional. */
export const FeedbackFields = ({ form }: { form: UseFormReturn<FeedbackDraft> }) => {
  const { errors } = form.formState;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "practiceAssignments" });
  return (
    <div className="flex flex-col gap-4">
      <Controller
        name="teacherRating"
        control={form.control}
        render={({ field: { value, onChange } }) => <RatingInput value={value} onChange={onChange} />}
      />
      {errors.teacherRating === undefined ? null : <FieldError>{errors.teacherRating.message}</FieldError>}
      {texts.map(([name, label, hint]) => (
        <Field key={name} label={label} error={errors[name]?.message} {...(hint === "" ? {} : { hint })}>
          <Textarea rows={2} className="min-h-16" {...form.register(name)} />
        </Field>
      ))}
      <Field label="Mood" hint="In one word" error={errors.studentMood?.message}>
        <Input {...form.register("studentMood")} />
      </Field>
      {fields.map(({ id }, index) => (
        <AssignmentFields key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {errors.practiceAssignments?.message === undefined ? null : (
        <FieldError>{errors.practiceAssignments.message}</FieldError>
      )}
      <Button size="sm" className="self-start" onClick={() => append(emptyAssignment)}>
        <Plus aria-hidden />
        Add Assignment
      </Button>
    </div>
  );
};

interface AssignmentFieldsProps {
  form: UseFormReturn<FeedbackDraft>;
  index: number;
  onRemove: () => void;
}

const AssignmentFields = ({ form, index, onRemove }: AssignmentFieldsProps) => {
  const name = `practiceAssignments.${index}` as const;
  const errors = form.formState.errors.practiceAssignments?.[index];
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <legend className="sr-only">Assignment {index + 1}</legend>
      <Field label="Piece" required error={errors?.piece?.message}>
        <Input {...form.register(`${name}.piece`)} />
      </Field>
      <Field label="Minutes a Day" error={errors?.dailyMinutes?.message}>
        <Input inputMode="numeric" className="tabular-nums" {...form.register(`${name}.dailyMinutes`)} />
      </Field>
      <Field label="Focus" hint="Separate with commas" error={errors?.focusAreas?.message} className="sm:col-span-2">
        <Input {...form.register(`${name}.focusAreas`)} />
      </Field>
      <Field label="Instructions" error={errors?.specificInstructions?.message} className="sm:col-span-2">
        <Input {...form.register(`${name}.specificInstructions`)} />
      </Field>
      <Button variant="ghost" size="sm" className="justify-self-start sm:col-span-2" onClick={onRemove}>
        <Trash2 aria-hidden />
        Remove Assignment {index + 1}
      </Button>
    </fieldset>
  );
};
