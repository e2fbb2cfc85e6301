import { Button } from "@/components/ui/button";

interface WhichOneProps {
  question: string;
  /** What was typed may mean each of them. */
  readings: readonly string[];
  textOf: (reading: string) => string;
  onChoose: (reading: string) => void;
}

/** A field's error that asks what was meant; one tap answers. */
export const WhichOne = ({ question, readings, textOf, onChoose }: WhichOneProps) => (
  <>
    {question}
    <span className="mt-1.5 flex flex-wrap gap-2">
      {readings.map((reading) => (
        <Button key={reading} size="sm" className="tabular-nums" onClick={() => onChoose(reading)}>
          {textOf(reading)}
        </Button>
      ))}
    </span>
  </>
);

/** The one reading of what was typed; null where it has none or several. */
export const onlyOne = (readings: readonly string[]): string | null =>
  readings.length === 1 ? (readings[0] ?? null) : null;
