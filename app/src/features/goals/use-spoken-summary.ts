import { useEffect, useState } from "react";
import { questionsOf, summaryText } from "@/features/goals/goals";
import type { Merged } from "@/lib/goals";

/** ms without a key after which typing has come to rest. */
const rest = 1_500;

/**
 * The list in one line, as a screen reader hears it: when the typing rests or its box is left, and as soon as there is one more
 * question. At each word it would talk over the typing.
 */
export const useSpokenSummary = (merged: Merged | null, note: string, isTyping: boolean): string => {
  const text = merged === null ? "" : summaryText(merged);
  const questions = merged === null ? 0 : questionsOf(merged) + merged.asked.length;
  const [spoken, setSpoken] = useState({ text, questions });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key of the note begins the rest anew.
  useEffect(() => {
    if (text === spoken.text) return;
    const speak = () => setSpoken({ text, questions });
    if (!isTyping || questions > spoken.questions) {
      speak();
      return;
    }
    const timer = setTimeout(speak, rest);
    return () => clearTimeout(timer);
  }, [note, text, questions, isTyping, spoken]);
  return spoken.text;
};
