import { useEffect, useState } from "react";
import { now } from "@/lib/clock";

const minute = 60_000;

/** This moment as an instant, followed minute by minute while the screen is open. */
export const useNow = (): string => {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), minute);
    return () => clearInterval(timer);
  }, []);
  return moment;
};
