import { History } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { KeptDraft, TwoValues } from "@/lib/drafts/use-draft";

const firstControl = "input:not([type=hidden]):enabled, select:enabled, textarea:enabled";

/** The row over a form's fields that offers what was typed and not saved; after continuing, what has changed meanwhile. */
export const DraftNotice = ({ draft }: { draft: KeptDraft }) => {
  const box = useRef<HTMLDivElement>(null);
  // A page that Back leads to stands where it was left, perhaps below its notice; whoever types in it already stays there.
  useEffect(() => {
    const isInUse = box.current?.closest("form")?.contains(document.activeElement) ?? true;
    if (draft.isOffered && !isInUse) box.current?.scrollIntoView?.({ block: "nearest" });
  }, [draft.isOffered]);
  // The buttons go with their row: the focus moves on to the fields.
  const andMoveOn = (act: () => void) => () => {
    const fields = box.current?.closest("form")?.querySelector<HTMLElement>(firstControl);
    act();
    fields?.focus();
  };
  return (
    <div ref={box} role="status" className={draft.isOffered || draft.conflicts.length > 0 ? undefined : "sr-only"}>
      {draft.isOffered ? (
        <Notice
          tone="warning"
          icon={History}
          action={
            <span className="-my-1 flex shrink-0 gap-1.5">
              <Button size="sm" onClick={andMoveOn(draft.resume)}>
                Continue
              </Button>
              <Button size="sm" variant="ghost" className="text-inherit" onClick={andMoveOn(draft.discard)}>
                Discard
              </Button>
            </span>
          }
        >
          You had started this.
        </Notice>
      ) : null}
      {(["earlier", "row"] as const).map((source) => (
        <Conflicts
          key={source}
          conflicts={draft.conflicts.filter((conflict) => conflict.source === source)}
          words={conflictWords[source]}
          settle={draft.settle}
        />
      ))}
    </div>
  );
};

const conflictWords = {
  row: {
    title: "This has changed since you started.",
    mine: "You typed",
    other: "Saved now",
    keep: "Keep Yours",
    use: "Use Saved",
  },
  earlier: {
    title: "You had typed something else before.",
    mine: "Now",
    other: "Before",
    keep: "Keep New",
    use: "Use Earlier",
  },
};

type ConflictWords = (typeof conflictWords)["row"];

interface ConflictsProps {
  conflicts: readonly TwoValues[];
  words: ConflictWords;
  settle: KeptDraft["settle"];
}

const Conflicts = ({ conflicts, words, settle }: ConflictsProps) =>
  conflicts.length === 0 ? null : (
    <Notice tone="warning">
      <p>{words.title}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {conflicts.map((conflict) => (
          <BothValues key={conflict.field} conflict={conflict} words={words} settle={settle} />
        ))}
      </ul>
    </Notice>
  );

interface BothValuesProps {
  conflict: TwoValues;
  words: ConflictWords;
  settle: KeptDraft["settle"];
}

const BothValues = ({ conflict: { field, label, mine, other }, words, settle }: BothValuesProps) => (
  <li>
    <p className="font-semibold">{label}</p>
    <dl className="mt-0.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-normal">
      <dt>{words.mine}</dt>
      <dd className="whitespace-pre-line break-words">{mine === "" ? "nothing" : mine}</dd>
      <dt>{words.other}</dt>
      <dd className="whitespace-pre-line break-words">{other === "" ? "nothing" : other}</dd>
    </dl>
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      <Button size="sm" aria-label={`${words.keep}: ${label}`} onClick={() => settle(field, "mine")}>
        {words.keep}
      </Button>
      <Button size="sm" aria-label={`${words.use}: ${label}`} onClick={() => settle(field, "other")}>
        {words.use}
      </Button>
    </div>
  </li>
);
