import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { RemovedLine } from "@/features/goals/components/removed-line";
import { weekRemoval, weekRestoration } from "@/features/goals/goal-edits";
import { weekText } from "@/features/goals/goals";
import type { Edit, WeekLine } from "@/lib/goals";

interface WeekLinesProps {
  lines: readonly WeekLine[];
  onEdit: (edit: Edit) => void;
  /** Called when the line that had the focus is gone. */
  onLineGone: () => void;
}

/** What holds for the whole week, a line for each thing; a removed one keeps its line, with Undo. */
export const WeekLines = ({ lines, onEdit, onLineGone }: WeekLinesProps) => {
  const pressed = useRef<string | null>(null);
  // An Undo removes the line if neither the note nor the stored week has it any more.
  useEffect(() => {
    const { current } = pressed;
    if (current !== null && !lines.some(({ key }) => key === current)) onLineGone();
    pressed.current = null;
  });
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="text-caption text-fg-muted">This week</h4>
      <ul
        aria-label="This week"
        className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
      >
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            onEdit={(edit) => {
              pressed.current = line.key;
              onEdit(edit);
            }}
          />
        ))}
      </ul>
    </div>
  );
};

const Line = ({ line, onEdit }: Pick<WeekLinesProps, "onEdit"> & { line: WeekLine }) => {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // Remove and Undo replace each other, so the focus moves to the new button.
  useEffect(() => {
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  });
  const press = (edit: Edit) => {
    isPressed.current = true;
    onEdit(edit);
  };
  const text = weekText(line.week);
  if (line.removed) {
    return (
      <RemovedLine name={text} isSentence button={button} onUndo={() => press(weekRestoration(line))} className="pl-3">
        {text}
      </RemovedLine>
    );
  }
  return (
    <li className="flex min-h-12 animate-fade-in items-center gap-2 py-1 pl-3">
      <span className="wrap-anywhere min-w-0 flex-1 first-letter:uppercase">
        <span>{text}</span>
        {line.inNote ? null : <span className="ml-2 text-caption text-yellow-text">no longer in the note</span>}
      </span>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="text-fg-muted"
        aria-label={`Remove: ${text}`}
        onClick={() => press(weekRemoval(line))}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
};
