import { cn } from "@/components/ui/cn";

/** A stave whose barline is broken: something is not where it should be. Decorative. */
export const BrokenBarline = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 120 64" fill="none" className={cn("h-16 w-30", className)}>
    <path
      d="M6 12h46M68 12h46M6 22h46M68 22h46M6 32h44M70 32h44M6 42h46M68 42h46M6 52h46M68 52h46"
      className="stroke-line-strong"
      strokeWidth="1.5"
      strokeLinecap="round"
      opacity="0.5"
    />
    <g className="stroke-primary" strokeWidth="4" strokeLinecap="round">
      <path d="M60 12v15" />
      <path d="M66 38.5 62 53" />
    </g>
  </svg>
);
