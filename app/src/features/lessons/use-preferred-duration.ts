import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ScheduleLessonDraft } from "@/features/lessons/lesson";

/** A default duration that comes after the form has opened is filled in, unless another one was chosen meanwhile. */
export const usePreferredDuration = (form: UseFormReturn<ScheduleLessonDraft>, preferred: number | null) => {
  useEffect(() => {
    const { defaultValues } = form.formState;
    const isUntouched = form.getValues("durationMinutes") === defaultValues?.durationMinutes;
    if (preferred === null || preferred === defaultValues?.durationMinutes || !isUntouched) return;
    form.resetField("durationMinutes", { defaultValue: preferred });
  }, [form, preferred]);
};
