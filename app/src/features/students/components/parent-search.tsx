import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Parent } from "@/features/students/api/search-parents";
import { parentsMatchingQuery } from "@/features/students/api/search-parents";
import { studentMessages } from "@/features/students/messages";
import { useCore } from "@/lib/core";
import { usePaused } from "@/lib/use-paused";

interface ParentSearchProps {
  /** Id of the chosen parent, or the empty text. */
  selectedId: string;
  onSelect: (parent: Parent) => void;
  error?: string | undefined;
}

/** Finds an existing parent by name or e-mail, from two characters on (Spec §5, §9). */
export const ParentSearch = ({ selectedId, onSelect, error }: ParentSearchProps) => {
  const core = useCore();
  const [text, setText] = useState("");
  const search = usePaused(text).trim();
  const enabled = core.shouldSearchParents(true, search);
  const { data, isFetching, isError } = useQuery({ ...parentsMatchingQuery(search), enabled });
  const empty = enabled && !isFetching && data?.length === 0;

  return (
    <div className="flex flex-col gap-2">
      <Field label="Search for a parent" required hint="Type at least 2 letters of a name or email" error={error}>
        <Input type="search" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p role="status" className="text-fg-muted text-small empty:hidden">
        {enabled && isFetching ? "Searching parents..." : null}
        {empty ? "No parents found. Try creating a new one." : null}
      </p>
      {isError ? (
        <p role="alert" className="font-medium text-red-text text-small">
          {studentMessages.parentsFailed}
        </p>
      ) : null}
      {enabled && data !== undefined && data.length > 0 ? (
        <ul
          aria-label="Parents found"
          className="max-h-52 overflow-y-auto rounded-control border border-line bg-surface p-1"
        >
          {data.map((parent) => (
            <ParentChoice
              key={parent.id}
              parent={parent}
              selected={parent.id === selectedId}
              onSelect={() => onSelect(parent)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
};

interface ParentChoiceProps {
  parent: Parent;
  selected: boolean;
  onSelect: () => void;
}

const ParentChoice = ({ parent, selected, onSelect }: ParentChoiceProps) => (
  <li>
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={cn(
        "flex min-h-11 w-full items-center gap-3 rounded-dense px-3 py-1.5 text-left transition-colors hover:bg-sunken",
        selected && "bg-primary-soft text-primary-soft-fg hover:bg-primary-soft",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{parent.name}</span>
        <span className={cn("block truncate text-small", !selected && "text-fg-muted")}>
          {parent.email ?? (parent.confirmed ? null : "Waiting for their answer")}
        </span>
      </span>
      {selected ? <Check aria-hidden className="size-4 shrink-0" /> : null}
    </button>
  </li>
);
