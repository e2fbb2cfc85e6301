import { useEffect, useState } from "react";
import { now, today } from "@/lib/clock";

const minute = 60_000;

const useClock = <Reading>(read: () => Reading): Reading => {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    const look = () => setReading(read);
    const timer = setInterval(look, minute);
    // Where the page was out of sight the timer may have slept.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [read]);
  return reading;
};

/** This moment as an instant, followed minute by minute while the screen is open. */
export const useNow = (): string => useClock(now);

/** Today's civil date in the browser's zone; over midnight it moves on. */
export const useToday = (): string => useClock(today);
