import { useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ProblemList } from "@/components/data/problem-list";
import { formSentences } from "@/lib/core-resolver";
import type { WrongField } from "@/lib/wrong-fields";
import { wrongFields } from "@/lib/wrong-fields";

interface FormProblemsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
}

/**
 * What is wrong with a long form, above its first field: sentences about several fields, once each, and a way to each
 * wrong field. Stands inside the form.
 */
export const FormProblems = <Values extends FieldValues>({ form }: FormProblemsProps<Values>) => {
  const { errors, submitCount } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<WrongField[]>([]);
  const sentences = formSentences(errors);
  const count = Object.keys(errors).length;
  // Before the browser draws, so that the fields below it move once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read anew when the errors have changed.
  useLayoutEffect(() => {
    const around = box.current?.closest("form");
    setFields(submitCount === 0 || !around ? [] : wrongFields(around));
  }, [count, submitCount]);

  const isShown = sentences.length > 0 || fields.length > 1;
  return (
    <div ref={box} className="empty:hidden">
      {isShown ? (
        <ProblemList fields={fields} sentence={sentences.length > 0 ? sentences.join(" ") : undefined} />
      ) : null}
    </div>
  );
};
