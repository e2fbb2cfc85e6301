/** Product name, the only place in the app that spells it (decision D11). */
export const productName = "Reedling";

/** Tagline of the specification's first paragraph. */
export const tagline = "smart practice for growing musicians";

/** What every new password satisfies, as Safari's generator of passwords reads it. */
export const passwordRules =
  'minlength: 8; required: lower; required: upper; required: digit; required: [!@#$%^&*(),.?":{}|<>];';
