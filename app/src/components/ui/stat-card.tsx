import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { useHasScreen } from "@/components/ui/has-screen";
import { ScreenLink } from "@/components/ui/screen-link";

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  value: number | string;
  /** What exactly is counted, behind the label. */
  note?: string;
  /** Makes the whole card one link named "label, value note". */
  to?: string;
  /** Where the link leads while no screen stands at `to`. */
  standIn?: string;
  /** Puts the figure below its icon on phones, where three cards share a row. */
  isStacked?: boolean;
  className?: string;
}

/** More letters than a narrow card holds in large type beside the icon. */
const long = 8;

const cardClass = "flex min-w-0 flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 sm:p-5";

/** One figure with its icon and label. */
export const StatCard = ({ icon: Icon, label, value, note, to, standIn, isStacked, className }: StatCardProps) => {
  const hasScreen = useHasScreen();
  const leads = to !== undefined && (standIn !== undefined || hasScreen(to));
  const body = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-fg sm:size-11">
        <Icon aria-hidden className="size-5" />
      </span>
      {/* Beside the icon wherever its longest word has room, so that cards of one row look alike. */}
      <span
        aria-hidden={to !== undefined || undefined}
        className={cn("flex w-min grow flex-col-reverse", isStacked && "max-sm:w-auto")}
      >
        <span className="text-fg-muted text-small">
          {label}
          {note === undefined ? null : <span>{` ${note}`}</span>}
        </span>
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
  const look = cn(cardClass, isStacked && "max-sm:flex-col max-sm:items-start", className);
  if (to === undefined) return <div className={look}>{body}</div>;
  return (
    <ScreenLink
      to={to}
      {...(standIn === undefined ? {} : { standIn })}
      className={cn(look, leads ? "group transition-colors hover:border-primary" : "cursor-default")}
    >
      <span className="sr-only">{`${label}, ${value}${note === undefined ? "" : ` ${note}`}`}</span>
      {body}
      {leads ? (
        <ChevronRight
          aria-hidden
          className="-mr-1 ml-auto hidden size-5 shrink-0 text-fg-muted transition-[translate] group-hover:translate-x-0.5 group-hover:text-primary sm:block"
        />
      ) : null}
    </ScreenLink>
  );
};
