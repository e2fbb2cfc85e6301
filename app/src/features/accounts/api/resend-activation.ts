import { useMutation } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";

/** POST /api/auth/activate: mails the activation link again. */
export const useResendActivation = () =>
  useMutation({
    mutationFn: async (email: string) => (await answerOf(api.POST("/api/auth/activate", { body: { email } }))).message,
  });
