import { menuIcons } from "@/components/layouts/menu-icon";
import { cn } from "@/components/ui/cn";
import { useHasScreen } from "@/components/ui/has-screen";
import { ScreenLink } from "@/components/ui/screen-link";
import { menuPurposes } from "@/config/menu-purposes";
import type { MenuEntry } from "@/config/menus";

interface MenuLinkProps {
  entry: MenuEntry;
  /** False shows the icon alone; the label then stays for screen readers. */
  showLabel?: boolean;
  onClick?: () => void;
}

/**
 * One entry of the sidebar or of the mobile menu; the present screen's is marked with `aria-current`. One whose screen is
 * still to come says what it will be.
 */
export const MenuLink = ({ entry, showLabel = true, onClick }: MenuLinkProps) => {
  const Icon = menuIcons[entry.icon];
  const isThere = useHasScreen()(entry.path);
  const toCome = `Coming soon: ${menuPurposes[entry.icon]}`;
  return (
    <ScreenLink
      to={entry.path}
      alsoAt={entry.alsoAt}
      {...(onClick === undefined ? {} : { onClick })}
      className={({ isActive }) =>
        cn(
          "flex min-h-10 items-center gap-3 rounded-control px-2.5 font-semibold text-small transition-colors pointer-coarse:min-h-11",
          !isThere && "cursor-default py-1.5 text-fg-muted",
          isThere && (isActive ? "bg-primary-soft text-primary-soft-fg" : "text-fg-muted hover:bg-line hover:text-fg"),
        )
      }
    >
      <Icon aria-hidden className={cn("size-5 shrink-0", !isThere && showLabel && "mt-0.5 self-start")} />
      <span className={showLabel ? "min-w-0 truncate whitespace-normal" : "sr-only"}>
        {entry.label}
        {!isThere && (showLabel ? <span className="block font-normal text-caption">{toCome}</span> : `. ${toCome}`)}
      </span>
    </ScreenLink>
  );
};
