// One API call from its headers to its answer: key, parameters, idempotency, ordered failures, log.

import { setTimeout as sleep } from "node:timers/promises";
import { type Failure, type Faults, failureBody, planFaults } from "../kit/faults.ts";
import { StripeFault } from "./errors.ts";
import { expand } from "./expand.ts";
import { parseForm } from "./form.ts";
import { type KeyedRequest, keyedRequest, keyInUse, recall, saveReply } from "./idempotency.ts";
import { findRoute, type Route } from "./routes.ts";
import { API_VERSION, type IdempotencyRow, newId } from "./rows.ts";
import { logRequest, type Store } from "./store.ts";

/** A call as it came over the wire. Header names in lower case. */
export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An answer; status 0 means that the connection is cut instead. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** What API calls work with. */
export interface Api {
  store: Store;
  faults: Faults;
  pageBase: string;
  authorize: ((apiKey: string) => boolean) | undefined;
  /** How long a call takes, in milliseconds. */
  latency: number;
  /** The same for calls whose "METHOD /path" begins so; the longest beginning that fits counts. */
  latencies: Record<string, number>;
  /** The least that a call under an idempotency key takes: over sockets a moment, so that two of them can meet. */
  leastLatency: number;
  /** Lets so much time pass. Never called for 0 milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Idempotency keys of calls that are under way. */
  busy: Set<string>;
}

/** An interface on a store of its own or another's: what the HTTP server runs on, and what runs without a socket. */
export function createApi(store: Store, options: Partial<Omit<Api, "store">> = {}): Api {
  return {
    store,
    faults: planFaults(),
    pageBase: "http://pay.test",
    authorize: undefined,
    latency: 0,
    latencies: {},
    leastLatency: 0,
    wait: async (milliseconds) => void (await sleep(milliseconds)),
    busy: new Set(),
    ...options,
  };
}

/** Answers one call. Never throws. Waits only as long as `slow` says. */
export async function answerApi(api: Api, request: ApiRequest): Promise<ApiAnswer> {
  const id = newId("req", 14);
  const key = request.method === "POST" ? (header(request, "idempotency-key") ?? null) : null;
  const failure = api.faults.take(request.method, request.path);
  const answer = await attempt(api, request, id, key, failure).catch((error) =>
    failure ? failed(failure) : answerToError(error),
  );
  logRequest(api.store, {
    id,
    at: api.store.now(),
    method: request.method,
    path: request.path,
    idempotencyKey: key,
    status: answer.status,
    replayed: answer.headers["idempotent-replayed"] === "true",
    object: objectId(answer.body),
  });
  const always = { "request-id": id, "stripe-version": API_VERSION, ...(key && { "idempotency-key": key }) };
  return { ...answer, headers: { ...always, ...answer.headers } };
}

async function attempt(
  api: Api,
  request: ApiRequest,
  id: string,
  key: string | null,
  failure: Failure | undefined,
): Promise<ApiAnswer> {
  checkAccess(api, request);
  const { route, id: pathId } = findRoute(request.method, request.path);
  const raw = parseForm(request.method === "POST" ? form(request) : request.query);
  const params = route.read(raw, "");
  const keyed = key ? keyedRequest(key, request.method, request.path, raw) : undefined;
  const run = () => perform(api, route, { ...request, id, pathId, keyed, failure }, params);
  const takes = latencyOf(api, `${request.method} ${request.path}`);
  if (!keyed) {
    if (takes > 0) await api.wait(takes);
    return run();
  }
  if (api.busy.has(keyed.key)) throw keyInUse(keyed.key);
  api.busy.add(keyed.key);
  try {
    const moment = Math.max(takes, api.leastLatency);
    if (moment > 0) await api.wait(moment);
    return run();
  } finally {
    api.busy.delete(keyed.key);
  }
}

function latencyOf({ latency, latencies }: Api, call: string): number {
  const [longest] = Object.keys(latencies)
    .filter((only) => call.startsWith(only))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? latency : (latencies[longest] ?? latency);
}

