import { useEffect } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { authMessages } from "@/features/auth/messages";
import { ApiError, networkText } from "@/lib/api";
import { useCallForm } from "@/lib/call-form";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import type { FieldProblem } from "@/lib/forms";
import { whenIdle } from "@/lib/idle";

interface AccountForm<Draft extends FieldValues> {
  defaultValues: DefaultValues<Draft>;
  check: (core: Core, draft: Draft) => readonly FieldProblem[];
  /** Said when the server gives no text of its own. */
  fallback: string;
  send: (draft: Draft, core: Core) => Promise<void>;
}

/**
 * A form of the sign-in screens. It can be filled in before the rules are there: they are waited for when it is sent.
 * What is no answer of the server is told in the specified words (Spec §8).
 */
export const useAccountForm = <Draft extends FieldValues>({ check, send, ...form }: AccountForm<Draft>) => {
  useEffect(() => whenIdle(() => void loadCore().catch(() => undefined)), []);
  return useCallForm<Draft, void>({
    ...form,
    // Without the rules nothing is checked, and then nothing is sent.
    check: (draft) =>
      loadCore().then(
        (core) => check(core, draft),
        () => [],
      ),
    call: async (draft) => {
      const core = await loadCore().catch(() => {
        throw new ApiError(null, "network", networkText);
      });
      try {
        await send(draft, core);
      } catch (problem) {
        throw problem instanceof ApiError ? problem : new ApiError(null, "unexpected", authMessages.unexpected);
      }
    },
    onDone: () => undefined,
  });
};
