import type { ReactNode } from "react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Rows } from "@/features/goals/components/goal-rows";
import type { ModelReading } from "@/features/goals/use-model-reading";

interface ReadWithModelProps {
  model: ModelReading;
  /** The rows that it proposes. */
  children: ReactNode;
}

/** "Read with NAME": asks the school's model what the note sets, and says what leaves the server. */
export const ReadWithModel = ({ model, children }: ReadWithModelProps) => {
  const noteId = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          size="sm"
          className="wrap-anywhere h-auto min-h-8 max-w-full shrink whitespace-normal pointer-coarse:min-h-11"
          busy={model.isReading}
          aria-describedby={noteId}
          onClick={model.read}
        >
          <span>
            Read with <bdi>{model.name}</bdi>
          </span>
        </Button>
        <p id={noteId} className="min-w-0 flex-1 basis-56 text-caption text-fg-muted">
          Sends these notes and the student’s pieces to it. Names as they are in the accounts, addresses and phone
          numbers are left out.
        </p>
      </div>
      <p role="status" className={model.hasFailed ? "text-small text-yellow-text" : "text-fg-muted text-small"}>
        {model.isReading ? <span className="sr-only">Reading</span> : model.news}
      </p>
      {model.lines.length === 0 ? null : <Rows label={`Read by ${model.name}`}>{children}</Rows>}
    </div>
  );
};
