import { Popover as RadixPopover } from "radix-ui";
import type { ReactNode } from "react";
import { Tooltip } from "@/components/ui/tooltip";

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  align?: "start" | "end";
  /** A short text beside the button on hover and focus; repeats its accessible label. */
  tooltip?: string;
  children: ReactNode;
}

/** A panel beside its button; Escape and a click outside close it and focus goes back. */
export const Popover = ({ open, onOpenChange, trigger, label, align = "start", tooltip, children }: PopoverProps) => (
  <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
    {tooltip === undefined ? (
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
    ) : (
      <Tooltip text={tooltip}>
        <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      </Tooltip>
    )}
    <RadixPopover.Portal>
      <RadixPopover.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 animate-rise-in rounded-card border border-line bg-raised p-3 text-fg shadow-popover"
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
);
