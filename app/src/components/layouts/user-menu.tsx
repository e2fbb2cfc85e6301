import { ChevronDown, LogOut, Settings, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { useLogOut } from "@/components/layouts/use-log-out";
import { Avatar } from "@/components/ui/avatar";
import type { Tint } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { menuOf } from "@/config/menus";
import { paths } from "@/config/paths";
import type { SessionUser } from "@/lib/session";

interface UserMenuProps {
  user: SessionUser;
  role: { label: string; color: Tint };
}

/** Who is signed in, with Profile, Settings and Log out (Spec §2.4). */
export const UserMenu = ({ user, role }: UserMenuProps) => {
  const navigate = useNavigate();
  const settings = menuOf(user.role).find(({ icon }) => icon === "settings")?.path ?? paths.settings;
  const { askToLogOut, question } = useLogOut(user.id);
  const menu = (
    <Menu
      trigger={
        <Button variant="ghost" className="gap-2 px-1.5 sm:pr-2">
          <span className="sr-only">Account of {user.name}</span>
          <Avatar name={user.name} src={user.avatar} size="small" color={role.color} delayMs={200} />
          <span aria-hidden className="max-w-40 truncate max-sm:hidden">
            {user.name}
          </span>
          <ChevronDown aria-hidden className="text-fg-muted max-sm:hidden" />
        </Button>
      }
      header={
        <span className="flex items-center justify-between gap-4">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{user.name}</span>
            <span className="block truncate text-fg-muted text-small">{user.email}</span>
          </span>
          <Badge color={role.color}>{role.label}</Badge>
        </span>
      }
    >
      <MenuSeparator />
      <MenuItem icon={UserRound} onSelect={() => navigate(paths.settings)}>
        Profile
      </MenuItem>
      <MenuItem icon={Settings} onSelect={() => navigate(settings)}>
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={askToLogOut}>
        Log out
      </MenuItem>
    </Menu>
  );
  return (
    <>
      {menu}
      {question}
    </>
  );
};
