import { TOTP } from "otpauth";

/** What an authenticator app shows for a key at an instant (RFC 6238). */
export const codeOf = (key: string, time: number): string =>
  new TOTP({ secret: key.replaceAll(" ", "") }).generate({ timestamp: time });
