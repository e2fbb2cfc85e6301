/** Calls back once the page has nothing else to do; what it returns takes that back. */
export const whenIdle = (callback: () => void): (() => void) => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
};
