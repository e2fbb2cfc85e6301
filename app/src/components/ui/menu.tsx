import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  align?: "start" | "end";
  /** Shown above the entries, for instance who is signed in. */
  header?: ReactNode;
}

/** A drop-down menu with arrow keys and type-ahead. Not modal, so that the page needs no scroll lock. */
export const Menu = ({ trigger, children, align = "end", header }: MenuProps) => {
  // What a menu says belongs to a landmark, as everything on a page does.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) setLandmark(document.querySelector("main"));
      }}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-48 max-w-[calc(100vw-24px)] animate-rise-in rounded-[14px] border border-line bg-raised p-1.5 text-fg shadow-popover"
        >
          {header === undefined ? null : <DropdownMenu.Label className="px-2.5 py-2">{header}</DropdownMenu.Label>}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

interface MenuItemProps {
  icon?: LucideIcon;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One entry of a menu. */
export const MenuItem = ({ icon: Icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) => (
  <DropdownMenu.Item
    disabled={disabled}
    onSelect={onSelect}
    className={cn(
      "flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-dense px-2.5 font-medium text-small outline-none pointer-coarse:h-11",
      "data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-fg",
      "data-disabled:cursor-not-allowed data-disabled:text-fg-muted",
      danger && "text-red-text data-highlighted:bg-red-tint data-highlighted:text-red-text",
    )}
  >
    {Icon === undefined ? null : <Icon aria-hidden className="size-4 shrink-0" />}
    {children}
  </DropdownMenu.Item>
);

/** A line between groups of entries. */
export const MenuSeparator = () => <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
