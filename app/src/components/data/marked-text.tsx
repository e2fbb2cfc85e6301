import { Fragment } from "react";
import { TempoSign } from "@/components/data/note-sign";
import { markParts } from "@/lib/format/note-values";

/** A text whose metronome marks are drawn as music writes them: "bars 9–16 · ♩ = 60". */
export const MarkedText = ({ text }: { text: string }) => {
  const parts = markParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, at) => {
    if (typeof part !== "string") return null;
    const mark = parts[at - 1];
    const number = /^\d*/.exec(part)?.[0] ?? "";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names of their own
      <Fragment key={at}>
        {mark === undefined || typeof mark === "string" ? null : <TempoSign unit={mark.unit}>{number}</TempoSign>}
        {mark === undefined ? part : part.slice(number.length)}
      </Fragment>
    );
  });
};
