import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { useRef } from "react";
import { useLocation } from "react-router";
import { MenuLink } from "@/components/layouts/menu-link";
import { Button } from "@/components/ui/button";
import { Scrim } from "@/components/ui/dialog";
import { useFocusReturn } from "@/components/ui/focus-return";
import { Logo } from "@/components/ui/logo";
import { useScrollLock } from "@/components/ui/scroll-lock";
import type { MenuEntry } from "@/config/menus";
import { presentEntry } from "@/config/menus";

interface MobileMenuProps {
  menu: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu below 768: a sheet from the left. */
export const MobileMenu = ({ menu, open, onOpenChange }: MobileMenuProps) => {
  useScrollLock(open);
  const present = presentEntry(menu, useLocation());
  const { remember, restore } = useFocusReturn();
  // A screen that was chosen takes the focus itself.
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onOpenChange(false);
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            isLeaving.current = false;
            remember();
          }}
          onCloseAutoFocus={(event) => {
            if (isLeaving.current) event.preventDefault();
            else restore(event);
          }}
          className="fixed top-(--toast-room,0px) bottom-0 left-0 z-50 flex w-72 max-w-[85vw] animate-sheet-right flex-col overflow-y-auto bg-raised p-3 text-fg shadow-dialog"
        >
          <div className="mb-3 flex items-center justify-between pl-1">
            <RadixDialog.Title className="sr-only">Menu</RadixDialog.Title>
            <Logo />
            <RadixDialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close menu">
                <X aria-hidden />
              </Button>
            </RadixDialog.Close>
          </div>
          <nav aria-label="Main menu">
            <ul className="flex flex-col gap-1">
              {menu.map((entry) => (
                <li key={entry.label}>
                  <MenuLink entry={entry} isPresent={entry === present} onClick={leave} />
                </li>
              ))}
            </ul>
          </nav>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
