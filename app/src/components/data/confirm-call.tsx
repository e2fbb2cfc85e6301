import type { UseMutationResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { useRef } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { failureText } from "@/lib/forms";

interface ConfirmCallProps<Answer, Sent> extends Omit<ComponentProps<typeof AlertDialog>, "onConfirm" | "busy"> {
  call: UseMutationResult<Answer, Error, Sent>;
  sent: Sent;
  /** Comes before the question closes. */
  onDone: (answer: Answer) => void;
  /** Said when the server gives no text of its own. */
  fallback: string;
  /** Shows a failure in a way of its own; null for one that has none. */
  failure?: (problem: Error, text: string) => ReactNode;
}

/** A question whose answer makes a call. It closes once that is done; otherwise it says why it is not. */
export const ConfirmCall = <Answer, Sent>({
  call: { mutateAsync, isPending, error },
  sent,
  onDone,
  fallback,
  failure = () => null,
  children,
  ...question
}: ConfirmCallProps<Answer, Sent>) => {
  const done = (answer: Answer) => {
    onDone(answer);
    question.onClose();
  };
  // The second press of a double click comes before the button is drawn as busy.
  const isCalling = useRef(false);
  const call = () => {
    if (isCalling.current) return;
    isCalling.current = true;
    void mutateAsync(sent)
      .then(done, () => undefined)
      .finally(() => (isCalling.current = false));
  };
  const text = failureText(error, fallback);
  return (
    <AlertDialog {...question} busy={isPending} onConfirm={call}>
      {children}
      <div className="mt-4 empty:hidden">
        {error === null ? null : (failure(error, text) ?? <DialogFailure title="Error" text={text} />)}
      </div>
    </AlertDialog>
  );
};
