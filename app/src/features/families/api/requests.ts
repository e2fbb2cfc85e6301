import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { requestAnswered } from "@/lib/query-keys";

/** POST /api/parents/requests/{id}; a yes brings a child with its lessons. */
export const useAnswerRequest = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, accept }: { id: string; accept: boolean }) =>
      (await answerOf(api.POST("/api/parents/requests/{id}", { params: { path: { id } }, body: { accept } }))).message,
    onSettled: () => requestAnswered(cache),
  });
};
