import { browserStorage, tabStorage } from "@/lib/browser-storage";
import type { Session } from "@/lib/session";
import { storeSession } from "@/lib/session";

/** `yes` where a session outlives the browser's closing, `no` where it ends with it; none says that nobody has chosen. */
const choiceKey = "remember";

const readChoice = () => tabStorage.read(choiceKey) ?? browserStorage.read(choiceKey);

/** Whether a session ends with the browser: as chosen in this tab, else as at the last sign-in of this browser, else it does. */
export const endsWithBrowser = (): boolean => readChoice() !== "yes";

/** Keeps the choice for this tab's sign-in, which may lead by way of a code, a new password or the provider. */
export const chooseEndWithBrowser = (ends: boolean) => tabStorage.write(choiceKey, ends ? "no" : "yes");

/** Lets the session that starts now last as chosen: the browser drops the cookie that it needs at its closing. */
const keepChoice = () => {
  const choice = readChoice() ?? "no";
  tabStorage.remove(choiceKey);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
    document.cookie = `browser=1; path=/; samesite=lax${choice === "no" ? "" : "; max-age=0"}`;
  } catch {
    // Where cookies are forbidden, storage is too, and the session ends with the page.
  }
  browserStorage.write(choiceKey, choice);
};

/** Starts the session of somebody who has just signed in: every way to sign in calls this. */
export const startSession = (session: Session) => {
  keepChoice();
  storeSession(session);
};
