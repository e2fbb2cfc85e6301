import { browserStorage } from "@/lib/browser-storage";

/** The token of a session that ended with the browser; shell/boot.js puts it there before anything is drawn. */
const endedKey = "ended";

/** Has the server forget a session that ended with the browser; without an answer at the next start. */
export const revokeEnded = async () => {
  const token = browserStorage.read(endedKey);
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const { ok, status } = await fetch("/api/auth/logout", { method: "POST", headers });
  const isGone = ok || status === 401;
  if (isGone && browserStorage.read(endedKey) === token) browserStorage.remove(endedKey);
};
