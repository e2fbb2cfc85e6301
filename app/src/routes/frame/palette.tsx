import { useEffect, useState } from "react";
import { useLogOut } from "@/components/layouts/use-log-out";
import type { Act } from "@/features/palette/entries";
import { onDemand } from "@/lib/on-demand";
import { useSession } from "@/lib/session";
import { chooseTheme, useTheme } from "@/lib/theme";
import { MessageDialog } from "@/routes/shared/message-dialog-on-demand";
import type { PeoplePaletteProps } from "@/routes/shared/people-palette";

const PeoplePalette = onDemand<PeoplePaletteProps>(
  async () => (await import("@/routes/shared/people-palette")).PeoplePalette,
  ({ onClose }) => onClose(),
);

/** Whether another dialog is open, which the palette would lead away from. */
const hasDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** The command palette, which Ctrl or Cmd and K open and close. Its code is no part of a first load. */
export const Palette = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [writesTo, setWritesTo] = useState<"teacher" | "administrator" | null>(null);
  const theme = useTheme();
  const { askToLogOut, question } = useLogOut(useSession()?.user.id);
  const acts: Readonly<Record<Act, () => void>> = {
    "contact-teacher": () => setWritesTo("teacher"),
    "contact-administrator": () => setWritesTo("administrator"),
    theme: () => chooseTheme(theme === "dark" ? "light" : "dark"),
    "log-out": askToLogOut,
  };
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
  return (
    <>
      {isOpen ? <PeoplePalette onClose={() => setIsOpen(false)} onAct={(act) => acts[act]()} /> : null}
      {writesTo === null ? null : (
        <MessageDialog
          title={writesTo === "teacher" ? "Contact Teacher" : "Contact Administrator"}
          to={writesTo}
          onClose={() => setWritesTo(null)}
        />
      )}
      {question}
    </>
  );
};
