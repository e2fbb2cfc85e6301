import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Hairpin } from "@/components/ui/hairpin";

interface EmptyStateProps {
  title: string;
  /** One sentence on what would stand here, or what to do. */
  children?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Stands where there is nothing yet, or where no row matches the filters. */
export const EmptyState = ({ title, children, actions, className }: EmptyStateProps) => (
  <div className={cn("flex flex-col items-center px-4 py-12 text-center", className)}>
    <Hairpin className="mb-5" />
    <p className="font-display text-h2">{title}</p>
    {children === undefined ? null : <div className="mt-1.5 max-w-[44ch] text-fg-muted">{children}</div>}
    {actions === undefined ? null : <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
  </div>
);
