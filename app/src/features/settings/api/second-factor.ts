import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { secondFactorKey } from "@/lib/second-factor";

/** What an authenticator app is set up with. */
export type SecondFactorSetup = Schemas["SecondFactorSetupBody"];

/** POST /api/users/second-factor/begin: a fresh secret. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: () => answerOf(api.POST("/api/users/second-factor/begin", {})) });

/** A call after which the server tells another state. */
const useChange = <Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries({ queryKey: secondFactorKey }),
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
