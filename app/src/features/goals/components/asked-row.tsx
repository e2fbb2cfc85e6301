import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { MarkedText } from "@/components/data/marked-text";
import { Button } from "@/components/ui/button";
import type { AskedLine } from "@/features/goals/goals";
import { lineName, quoted, unbroken } from "@/features/goals/goals";
import type { EditField } from "@/lib/goals";

interface AskedRowProps {
  line: AskedLine;
  /** Whether the focus comes back to it. */
  takesFocus: boolean;
  onFocused: () => void;
  /** Sets it as it was read; a field is opened then, to be changed. */
  onSet: (field: EditField | null) => void;
  onLeave: () => void;
  /** "Dismiss" where leaving it sets nothing else. */
  leaveLabel?: string;
  /** What speaks against it. */
  caution?: string | undefined;
}

/** What the note may set or leave out, filled in: one tap says which. Until then its words stand in the plan as they are. */
export const AskedRow = ({
  line,
  takesFocus,
  onFocused,
  onSet,
  onLeave,
  leaveLabel = "Leave",
  caution,
}: AskedRowProps) => {
  const set = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    set.current?.focus();
    onFocused();
  });
  const wordsId = useId();
  const name = lineName(line);
  return (
    <li className="animate-fade-in">
      <fieldset
        aria-label={`Set ${name}?`}
        aria-describedby={wordsId}
        className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 bg-yellow-tint py-2 pr-2 pl-8 text-yellow-text max-[22rem]:pl-2"
      >
        <div className="min-w-0 flex-1 basis-48">
          <Filled line={line} onField={onSet} />
          <p id={wordsId} className="wrap-anywhere text-caption">
            {quoted(line.row.goal.said ?? "")}
            {caution === undefined ? null : <span className="block">{caution}</span>}
          </p>
        </div>
        <div className="flex gap-1.5">
          <Button
            ref={set}
            size="sm"
            className="pointer-coarse:h-10"
            aria-label={`Set ${name}`}
            onClick={() => onSet(null)}
          >
            Set
          </Button>
          <Button size="sm" className="pointer-coarse:h-10" aria-label={`${leaveLabel} ${name}`} onClick={onLeave}>
            {leaveLabel}
          </Button>
        </div>
      </fieldset>
    </li>
  );
};

/** "Waltz · bars 17–32 · ♩ = 66 ?", each a button that sets the row and opens it there. */
const Filled = ({ line: { text }, onField }: { line: AskedLine; onField: (field: EditField) => void }) => (
  <div className="wrap-anywhere flex flex-wrap items-baseline gap-x-2">
    <FieldButton label={`Change ${text.title}`} onClick={() => onField("do")}>
      <bdi className="font-semibold">{text.title}</bdi>
    </FieldButton>
    <OptionalField value={text.places} onClick={() => onField("places")} />
    <OptionalField value={text.hands} onClick={() => onField("hands")} />
    <OptionalField value={unbroken(text.tempo)} onClick={() => onField("tempo")} />
    <span aria-hidden className="font-semibold">
      ?
    </span>
  </div>
);

const OptionalField = ({ value, onClick }: { value: string; onClick: () => void }) =>
  value === "" ? null : (
    <FieldButton label={`Change ${value}`} onClick={onClick}>
      <span className="text-small tabular-nums">
        <MarkedText text={value} />
      </span>
    </FieldButton>
  );

const FieldButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="min-h-6 rounded-inner text-left underline decoration-dotted underline-offset-4 hover:text-fg pointer-coarse:min-h-10"
  >
    {children}
  </button>
);
