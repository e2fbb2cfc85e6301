import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { studentsChanged } from "@/lib/query-keys";

/** After a refusal that says that the student has left the class meanwhile: the roster is loaded again. */
export const forgetIfGone = (cache: QueryClient, problem: Error) => {
  if (problem instanceof ApiError && (problem.status === 403 || problem.status === 404)) void studentsChanged(cache);
};
