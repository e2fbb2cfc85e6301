import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** Whether signing in takes a code. */
export type SecondFactor = Schemas["SecondFactorBody"];

/** What the cache calls it; kept here, as public pages load the common list. */
export const secondFactorKey = ["second-factor"];

/** GET /api/users/second-factor; asked anew each time it is looked at. */
export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKey,
  queryFn: ({ signal }) => answerOf(api.GET("/api/users/second-factor", { signal })),
  staleTime: 0,
  gcTime: 0,
});

/** POST /api/users/proof: that it is oneself, for the next ten minutes. */
export const useProof = () =>
  useMutation({ mutationFn: (body: Schemas["ProofRequest"]) => answerOf(api.POST("/api/users/proof", { body })) });
