// Delivery of messages to the shop: signed, apart from the request that caused them, tried again with growing gaps. After
// a day without a yes the webhook is disabled, until somebody switches it on.
import { createHmac } from "node:crypto";
import { missing } from "./errors.ts";
import type { EventRow } from "./rows.ts";
import type { Store } from "./store.ts";

/** Where messages go, the secret they are signed with, and the types it is subscribed to: all when left out. */
export interface Endpoint {
  url: string;
  secret: string;
  events?: readonly string[];
}

export interface Webhooks {
  /** Holds all deliveries back until `resume`. Forgotten at a restart. */
  pause(): void;
  resume(): void;
  /** Sends one message so many times at once; answers the statuses (0: no answer). */
  deliver(eventId: string, times: number): Promise<number[]>;
  setEndpoint(endpoint: Endpoint): void;
  isEnabled(): boolean;
  enable(on: boolean): void;
  close(): Promise<void>;
}

export const noWebhooks: Webhooks = {
  pause() {},
  resume() {},
  deliver: async () => [],
  setEndpoint() {},
  isEnabled: () => true,
  enable() {},
  close: async () => {},
};

/** Pauses between tries in milliseconds; the last one repeats. Razorpay's are longer, people here are waiting. */
const retryDelays = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000];
const disabledAfter = 24 * 3600_000;
const answerWithin = 5000;

/** The `X-Razorpay-Signature` of a body. */
export function signature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** Starts delivering; takes up what an earlier run left undelivered. */
export function startWebhooks(store: Store, delays: readonly number[] = retryDelays): Webhooks {
  let target: Endpoint | undefined;
  let paused = false;
  const waiting = new Map<string, NodeJS.Timeout>();
  const due = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();
  const isEnabled = () => store.facts.get("disabled") !== true;

  store.onEvent = (id) => schedule(id, 0);
  for (const row of store.deliveries.values()) if (!row.delivered) schedule(row.event, 0);

  function schedule(id: string, delay: number): void {
    if (closing.signal.aborted) return;
    clearTimeout(waiting.get(id));
    waiting.set(
      id,
      setTimeout(() => {
        waiting.delete(id);
        due.add(id);
        pump();
      }, delay),
    );
  }

  function pump(): void {
    for (const id of due) {
      if (paused || !target || !isEnabled() || closing.signal.aborted) return;
      due.delete(id);
      const attempt = tryOnce(id).finally(() => running.delete(attempt));
      running.add(attempt);
    }
  }

  async function tryOnce(id: string): Promise<void> {
    const event = store.events.get(id);
    if (!event || store.deliveries.get(id)?.delivered) return;
    const status = await send(event);
    if (closing.signal.aborted || isYes(status)) return;
    if (store.now() - event.body.created_at * 1000 >= disabledAfter) return store.facts.put("disabled", true);
    const attempts = store.deliveries.get(id)?.attempts ?? 1;
    schedule(id, delays[Math.min(attempts, delays.length) - 1] ?? 0);
  }

  async function send(event: EventRow): Promise<number> {
    const status = target ? await post(target, event) : 0;
    if (closing.signal.aborted) return status;
    const row = store.deliveries.get(event.id);
    store.write(() =>
      store.deliveries.put(event.id, {
        event: event.id,
        type: event.body.event,
        attempts: (row?.attempts ?? 0) + 1,
        delivered: row?.delivered === true || isYes(status),
        lastStatus: status,
      }),
    );
    return status;
  }

  async function post({ url, secret }: Endpoint, { id, body: message }: EventRow): Promise<number> {
    const body = JSON.stringify(message);
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "user-agent": "Razorpay-Webhook/v1 (local stand-in)",
          "x-razorpay-event-id": id,
          "x-razorpay-signature": signature(secret, body),
        },
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithin)]),
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
      if (!event) throw missing();
      return Promise.all(Array.from({ length: times }, () => send(event)));
    },
    setEndpoint(next) {
      target = next;
      store.facts.put("endpoint", next.events ?? true);
      pump();
    },
    isEnabled,
    enable(on) {
      store.facts.put("disabled", !on);
      if (on) pump();
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
