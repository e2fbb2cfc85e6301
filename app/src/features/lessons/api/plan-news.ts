import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Lesson } from "@/features/lessons/lesson";
import { api } from "@/lib/api";
import { lessonsChanged, queryKeys } from "@/lib/query-keys";

/** ms between two looks. */
const pause = 5000;
/** Looks within a minute; then the reader asks for the next ones. */
const looksAtOnce = 12;

interface News {
  isThere: boolean;
  /** Making it was given up: looking on is no use. */
  hasFailed: boolean;
  /** Looks so far. */
  looks: number;
}

const isOver = ({ isThere, hasFailed, looks }: News) => isThere || hasFailed || looks >= looksAtOnce;

/** What is known of a plan that is not there yet. */
interface PlanNews {
  isLooking: boolean;
  hasFailed: boolean;
  lookAgain: () => void;
}

/**
 * Looks for the plan of a completed lesson that has none yet: every 5 s for a minute (D15). The lists load anew once it
 * is there, and the plan comes with them. Tells whether it still looks, or the server has given up, and looks for another
 * minute.
 */
export const usePlanNews = ({ id }: Lesson): PlanNews => {
  const cache = useQueryClient();
  const [round, setRound] = useState(1);
  const queryKey = queryKeys.planNews.of(id, round);
  const query = useQuery({
    queryKey,
    // A look that fails counts as one that found nothing: the next comes in five seconds.
    queryFn: async ({ signal }): Promise<News> => {
      const looks = (cache.getQueryData<News>(queryKey)?.looks ?? 0) + 1;
      const { data } = await api
        .GET("/api/lessons/{id}", { params: { path: { id } }, signal })
        .catch(() => ({ data: null }));
      return { isThere: data?.practiceGenerated ?? false, hasFailed: data?.practiceFailed ?? false, looks };
    },
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOver(data) ? false : pause),
    refetchIntervalInBackground: false,
  });
  const { isThere, hasFailed, looks } = query.data ?? { isThere: false, hasFailed: false, looks: 0 };
  useEffect(() => {
    if (isThere) void lessonsChanged(cache);
  }, [isThere, cache]);
  return {
    isLooking: isThere || (!hasFailed && looks < looksAtOnce),
    hasFailed,
    lookAgain: () => setRound(round + 1),
  };
};
