import { MenuLink } from "@/components/layouts/menu-link";
import { cn } from "@/components/ui/cn";
import { Tooltip } from "@/components/ui/tooltip";
import type { MenuEntry } from "@/config/menus";

/** The menu at the left from 768 on: 16 wide when collapsed (icons with tooltips), 64 when expanded. */
export const Sidebar = ({ menu, expanded }: { menu: readonly MenuEntry[]; expanded: boolean }) => (
  <nav
    id="sidebar"
    aria-label="Main menu"
    className={cn(
      "sticky top-16 h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto border-line border-r bg-sunken p-3 transition-[width] duration-200 ease-out max-md:hidden print:hidden",
      expanded ? "w-64" : "w-16",
    )}
  >
    <ul className="flex flex-col gap-1">
      {menu.map((entry) => (
        <li key={entry.path}>
          {expanded ? (
            <MenuLink entry={entry} />
          ) : (
            <Tooltip text={entry.label} side="right">
              <div>
                <MenuLink entry={entry} showLabel={false} />
              </div>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
