import type { ReactNode } from "react";

/** Where students and parents get their account, as whoever registers is a teacher; and where those go who have one. */
export const FamilyHint = ({ forgot }: { forgot: ReactNode }) => (
  <span className="mt-2 block text-small">
    Student or parent? Your teacher or school makes your account. Ask them, or use {forgot}
  </span>
);
