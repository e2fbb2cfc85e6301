import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { parentRequestsQuery } from "@/features/parents/api/request-list";
import { answerOf, api } from "@/lib/api";
import { askedByLoader } from "@/lib/asked-by-loader";
import { requestAnswered } from "@/lib/query-keys";
import { useSession } from "@/lib/session";

/** What waits for the answer of the parent who is signed in; nobody else is asked. */
export const useParentRequests = () => {
  const isParent = useSession()?.user.role === "PARENT";
  return useQuery({ ...askedByLoader(parentRequestsQuery), enabled: isParent });
};

/** POST /api/parents/requests/{id}; a yes brings a child with its lessons. */
export const useAnswerRequest = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, accept }: { id: string; accept: boolean }) =>
      (await answerOf(api.POST("/api/parents/requests/{id}", { params: { path: { id } }, body: { accept } }))).message,
    onSettled: () => requestAnswered(cache),
  });
};
