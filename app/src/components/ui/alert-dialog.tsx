import { AlertDialog as RadixAlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { dialogFrame, PageLock, Scrim } from "@/components/ui/dialog";
import { useDismissal } from "@/components/ui/dismiss";
import { useFocusReturn } from "@/components/ui/focus-return";

interface AlertDialogProps {
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  /** The safe button, which takes the focus. */
  cancelLabel: string;
  confirmLabel: string;
  /** Red unless what follows can be taken back. */
  confirmVariant?: "danger" | "primary";
  onConfirm: () => void;
  busy?: boolean;
  /** Whether everything that has to be told before is there. */
  isReady?: boolean;
  /** What the question is about, between its text and the buttons. */
  children?: ReactNode;
}

/** A question before something that has consequences, open while it is mounted. */
export const AlertDialog = ({
  onClose,
  title,
  description,
  cancelLabel,
  confirmLabel,
  confirmVariant = "danger",
  onConfirm,
  busy = false,
  isReady = true,
  children,
}: AlertDialogProps) => {
  const { remember, restore } = useFocusReturn();
  const close = () => {
    if (!busy) onClose();
  };
  const content = useDismissal(close);
  return (
    <RadixAlertDialog.Root open onOpenChange={close}>
      <RadixAlertDialog.Portal>
        <Scrim />
        <RadixAlertDialog.Content
          ref={content}
          data-dialog
          aria-modal
          onOpenAutoFocus={remember}
          onCloseAutoFocus={restore}
          className={cn(dialogFrame, "sm:max-w-[460px]")}
        >
          <div className="min-h-0 overflow-y-auto px-4 pt-5 pb-4 sm:px-6 sm:pt-6">
            <RadixAlertDialog.Title className="text-h2">{title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description className="mt-2 text-fg-muted">{description}</RadixAlertDialog.Description>
            {children}
          </div>
          <div className="flex shrink-0 flex-wrap justify-end gap-2 px-4 pt-1 pb-4 max-sm:*:flex-1 sm:px-6 sm:pb-6">
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <Button variant={confirmVariant} busy={busy} disabled={!isReady} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
      <PageLock />
    </RadixAlertDialog.Root>
  );
};
