// One API call from its headers to its answer: key, route, ordered failures, log.
import { setTimeout as sleep } from "node:timers/promises";
import { type Faults, planFaults } from "../kit/faults.ts";
import { errorBody, RazorpayFault, refused } from "./errors.ts";
import { cancelLink, createLink, findByReference, findLink } from "./links.ts";
import { findPayment } from "./payments.ts";
import { createRefund, findDispute, refundsOf } from "./refunds.ts";
import type { Collection } from "./rows.ts";
import { logRequest, type Store } from "./store.ts";

/** A call as it came over the wire. Header names in lower case. */
export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Status 0 means that the connection is cut instead. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

export interface Api {
  store: Store;
  faults: Faults;
  pageBase: string;
  authorize: ((keyId: string, secret: string) => boolean) | undefined;
  /** How long a call takes, in milliseconds; and calls whose "METHOD /path" begins so. */
  latency: number;
  latencies: Record<string, number>;
  /** The least that a refund under a key takes, so that two of them can meet. */
  leastLatency: number;
  wait: (milliseconds: number) => Promise<void>;
  /** Refund keys of calls that are under way. */
  busy: Set<string>;
}

export function createApi(store: Store, options: Partial<Omit<Api, "store">> = {}): Api {
  return {
    store,
    faults: planFaults(),
    pageBase: "http://rzp.test",
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
  const { method, path } = request;
  const answer = await attempt(api, request).catch(answerToError);
  logRequest(api.store, { at: api.store.now(), method, path, status: answer.status });
  return answer;
}

async function attempt(api: Api, request: ApiRequest): Promise<ApiAnswer> {
  checkAccess(api, request);
  const { method, path } = request;
  const failure = api.faults.take(method, path);
  const failed = failure && {
    status: failure.status,
    body: errorBody(failure.status, "This failure was ordered from the stand-in."),
  };
  const key =
    method === "POST" && path.endsWith("/refund") ? header(request, "x-refund-idempotency") : undefined;
  if (key !== undefined && api.busy.has(key))
    throw new RazorpayFault(409, "Request already in progress with the same idempotency key.");
  if (key !== undefined) api.busy.add(key);
  try {
    const takes = Math.max(latencyOf(api, `${method} ${path}`), key === undefined ? 0 : api.leastLatency);
    if (takes > 0) await api.wait(takes);
    if (failed && !failure.commit) return failed;
    const body = api.store.write(() => run(api, request));
    return failed ?? { status: 200, body };
  } catch (error) {
    if (failed) return failed;
    throw error;
  } finally {
    if (key !== undefined) api.busy.delete(key);
  }
}

type Work = (call: { api: Api; id: string; query: URLSearchParams; request: ApiRequest }) => unknown;

const routes: [method: string, path: RegExp, work: Work][] = [
  [
    "POST",
    /^\/v1\/payment_links\/?$/,
    ({ api, request }) => createLink(api.store, json(request), api.pageBase),
  ],
  [
    "GET",
    /^\/v1\/payment_links\/?$/,
    ({ api, query }) => {
      only(query, "reference_id");
      return { payment_links: findByReference(api.store, query.get("reference_id") ?? "") };
    },
  ],
  ["GET", /^\/v1\/payment_links\/([^/]+)$/, ({ api, id }) => findLink(api.store, id).link],
  ["POST", /^\/v1\/payment_links\/([^/]+)\/cancel$/, ({ api, id }) => cancelLink(api.store, id)],
  [
    "GET",
    /^\/v1\/payments$/,
    ({ api, query }) => {
      only(query, "from", "to", "count", "skip");
      const [from, to] = [Number(query.get("from") ?? 0), Number(query.get("to") ?? Infinity)];
      const all = [...api.store.payments.values()].map(({ payment }) => payment).reverse();
      return collection(
        all.filter(({ created_at }) => created_at >= from && created_at <= to),
        query,
      );
    },
  ],
  ["GET", /^\/v1\/payments\/([^/]+)$/, ({ api, id }) => findPayment(api.store, id).payment],
  [
    "GET",
    /^\/v1\/orders\/([^/]+)\/payments$/,
    ({ api, id, query }) =>
      collection(
        [...api.store.payments.values()]
          .map(({ payment }) => payment)
          .filter(({ order_id }) => order_id === id)
          .reverse(),
        query,
        100,
      ),
  ],
  [
    "POST",
    /^\/v1\/payments\/([^/]+)\/refund$/,
    ({ api, id, request }) =>
      createRefund(api.store, id, json(request), header(request, "x-refund-idempotency")),
  ],
  [
    "GET",
    /^\/v1\/payments\/([^/]+)\/refunds$/,
    ({ api, id, query }) => {
      only(query, "count", "skip", "from", "to");
      return collection(refundsOf(api.store, findPayment(api.store, id).payment.id), query);
    },
  ],
  ["GET", /^\/v1\/disputes\/([^/]+)$/, ({ api, id }) => findDispute(api.store, id)],
];

function run(api: Api, request: ApiRequest): unknown {
  for (const [method, path, work] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (match) return work({ api, id: match[1] ?? "", query: new URLSearchParams(request.query), request });
  }
  throw new RazorpayFault(404, "The requested URL was not found on the server.");
}

/** A page of a list, as Razorpay answers it. */
function collection<Item>(items: readonly Item[], query: URLSearchParams, usual = 10): Collection<Item> {
  const [count, skip] = [Number(query.get("count") ?? usual), Number(query.get("skip") ?? 0)];
  if (count > 100) throw refused("The count may not be greater than 100.", "count");
  const page = items.slice(skip, skip + count);
  return { entity: "collection", count: page.length, items: page };
}

function only(query: URLSearchParams, ...names: string[]): void {
  for (const name of query.keys())
    if (!names.includes(name)) throw refused(`${name} is/are not required and should not be sent`, name);
}

function json({ body }: ApiRequest): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refused("The request body is not valid JSON.");
  }
}

function latencyOf({ latency, latencies }: Api, call: string): number {
  const [longest] = Object.keys(latencies)
    .filter((only) => call.startsWith(only))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? latency : (latencies[longest] ?? latency);
}

function answerToError(error: unknown): ApiAnswer {
  if (error instanceof RazorpayFault) return { status: error.status, body: error.body };
  console.error("Razorpay stand-in:", error);
  return { status: 500, body: errorBody(500, "We are facing some trouble completing your request.") };
}

function checkAccess({ authorize }: Api, request: ApiRequest): void {
  const sent = /^Basic (\S+)$/.exec(header(request, "authorization") ?? "")?.[1] ?? "";
  const [keyId = "", secret = ""] = Buffer.from(sent, "base64").toString().split(":");
  const known = /^rzp_test_\w+$/.test(keyId) && secret !== "" && (authorize?.(keyId, secret) ?? true);
  if (!known) throw new RazorpayFault(401, "The api key provided is invalid");
}

function header({ headers }: ApiRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
