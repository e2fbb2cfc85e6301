import { studentMessages } from "@/features/students/messages";
import { ApiError } from "@/lib/api";
import type { Core } from "@/lib/core";
import { failureText } from "@/lib/forms";

/** What stands under "Failed to load student information": status and body, else "Unknown error occurred" (Spec §8). */
export const profileFailureText = (core: Core, problem: unknown): string => {
  if (!(problem instanceof ApiError) || failureText(problem, "") === "") return studentMessages.unknownError;
  return problem.status === null ? problem.message : core.queryErrorText(problem.status, "", problem.message);
};
