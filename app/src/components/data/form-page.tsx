import type { FormEventHandler, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { DraftNotice } from "@/components/data/draft-notice";
import { FormProblems } from "@/components/data/form-problems";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { useApprovalProps } from "@/lib/approval";
import type { CallFailure } from "@/lib/call-form";
import type { KeptDraft } from "@/lib/drafts/use-draft";

interface FormPageProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** Something is being sent, or what follows from it is under way. */
  busy: boolean;
  submitLabel: string;
  /** Why it could not be sent: it stays above the buttons when the toast that said so has gone. */
  failure: CallFailure | null;
  /** What an earlier time left in the form. */
  draft: KeptDraft;
  /** The fields. */
  children: ReactNode;
}

/**
 * A screen that is one form with one call: above the fields what is wrong and what was typed before, below them the
 * buttons. Whose account waits for approval sees it disabled; the notice above the screen says why.
 */
export const FormPage = <Values extends FieldValues>({
  form,
  onSubmit,
  onCancel,
  busy,
  submitLabel,
  failure,
  draft,
  children,
}: FormPageProps<Values>) => {
  const approval = useApprovalProps();
  return (
    <Card className="max-w-[760px] sm:p-6">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
        <DraftNotice draft={draft} />
        <FormProblems form={form} />
        <fieldset {...approval} className="flex min-w-0 flex-col gap-6">
          {children}
        </fieldset>
        {failure === null ? null : <Notice tone="error">{`Not saved yet. ${failure.text}`}</Notice>}
        {/* At the left, as a toast stands at the right. */}
        <div className="flex flex-wrap gap-2 border-line border-t pt-4 max-sm:*:flex-1">
          <Button disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button {...approval} type="submit" variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
};
