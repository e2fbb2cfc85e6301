import type { ReactNode } from "react";
import { useId } from "react";
import { Card } from "@/components/ui/card";

interface SettingsCardProps {
  title: string;
  /** What the settings of this card are good for. */
  description?: ReactNode;
  /** Beside the title, under it from 1024. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One subject of a settings screen: its name at the left, its settings at the right; one above the other below 1024. */
export const SettingsCard = ({ title, description, actions, children }: SettingsCardProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 lg:flex-col">
        <div className="min-w-0">
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          {description === undefined ? null : <p className="mt-0.5 text-fg-muted text-small">{description}</p>}
        </div>
        {actions}
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
};
