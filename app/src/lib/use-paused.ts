import { useDeferredValue, useEffect, useState } from "react";

const pause = 250;

/** The text after the typing has paused, so that not every letter is a call. */
export const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(paused);
};
