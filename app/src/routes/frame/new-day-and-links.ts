import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { currentUserQuery } from "@/lib/current-user";
import { askAnew } from "@/lib/query-keys";
import { useToday } from "@/lib/use-now";

/**
 * Has what was loaded asked for anew when a day begins, and when somebody was linked to the account or unlinked (decision D16): the
 * account, which tells, is asked for on a change of screen (routes/frame/screen-data.ts).
 */
export const useNewDayAndLinks = () => {
  const cache = useQueryClient();
  const today = useToday();
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  const links = data?.links;
  const last = useRef({ today, links });
  useEffect(() => {
    const before = last.current;
    last.current = { today, links: links ?? before.links };
    const isLinkedOtherwise = before.links !== undefined && links !== undefined && links !== before.links;
    if (today !== before.today || isLinkedOtherwise) void askAnew(cache);
  }, [cache, today, links]);
};