interface Attempt {
  id: string;
  path: string;
  pathId: string;
  keyed: KeyedRequest | undefined;
  failure: Failure | undefined;
}

function perform(
  api: Api,
  route: Route,
  attempt: Attempt,
  params: { expand?: string[] | undefined },
): ApiAnswer {
  const { store } = api;
  const { keyed, failure, id } = attempt;
  const earlier = keyed && recall(store, keyed);
  const cause = { id, idempotency_key: keyed?.key ?? null };
  // Stripe's own 500 is an answer like any other and is kept; a busy gateway's 503 or a cut line is not.
  const lasting = failure?.status === 500 ? { status: 500, body: failureBody(500) } : undefined;

  if (earlier) {
    return failure ? failed(failure) : replay(earlier);
  }
  if (failure && !failure.commit) {
    if (keyed && lasting) store.write(() => saveReply(store, keyed, { ...lasting, request: id }));
    return failed(failure);
  }
  try {
    const body = store.write(() => {
      const call = { store, id: attempt.pathId, path: attempt.path, cause, pageBase: api.pageBase };
      const result = expand(store, route.run(call, params as never), params.expand);
      if (keyed) saveReply(store, keyed, { status: 200, body: result, ...lasting, request: id });
      return result;
    });
    return failure ? failed(failure) : { status: 200, body, headers: {} };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    const answer = { status: error.status, body: { error: error.body } };
    if (keyed && error.stored)
      store.write(() => saveReply(store, keyed, { ...answer, ...lasting, request: id }));
    return failure ? failed(failure) : { ...answer, headers: {} };
  }
}

function failed({ status }: Failure): ApiAnswer {
  const kept = status === 500;
  return { status, body: failureBody(status), headers: kept ? { "stripe-should-retry": "false" } : {} };
}

function replay({ status, body, request }: IdempotencyRow): ApiAnswer {
  const headers: Record<string, string> = { "idempotent-replayed": "true", "original-request": request };
  if (status >= 500) headers["stripe-should-retry"] = "false";
  return { status, body, headers };
}

function answerToError(error: unknown): ApiAnswer {
  if (error instanceof StripeFault) return { status: error.status, body: { error: error.body }, headers: {} };
  console.error("Stripe stand-in:", error);
  return { status: 500, body: failureBody(500), headers: {} };
}

function checkAccess({ authorize }: Api, request: ApiRequest): void {
  const sent = header(request, "authorization") ?? "";
  const key = /^Bearer (\S+)$/.exec(sent)?.[1];
  if (!key) throw unauthorized("No API key was provided: send it as a Bearer token.");
  if (/^[sr]k_live_/.test(key)) throw unauthorized("This is a local stand-in: it takes no live API keys.");
  const known = /^[sr]k_test_\w+$/.test(key) && (authorize?.(key) ?? true);
  if (!known) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  const version = header(request, "stripe-version") ?? API_VERSION;
  if (version !== API_VERSION) {
    throw invalid(`The stand-in speaks API version ${API_VERSION}, not ${version}.`);
  }
  if (header(request, "stripe-account")) throw invalid("The stand-in has no connected accounts.");
}

function form(request: ApiRequest): string {
  const type = header(request, "content-type") ?? "";
  if (request.query) throw invalid("Send the parameters of a POST in its body.");
  if (request.body && !type.startsWith("application/x-www-form-urlencoded")) {
    throw invalid(`Send parameters form-encoded, not as ${type || "an unnamed type"}.`);
  }
  return request.body;
}

function header(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function objectId(body: unknown): string | null {
  return typeof body === "object" && body !== null && "id" in body ? String(body.id) : null;
}

function unauthorized(message: string): StripeFault {
  return new StripeFault(401, { type: "invalid_request_error", message });
}

function invalid(message: string): StripeFault {
  return new StripeFault(400, { type: "invalid_request_error", message });
}
