import type { FormEventHandler, ReactNode } from "react";
import { DraftNotice } from "@/components/data/draft-notice";
import { Button } from "@/components/ui/button";
import type { KeptDraft } from "@/lib/drafts/use-draft";

interface EditFormProps {
  /** The card's title, which names the form. */
  label: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  busy: boolean;
  /** What an earlier time left in the form. */
  draft: KeptDraft;
  /** The fields. */
  children: ReactNode;
}

/** The form of a card, with Save Changes and Cancel. */
export const EditForm = ({ label, onSubmit, onCancel, busy, draft, children }: EditFormProps) => (
  <form aria-label={label} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
    <DraftNotice draft={draft} />
    {children}
    <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        Save Changes
      </Button>
    </div>
  </form>
);
