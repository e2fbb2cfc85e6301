/** Product name, the only place in the app that spells it (decision D11). */
export const productName = "Reedling";

/** Tagline of the specification's first paragraph. */
export const tagline = "smart practice for growing musicians";

/** Placeholder count on the notification bell (Spec §9). */
export const notificationBadge = 3;

/** Delays of Spec §9 before the app moves on by itself, in ms. */
export const redirectDelays = {
  afterSignIn: 1000,
  afterRegistration: 3000,
  afterActivation: 3000,
  afterReset: 3000,
  afterNewPassword: 2000,
  afterResend: 2000,
  sessionExpired: 3000,
} as const;

/** Tooltip delays of Spec §9, in ms. */
export const tooltipDelays = { open: 700, skip: 300 } as const;

/** How long a toast stays unless it says otherwise (Spec §9), in ms. */
export const toastDuration = 5000;
