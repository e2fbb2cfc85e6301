import type { FormEvent } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useForm } from "react-hook-form";
import { ApiError } from "@/lib/api";
import { coreResolver, showServerProblems } from "@/lib/core-resolver";
import type { Check } from "@/lib/forms";
import { failureText } from "@/lib/forms";
import { currentUserId } from "@/lib/session";
import { focusWrong } from "@/lib/wrong-fields";

/** What the server said to a form as a whole. */
export interface CallFailure {
  /** What stands above the text; undefined where the form says nothing else. */
  title: string | undefined;
  text: string;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** The server's code; null when no answer came. */
  code: string | null;
}

/** A form and its call. */
export interface CallForm<Draft extends FieldValues, Answer> {
  defaultValues: DefaultValues<Draft>;
  /** Core's check; what it finds shows under the fields, and nothing is sent. */
  check: Check<Draft>;
  /** Asks whether it is meant, once everything else is right; nothing is sent where it is not. */
  ask?: (draft: Draft) => boolean | Promise<boolean>;
  /** Sends what was typed. */
  call: (draft: Draft) => Promise<Answer>;
  /** Comes before `onDone`: what was typed is saved. */
  onAnswer?: () => void;
  /** What follows; the form counts as busy until it is over. */
  onDone: (answer: Answer, draft: Draft) => void | Promise<void>;
  /** Said when the server gives no text of its own. */
  fallback: string;
  /** Whether a field says what is wrong as soon as it is left: for a form that cannot be sent while something is. */
  saysWhenLeft?: boolean;
  /** The form's names of fields that the call names differently. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Title of what the form says of a failure. */
  failureTitle?: string;
  /** True for a failure that the form shows in a way of its own. */
  onFailure?: (problem: unknown, text: string) => boolean;
}

/** A form that makes one call: core checks, the server answers, and what went wrong shows where it belongs. */
export const useCallForm = <Draft extends FieldValues, Answer>({
  defaultValues,
  check,
  ask,
  call,
  onAnswer,
  onDone,
  fallback,
  saysWhenLeft = false,
  fieldNames = {},
  failureTitle,
  onFailure,
}: CallForm<Draft, Answer>) => {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const submitted = useRef<HTMLFormElement>(null);
  const form = useForm<Draft>({
    defaultValues,
    resolver: coreResolver(check),
    mode: saysWhenLeft ? "onTouched" : "onSubmit",
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  // The first wrong field as it is seen: the library would take the first that was registered.
  useLayoutEffect(() => {
    if (submitCount > 0 && submitted.current !== null) focusWrong(submitted.current);
  }, [submitCount]);
  const send = form.handleSubmit(async (draft) => {
    setFailure(null);
    if ((await ask?.(draft)) === false) return;
    const asking = currentUserId();
    let answer: Answer;
    try {
      answer = await call(draft);
    } catch (problem) {
      const text = failureText(problem, fallback);
      if (onFailure?.(problem, text)) return;
      const { status, code } = problem instanceof ApiError ? problem : { status: null, code: null };
      if (!showServerProblems(form, problem, fieldNames)) setFailure({ title: failureTitle, text, status, code });
      return;
    }
    // Who asked has left: neither the answer nor what is typed now is theirs.
    if (asking !== null && asking !== currentUserId()) return;
    onAnswer?.();
    await onDone(answer, draft);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    submitted.current = event.currentTarget;
    return send(event);
  };
  return { form, submit, failure, isBusy: form.formState.isSubmitting };
};
