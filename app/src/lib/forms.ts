import { ApiError } from "@/lib/api";
import { isUnreachable } from "@/lib/server-watch";

/** One broken rule of a form, as core reports it. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** What finds the broken rules of a draft; one that loads core first answers later. */
export type Check<Draft> = (draft: Draft) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>;

/** The sentence of a failed call, or the screen's own fallback where the server gave none (Spec §8). */
export const failureText = (failure: unknown, fallback: string): string => {
  const isSpoken = failure instanceof ApiError && failure.code !== "silent" && failure.message !== "";
  return isSpoken ? failure.message : fallback;
};

/** What a success says: the server's sentence, or the screen's own where it gave none (Spec §8). */
export const successText = (message: string | null | undefined, fallback: string): string =>
  message?.trim() ? message : fallback;

/** Whether a change that failed here may be saved all the same: its answer was lost, or came in part only. */
export const mayBeSaved = (problem: unknown): boolean => !(problem instanceof ApiError) || isUnreachable(problem);

/** A call that changes something; a lost answer is told in these words, as it may be saved all the same. */
export const sayingIfLost = async <Answer>(text: string, call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (problem) {
    if (!mayBeSaved(problem)) throw problem;
    throw new ApiError(null, "network", text);
  }
};

/** A call whose refusal, where it is of a kind, belongs to one field of the form. */
export const sayingAtField = async <Answer>(
  field: string,
  isAboutIt: (problem: unknown) => problem is ApiError,
  call: Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call;
  } catch (problem) {
    if (!isAboutIt(problem)) throw problem;
    const { status, code, message } = problem;
    throw new ApiError(status, code, message, { [field]: [message] });
  }
};

/** A call whose refusal has a sentence: the server's own, else the fallback (Spec §8). */
export const sayingAtLeast = async <Answer>(fallback: string, call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    throw new ApiError(
      problem.status,
      problem.code === "silent" ? "unspoken" : problem.code,
      failureText(problem, fallback),
      problem.fields,
    );
  }
};
