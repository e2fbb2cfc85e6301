import { useState } from "react";
import { useLocation } from "react-router";

/** The state of a navigation that asks the screen it leads to for one of its dialogs. */
export const opening = (dialog: string) => ({ opens: dialog });

/** Calls back once for each navigation to this screen that asks for that dialog. */
export const useOpening = (dialog: string, open: () => void) => {
  const { state, key } = useLocation();
  const [seen, setSeen] = useState<string | null>(null);
  const asked = (state as { opens?: unknown } | null)?.opens === dialog;
  if (!asked || seen === key) return;
  setSeen(key);
  open();
};
