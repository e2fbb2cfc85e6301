import { useEffect, useState } from "react";
import type { CommandPaletteProps } from "@/features/palette/components/command-palette";
import { onDemand } from "@/lib/on-demand";

const CommandPalette = onDemand<CommandPaletteProps>(
  async () => (await import("@/features/palette/components/command-palette")).CommandPalette,
  ({ onClose }) => onClose(),
);

/** Whether another dialog is open, which the palette would lead away from. */
const hasDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** The command palette, which Ctrl or Cmd and K open and close. Its code is no part of a first load. */
export const Palette = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setIsOpen((open) => (open ? false : !hasDialog()));
    };
    window.addEventListener("keydown", keyDown);
    return () => window.removeEventListener("keydown", keyDown);
  }, []);
  return isOpen ? <CommandPalette onClose={() => setIsOpen(false)} /> : null;
};
