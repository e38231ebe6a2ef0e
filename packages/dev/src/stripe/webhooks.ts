// Delivery of events to the shop: signed, apart from the request that caused them, tried again until the shop
// says yes. What is undelivered is in the store, so that a restart goes on where it stopped.

import { createHmac } from "node:crypto";
import { missing } from "./errors.ts";
import type { EventRow } from "./rows.ts";
import type { Store } from "./store.ts";

/** Where events go, and the secret they are signed with (`whsec_...`). */
export interface Endpoint {
  url: string;
  secret: string;
  /** The types of event it is subscribed to; all of them when left out. */
  events?: readonly string[];
}

/** A running delivery. */
export interface Webhooks {
  /** Holds all deliveries back until `resume`. Forgotten at a restart. */
  pause(): void;
  resume(): void;
  /** Sends one event so many times at once, whatever happened to it before; answers the statuses (0: no answer). */
  deliver(eventId: string, times: number): Promise<number[]>;
  setEndpoint(endpoint: Endpoint): void;
  close(): Promise<void>;
}

/** Nothing is delivered. */
export const noWebhooks: Webhooks = {
  pause() {},
  resume() {},
  deliver: async () => [],
  setEndpoint() {},
  close: async () => {},
};

/** Pauses between tries in milliseconds; the last one repeats. Stripe's are longer, people here are waiting. */
export const RETRY_DELAYS = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000];
const GIVE_UP_AFTER_MS = 3 * 24 * 3600_000;
const ANSWER_WITHIN_MS = 20_000;
const MOST_AT_ONCE = 20;

/** The `Stripe-Signature` of a body sent at `seconds`. */
export function signature(secret: string, body: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

/** Starts delivering; takes up what an earlier run left undelivered. */
export function startWebhooks(
  store: Store,
  endpoint?: Endpoint,
  delays: readonly number[] = RETRY_DELAYS,
): Webhooks {
  let target = endpoint;
  let paused = false;
  const waiting = new Map<string, NodeJS.Timeout>();
  /** Due now, but not begun: paused, no endpoint, or too many at once. */
  const due = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();

  if (endpoint) store.expectEndpoint(endpoint.events);
  store.onEvent = (id) => {
    if (store.deliveries.get(id)) schedule(id, 0);
  };
  for (const row of store.deliveries.values()) if (!row.delivered) schedule(row.event, 0);

  function schedule(id: string, delay: number): void {
    if (closing.signal.aborted) return;
    clearTimeout(waiting.get(id));
    const timer = setTimeout(() => {
      waiting.delete(id);
      due.add(id);
      pump();
    }, delay);
    waiting.set(id, timer);
  }

  function pump(): void {
    for (const id of due) {
      if (paused || !target || closing.signal.aborted || running.size >= MOST_AT_ONCE) return;
      due.delete(id);
      const attempt = tryOnce(id).finally(() => {
        running.delete(attempt);
        pump();
      });
      running.add(attempt);
    }
  }

  async function tryOnce(id: string): Promise<void> {
    const event = store.events.get(id);
    if (!event || store.deliveries.get(id)?.delivered) return;
    const status = await send(event);
    if (closing.signal.aborted || isYes(status)) return;
    const age = store.now() - event.created * 1000;
    const attempts = store.deliveries.get(id)?.attempts ?? 1;
    if (age < GIVE_UP_AFTER_MS) schedule(id, delays[Math.min(attempts, delays.length) - 1] ?? 0);
  }

  /** Sends an event once and notes how it went. */
  async function send(event: EventRow): Promise<number> {
    const status = target ? await post(target, event) : 0;
    if (closing.signal.aborted) return status;
    const row = store.deliveries.get(event.id) ?? {
      event: event.id,
      type: event.type,
      attempts: 0,
      delivered: false,
    };
    const delivered = row.delivered || isYes(status);
    store.write(() => {
      store.deliveries.put(event.id, {
        ...row,
        attempts: row.attempts + 1,
        delivered,
        lastStatus: status,
        lastAt: store.now(),
      });
      if (delivered) store.events.put(event.id, { ...event, pending_webhooks: 0 });
    });
    return status;
  }

  async function post({ url, secret }: Endpoint, event: EventRow): Promise<number> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (local stand-in)",
          "stripe-signature": signature(secret, body, store.seconds()),
        },
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  return {
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      pump();
    },
    async deliver(eventId, times) {
      const event = store.events.get(eventId);
      if (!event) throw missing("event", eventId);
      return Promise.all(Array.from({ length: times }, () => send(event)));
    },
    setEndpoint(next) {
      target = next;
      store.expectEndpoint(next.events);
      pump();
    },
    async close() {
      closing.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}

function isYes(status: number): boolean {
  return status >= 200 && status < 300;
}
