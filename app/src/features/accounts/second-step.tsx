import type { ReactNode } from "react";
import { tabStorage } from "@/lib/browser-storage";

/** The second step of a sign-in, on its way to the sign-in screen: in memory, never kept. */
let handed: ReactNode = null;

/** What asks for the second factor; only who has one needs its code. */
export const secondStep = async (challenge: string): Promise<ReactNode> => {
  const { SecondStep } = await import("@/features/accounts/components/second-step");
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

const openKey = "secondStep";

/** Remembers, in this tab, that the second step is on screen: a reload forgets the step itself. */
export const markSecondStep = () => tabStorage.write(openKey, "open");

/** The step is over, or was left on purpose. */
export const forgetSecondStep = () => tabStorage.remove(openKey);

/** Whether a reload took the second step away; told once. */
export const takeLostStep = (): boolean => {
  const isLost = tabStorage.read(openKey) !== null;
  forgetSecondStep();
  return isLost;
};
