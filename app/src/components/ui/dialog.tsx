import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { FormEventHandler, ReactNode } from "react";
import { useDeferredValue, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useDismissal } from "@/components/ui/dismiss";
import { closeInnermost } from "@/components/ui/escape";
import { useFocusMove } from "@/components/ui/focus-move";
import { useFocusReturn } from "@/components/ui/focus-return";
import { usePageMark } from "@/components/ui/page-mark";
import { useScrollLock } from "@/components/ui/scroll-lock";
import { Skeleton } from "@/components/ui/skeleton";

/** Frame of every dialog: centred and at most 560 wide, below 640 a sheet at the bottom. Below 1280 toasts stand over it. */
export const dialogFrame = cn(
  "fixed inset-x-0 bottom-0 z-50 flex flex-col overflow-hidden bg-raised text-fg shadow-dialog outline-none",
  "max-h-[min(92dvh,calc(100dvh-var(--toast-room,0px)))] animate-sheet-up rounded-t-dialog pb-[env(safe-area-inset-bottom)]",
  "low:max-h-[calc(100dvh-var(--toast-room,0px))]",
  "sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(92dvh,56rem,calc(100dvh-var(--toast-room,0px)))] sm:max-xl:top-(--toast-room,0px)",
  "sm:w-full sm:max-w-[560px] sm:animate-rise-in sm:rounded-dialog sm:pb-0 xl:max-h-[min(92dvh,56rem)]",
);

/** The veil behind a dialog. Ours, as Radix's own overlay adds a style element that the security policy refuses. */
export const Scrim = () => <div aria-hidden className="fixed inset-0 z-50 animate-fade-in bg-scrim" />;

/** Holds the page still. It stands behind what Radix draws, so that it lets go after it. */
export const PageLock = () => {
  useScrollLock();
  return null;
};

const firstControl = "input:not([type=hidden]):enabled, select:enabled, textarea:enabled";

/** A form starts in its first box (not under a thumb, where the keyboard would cover it), a text at its beginning. */
const startFocus = (content: HTMLElement, isForm: boolean) => {
  const control =
    isForm && matchMedia("(pointer: fine)").matches ? content.querySelector<HTMLElement>(firstControl) : null;
  (control ?? content).focus();
};

/** Stands in for what takes more than a moment to be drawn. */
const ToCome = () => (
  <div aria-hidden className="flex animate-fade-in flex-col gap-4 [animation-delay:300ms] [animation-fill-mode:both]">
    <Skeleton className="h-10" />
    <Skeleton className="h-32" />
    <Skeleton className="h-10" />
  </div>
);

/** What a dialog holds. The frame answers the press, and what may be a long form is drawn after it. */
const Body = ({ isForm, atOnce, children }: { isForm: boolean; atOnce: boolean; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useDeferredValue(true, atOnce);
  useEffect(() => {
    const frame = box.current?.closest<HTMLElement>("[data-dialog]");
    // Unless somebody has led the focus on meanwhile.
    if (isDrawn && isForm && frame && document.activeElement === frame) startFocus(frame, isForm);
  }, [isDrawn, isForm]);
  return (
    <div
      ref={box}
      // A text without anything to press is scrolled with the keyboard from here.
      {...(isForm ? {} : { tabIndex: 0, role: "group" })}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 sm:px-6 low:py-2"
    >
      {isDrawn ? children : <ToCome />}
    </div>
  );
};

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-toaster]") !== null;

interface DialogProps {
  /** Absent where `stays` is set. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** While true the dialog cannot be closed: something is being saved. */
  busy?: boolean;
  /** For a dialog that nothing but its own buttons closes. */
  stays?: boolean;
  /** Buttons at the bottom, Cancel left of the primary one; they never scroll away. */
  footer?: ReactNode;
  /** Makes body and footer one form, so that a submit button in the footer submits it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /**
   * `compact`, `short` or `tall` for content that is loaded, by how much there is of it, `wide` for a reading dialog with
   * more than one column, `split` for a form with something beside it from 1024 px. All but `normal` keep their height, so
   * that no button moves away under a press, whatever is still to come.
   */
  size?: "normal" | "compact" | "short" | "tall" | "wide" | "split";
  /** For a dialog that is typed into before it is seen: what it holds is drawn together with its frame. */
  atOnce?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog named by its title, open while it is mounted. Escape closes the innermost part open around the focus, or else the dialog; a click
 * outside closes the dialog. Neither does while it is busy. The focus returns when it closes.
 */
export const Dialog = ({
  onClose,
  title,
  description,
  busy = false,
  stays = false,
  footer,
  onSubmit,
  size = "normal",
  atOnce = false,
  children,
}: DialogProps) => {
  const { remember, restore } = useFocusReturn();
  const focusMove = useFocusMove();
  usePageMark("wide-dialog", size === "wide" || size === "split");
  const close = () => {
    if (!busy && !stays) onClose?.();
  };
  const body = (
    <>
      <Body isForm={onSubmit !== undefined} atOnce={atOnce}>
        {children}
      </Body>
      {footer === undefined ? null : (
        <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-4 py-3 max-sm:[&>button]:flex-1 sm:px-6 sm:py-4 low:py-2">
          {footer}
        </div>
      )}
    </>
  );
  const content = useDismissal(close);
  return (
    <RadixDialog.Root open onOpenChange={close}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          ref={content}
          data-dialog={size}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          aria-busy={busy || undefined}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            startFocus(event.currentTarget as HTMLElement, onSubmit !== undefined);
          }}
          onCloseAutoFocus={restore}
          onEscapeKeyDown={(event) => {
            // While an input method composes letters, Escape belongs to it.
            if (event.isComposing || closeInnermost()) event.preventDefault();
          }}
          {...focusMove}
          onInteractOutside={(event) => {
            if (busy || stays || isInToaster(event.target)) event.preventDefault();
          }}
          className={cn(
            dialogFrame,
            size === "compact" && "min-h-[24rem] sm:min-h-[23rem]",
            size === "short" && "h-[26rem] sm:h-[26rem]",
            size === "tall" && "h-[75dvh] sm:h-[40rem]",
            size === "wide" && "h-[92dvh] sm:h-[44rem] sm:max-w-[760px]",
            size === "split" && "sm:h-[44rem] lg:max-w-[1040px]",
          )}
        >
          <div className="flex shrink-0 items-start justify-between gap-4 border-line border-b py-3 pr-3 pl-4 sm:py-4 sm:pr-4 sm:pl-6 low:py-0.5">
            <div className="wrap-anywhere min-w-0 self-center low:flex low:flex-wrap low:items-baseline low:gap-x-3">
              <RadixDialog.Title className="text-h2">{title}</RadixDialog.Title>
              {description === undefined ? null : (
                <RadixDialog.Description className="mt-0.5 text-fg-muted text-small">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {stays ? null : (
              <RadixDialog.Close asChild>
                <Button variant="ghost" size="icon" aria-label="Close" disabled={busy}>
                  <X aria-hidden />
                </Button>
              </RadixDialog.Close>
            )}
          </div>
          {onSubmit === undefined ? (
            body
          ) : (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {body}
            </form>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
      <PageLock />
    </RadixDialog.Root>
  );
};
