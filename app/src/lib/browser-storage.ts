/** What the browser keeps between two loads of a page. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  /** Keeps all of it, in this order, or in memory all of it. */
  writeAll: (entries: readonly (readonly [key: string, value: string])[]) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/**
 * A storage that may be forbidden (cookies blocked, a sandboxed frame) or full. What it does not take is kept in memory,
 * as long as the page is open: everything works, and is forgotten with the page.
 */
const storageOf = (find: () => Storage): BrowserStorage => {
  const inMemory = new Map<string, string>();
  /** Already the name of a forbidden storage throws. */
  const quietly = <Answer>(use: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  const forget = (key: string) => quietly((storage) => storage.removeItem(key), undefined);
  const store = (key: string, value: string): boolean =>
    quietly((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  const writeAll: BrowserStorage["writeAll"] = (entries) => {
    const isKept = entries.every(([key, value]) => store(key, value));
    for (const [key, value] of entries) {
      if (isKept) inMemory.delete(key);
      else {
        inMemory.set(key, value);
        // What a full storage holds from before is not to come back with the next page.
        forget(key);
      }
    }
  };
  return {
    read: (key) => inMemory.get(key) ?? quietly((storage) => storage.getItem(key), null),
    write: (key, value) => writeAll([[key, value]]),
    writeAll,
    remove: (key) => {
      inMemory.delete(key);
      forget(key);
    },
    clear: () => {
      inMemory.clear();
      quietly((storage) => storage.clear(), undefined);
    },
  };
};

/** Kept for every tab until it is taken out. */
export const browserStorage = storageOf(() => localStorage);

/** Kept for this tab alone. */
export const tabStorage = storageOf(() => sessionStorage);
