import type { ReactNode } from "react";
import { Card, CardHeader } from "@/components/ui/card";

interface ShowcaseProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One part of the design, with its name. */
export const Showcase = ({ title, description, children }: ShowcaseProps) => (
  <Card aria-label={title} className="sm:p-6">
    <CardHeader title={title} description={description} />
    {children}
  </Card>
);

/** A row of examples with what they are. */
export const Examples = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="text-fg-muted text-small">{label}</h3>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </div>
);
