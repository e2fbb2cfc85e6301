import type { components, paths } from "@openapi/schema";
import createClient from "openapi-fetch";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import { earlyAnswer } from "@/lib/early-answers";
import { noteRelease } from "@/lib/release";
import { requiredFactorCode, requireFactor } from "@/lib/required-factor";
import { currentToken, currentUserId, expireSession } from "@/lib/session";

/** The bodies that cross the wire, by their names in the OpenAPI document: `Schemas["LessonBody"]`. */
export type Schemas = components["schemas"];

/** A call that failed, in the words that a screen shows (decision D10). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** HTTP status; null when no answer came. */
    readonly status: number | null,
    /** Stable snake_case code of the server; `network` without an answer, `silent` for one without a sentence of the API. */
    readonly code: string,
    message: string,
    /** Sentences by the name of the field that they belong to. */
    readonly fields: Readonly<Record<string, string[]>> = {},
  ) {
    super(message);
  }
}

/** Whether what a call asks for is not there for who asks: deleted, or another's. */
export const isGone = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && (problem.status === 403 || problem.status === 404);

/** Spec §8: a call without an answer. */
export const networkText = "Network error. Please check your connection and try again.";

const parse = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Every refusal of the API names its code beside its sentence; other words, of a proxy perhaps, are for nobody's eyes. */
const isSpoken = (error: string | null, code: string | null) => code !== null && (error ?? "").trim() !== "";

/** What a failed call says; `null` leaves it to the usual words. */
type Wording = (core: Core, response: Response, body: string) => string | null;

const failureOf = async (request: Request, response: Response, wording?: Wording): Promise<ApiError> => {
  const body = await response.text();
  const core = await loadCore();
  const { status, statusText } = response;
  const answer = parse(body);
  const [error, code] = [textOf(answer.error), textOf(answer.code)];
  const failure = core.callFailure(status, statusText, body, error, code);
  const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null;
  if (token !== null && failure.endsSession) expireSession(token);
  if (token !== null && code === requiredFactorCode) requireFactor(token);
  const { fields } = answer;
  const isObject = typeof fields === "object" && fields !== null;
  return new ApiError(
    status,
    isSpoken(error, code) ? failure.code : "silent",
    wording?.(core, response, body) ?? failure.message,
    isObject ? (fields as Record<string, string[]>) : {},
  );
};

/** Whether an answer is a page, of a proxy perhaps, where data was expected. */
const isHtml = (response: Response) => response.headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** ms after which a call counts as unanswered: the server itself gives up after 30 s, and its own sentence comes first. */
const requestTimeout = 45_000;

/** Sends a call; one that fails throws an `ApiError`. */
export const send = async (request: Request, wording?: Wording): Promise<Response> => {
  const asking = currentUserId();
  let response: Response;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeout)]);
    response = (await earlyAnswer(request)) ?? (await fetch(request, { signal }));
    request.signal.throwIfAborted();
  } catch (failure) {
    if (request.signal.aborted) throw failure;
    throw new ApiError(null, "network", networkText);
  }
  // Who asked has left: the answer, perhaps a password, is for nobody else.
  if (asking !== null && asking !== currentUserId()) throw new ApiError(null, "signed_out", "You are signed out.");
  noteRelease(response.headers.get("Reedling-Release"));
  if (!response.ok || isHtml(response)) throw await failureOf(request, response, wording);
  return response;
};

/** Calls that start a session need none; a stale token must not speak for them. */
const needsNoToken = (path: string) =>
  path.startsWith("/api/auth/") && path !== "/api/auth/logout" && path !== "/api/auth/new-password";

/** The server's calls, typed by the OpenAPI document. A failed call throws an `ApiError`. */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? "",
  fetch: (request) => send(request),
});

/** Lets a call speak for whoever is signed in. */
export const authorize = (headers: Headers, path: string): Headers => {
  const token = currentToken();
  if (token !== null && !needsNoToken(path)) headers.set("Authorization", `Bearer ${token}`);
  return headers;
};

api.use({
  onRequest: ({ request, schemaPath }) => {
    authorize(request.headers, schemaPath);
    return request;
  },
});

/**
 * The body of a call's answer.
 *
 * ```ts
 * const { lessons } = await answerOf(api.GET("/api/teachers/lessons"));
 * ```
 */
export const answerOf = async <Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> => {
  const { data } = await call;
  if (data === undefined || data === null) throw new ApiError(200, "empty_answer", "The server sent an empty answer.");
  return data;
};
