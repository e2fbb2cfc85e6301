import type {
  FieldError,
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  ResolverResult,
  UseFormReturn,
} from "react-hook-form";
import { get, set } from "react-hook-form";
import { ApiError } from "@/lib/api";
import type { Check, FieldProblem } from "@/lib/forms";

/** The code of a rule whose sentence is about several fields. */
const together = "required_together";

/** What stands at the field; a sentence about several fields is kept for above the form, where it is said once. */
const errorOf = ({ code, message }: FieldProblem): FieldError =>
  code === together ? { type: code, message: "Required", types: { form: message } } : { type: code, message };

const byField = <Draft extends FieldValues>(problems: readonly FieldProblem[]): FieldErrors<Draft> => {
  const errors: FieldErrors<Draft> = {};
  // A field may be one of a list's: "practiceAssignments.0.piece".
  for (const problem of problems)
    if (get(errors, problem.field) === undefined) set(errors, problem.field, errorOf(problem));
  return errors;
};

/** The sentences that are about several fields, each once. */
export const formSentences = (errors: FieldErrors): string[] => {
  const said = Object.values(errors).map((error) => (error as FieldError | undefined)?.types?.form);
  return [...new Set(said.filter((text) => typeof text === "string"))];
};

/** A react-hook-form resolver that hands the draft to one of core's checks; the first problem of a field shows. */
export const coreResolver =
  <Draft extends FieldValues>(check: Check<Draft>): Resolver<Draft> =>
  (draft) => {
    const resultOf = (problems: readonly FieldProblem[]): ResolverResult<Draft> =>
      problems.length === 0 ? { values: draft, errors: {} } : { values: {}, errors: byField<Draft>(problems) };
    const problems = check(draft);
    return problems instanceof Promise ? problems.then(resultOf) : resultOf(problems);
  };

/**
 * Shows the `fields` of a refused call (422) under the form's own fields.
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
    .filter(([field]) => get(form.getValues(), field) !== undefined);
  for (const [field, messages] of known) {
    form.setError(field as FieldPath<Draft>, { type: "server", message: messages[0] ?? failure.message });
  }
  return known.length > 0;
};
