import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** Whether signing in takes a code. */
export type SecondFactor = Schemas["SecondFactorBody"];
/** What an authenticator app is set up with. */
export type SecondFactorSetup = Schemas["SecondFactorSetupBody"];

/** What the cache calls it; kept here, as public pages load the common list. */
const queryKey = ["second-factor"];

/** GET /api/users/second-factor; asked anew each time it is looked at. */
export const secondFactor = queryOptions({
  queryKey,
  queryFn: ({ signal }) => answerOf(api.GET("/api/users/second-factor", { signal })),
  staleTime: 0,
  gcTime: 0,
});

/** POST /api/users/second-factor/begin: a fresh secret. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: () => answerOf(api.POST("/api/users/second-factor/begin", {})) });

/** A call after which the server tells another state. */
const useChange = <Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
};

/** POST /api/users/second-factor/confirm: turns it on; answers the recovery codes. */
export const useConfirmSecondFactor = () =>
  useChange(async (code: string) => {
    const { recoveryCodes } = await answerOf(api.POST("/api/users/second-factor/confirm", { body: { code } }));
    return recoveryCodes;
  });

/** POST /api/users/second-factor/codes: new recovery codes. */
export const useRenewRecoveryCodes = () =>
  useChange(async (_: null) => {
    const { recoveryCodes } = await answerOf(api.POST("/api/users/second-factor/codes", {}));
    return recoveryCodes;
  });

/** DELETE /api/users/second-factor. */
export const useTurnOffSecondFactor = () =>
  useChange((_: null) => answerOf(api.DELETE("/api/users/second-factor", {})));

/** POST /api/users/proof: that it is oneself, for the next ten minutes. */
export const useProof = () =>
  useMutation({ mutationFn: (body: { password: string }) => answerOf(api.POST("/api/users/proof", { body })) });
