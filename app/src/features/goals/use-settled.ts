import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";

/** ms after the last letter of a word that is not ended. */
const wordPause = 600;
/** A note of that length is read only when the typing rests. */
const longNote = 4_000;
const longPause = 300;

/** What was last typed into a box; null before anything was. What comes otherwise, such as a draft, is not typed. */
const useLastTyped = (box: RefObject<HTMLTextAreaElement | null>): RefObject<string | null> => {
  const typed = useRef<string | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      if (event.target === box.current) typed.current = box.current?.value ?? null;
    };
    // Before the box's own handlers tell the form of it.
    addEventListener("input", note, { capture: true });
    return () => removeEventListener("input", note, { capture: true });
  }, [box]);
  return typed;
};

/**
 * What of a note may be read: all of it, but while a word is being typed, what it was before. The word counts as typed after
 * a space or a sign, when the box is left, or after 600 ms.
 */
export const useSettled = (
  note: string,
  box: RefObject<HTMLTextAreaElement | null>,
  endsWord: (before: string) => boolean,
): [settled: string, settle: () => void] => {
  const [settled, setSettled] = useState(note);
  const lastTyped = useLastTyped(box);
  useEffect(() => {
    if (note === settled) return;
    const isTyped = box.current !== null && box.current === document.activeElement && lastTyped.current === note;
    const isWhole = !isTyped || endsWord(note.slice(0, box.current?.selectionStart ?? note.length));
    if (isWhole && note.length < longNote) {
      setSettled(note);
      return;
    }
    const timer = setTimeout(() => setSettled(note), isWhole ? longPause : wordPause);
    return () => clearTimeout(timer);
  }, [note, settled, box, endsWord, lastTyped]);
  return [settled, () => setSettled(note)];
};
