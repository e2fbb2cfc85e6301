import type { ReactNode } from "react";

/** The rows of a list of goals. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface">
    {children}
  </ul>
);
