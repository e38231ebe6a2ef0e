// The typed client of the call table: one function, same origin, JSON both ways. What counts as an answer and what
// counts as a failure to get one is simple: any JSON of ours is a value, all else throws.
import type { CallInput, CallOutput, Failure, PlainCall } from "@store/contract/calls";
import type { ErrorCode } from "@store/contract/errors";

/** A "no" that arrived: the sentence for people, the code for programs, and the status it came with. */
export interface RemoteFailure extends Failure {
  status: number;
  /** `gateway`: the answer did not come from the shop's own code, so its sentence is only our best translation. */
  from: "store" | "gateway";
}

/** What `call` answers: the output of the call table, or a failure as a value. */
export type Reply<Name extends PlainCall> = ({ success: true } & CallOutput<Name>) | RemoteFailure;

/** No answer could be had: the network failed (`status` absent), or what came back was not JSON of ours. */
export class CallError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.name = "CallError";
    this.status = status;
  }
}

/** Nothing came back at all: the connection is lost, or the shop is away. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && error.status === undefined;
}

/** Longer than API Gateway's own limit of 30 s, so that its answer is seen. */
const patience = 35_000;
/** A page that is being left is gone by then. */
const leaveTime = 2_000;

interface CallOptions {
  /** Outlives the page that asks: for what must be saved on the way out. */
  keepalive?: boolean;
}

/** Makes one call of the call table. Throws `CallError` on a network error or an answer that is not JSON of ours. */
export async function call<Name extends PlainCall>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<Reply<Name>> {
  return (await ask(name, input, undefined, options)) as Reply<Name>;
}

/** The same, without the table's types: for calls with actions, and those that carry an admin's access token. */
export async function ask(
  name: string,
  input: unknown,
  accessToken?: string,
  options?: CallOptions,
): Promise<{ success: true } | RemoteFailure> {
  const { status, text } = await send(`/api/${name}`, input, accessToken, options);
  const body = parseJson(text, status);
  if (body.success === true) return body as { success: true };
  if (body.success === false) return ownFailure(body, status);
  if (typeof body.message === "string" && status >= 400) return gatewayFailure(status);
  throw new CallError(`Unexpected answer with status ${status}`, status);
}

async function send(
  path: string,
  input: unknown,
  accessToken: string | undefined,
  options: CallOptions | undefined,
): Promise<{ status: number; text: string }> {
  let leaving = false;
  const noteLeaving = () => {
    leaving = true;
  };
  globalThis.addEventListener?.("beforeunload", noteLeaving);
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      credentials: "same-origin",
      cache: "no-store",
      ...options,
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(patience),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    // A reload ends its page's requests: that is no answer, and must not log anybody out.
    if (leaving) await new Promise((done) => setTimeout(done, leaveTime));
    throw new CallError("The network did not answer", undefined, cause);
  } finally {
    globalThis.removeEventListener?.("beforeunload", noteLeaving);
  }
}

function parseJson(text: string, status: number): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through to the one error for everything that is not an object of JSON.
  }
  throw new CallError(`Not a JSON answer, status ${status}`, status);
}

function ownFailure(body: Record<string, unknown>, status: number): RemoteFailure {
  const { error, code, fields } = body;
  return {
    success: false,
    error: typeof error === "string" ? error : "",
    code: typeof code === "string" ? code : "internal",
    ...(Array.isArray(fields) ? { fields: fields.map(String) } : {}),
    status,
    from: "store",
  };
}

const gatewayCodes: Record<number, ErrorCode> = {
  401: "session.invalid",
  403: "request.forbidden",
  404: "request.not_found",
  413: "body.too_large",
  415: "body.content_type",
  429: "throttled",
};

/** API Gateway speaks for itself now and then: `{"message":"Unauthorized"}`, `{"message":"Too Many Requests"}`. */
function gatewayFailure(status: number): RemoteFailure {
  const code = gatewayCodes[status] ?? "internal";
  const error =
    code === "throttled"
      ? "Too many attempts. Please try again in a minute."
      : "Something went wrong. Please try again.";
  return { success: false, error, code, status, from: "gateway" };
}
