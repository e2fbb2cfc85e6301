import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog } from "@/components/ui/dialog";
import { controlStyles } from "@/components/ui/input";
import type { Act, FoundPeople, PaletteEntry } from "@/features/palette/entries";
import { accountActions, actionsOf, foundIn, screensOf, searchText } from "@/features/palette/entries";
import { useWaitsForApproval } from "@/lib/approval";
import { withDialog } from "@/lib/asked-dialog";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import { useSession } from "@/lib/session";
import { useTheme } from "@/lib/theme";

/** What the palette needs. */
export interface CommandPaletteProps {
  search: string;
  onSearch: (typed: string) => void;
  /** Who is found by what is typed. */
  found: FoundPeople;
  onClose: () => void;
  /** Does what leads to no screen, after the palette has closed. */
  onAct: (act: Act) => void;
}

/** People of one search; who is not among them has more typed. No other group has as many. */
const mostEntries = 20;

/** Finds people, screens and actions of one's role: type, choose with the arrow keys, Enter goes there. */
export const CommandPalette = ({ search, onSearch, found, onClose, onAct }: CommandPaletteProps) => {
  const core = useCore();
  const navigate = useNavigate();
  const role = useSession()?.user.role ?? "";
  const waitsForApproval = useWaitsForApproval();
  const [chosen, setChosen] = useState<string | null>(null);
  const { people, total, cut, isLoading, hasFailed } = found;
  const theme = useTheme();
  const prompt = searchText(role);
  const present = useLocation();
  const go = ({ to, dialog, act }: PaletteEntry) => {
    onClose();
    if (dialog?.on.includes(present.pathname)) navigate(...withDialog(present, dialog.name));
    else if (to !== undefined) navigate(dialog === undefined ? to : `${to}?open=${dialog.name}`);
    if (act !== undefined) onAct(act);
  };
  // Nobody is listed before something is typed: a school has more people than screens.
  const headed = [
    { name: "People", entries: search.trim() === "" ? [] : people },
    { name: "Actions", entries: actionsOf(role, waitsForApproval) },
    { name: "Screens", entries: screensOf(role) },
    { name: "Account", entries: accountActions(theme) },
  ];
  const groups = foundIn(core, headed, search);
  const active = chosen ?? groups[0]?.entries[0]?.id ?? "";
  const nothing = isLoading ? "Searching..." : "Nothing found.";
  const emptyText = groups.length === 0 ? nothing : null;
  const peopleFailed = hasFailed && !isLoading && search.trim() !== "";
  const cutTexts =
    isLoading || search.trim() === ""
      ? []
      : cutTextsOf(groups.find(({ name }) => name === "People")?.entries.length ?? 0, total, cut);

  return (
    <Dialog atOnce onClose={onClose} title="Go To" onSubmit={(event) => event.preventDefault()}>
      <Command
        label={prompt}
        shouldFilter={false}
        loop
        value={active}
        onValueChange={setChosen}
        className="flex flex-col gap-3"
      >
        <Command.Input
          value={search}
          onValueChange={(typed) => {
            onSearch(typed);
            setChosen(null);
          }}
          placeholder={prompt}
          className={`${controlStyles} h-11`}
        />
        <Command.List label="Found" className="max-h-80 overflow-y-auto">
          {groups.map(({ name, entries }) => (
            <Command.Group
              key={name}
              heading={name}
              className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-fg-muted"
            >
              {entries.slice(0, mostEntries).map((entry) => (
                <Found key={entry.id} entry={entry} isActive={entry.id === active} onSelect={() => go(entry)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-2 text-fg-muted text-small empty:hidden">
          {[peopleFailed ? "People could not be loaded." : emptyText, ...cutTexts].filter(Boolean).join(" ")}
        </p>
      </Command>
    </Dialog>
  );
};

/** What a list of people does not hold, in words. */
const cutTextsOf = (found: number, total: number | null, cut: { searched: number; of: number } | null): string[] => {
  const all = Math.max(found, total ?? 0);
  return [
    ...(all > mostEntries
      ? [`Showing ${numberText(mostEntries)} of ${numberText(all)} people. Type more of the name.`]
      : []),
    ...(cut === null
      ? []
      : [`Only the first ${numberText(cut.searched)} of ${numberText(cut.of)} people, by name, are searched.`]),
  ];
};

interface FoundProps {
  entry: PaletteEntry;
  /** Whether Enter chooses it. */
  isActive: boolean;
  onSelect: () => void;
}

const Found = ({ entry: { id, label, detail, icon: Icon }, isActive, onSelect }: FoundProps) => {
  const item = useRef<HTMLDivElement>(null);
  // Where the active entry is given from outside, cmdk looks for it before the page shows which one it is.
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <Command.Item
      ref={item}
      value={id}
      onSelect={onSelect}
      className="flex min-h-11 scroll-mt-8 cursor-pointer items-center gap-3 rounded-inner px-2 aria-selected:bg-primary-soft aria-selected:text-primary-soft-fg forced-colors:aria-selected:outline"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-fg-muted" />
      <span className="min-w-0 flex-1 truncate">
        <bdi>{label}</bdi>
        {detail === undefined ? null : <span className="ml-2 text-fg-muted text-small">{detail}</span>}
      </span>
    </Command.Item>
  );
};
