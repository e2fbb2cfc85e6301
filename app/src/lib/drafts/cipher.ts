const algorithm = "AES-GCM";
const ivBytes = 12;

const toBytes = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const toBase64 = (bytes: Uint8Array) => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** Whether this page can encrypt: over plain HTTP a browser has no WebCrypto. */
export const hasCipher = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A key for `seal` and `open`, from URL-safe base64; it cannot be read back. */
export const importKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", toBytes(base64), algorithm, false, ["encrypt", "decrypt"]);

/** Encrypts a text for one name; under another it cannot be opened. */
export const seal = async (key: CryptoKey, name: string, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const parameters = { name: algorithm, iv, additionalData: new TextEncoder().encode(name) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text)));
  return `${toBase64(iv)}.${toBase64(sealed)}`;
};

/** The text that was sealed; null where it is broken, or was sealed with another key or for another name. */
export const open = async (key: CryptoKey, name: string, sealed: string): Promise<string | null> => {
  try {
    const [iv = "", data = ""] = sealed.split(".");
    const parameters = { name: algorithm, iv: toBytes(iv), additionalData: new TextEncoder().encode(name) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, toBytes(data)));
  } catch {
    return null;
  }
};
