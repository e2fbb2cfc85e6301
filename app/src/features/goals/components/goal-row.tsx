import { ChevronRight, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MarkedText } from "@/components/data/marked-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useEscape } from "@/components/ui/escape";
import { isRelease } from "@/features/goals/chosen-goals";
import { RemovedLine } from "@/features/goals/components/removed-line";
import type { GoalLine } from "@/features/goals/goals";
import { detailText, lineName, quoted } from "@/features/goals/goals";

/** Where the focus stays on a line whose pressed control is gone: its words, or Remove and Undo. */
export type FocusOn = "words" | "button";

interface GoalRowProps {
  line: GoalLine;
  /** The line by which this one is left out of the plan. */
  release: GoalLine | undefined;
  /** Where the focus goes on, once the control that had it went away; null where nothing took it away. */
  focusOn: FocusOn | null;
  onFocused: () => void;
  onRemove: () => void;
  onUndo: () => void;
  /** Asks again: of a row that answers what was asked. */
  onAskAgain?: (() => void) | undefined;
  /** Whether the row is opened for editing as it appears. */
  startsOpen?: boolean;
  /** A question of the row, under its line. */
  question?: ReactNode;
  /** Answers on the line itself. */
  answers?: ReactNode;
  /** What stands beside the words of an opened row. */
  children?: ReactNode;
}

/** One goal: what, where, hands and tempo on one line, its words when opened; a removed one keeps its line, with Undo. */
export const GoalRow = ({ line, release, focusOn, onFocused, onRemove, onUndo, ...rest }: GoalRowProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn === null) return;
    (focusOn === "words" ? words : button).current?.focus();
    onFocused();
  });
  const name = lineName(line);
  if (line.isRemoved) {
    return (
      <RemovedLine name={name} button={button} onUndo={onUndo} className="pl-8">
        {isRelease(line.row.goal) ? `${line.text.doing}: ${name}` : name}
      </RemovedLine>
    );
  }
  return (
    <li className="animate-fade-in">
      <OpenableLine line={line} release={release} onRemove={onRemove} button={button} words={words} {...rest} />
    </li>
  );
};

interface OpenableLineProps
  extends Pick<
    GoalRowProps,
    "line" | "release" | "onRemove" | "onAskAgain" | "startsOpen" | "question" | "answers" | "children"
  > {
  button: RefObject<HTMLButtonElement | null>;
  words: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the fields of a row. Closing saves what is typed; an invalid field keeps the row open. */
const useOpenRow = (
  words: OpenableLineProps["words"],
  fields: RefObject<HTMLFieldSetElement | null>,
  startsOpen: boolean,
) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const escapable = useEscape(() => {
    flushSync(() => words.current?.focus());
    const wrong = fields.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    else setOpen(false);
  }, isOpen);
  return { isOpen, toggle: () => setOpen(!isOpen), escapable };
};

const OpenableLine = ({ line, release, button, words, question, answers, children, ...rest }: OpenableLineProps) => {
  const { onRemove, onAskAgain, startsOpen = false } = rest;
  const fields = useRef<HTMLFieldSetElement>(null);
  const { isOpen, toggle, escapable } = useOpenRow(words, fields, startsOpen);
  const wordsId = useId();
  const { row, text } = line;
  const isWords = row.goal.subject.kind === "words";
  const details = detailText(row.goal, text);
  return (
    <div ref={escapable}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <button
          ref={words}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? wordsId : undefined}
          onClick={toggle}
          className="flex min-h-12 min-w-0 flex-1 items-start gap-2 rounded-control py-3 pr-2 pl-2 text-left transition-colors hover:text-primary focus-visible:-outline-offset-2"
        >
          <ChevronRight
            aria-hidden
            className={cn("mt-1 size-4 shrink-0 text-fg-muted transition-[rotate]", isOpen && "rotate-90")}
          />
          <span className="wrap-anywhere flex min-w-0 flex-wrap items-baseline gap-x-2">
            {text.doing === "" ? null : (
              <Badge color={row.goal.do === "rest" ? "orange" : "grey"} className="self-center">
                {text.doing}
              </Badge>
            )}
            <bdi className={isWords ? undefined : "font-semibold"}>{isWords ? quoted(text.title) : text.title}</bdi>
            {text.composer === "" ? null : <bdi className="text-fg-muted text-small">{text.composer}</bdi>}
            {details === "" ? null : (
              <span className="text-fg-muted text-small tabular-nums">
                <MarkedText text={details} />
              </span>
            )}
            {row.inNote || row.added || row.goal.carriedFrom ? null : (
              <span className="text-caption text-yellow-text">no longer in the note</span>
            )}
            {release === undefined ? null : (
              <span className="text-caption text-yellow-text">
                left out, as it {release.row.goal.do === "rest" ? "rests" : "is done"}
              </span>
            )}
          </span>
        </button>
        <div className="empty:hidden max-sm:order-last max-sm:col-span-2 max-sm:pb-2.5 max-sm:pl-8 sm:py-2">
          {answers}
        </div>
        {onAskAgain === undefined ? (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            className="mt-1 text-fg-muted sm:col-start-3"
            aria-label={`Remove ${lineName(line)}`}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        ) : (
          <Button
            ref={button}
            size="sm"
            className="mt-2 mr-1 sm:col-start-3 pointer-coarse:mt-1 pointer-coarse:h-10"
            aria-label={`Undo: ${lineName(line)}`}
            onClick={onAskAgain}
          >
            Undo
          </Button>
        )}
      </div>
      {isOpen ? (
        <fieldset
          ref={fields}
          id={wordsId}
          aria-label={lineName(line)}
          className="flex min-w-0 flex-col gap-3 pr-2 pb-3 pl-8 max-[22rem]:pl-2"
        >
          <GoalWords line={line} />
          {children}
        </fieldset>
      ) : null}
      {question}
    </div>
  );
};

/** Where a goal comes from, how it is practised, and what it needs. */
const GoalWords = ({ line: { row, text } }: { line: GoalLine }) => {
  const { said, how, subject } = row.goal;
  const isShown = subject.kind === "words" && said === subject.text;
  return (
    <div className="flex flex-col gap-1.5 text-small empty:hidden">
      {isShown ? null : (
        <p className="wrap-anywhere text-fg-muted">{said ? `From ${quoted(said)}` : "Added by hand"}</p>
      )}
      {how ? (
        <p className="wrap-anywhere">
          <span className="text-fg-muted">How: </span>
          {how}
        </p>
      ) : null}
      {text.needs.length === 0 ? null : (
        <ul aria-label="Needs" className="flex flex-wrap gap-1.5">
          {text.needs.map((need) => (
            <li key={need}>
              <Badge color="grey">{need}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
