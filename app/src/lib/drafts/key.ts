import { currentUserQuery } from "@/lib/current-user";
import { importKey } from "@/lib/drafts/cipher";
import { queryClient } from "@/lib/query";
import { currentToken, onSessionChange } from "@/lib/session";

let held: { token: string | null; key: Promise<CryptoKey> } | null = null;

// The key is in memory only, and for no longer than the session that it was told to.
onSessionChange(() => {
  held = null;
});

const fetchKey = async () => {
  const { draftKey: told } = await queryClient.fetchQuery(currentUserQuery);
  if (told === null) throw new Error("The key is told once the required second factor is set up.");
  return importKey(told);
};

/** The key of whoever is signed in; asked of the server once a session. One that did not come is asked for again. */
export const draftKey = (): Promise<CryptoKey> => {
  const token = currentToken();
  if (held?.token === token) return held.key;
  const key = fetchKey();
  held = { token, key };
  key.catch(() => {
    if (held?.key === key) held = null;
  });
  return key;
};
