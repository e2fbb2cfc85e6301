import type { ReactNode } from "react";

/** One line of a `dl`: what it is called, and what it is. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-fg-muted text-small">{term}</dt>
    <dd className="break-words">{children || "Not specified"}</dd>
  </div>
);
