import { Showcase } from "@/features/developer/components/showcase";

const steps = [
  ["Hero", "font-display text-hero"],
  ["Heading 1", "font-display text-h1"],
  ["Figure", "font-display text-stat tabular-nums"],
  ["Heading 2", "font-display text-h2"],
  ["Lead", "text-lead"],
  ["Body", "text-body"],
  ["Small", "text-small"],
  ["Caption", "text-caption"],
] as const;

/** The steps of the type, largest first. */
export const TypeScale = () => (
  <Showcase title="Type" description="Bricolage Grotesque for headings and figures, Figtree for everything else.">
    <ul className="flex flex-col gap-3">
      {steps.map(([name, look]) => (
        <li key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <span className="text-fg-muted text-small">{name}</span>
          <span className={look}>Bars 9 to 16</span>
        </li>
      ))}
    </ul>
  </Showcase>
);
