import { cn } from "@/components/ui/cn";

/** The opening hairpin of a crescendo with noteheads growing along it, 120 by 64; decorative. */
export const Hairpin = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 120 64" fill="none" className={cn("h-16 w-30 text-primary", className)}>
    <path d="M112 8 8 32l104 24" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    <g fill="currentColor">
      <ellipse cx="46" cy="32" rx="4" ry="3" transform="rotate(-20 46 32)" />
      <ellipse cx="68" cy="32" rx="5.6" ry="4.3" transform="rotate(-20 68 32)" />
      <ellipse cx="94" cy="32" rx="7.6" ry="5.8" transform="rotate(-20 94 32)" />
    </g>
  </svg>
);
