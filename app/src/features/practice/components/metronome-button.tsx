import { Play, Square } from "lucide-react";
import { TempoSign } from "@/components/data/note-sign";
import { cn } from "@/components/ui/cn";
import { hasSound, useMetronome } from "@/features/practice/metronome";
import { metronomeName, spokenTempo } from "@/features/practice/tempo";
import type { PracticeCard, TempoMark } from "@/lib/goals";

/** A tempo as music writes it, of crotchets unless said otherwise; a click lets it be heard, another one silences it. */
export const MetronomeButton = (mark: TempoMark) => {
  const { isOn, toggle } = useMetronome(mark.bpm);
  const Icon = isOn ? Square : Play;
  if (!hasSound()) return <TempoText {...mark} />;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={isOn ? "Stop the metronome" : "Start the metronome"}
      onClick={toggle}
      className={cn(
        "inline-flex h-8 items-center gap-1.5 rounded-full px-3 font-semibold text-small tabular-nums transition-colors pointer-coarse:h-11 print:hidden",
        isOn
          ? "bg-primary text-primary-fg hover:bg-primary-hover"
          : "bg-primary-soft text-primary-soft-fg hover:bg-primary hover:text-primary-fg",
      )}
    >
      <Icon aria-hidden className="size-3.5 fill-current" />
      <span className="sr-only">{metronomeName(mark)}</span>
      <span aria-hidden>
        <TempoSign unit={mark.unit ?? "crotchet"}>{mark.bpm}</TempoSign>
      </span>
    </button>
  );
};

/** The tempo of a card, "up to" it where its task is done slower. */
export const CardTempo = ({ card: { tempo, slower } }: { card: PracticeCard }) => {
  if (tempo === null) return null;
  if (!slower) return <MetronomeButton {...tempo} />;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-fg-muted text-small">up to</span> <MetronomeButton {...tempo} />
    </span>
  );
};

/** The tempo where nothing can sound; read out in words. */
export const TempoText = (mark: TempoMark) => (
  <span className="rounded-full bg-primary-soft px-2 py-0.5 font-semibold text-caption text-primary-soft-fg tabular-nums">
    <span aria-hidden>
      <TempoSign unit={mark.unit ?? "crotchet"}>{mark.bpm}</TempoSign>
    </span>
    <span className="sr-only">{spokenTempo(mark)}</span>
  </span>
);
