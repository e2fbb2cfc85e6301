import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";

interface OptionalPartProps {
  title: string;
  /** Opens it once; closing is the teacher's. */
  isOpen: boolean;
  /** Opens it each time something turns out wrong in it. */
  hasError: boolean;
  /** Whether opening it moves the focus to its first field. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A part of a form that need not be filled in, closed until it is wanted. */
export const OptionalPart = ({ title, isOpen, hasError, takesFocus = false, children }: OptionalPartProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (hasError && details.current !== null) details.current.open = true;
  }, [hasError]);
  // Whether a person pressed the summary: `isOpen` and `hasError` open it without moving the focus.
  const isPressed = useRef(false);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details
      ref={details}
      className="group rounded-control border border-line"
      open={wasOpened || undefined}
      onToggle={({ currentTarget }) => {
        if (takesFocus && isPressed.current && currentTarget.open) {
          currentTarget.querySelector<HTMLElement>("textarea, input")?.focus();
        }
        isPressed.current = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself */}
      <summary
        onClick={() => {
          isPressed.current = true;
        }}
        className="flex cursor-pointer list-none items-center gap-2 rounded-control px-3 py-2.5 font-semibold text-small hover:text-primary"
      >
        <ChevronRight aria-hidden className="size-4 transition-[rotate] group-open:rotate-90" />
        {title}
        <span className="font-normal text-fg-muted">optional</span>
      </summary>
      <div className="px-3 pt-1 pb-4">{children}</div>
    </details>
  );
};
