import type { FormEventHandler, ReactNode } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { DraftNotice } from "@/components/data/draft-notice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { KeptDraft } from "@/lib/drafts/use-draft";

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** While true it cannot be closed: something is being sent. */
  busy: boolean;
  submitLabel: string;
  /** True while there is nothing to send yet. */
  submitDisabled?: boolean;
  /** Left of the primary button. */
  cancelLabel?: string;
  /** Why it could not be sent: stands above the buttons, however the fields are scrolled. */
  failure: string | null;
  failureTitle?: string | undefined;
  /** What will be sent, in one line over the buttons. */
  summary?: string | null;
  /** What stands above the buttons, in a low window beside them, in sight however the fields are scrolled. */
  above?: ReactNode;
  /** What stands beside the fields where the window is wide, and below them elsewhere. */
  aside?: ReactNode;
  /** `compact` for a form of one field that something is loaded for. A form with something beside it has its own. */
  size?: "normal" | "compact";
  /** What an earlier time left in the form; null for a form of which nothing is kept. */
  draft: KeptDraft | null;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form that makes a call. Mounted while open, so that each opening starts afresh. */
export const FormDialog = ({
  title,
  description,
  onSubmit,
  onClose,
  busy,
  submitLabel,
  submitDisabled = false,
  cancelLabel = "Cancel",
  failure,
  failureTitle,
  summary = null,
  above = null,
  aside = null,
  size = "normal",
  draft,
  children,
}: FormDialogProps) => (
  <Dialog
    onClose={onClose}
    title={title}
    description={description}
    busy={busy}
    onSubmit={onSubmit}
    size={aside === null ? size : "split"}
    footer={
      <>
        {above === null ? null : (
          <div className="flex min-w-0 basis-full flex-col gap-2 empty:hidden low:min-[30rem]:flex-1 low:min-[30rem]:basis-52">
            {above}
          </div>
        )}
        <p role="status" className="basis-full text-small empty:hidden">
          {summary}
        </p>
        <div className="max-h-[30dvh] basis-full overflow-y-auto empty:hidden">
          <DialogFailure title={failureTitle} text={failure} />
        </div>
        <Button disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={submitDisabled}>
          {submitLabel}
        </Button>
      </>
    }
  >
    <div className={aside === null ? undefined : "grid gap-x-8 gap-y-4 lg:grid-cols-2"}>
      <div className="flex min-w-0 flex-col gap-4">
        {draft === null ? null : <DraftNotice draft={draft} />}
        {children}
      </div>
      {aside}
    </div>
  </Dialog>
);
