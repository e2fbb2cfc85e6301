import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "@/lib/api";

const isOffline = (problem: unknown) => problem instanceof ApiError && problem.code === "network";

/** Asks again what the network kept from coming, as soon as the browser has one. */
export const useRecovery = (failed: readonly UseQueryResult<unknown>[]) => {
  useEffect(() => {
    const cutOff = failed.filter(({ error }) => isOffline(error));
    if (cutOff.length === 0) return;
    const recover = () => {
      for (const query of cutOff) void query.refetch();
    };
    window.addEventListener("online", recover);
    return () => window.removeEventListener("online", recover);
  }, [failed]);
};
