import { useEffect, useState } from "react";
import { now, today } from "@/lib/clock";

const minute = 60_000;

const useClock = <Reading>(read: () => Reading): Reading => {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setReading(read), minute);
    return () => clearInterval(timer);
  }, [read]);
  return reading;
};

/** This moment as an instant, followed minute by minute while the screen is open. */
export const useNow = (): string => useClock(now);

/** Today's civil date in the browser's zone; over midnight it moves on. */
export const useToday = (): string => useClock(today);
