import type { ReactNode } from "react";
import { site } from "@/config/site";

interface MessageScreenProps {
  title: string;
  /** A drawing above the title. */
  art?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A screen that only says something: not found, not allowed, signed out. */
export const MessageScreen = ({ title, art, children, actions }: MessageScreenProps) => (
  <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center sm:py-24">
    <title>{`${title} - ${site.name}`}</title>
    <meta name="robots" content="noindex" />
    {art}
    <h1 className="mt-6 text-h1">{title}</h1>
    {children === undefined ? null : <div className="mt-3 text-balance text-fg-muted">{children}</div>}
    {actions === undefined ? null : (
      <div className="mt-8 flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:flex-col">{actions}</div>
    )}
  </div>
);
