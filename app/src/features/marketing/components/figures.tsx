import { cn } from "@/components/ui/cn";

interface Figure {
  label: string;
  value: string;
}

/** A strip of a few figures with their labels. */
export const Figures = ({ figures, className }: { figures: readonly Figure[]; className?: string }) => (
  <dl className={cn("grid grid-cols-2 gap-y-8 border-line border-y py-8", className)}>
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
);
