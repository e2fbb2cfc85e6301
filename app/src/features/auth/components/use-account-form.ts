import type { DefaultValues, FieldValues } from "react-hook-form";
import { authMessages } from "@/features/auth/messages";
import { ApiError } from "@/lib/api";
import { useCallForm } from "@/lib/call-form";
import type { FieldProblem } from "@/lib/forms";

interface AccountForm<Draft extends FieldValues> {
  defaultValues: DefaultValues<Draft>;
  check: (draft: Draft) => readonly FieldProblem[];
  /** Said when the server gives no text of its own. */
  fallback: string;
  send: (draft: Draft) => Promise<void>;
}

/** A form of the sign-in screens: what is no answer of the server is told in the specified words (Spec §8). */
export const useAccountForm = <Draft extends FieldValues>({ send, ...form }: AccountForm<Draft>) =>
  useCallForm<Draft, void>({
    ...form,
    call: async (draft) => {
      try {
        await send(draft);
      } catch (problem) {
        throw problem instanceof ApiError ? problem : new ApiError(null, "unexpected", authMessages.unexpected);
      }
    },
    onDone: () => undefined,
  });
