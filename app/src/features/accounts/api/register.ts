import { useMutation } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";

/** What the registration form asks. */
export interface RegistrationDraft {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** POST /api/auth/register; answers a sentence, the same for a known and an unknown address (decision D12). */
export const useRegister = () =>
  useMutation({
    mutationFn: async ({ name, email, password }: RegistrationDraft) =>
      (await answerOf(api.POST("/api/auth/register", { body: { name, email, password } }))).message,
  });
