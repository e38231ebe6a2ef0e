// Stripe's side of a call: key, API version, parameters, and idempotency keys: the first answer is kept for a day and given
// again, also when it was a 500.
import { stripeApiVersion } from "../../../../infra/payments.ts";
import { answerCall, type Api as CompanyApi } from "../kit/api.ts";
import type { Failure } from "../kit/faults.ts";
import { type Answer, type Call, headerOf } from "../kit/http.ts";
import { badRequest, failureBody, keyInUse, otherRequest, Refusal, unauthorized } from "./errors.ts";
import { parseForm } from "./form.ts";
import { readRequest } from "./routes.ts";
import type { Store } from "./store.ts";

export type Api = CompanyApi<Store>;

const keepKeys = 24 * 3600_000;

/** Answers one call. Never throws. Waits only as long as `slow` says. */
export function answerApi(api: Api, call: Call): Promise<Answer> {
  return answerCall(api, call, {
    name: "Stripe",
    keyOf: () => (call.method === "POST" ? headerOf(call, "idempotency-key") : undefined),
    keyInUse,
    failed,
    prepare(key) {
      checkAccess(api, call);
      const form = formOf(call);
      const run = readRequest(call.method, call.path, parseForm(form));
      const work = () => run({ store: api.store, path: call.path, pageBase: api.pageBase });
      const params = new URLSearchParams(form);
      params.sort();
      return (failure) => perform(api.store, key, `${call.method} ${call.path} ${params}`, work, failure);
    },
  });
}

function perform(
  store: Store,
  key: string | undefined,
  request: string,
  work: () => unknown,
  failure: Failure | undefined,
): Answer {
  const earlier = key === undefined ? undefined : store.idempotency.get(key);
  if (earlier && store.now() - earlier.at < keepKeys) {
    if (earlier.request !== request) throw otherRequest(key ?? "");
    if (failure) return failed(failure.status);
    const { status, body } = earlier;
    return { status, body, headers: { ...headersOf(status), "idempotent-replayed": "true" } };
  }
  // Stripe's own 500 is an answer like any other and is kept; a busy gateway's 503 or a cut line is not.
  const keepAnswer = (status: number, body: unknown) => {
    const kept = failure?.status === 500 ? { status: 500, body: failureBody(500) } : { status, body };
    if (key !== undefined) store.idempotency.put(key, { request, ...kept, at: store.now() });
  };
  if (failure && !failure.commit) {
    if (failure.status === 500) keepAnswer(500, undefined);
    return failed(failure.status);
  }
  try {
    const body = store.write(() => {
      const result = work();
      keepAnswer(200, result);
      return result;
    });
    return failure ? failed(failure.status) : { status: 200, body };
  } catch (error) {
    if (error instanceof Refusal) keepAnswer(error.status, error.body);
    throw error;
  }
}

function failed(status: number): Answer {
  return { status, body: failureBody(status), headers: headersOf(status) };
}

/** What is kept under a key will not be another answer the next time. */
function headersOf(status: number): Record<string, string> {
  return status === 500 ? { "stripe-should-retry": "false" } : {};
}

function checkAccess({ authorize }: Api, call: Call): void {
  const key = /^Bearer (\S+)$/.exec(headerOf(call, "authorization") ?? "")?.[1] ?? "";
  const isKnown = /^[sr]k_test_\w+$/.test(key) && authorize(key, "");
  if (!isKnown) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  const version = headerOf(call, "stripe-version") ?? stripeApiVersion;
  if (version !== stripeApiVersion)
    throw badRequest(`The stand-in speaks API version ${stripeApiVersion}, not ${version}.`);
}

function formOf(call: Call): string {
  if (call.method !== "POST") return call.query;
  if (call.query) throw badRequest("Send the parameters of a POST in its body.");
  const type = headerOf(call, "content-type") ?? "";
  if (call.body && !type.startsWith("application/x-www-form-urlencoded"))
    throw badRequest(`Send parameters form-encoded, not as ${type || "an unnamed type"}.`);
  return call.body;
}
