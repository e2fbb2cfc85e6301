import { vi } from "vitest";

/** One call that a screen made. */
export interface FakeCall {
  /** "POST /api/teachers/lessons". */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** A refused call, as the server words it (decision D10). */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly code = "refused",
    readonly fields: Record<string, string[]> = {},
  ) {}
}

/** An answer with headers of its own. */
export class Answer {
  constructor(
    readonly body: unknown,
    readonly headers: Record<string, string>,
  ) {}
}

/** What a call answers: a body, an `Answer`, a `Refusal`, or an `Error` for no answer at all. */
export type FakeAnswer = (call: FakeCall) => unknown;

const replyTo = (answer: unknown): Response => {
  if (answer instanceof Error) throw answer;
  const isRefusal = answer instanceof Refusal;
  const [sent, headers] = answer instanceof Answer ? [answer.body, answer.headers] : [answer, {}];
  const body = isRefusal
    ? { error: answer.message, message: answer.message, code: answer.code, fields: answer.fields }
    : sent;
  return new Response(JSON.stringify(body), {
    status: isRefusal ? answer.status : 200,
    headers: { "Content-Type": "application/json", ...headers },
  });
};

/**
 * Stands in for the server: answers by the name of the call ("GET /api/teachers/students"; a name that ends with `/*`
 * takes any last part) and keeps every call. A call that nobody answers is refused with 404.
 */
export const fakeApi = (answers: Record<string, FakeAnswer>) => {
  const calls: FakeCall[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname}`;
    const text = await request.text();
    const call = {
      name,
      query: url.searchParams,
      headers: request.headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
    const answer = answers[name] ?? answers[name.replace(/[^/]+$/, "*")];
    // The browser's zone is asked for while core loads, by no screen.
    if (answer !== undefined || !name.startsWith("GET /api/zones/")) calls.push(call);
    return replyTo(answer === undefined ? new Refusal(404, "Not found", "not_found") : await answer(call));
  });
  return { calls, named: (name: string) => calls.filter((call) => call.name.startsWith(name)) };
};
