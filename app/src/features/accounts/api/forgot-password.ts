import { useMutation } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";

/** POST /api/auth/forgot-password; answers a sentence, whether the address is known or not (decision D2). */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: async (email: string) =>
      (await answerOf(api.POST("/api/auth/forgot-password", { body: { email } }))).message,
  });
