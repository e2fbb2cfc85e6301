import type { RefObject } from "react";
import type { Piece } from "@/lib/goals";

interface PieceButtonsProps {
  /** What was set last first. */
  pieces: readonly Piece[];
  /** The box of the note. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Puts a text at the caret, as if it were typed: the browser's own undo takes it back. */
const typeAtCaret = (box: HTMLTextAreaElement, text: string) => {
  const before = box.value.slice(0, box.selectionStart);
  box.focus();
  document.execCommand("insertText", false, before === "" || /\s$/.test(before) ? `${text} ` : ` ${text} `);
};

/** Above a keyboard on the screen: the student's pieces, each of which puts its title at the caret. */
export const PieceButtons = ({ pieces, box }: PieceButtonsProps) => {
  const current = pieces.filter(({ state }) => state === "active" || state === "kept");
  if (current.length === 0) return null;
  return (
    <ul
      aria-label="Insert a Title"
      className="-mx-1 hidden gap-1.5 overflow-x-auto px-1 py-0.5 pointer-coarse:flex lg:hidden [@media(max-height:22rem)]:hidden"
    >
      {current.map(({ id, title }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            // The box keeps the focus, and with it the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.current && typeAtCaret(box.current, title)}
            className="inline-flex h-10 max-w-60 items-center rounded-full border border-line-strong bg-surface px-3 text-small"
          >
            <bdi className="truncate">{title}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
};
