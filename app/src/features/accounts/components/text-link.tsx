import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link inside a sentence of an account screen. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-primary underline underline-offset-4">
    {children}
  </Link>
);
