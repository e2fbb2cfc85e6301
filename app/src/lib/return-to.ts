import { tabStorage } from "@/lib/browser-storage";

const key = "returnTo";

interface Place {
  userId: string;
  path: string;
}

const isPlace = (value: unknown): value is Place => {
  const { userId, path } = (value ?? {}) as Partial<Place>;
  return typeof userId === "string" && typeof path === "string" && path.startsWith("/") && !path.startsWith("//");
};

/** Remembers, in this tab, where somebody was when their session ended (decision D13). */
export const rememberPlace = (userId: string | null | undefined, path: string) => {
  if (userId) tabStorage.write(key, JSON.stringify({ userId, path } satisfies Place));
};

/** Where that user was when their session ended in this tab, told once; null for everybody else. */
export const takePlace = (userId: string | null | undefined): string | null => {
  const stored = tabStorage.read(key);
  tabStorage.remove(key);
  try {
    const place: unknown = JSON.parse(stored ?? "null");
    return isPlace(place) && place.userId === userId ? place.path : null;
  } catch {
    return null;
  }
};
