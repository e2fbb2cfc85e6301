/** What a form said last, on its way to the sign-in that follows: in memory, said once. */
let handed: string | null = null;

/** Hands a sentence over to the next sign-in. */
export const handNotice = (text: string) => {
  handed = text;
};

/** What was handed over. */
export const handedNotice = (): string | null => handed;

/** Forgets it. */
export const forgetHandedNotice = () => {
  handed = null;
};
