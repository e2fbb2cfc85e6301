import type { ReactNode } from "react";

/** The second step of a sign-in, on its way to the sign-in screen: in memory, never kept. */
let handed: ReactNode = null;

/** What asks for the second factor; only who has one needs its code. */
export const secondStep = async (challenge: string): Promise<ReactNode> => {
  const { SecondStep } = await import("@/features/auth/components/second-step");
  return <SecondStep challenge={challenge} />;
};

/** Hands the second step over to the sign-in screen, which is opened next; where it does not come one signs in anew. */
export const handSecondStep = async (challenge: string) => {
  handed = await secondStep(challenge).catch(() => null);
};

/** What was handed over, this once. */
export const takeSecondStep = (): ReactNode => {
  const step = handed;
  handed = null;
  return step;
};
