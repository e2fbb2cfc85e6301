import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

/** ms before the first tooltip opens, and during which the next one opens without delay (Spec §9). */
export const tooltipDelays = { delayDuration: 700, skipDelayDuration: 300 } as const;

/** Shares the delays among all tooltips inside; the app shell mounts one. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider {...tooltipDelays}>{children}</RadixTooltip.Provider>
);

interface TooltipProps {
  /** Repeats the accessible label of an icon button; never the only source of information. */
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes a ref and props. */
  children: ReactNode;
}

/** A short text beside a control on hover and focus. Needs a `TooltipProvider` above it. */
export const Tooltip = ({ text, side = "bottom", children }: TooltipProps) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <RadixTooltip.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-72 animate-fade-in rounded-dense bg-fg px-2.5 py-1.5 font-medium text-bg text-caption shadow-popover"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
);
