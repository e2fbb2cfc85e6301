import type { QueryClient } from "@tanstack/react-query";
import { isGone } from "@/lib/api";
import { studentsChanged } from "@/lib/query-keys";

/** After a refusal that says that the student has left the class meanwhile: the roster is loaded again. */
export const forgetIfGone = (cache: QueryClient, problem: Error) => {
  if (isGone(problem)) void studentsChanged(cache);
};
