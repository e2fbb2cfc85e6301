import { MenuLink } from "@/components/layouts/menu-link";
import { cn } from "@/components/ui/cn";
import { useHasScreen } from "@/components/ui/has-screen";
import { Tooltip } from "@/components/ui/tooltip";
import type { MenuEntry } from "@/config/menus";

/** The menu at the left from 768 on: 16 wide when collapsed (icons with tooltips), 64 when expanded. */
export const Sidebar = ({ menu, expanded }: { menu: readonly MenuEntry[]; expanded: boolean }) => {
  const hasScreen = useHasScreen();
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
            <li key={entry.path}>
              {expanded ? (
                <MenuLink entry={entry} />
              ) : (
                <Tooltip text={hasScreen(entry.path) ? entry.label : `${entry.label}, coming soon`} side="right">
                  <div>
                    <MenuLink entry={entry} showLabel={false} />
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
