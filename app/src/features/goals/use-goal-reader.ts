import { useEffect, useState } from "react";
import type { GoalReader } from "@/lib/goals";
import { loadGoalReader } from "@/lib/goals";

/** The reader as soon as it is there; null while it loads, undefined when it does not come. */
export const useGoalReader = (isWanted: boolean): GoalReader | null | undefined => {
  const [reader, setReader] = useState<GoalReader | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    loadGoalReader().then(
      (loaded) => isOpen && setReader(loaded),
      () => isOpen && setReader(undefined),
    );
    return () => {
      isOpen = false;
    };
  }, [isWanted]);
  return reader;
};
