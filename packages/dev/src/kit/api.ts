// One call of a payment company's API from its headers to its answer: ordered failures, key, delay, log.
import { setTimeout as sleep } from "node:timers/promises";
import { Fault } from "./fault.ts";
import { type Failure, type Faults, planFaults } from "./faults.ts";
import type { Answer, Call } from "./http.ts";
import { logRequest, type Store } from "./store.ts";

/** What API calls work with. */
export interface Api<Memory extends Store> {
  store: Memory;
  faults: Faults;
  /** Where payment pages live, without a slash at the end. */
  pageBase: string;
  /** Whether a (well-formed, test mode) key may be used. */
  authorize: (key: string, secret: string) => boolean;
  /** How long calls take whose "METHOD /path" begins so, in milliseconds; the longest beginning that fits counts. */
  latencies: Record<string, number>;
  /** The least that a call under an idempotency key takes: over sockets a moment, so that two of them can meet. */
  leastLatency: number;
  /** Lets so much time pass. Never called for 0 milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Idempotency keys of calls that are under way. */
  busy: Set<string>;
}

/** An interface on a store: what the HTTP server runs on, and what runs without a socket. */
export function createApi<Memory extends Store>(
  store: Memory,
  options: Partial<Omit<Api<Memory>, "store">> = {},
): Api<Memory> {
  return {
    store,
    faults: planFaults(),
    pageBase: "http://pay.test",
    authorize: () => true,
    latencies: {},
    leastLatency: 0,
    wait: async (milliseconds) => void (await sleep(milliseconds)),
    busy: new Set(),
    ...options,
  };
}

/** What differs from company to company. */
export interface Company {
  name: string;
  keyOf(call: Call): string | undefined;
  keyInUse(key: string): Fault;
  /** The answer of an ordered failure. */
  failed(status: number): Answer;
  /** Checks who calls and reads what is asked, before any time has passed; answers the work. Both throw a `Fault`. */
  prepare(key: string | undefined): (failure: Failure | undefined) => Answer;
}

/** Answers one call. Never throws. Waits only as long as `slow` says. */
export async function answerCall(api: Api<Store>, call: Call, company: Company): Promise<Answer> {
  const { method, path } = call;
  const key = company.keyOf(call);
  const failure = api.faults.take(method, path);
  const answer = await attempt(api, `${method} ${path}`, key, company, failure).catch((error: unknown) => {
    if (failure) return company.failed(failure.status);
    if (error instanceof Fault) return { status: error.status, body: error.body };
    console.error(`${company.name} stand-in:`, error);
    return company.failed(500);
  });
  logRequest(api.store, {
    at: api.store.now(),
    method,
    path,
    idempotencyKey: key ?? null,
    status: answer.status,
    replayed: answer.headers?.["idempotent-replayed"] === "true",
    object: (answer.body as { id?: string } | undefined)?.id ?? null,
  });
  return answer;
}

async function attempt(
  api: Api<Store>,
  line: string,
  key: string | undefined,
  company: Company,
  failure: Failure | undefined,
): Promise<Answer> {
  const run = company.prepare(key);
  if (key !== undefined && api.busy.has(key)) throw company.keyInUse(key);
  if (key !== undefined) api.busy.add(key);
  try {
    const takes = Math.max(latencyOf(api, line), key === undefined ? 0 : api.leastLatency);
    if (takes > 0) await api.wait(takes);
    return run(failure);
  } finally {
    if (key !== undefined) api.busy.delete(key);
  }
}

function latencyOf({ latencies }: Pick<Api<Store>, "latencies">, line: string): number {
  const fitting = Object.entries(latencies).filter(([only]) => line.startsWith(only));
  return fitting.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? 0;
}
