import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { moveFocusOn } from "@/components/ui/focus-return";

interface ErrorStateProps {
  title: string;
  /** What went wrong, in the server's or the specification's words. */
  children?: ReactNode;
  /** Loads the failed region again. */
  onRetry?: () => void;
  retryLabel?: string | undefined;
  /** Further buttons, after the retry. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Replaces a region that failed to load, and only that region. */
export const ErrorState = ({
  title,
  children,
  onRetry,
  retryLabel = "Try Again",
  actions,
  className,
}: ErrorStateProps) => (
  <div role="alert" className={cn("flex flex-col items-center px-4 py-12 text-center", className)}>
    <span className="mb-4 grid size-12 place-items-center rounded-full bg-red-tint text-red-text">
      <CircleAlert aria-hidden className="size-6" />
    </span>
    <p className="font-display text-h2">{title}</p>
    {children === undefined ? null : <div className="mt-1.5 max-w-[52ch] text-fg-muted">{children}</div>}
    {onRetry === undefined && actions === undefined ? null : (
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry === undefined ? null : (
          <Button
            onClick={({ currentTarget }) => {
              moveFocusOn(currentTarget);
              onRetry();
            }}
          >
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    )}
  </div>
);
