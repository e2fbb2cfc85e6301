import { useLocation } from "react-router";
import { MenuLink } from "@/components/layouts/menu-link";
import { cn } from "@/components/ui/cn";
import { Tooltip } from "@/components/ui/tooltip";
import type { MenuEntry } from "@/config/menus";
import { presentEntry } from "@/config/menus";

/** The menu at the left from 768 on: 16 wide when collapsed (icons with tooltips), 64 when expanded. */
export const Sidebar = ({ menu, expanded }: { menu: readonly MenuEntry[]; expanded: boolean }) => {
  const present = presentEntry(menu, useLocation());
  return (
    <div className="shrink-0 bg-sunken shadow-[1px_0_0_var(--line)] max-md:hidden print:hidden">
      <nav
        id="sidebar"
        aria-label="Main menu"
        className={cn(
          "sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto overflow-x-hidden p-3 transition-[width] duration-200 ease-out",
          expanded ? "w-64" : "w-16",
        )}
      >
        <ul className="flex flex-col gap-1">
          {menu.map((entry) => (
            <li key={entry.label}>
              {expanded ? (
                <MenuLink entry={entry} isPresent={entry === present} />
              ) : (
                <Tooltip text={entry.label} side="right">
                  <div>
                    <MenuLink entry={entry} isPresent={entry === present} showLabel={false} />
                  </div>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
