import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

interface RemovedLineProps {
  /** What was removed, struck through. */
  children: ReactNode;
  /** What Undo brings back, for its accessible name. */
  name: string;
  button: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
  /** Whether the text begins with a capital, as a sentence does; a title stands as it was typed. */
  isSentence?: boolean;
  className?: string | undefined;
}

/** The line of something that was removed from a list; it keeps its place, with Undo. */
export const RemovedLine = ({ children, name, button, onUndo, isSentence = false, className }: RemovedLineProps) => (
  <li className={cn("flex min-h-12 items-center gap-2 py-1 pr-1", className)}>
    <span className="wrap-anywhere min-w-0 flex-1 text-fg-muted text-small">
      <s className={cn(isSentence && "inline-block first-letter:uppercase")}>{children}</s> removed
    </span>
    <Button ref={button} size="sm" className="pointer-coarse:h-10" aria-label={`Undo: ${name}`} onClick={onUndo}>
      Undo
    </Button>
  </li>
);
