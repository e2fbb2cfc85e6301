import type { ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { SettingsCard } from "@/features/settings/components/settings-card";

interface EditableCardProps {
  title: string;
  description?: ReactNode;
  editLabel: string;
  /** The form that takes the place of what is read; `close` brings that back. */
  form: (close: () => void) => ReactNode;
  /** What is read. */
  children: ReactNode;
}

/** A card that is read first; its button turns it into a form, and the focus follows there and back. */
export const EditableCard = ({ title, description, editLabel, form, children }: EditableCardProps) => {
  const [isEditing, setEditing] = useState(false);
  const hasEdited = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isEditing) {
      hasEdited.current = true;
      content.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    } else if (hasEdited.current) {
      button.current?.focus();
    }
  }, [isEditing]);
  return (
    <SettingsCard
      title={title}
      description={description}
      actions={
        isEditing ? undefined : (
          <Button ref={button} onClick={() => setEditing(true)}>
            {editLabel}
          </Button>
        )
      }
    >
      <div ref={content}>{isEditing ? form(() => setEditing(false)) : children}</div>
    </SettingsCard>
  );
};
