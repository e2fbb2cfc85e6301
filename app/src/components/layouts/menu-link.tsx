import { Link } from "react-router";
import { menuIcons } from "@/components/layouts/menu-icon";
import { cn } from "@/components/ui/cn";
import type { MenuEntry } from "@/config/menus";

interface MenuLinkProps {
  entry: MenuEntry;
  /** Whether it is the present screen's; then it is marked with `aria-current`. */
  isPresent: boolean;
  /** False shows the icon alone; the label then stays for screen readers. */
  showLabel?: boolean;
  onClick?: (() => void) | undefined;
}

/** One entry of the sidebar or of the mobile menu. */
export const MenuLink = ({ entry, isPresent, showLabel = true, onClick }: MenuLinkProps) => {
  const Icon = menuIcons[entry.icon];
  return (
    <Link
      to={entry.path}
      aria-current={isPresent ? "page" : undefined}
      onClick={onClick}
      className={cn(
        "flex min-h-10 items-center gap-3 rounded-control px-2.5 font-semibold text-small transition-colors pointer-coarse:min-h-11",
        isPresent ? "bg-primary-soft text-primary-soft-fg" : "text-fg-muted hover:bg-line hover:text-fg",
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={showLabel ? "min-w-0 truncate" : "sr-only"}>{entry.label}</span>
    </Link>
  );
};
