import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useForm } from "react-hook-form";
import { ApiError } from "@/lib/api";
import type { FieldProblem } from "@/lib/forms";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

/** What the server said to a form as a whole. */
export interface CallFailure {
  text: string;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** The server's code; null when no answer came. */
  code: string | null;
}

interface CallForm<Draft extends FieldValues, Answer> {
  defaultValues: DefaultValues<Draft>;
  /** Core's check; what it finds shows under the fields, and nothing is sent. */
  check: (draft: Draft) => readonly FieldProblem[];
  /** Sends what was typed. */
  call: (draft: Draft) => Promise<Answer>;
  /** What follows; the form counts as busy until it is over. */
  onDone: (answer: Answer, draft: Draft) => void | Promise<void>;
  /** Said when the server gives no text of its own. */
  fallback: string;
  /** The form's names of fields that the call names differently. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Title of a message that tells of a failure, beside what the form shows. */
  failureTitle?: string;
  /** True for a failure that the form shows in a way of its own. */
  onFailure?: (problem: unknown, text: string) => boolean;
}

/** A form that makes one call: core checks, the server answers, and what went wrong shows where it belongs. */
export const useCallForm = <Draft extends FieldValues, Answer>({
  defaultValues,
  check,
  call,
  onDone,
  fallback,
  fieldNames = {},
  failureTitle,
  onFailure,
}: CallForm<Draft, Answer>) => {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const form = useForm<Draft>({ defaultValues, resolver: coreResolver(check) });
  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    let answer: Answer;
    try {
      answer = await call(draft);
    } catch (problem) {
      const text = failureText(problem, fallback);
      if (onFailure?.(problem, text)) return;
      const { status, code } = problem instanceof ApiError ? problem : { status: null, code: null };
      if (!showServerProblems(form, problem, fieldNames)) setFailure({ text, status, code });
      if (failureTitle !== undefined) showToast({ tone: "error", title: failureTitle, description: text });
      return;
    }
    await onDone(answer, draft);
  });
  return { form, submit, failure, isBusy: form.formState.isSubmitting };
};
