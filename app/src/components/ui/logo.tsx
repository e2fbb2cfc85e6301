import { cn } from "@/components/ui/cn";
import { productName } from "@/config/constants";
import { site } from "@/config/site";

/** The mark: a hairpin with one notehead inside, which also reads as a singing beak. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 34 34" fill="none" className={cn("size-8 shrink-0", className)}>
    <rect width="34" height="34" rx="10" className="fill-primary" />
    <g className="stroke-primary-fg">
      <path d="M26.5 8.5 8 17l18.5 8.5" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </g>
    <ellipse cx="21.5" cy="17" rx="3.9" ry="3" transform="rotate(-20 21.5 17)" className="fill-primary-fg" />
  </svg>
);

/** Mark and wordmark, or the school's name in its place; below `sm` the word may be left to the name alone. */
export const Logo = ({ className, wordClassName }: { className?: string; wordClassName?: string }) => (
  <span className={cn("inline-flex min-w-0 items-center gap-2.5", className)}>
    <LogoMark />
    <span
      data-school=""
      className={cn(
        "truncate font-[650] font-display text-[1.375rem] text-fg leading-[1.2] tracking-[-0.02em]",
        wordClassName,
      )}
    >
      {site.name === productName ? productName.toLowerCase() : site.name}
    </span>
  </span>
);
