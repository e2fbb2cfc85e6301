import { useId } from "react";
import { cn } from "@/components/ui/cn";

interface Figure {
  label: string;
  value: string;
}

interface FiguresProps {
  /** Of what the figures tell. */
  title: string;
  figures: readonly Figure[];
  className?: string | undefined;
}

/** A strip of a few figures with their labels. */
export const Figures = ({ title, figures, className }: FiguresProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-line border-y py-8">
      <h2 id={titleId} className="font-sans font-semibold text-body">
        {title}
      </h2>
      <dl className={cn("mt-5 grid grid-cols-2 gap-y-8", className)}>
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line md:not-first:border-l md:not-first:pl-8"
          >
            <dt className="text-fg-muted text-small">{label}</dt>
            <dd className="font-display text-stat tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
