/** How long what was done stays on the account screens before they lead on, in ms (Spec §9). */
export const redirects = {
  signIn: 1000,
  externalSignIn: 1500,
  newPassword: 2000,
  resendActivation: 2000,
  registration: 3000,
  activation: 3000,
  resetPassword: 3000,
} as const;
