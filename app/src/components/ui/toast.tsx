import { Check, CircleAlert, CircleCheck, Copy, X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import type { ReactNode } from "react";
import { Fragment, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { dismissDialogInFocus } from "@/components/ui/dismiss";

interface ToastAreaProps {
  /** ms that a toast stays unless it says otherwise. */
  duration: number;
  /** How far to the right a swipe must go. */
  swipePixels: number;
  /** Key that moves the focus to the toasts. */
  hotkey: string;
  children: ReactNode;
}

/** Tells the style sheet how high the toasts are, so that an open dialog leaves them room. */
const useToastRoom = () => {
  const [area, setArea] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (area === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      if (area.childElementCount === 0) style.removeProperty("--toast-room");
      else style.setProperty("--toast-room", `${area.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-room");
    };
  }, [area]);
  return setArea;
};

/**
 * Where toasts show: bottom right, on phones above the bar. While a dialog is open they stand beside it, or over its head,
 * where it makes room for them.
 */
export const ToastArea = ({ duration, swipePixels, hotkey, children }: ToastAreaProps) => (
  <RadixToast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipePixels} label="Message">
    {children}
    <RadixToast.Viewport
      ref={useToastRoom()}
      data-toaster
      hotkey={[hotkey]}
      className={cn(
        "pointer-events-none fixed right-0 bottom-0 z-60 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none max-md:bottom-14",
        // From 1280 there is room beside an open dialog, which is 560 or 760 wide.
        "xl:in-data-scroll-locked:max-w-[min(420px,calc(50vw-280px))] xl:in-data-wide-dialog:max-w-[min(420px,calc(50vw-380px))]",
        "max-xl:in-data-scroll-locked:top-0 max-xl:in-data-scroll-locked:bottom-auto max-md:in-data-scroll-locked:bottom-auto",
      )}
    />
  </RadixToast.Provider>
);

interface ToastCardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tone: "success" | "error";
  title: string;
  description?: string | undefined;
  /** What happens next, on a line of its own. */
  note?: string | undefined;
  /** ms until it closes by itself. */
  duration?: number | undefined;
  copies?: readonly { label: string; value: string }[] | undefined;
  /** Leads to what the message is about. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A short message that goes by itself; it pauses under the pointer and the focus, and a swipe to the right ends it. */
export const ToastCard = ({
  open,
  onOpenChange,
  tone,
  title,
  description,
  note,
  duration,
  copies,
  action,
}: ToastCardProps) => {
  const Icon = tone === "error" ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={onOpenChange}
      type={tone === "error" ? "foreground" : "background"}
      onEscapeKeyDown={(event) => {
        if (dismissDialogInFocus()) event.preventDefault();
      }}
      {...(duration === undefined ? {} : { duration })}
      className={cn(
        "pointer-events-auto flex animate-toast-in items-start gap-3 rounded-card border border-line bg-raised p-4 pr-2 text-fg shadow-dialog",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        "data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)",
      )}
    >
      <Icon
        aria-hidden
        className={cn("mt-0.5 size-5 shrink-0", tone === "error" ? "text-red-solid" : "text-green-solid")}
      />
      <div className="min-w-0 flex-1">
        <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
        {description === undefined ? null : (
          <RadixToast.Description className="mt-0.5 whitespace-pre-line text-fg-muted text-small">
            {description}
          </RadixToast.Description>
        )}
        {note ? <p className="mt-0.5 text-fg-muted text-small">{note}</p> : null}
        {copies?.map((copy) => (
          <CopyLine key={copy.label} {...copy} />
        ))}
      </div>
      {action === undefined ? null : (
        <RadixToast.Action asChild altText={action.label}>
          <Button variant="ghost" size="sm" onClick={action.onPress} className="text-primary">
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <Button variant="ghost" size="iconSmall" aria-label="Close message">
          <X aria-hidden />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
};

/** A password or an address, which breaks between its groups only: half a group is easily copied wrong. */
const Groups = ({ text }: { text: string }) =>
  text.split(/(?<=[-@.])/).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a text stay where they are.
    <Fragment key={place}>
      {group}
      <wbr />
    </Fragment>
  ));

const CopyLine = ({ label, value }: { label: string; value: string }) => {
  const [outcome, setOutcome] = useState<"copied" | "selected" | null>(null);
  const word = outcome === "copied" ? "Copied" : "Copy";
  const text = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
    } catch {
      // Over plain http, or where the browser refuses: the reader copies what is selected.
      if (text.current !== null) window.getSelection()?.selectAllChildren(text.current);
      setOutcome("selected");
    }
  };
  return (
    <div className="mt-2 flex items-center justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-3 text-small">
      <span className="min-w-0">
        <span className="block text-caption text-fg-muted">{label}</span>
        <span ref={text} className="wrap-anywhere font-mono">
          <Groups text={value} />
        </span>
        <span role="status" className="block text-caption text-fg-muted empty:hidden">
          {outcome === "selected" ? "Selected: copy it with the keyboard or the menu." : null}
        </span>
      </span>
      <Button size="sm" variant="ghost" onClick={copy}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-hidden>{word}</span>
        <span className="sr-only">{`${word} ${label}`}</span>
      </Button>
    </div>
  );
};
