import { useEffect, useRef } from "react";
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
  const isChosen = useRef(false);
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      if (name === "durationMinutes" && type === "change") isChosen.current = true;
    });
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    const before = form.formState.defaultValues?.durationMinutes;
    if (preferred === null || preferred === before || form.getValues("durationMinutes") !== before) return;
    // One that was chosen on purpose may be the one that was there at first.
    if (isChosen.current || form.getFieldState("durationMinutes").isTouched) return;
    // First the default, then the value: what the form fills in by itself is no draft.
    form.reset({ ...(form.formState.defaultValues as ScheduleLessonDraft), durationMinutes: preferred }, keepAll);
    form.setValue("durationMinutes", preferred);
  }, [form, preferred]);
};
