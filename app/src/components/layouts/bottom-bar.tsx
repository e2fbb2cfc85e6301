import { Menu as MenuGlyph } from "lucide-react";
import { Link, useLocation } from "react-router";
import { menuIcons } from "@/components/layouts/menu-icon";
import { cn } from "@/components/ui/cn";
import type { MenuEntry } from "@/config/menus";
import { presentEntry } from "@/config/menus";

const item =
  "flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 font-semibold text-caption max-[22.5rem]:px-0";
const barLimit = 4;

interface BottomBarProps {
  menu: readonly MenuEntry[];
  onMenu: () => void;
}

/** Thumb-wide ways to the first screens on phones, and the whole menu. Extra: the specification has the menu alone. */
export const BottomBar = ({ menu, onMenu }: BottomBarProps) => {
  const present = presentEntry(menu, useLocation());
  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <div className="flex h-14 gap-1 px-2 py-1 max-[22.5rem]:gap-0 max-[22.5rem]:px-1">
        {menu.slice(0, barLimit).map((entry) => {
          const Icon = menuIcons[entry.icon];
          const isPresent = entry === present;
          return (
            <Link
              key={entry.label}
              to={entry.path}
              aria-current={isPresent ? "page" : undefined}
              className={cn(item, isPresent ? "text-primary" : "text-fg-muted")}
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{entry.shortLabel ?? entry.label}</span>
            </Link>
          );
        })}
        <button type="button" onClick={onMenu} className={cn(item, "text-fg-muted")}>
          <MenuGlyph aria-hidden className="size-5" />
          Menu
        </button>
      </div>
    </nav>
  );
};
