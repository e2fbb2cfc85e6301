import { Menu as MenuGlyph } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ThemeToggle } from "@/components/layouts/theme-toggle";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { Tooltip } from "@/components/ui/tooltip";
import { site } from "@/config/site";

interface HeaderProps {
  /** Where the logo leads. */
  home: string;
  sidebarExpanded: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
  bell: ReactNode;
  userMenu: ReactNode;
}

/** The bar at the top of every signed-in screen. */
export const Header = ({ home, sidebarExpanded, onToggleSidebar, onOpenMenu, bell, userMenu }: HeaderProps) => {
  const toggleLabel = sidebarExpanded ? "Collapse sidebar" : "Expand sidebar";
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-1 border-line border-b bg-surface px-3 sm:gap-2 print:hidden">
      <Tooltip text={toggleLabel}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={toggleLabel}
          aria-expanded={sidebarExpanded}
          aria-controls="sidebar"
          onClick={onToggleSidebar}
          className="max-md:hidden"
        >
          <MenuGlyph aria-hidden />
        </Button>
      </Tooltip>
      <Button variant="ghost" size="icon" aria-label="Open menu" onClick={onOpenMenu} className="md:hidden">
        <MenuGlyph aria-hidden />
      </Button>
      <Link to={home} aria-label={`${site.name}, go to your dashboard`} className="flex min-w-0 rounded-control">
        <Logo wordClassName="max-[22.5rem]:hidden" />
      </Link>
      <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
        <ThemeToggle look="label" className="max-sm:size-10 max-sm:px-0" />
        {bell}
        {userMenu}
      </div>
    </header>
  );
};
