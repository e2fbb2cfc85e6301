import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

interface TooltipProviderProps {
  /** ms before the first tooltip opens. */
  delay: number;
  /** ms during which the next one opens without delay. */
  skipDelay: number;
  children: ReactNode;
}

/** Shares the delays among all tooltips inside; the app shell mounts one. */
export const TooltipProvider = ({ delay, skipDelay, children }: TooltipProviderProps) => (
  <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
    {children}
  </RadixTooltip.Provider>
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
        className="z-50 max-w-72 animate-fade-in rounded-[8px] bg-fg px-2.5 py-1.5 font-medium text-bg text-caption shadow-popover"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
);
