import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useForm } from "react-hook-form";
import { authMessages } from "@/features/auth/messages";
import { ApiError } from "@/lib/api";
import type { FieldProblem } from "@/lib/forms";
import { coreResolver, failureText, showServerProblems } from "@/lib/forms";

/** What the server said to a form as a whole. */
export interface AccountFailure {
  text: string;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** The server's code; null when no answer came. */
  code: string | null;
}

interface AccountForm<Draft extends FieldValues> {
  defaultValues: DefaultValues<Draft>;
  check: (draft: Draft) => readonly FieldProblem[];
  /** Said when the server gives no text of its own. */
  fallback: string;
  send: (draft: Draft) => Promise<void>;
}

/** The way of every account form: core checks, the server answers, and what went wrong shows where it belongs. */
export const useAccountForm = <Draft extends FieldValues>({
  defaultValues,
  check,
  fallback,
  send,
}: AccountForm<Draft>) => {
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const form = useForm<Draft>({ defaultValues, resolver: coreResolver(check) });
  const submit = form.handleSubmit(async (draft) => {
    setFailure(null);
    try {
      await send(draft);
    } catch (problem) {
      if (showServerProblems(form, problem)) return;
      setFailure(
        problem instanceof ApiError
          ? { text: failureText(problem, fallback), status: problem.status, code: problem.code }
          : { text: authMessages.unexpected, status: null, code: null },
      );
    }
  });
  return { form, submit, failure };
};
