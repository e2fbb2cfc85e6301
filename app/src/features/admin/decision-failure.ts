import type { Decision } from "@/features/admin/api/decide";
import { adminMessages } from "@/features/admin/messages";
import { ApiError } from "@/lib/api";
import { failureText, mayBeSaved } from "@/lib/forms";

/** What is said of a decision, or a link, that failed; one whose answer was lost may be saved all the same. */
export const decisionFailure = (problem: unknown): { title: string; text: string } =>
  mayBeSaved(problem)
    ? { title: adminMessages.decisionLost, text: adminMessages.decisionLostHint }
    : { title: adminMessages.decisionFailed, text: failureText(problem, adminMessages.decisionFailed) };

/** The refusals of a decision about somebody who waits that say: it is as it should be, by an earlier try or somebody else. */
const alreadySo: Partial<Record<Decision, string>> = { approve: "not_waiting", refuse: "not_found" };

/** Whether a refused decision about somebody who waits has been carried out before. */
export const isAlreadySo = (problem: unknown, decision: Decision): boolean =>
  problem instanceof ApiError && problem.code === alreadySo[decision];
