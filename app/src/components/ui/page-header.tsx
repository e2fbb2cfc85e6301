import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { site } from "@/config/site";

interface PageHeaderProps {
  /** The screen's name: its h1 and the title of the document. */
  title: string;
  /** Greeting and counts, the line under the name; its room is kept while it is empty. */
  summary?: ReactNode;
  /** Whether the line takes two on a phone once the counts are there. */
  isLong?: boolean;
  /** Buttons at the right, below 640 under the text and as wide as it, side by side where they fit; at most one is primary. */
  actions?: ReactNode;
}

/** Head of a screen. */
export const PageHeader = ({ title, summary, isLong = false, actions }: PageHeaderProps) => (
  <div className="mb-4 flex flex-col justify-between gap-3 print:mb-2 sm:flex-row sm:items-end lg:mb-5">
    <title>{`${title} - ${site.name}`}</title>
    <div className="min-w-0">
      <h1 className="text-h1">{title}</h1>
      {summary === undefined ? null : (
        <p className={cn("mt-0.5 min-h-[1lh] text-fg-muted print:hidden", isLong && "max-sm:min-h-[2lh]")}>{summary}</p>
      )}
    </div>
    {actions === undefined ? null : (
      <div className="flex shrink-0 flex-wrap gap-2 max-sm:*:flex-auto print:hidden">{actions}</div>
    )}
  </div>
);
