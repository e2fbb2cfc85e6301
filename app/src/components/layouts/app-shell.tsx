import type { ReactNode } from "react";
import { useState } from "react";
import { BottomBar } from "@/components/layouts/bottom-bar";
import { Header } from "@/components/layouts/header";
import { MobileMenu } from "@/components/layouts/mobile-menu";
import { Sidebar } from "@/components/layouts/sidebar";
import { SkipLink } from "@/components/layouts/skip-link";
import { UserMenu } from "@/components/layouts/user-menu";
import { TooltipProvider } from "@/components/ui/tooltip";
import { menuOf } from "@/config/menus";
import { useCore } from "@/lib/core";
import type { SessionUser } from "@/lib/session";
import { useSidebar } from "@/lib/sidebar";

interface AppShellProps {
  user: SessionUser;
  /** The bell of the header. */
  bell: ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in screen: header, sidebar, on phones the menu sheet and the bar at the bottom. */
export const AppShell = ({ user, bell, children }: AppShellProps) => {
  const core = useCore();
  const { expanded, toggle } = useSidebar();
  const [menuOpen, setMenuOpen] = useState(false);
  const menu = menuOf(user.role);
  return (
    <TooltipProvider>
      <SkipLink />
      <Header
        bell={bell}
        home={core.homePath(user.role)}
        sidebarExpanded={expanded}
        onToggleSidebar={toggle}
        onOpenMenu={() => setMenuOpen(true)}
        userMenu={<UserMenu user={user} role={core.roleBadge(user.role)} />}
      />
      <div className="flex">
        <Sidebar menu={menu} expanded={expanded} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto min-h-[calc(100dvh-4rem)] w-full min-w-0 max-w-content px-4 pt-6 pb-24 sm:px-6 md:pb-12 lg:px-8 lg:pt-8 3xl:max-w-content-wide print:p-0"
        >
          {children}
        </main>
      </div>
      <BottomBar menu={menu} onMenu={() => setMenuOpen(true)} />
      <MobileMenu menu={menu} open={menuOpen} onOpenChange={setMenuOpen} />
    </TooltipProvider>
  );
};
