import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { cn } from "@/components/ui/cn";

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  value: number | string;
  /** What exactly is counted, behind the label. */
  note?: string;
  /** Makes the whole card one link named "label, value note". */
  to?: string;
  /** Puts the figure below its icon on phones, where three cards share a row. */
  isStacked?: boolean;
  /** One line high, above a list that is to begin near the top. */
  isLine?: boolean;
  className?: string | undefined;
}

/** More letters than a narrow card holds in large type beside the icon. */
const long = 8;

const cardClass = "flex min-w-0 items-center rounded-card border border-line bg-surface";

/** One figure with its icon and label. */
export const StatCard = ({ icon: Icon, label, value, note, to, isStacked, isLine, className }: StatCardProps) => {
  const words = (
    <>
      {label}
      {note === undefined ? null : <span>{` ${note}`}</span>}
    </>
  );
  const body = isLine ? (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-primary max-sm:hidden" />
      <span
        aria-hidden={to !== undefined || undefined}
        className="flex min-w-0 flex-1 flex-row-reverse items-baseline justify-end gap-1.5 sm:gap-2"
      >
        <span className="min-w-0 truncate font-normal text-caption text-fg-muted sm:text-small">{words}</span>
        <span className="font-display text-body tabular-nums max-sm:font-semibold sm:text-h2">{value}</span>
      </span>
    </>
  ) : (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-fg sm:size-11">
        <Icon aria-hidden className="size-5" />
      </span>
      {/* Beside the icon wherever its longest word has room, so that cards of one row look alike. */}
      <span
        aria-hidden={to !== undefined || undefined}
        className={cn("flex w-min grow flex-col-reverse", isStacked && "max-sm:w-auto")}
      >
        <span className="text-fg-muted text-small">{words}</span>
        <span
          className={cn(
            "whitespace-nowrap font-display tabular-nums",
            String(value).length < long ? "text-stat" : "text-h2",
          )}
        >
          {value}
        </span>
      </span>
    </>
  );
  const look = cn(
    cardClass,
    isLine ? "h-10 gap-2.5 rounded-control px-2 sm:h-11 sm:px-3" : "flex-wrap gap-3 p-3 sm:p-5",
    isStacked && "max-sm:flex-col max-sm:items-start",
    className,
  );
  if (to === undefined) return <div className={look}>{body}</div>;
  return (
    <Link to={to} className={cn(look, "group transition-colors hover:border-primary")}>
      <span className="sr-only">{`${label}, ${value}${note === undefined ? "" : ` ${note}`}`}</span>
      {body}
      <ChevronRight
        aria-hidden
        className="-mr-1 ml-auto hidden size-5 shrink-0 text-fg-muted transition-[translate] group-hover:translate-x-0.5 group-hover:text-primary sm:block"
      />
    </Link>
  );
};
