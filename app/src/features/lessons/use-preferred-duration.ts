import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ScheduleLessonDraft } from "@/features/lessons/lesson";

/** Only what the form begins with changes. */
const keepAll = {
  keepValues: true,
  keepErrors: true,
  keepDirty: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** A default duration that comes after the form has opened is filled in, unless another one was chosen meanwhile. */
export const usePreferredDuration = (form: UseFormReturn<ScheduleLessonDraft>, preferred: number | null) => {
  useEffect(() => {
    const before = form.formState.defaultValues?.durationMinutes;
    if (preferred === null || preferred === before || form.getValues("durationMinutes") !== before) return;
    // First the default, then the value: what the form fills in by itself is no draft.
    form.reset({ ...(form.formState.defaultValues as ScheduleLessonDraft), durationMinutes: preferred }, keepAll);
    form.setValue("durationMinutes", preferred);
  }, [form, preferred]);
};
