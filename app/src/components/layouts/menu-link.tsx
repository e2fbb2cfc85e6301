import { NavLink } from "react-router";
import { menuIcons } from "@/components/layouts/menu-icon";
import { cn } from "@/components/ui/cn";
import type { MenuEntry } from "@/config/menus";

interface MenuLinkProps {
  entry: MenuEntry;
  /** False shows the icon alone; the label then stays for screen readers. */
  showLabel?: boolean;
  onClick?: () => void;
}

/** One entry of the sidebar or of the mobile menu; the present screen's is marked with `aria-current`. */
export const MenuLink = ({ entry, showLabel = true, onClick }: MenuLinkProps) => {
  const Icon = menuIcons[entry.icon];
  return (
    <NavLink
      to={entry.path}
      {...(onClick === undefined ? {} : { onClick })}
      className={({ isActive }) =>
        cn(
          "flex h-10 items-center gap-3 rounded-control px-2.5 font-semibold text-small transition-colors pointer-coarse:h-11",
          isActive ? "bg-primary-soft text-primary-soft-fg" : "text-fg-muted hover:bg-line hover:text-fg",
        )
      }
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={showLabel ? "truncate" : "sr-only"}>{entry.label}</span>
    </NavLink>
  );
};
