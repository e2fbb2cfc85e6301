/** What the account screens say when the server gives no text of its own (Spec §8). */
export const authMessages = {
  signInFailed: "Login failed",
  typedIsKept: "What you typed is kept.",
  signedIn: "Login successful! Redirecting...",
  secondStepLost: "The page was loaded again before you entered a code. Please sign in again.",
  registrationFailed: "Registration failed",
  registrationClosed: "Registration is closed at this school. Please ask its administrator for an account.",
  needsApproval: "After you confirm your email address, an administrator of the school approves your account.",
  passwordRule: "Use at least 6 characters. Avoid common passwords and your own name.",
  activationFailed: "Activation failed",
  resendFailed: "Failed to resend activation email",
  forgotFailed: "Failed to send reset email",
  resetFailed: "Failed to reset password",
  newPasswordMissing: "Please enter a new password.",
  newPasswordFailed: "Failed to update password",
  newPasswordLost:
    "No answer came; please check your connection. Your password may have been changed all the same: try the new one first when you sign in.",
  googleNotSetUp: "Google sign-in is not set up here",
  googleWaits: "Signing you in with Google...",
  googleRefused: "Failed to authenticate with Google",
  googleFailed: "Google sign-in failed. Please try again.",
  unexpected: "An error occurred. Please try again.",
} as const;
