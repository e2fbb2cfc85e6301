import { studentMessages } from "@/features/students/messages";
import { ApiError } from "@/lib/api";

/** What stands under "Failed to load student information": status and body, else "Unknown error occurred" (Spec §8). */
export const profileFailureText = (problem: unknown): string => {
  if (!(problem instanceof ApiError) || problem.message === "") return studentMessages.unknownError;
  return problem.status === null ? problem.message : `${problem.status}: ${problem.message}`;
};
