import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/api";

/** One broken rule of a form, as core reports it. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

const byField = <Draft extends FieldValues>(problems: readonly FieldProblem[]): FieldErrors<Draft> => {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { field, code, message } of problems) errors[field] ??= { type: code, message };
  return errors as FieldErrors<Draft>;
};

/** A react-hook-form resolver that hands the draft to one of core's checks; the first problem of a field shows. */
export const coreResolver =
  <Draft extends FieldValues>(check: (draft: Draft) => readonly FieldProblem[]): Resolver<Draft> =>
  (draft) => {
    const problems = check(draft);
    return problems.length === 0 ? { values: draft, errors: {} } : { values: {}, errors: byField<Draft>(problems) };
  };

/**
 * Shows the `fields` of a refused call (422) under the form's own fields and moves to the first.
 * Returns false when none of them is a field of this form: the caller then shows the message as a whole.
 * `names` tells the form's name of a field that the call names differently.
 */
export const showServerProblems = <Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  failure: unknown,
  names: Readonly<Record<string, string>> = {},
): boolean => {
  if (!(failure instanceof ApiError)) return false;
  const known = Object.entries(failure.fields)
    .map(([field, messages]) => [names[field] ?? field, messages] as const)
    .filter(([field]) => field in form.getValues());
  known.forEach(([field, messages], index) => {
    form.setError(
      field as FieldPath<Draft>,
      { type: "server", message: messages[0] ?? failure.message },
      { shouldFocus: index === 0 },
    );
  });
  return known.length > 0;
};

/** The sentence of a failed call, or the screen's own fallback where the server gave none (Spec §8). */
export const failureText = (failure: unknown, fallback: string): string => {
  const isSpoken = failure instanceof ApiError && failure.code !== "silent" && failure.message !== "";
  return isSpoken ? failure.message : fallback;
};
