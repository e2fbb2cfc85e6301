import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A surface with a hairline and no shadow. */
export const Card = ({ className, ...rest }: ComponentProps<"section">) => (
  <section {...rest} className={cn("min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5", className)} />
);

interface CardHeaderProps {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the card. */
  titleId?: string;
  /** Lets the focus come to the heading when the card before it is gone. */
  takesFocus?: boolean;
  description?: ReactNode;
  actions?: ReactNode;
}

/** Heading of a card, with its actions at the right. */
export const CardHeader = ({ title, titleId, takesFocus = false, description, actions }: CardHeaderProps) => (
  <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0">
      <h2 id={titleId} {...(takesFocus ? { tabIndex: -1 } : {})} className="scroll-mt-20 text-h2">
        {title}
      </h2>
      {description === undefined ? null : <p className="text-fg-muted text-small">{description}</p>}
    </div>
    {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
