import { authorize, send } from "@/lib/api";

/** The methods of the generic client (Spec §7). */
export type Method = "GET" | "POST" | "PUT" | "DELETE";

const json = "application/json";

/** A path of the product's own host, in full; the token goes nowhere else. */
const ownAddress = (path: string): URL => {
  const { origin } = globalThis.location;
  const address = new URL(path, origin);
  if (address.origin !== origin) throw new TypeError(`${path} is not on this host.`);
  return address;
};

/** The headers that a call of a path carries now. */
export const headersFor = (path: string, hasBody = false): Headers => {
  const headers = new Headers({ Accept: json });
  if (hasBody) headers.set("Content-Type", json);
  return authorize(headers, path);
};

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
};

/**
 * Calls any path of the product's own host with JSON and answers the JSON that comes back, null for none. Screens use the
 * typed client (`lib/api.ts`); this one is for paths that only the caller knows.
 */
export const request = async (method: Method, path: string, body?: unknown): Promise<unknown> => {
  const hasBody = body !== undefined;
  const address = ownAddress(path);
  const call = new Request(address, {
    method,
    headers: headersFor(address.pathname, hasBody),
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  return bodyOf(await send(call));
};

/** The default fetcher of queries: GET with credentials. What fails says the status and the answer's text (Spec §8). */
export const fetchJson = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const address = ownAddress(path);
  const call = new Request(address, { credentials: "include", headers: headersFor(address.pathname), signal });
  const response = await send(call, (core, { ok, status, statusText }, body) =>
    ok ? null : core.queryErrorText(status, statusText, body),
  );
  return bodyOf(response);
};
