import type { FieldValues } from "react-hook-form";
import type { CallForm } from "@/lib/call-form";
import { useCallForm } from "@/lib/call-form";
import type { DraftSubject } from "@/lib/drafts/use-draft";
import { useDraft } from "@/lib/drafts/use-draft";
import type { KeyFor } from "@/lib/idempotency";

interface DraftForm<Draft extends FieldValues, Answer> extends Omit<CallForm<Draft, Answer>, "call" | "onAnswer"> {
  /** Sends what was typed; a call that makes something new has an Idempotency-Key for its body. */
  call: (draft: Draft, keyFor: KeyFor) => Promise<Answer>;
  /** What is typed is kept under this name until it is saved. */
  draft: DraftSubject | null;
}

/** A form that makes one call and keeps what is typed until then; forms with passwords or codes keep nothing. */
export const useDraftForm = <Draft extends FieldValues, Answer>({
  draft: subject,
  call,
  ...form
}: DraftForm<Draft, Answer>) => {
  const called = useCallForm<Draft, Answer>({
    ...form,
    call: (values): Promise<Answer> => call(values, draft.keyFor),
    onAnswer: () => draft.saved(),
  });
  const draft = useDraft(called.form, subject);
  return { ...called, draft };
};
