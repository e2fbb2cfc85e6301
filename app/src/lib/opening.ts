import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The state of a navigation that asks the screen it leads to for one of its dialogs. */
export const opening = (dialog: string) => ({ opens: dialog });

/**
 * Calls back once for each navigation to this screen that asks for that dialog. The history then forgets the question, so
 * that a reload, or Back to this screen, does not ask again.
 */
export const useOpening = (dialog: string, open: () => void) => {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState<string | null>(null);
  const asked = (state as { opens?: unknown } | null)?.opens === dialog;
  useEffect(() => {
    if (asked) void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });
  }, [asked, navigate, pathname, search, hash]);
  if (!asked || seen === key) return;
  setSeen(key);
  open();
};
