// Delivery of events to the shop: signed, apart from the request that caused them, tried again until the shop says yes.
// What is undelivered is in the store, so that a restart goes on where it stopped.
import type { Store } from "./store.ts";

/** Where events go, the secret they are signed with, and the types it is subscribed to: all of them when left out. */
export interface Endpoint {
  url: string;
  secret: string;
  events?: readonly string[];
}

/** How a company sends its events. */
export interface Messenger<Event> {
  messageOf(event: Event, secret: string): { body: string; headers: Record<string, string> };
  /** How long the shop may take to answer, and for how long an event is tried again. Milliseconds. */
  answerWithin: number;
  giveUpAfter: number;
  createdAt(event: Event): number;
}

export interface Deliveries {
  /** Holds all deliveries back until `resume`. Forgotten at a restart. */
  pause(): void;
  resume(): void;
  setEndpoint(endpoint: Endpoint): void;
  close(): Promise<void>;
}

/** Nothing is delivered. */
export const noDeliveries: Deliveries = {
  pause() {},
  resume() {},
  setEndpoint() {},
  close: async () => {},
};

/** Pauses between tries in milliseconds; the last one repeats. The companies' are longer, people here are waiting. */
const retryDelays = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000];
const mostAtOnce = 20;

/** Starts delivering; takes up what an earlier run left undelivered. */
export function startDeliveries<Event extends { id: string }>(
  store: Store<Event>,
  messenger: Messenger<Event>,
  delays: readonly number[] = retryDelays,
): Deliveries {
  let target: Endpoint | undefined;
  let paused = false;
  const waiting = new Map<string, NodeJS.Timeout>();
  /** Due now, but not begun: paused, no endpoint, or too many at once. */
  const due = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();

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
      startDue();
    }, delay);
    waiting.set(id, timer);
  }

  function startDue(): void {
    for (const id of due) {
      if (paused || !target || closing.signal.aborted || running.size >= mostAtOnce) return;
      due.delete(id);
      const attempt = tryOnce(id).finally(() => {
        running.delete(attempt);
        startDue();
      });
      running.add(attempt);
    }
  }

  async function tryOnce(id: string): Promise<void> {
    const event = store.events.get(id);
    if (!event || store.deliveries.get(id)?.delivered) return;
    const lastStatus = target ? await post(target, event) : 0;
    const row = store.deliveries.get(id);
    if (closing.signal.aborted || !row) return;
    const attempts = row.attempts + 1;
    const delivered = lastStatus >= 200 && lastStatus < 300;
    store.deliveries.put(id, { ...row, attempts, delivered, lastStatus });
    if (delivered || store.now() - messenger.createdAt(event) >= messenger.giveUpAfter) return;
    schedule(id, delays[Math.min(attempts, delays.length) - 1] ?? 0);
  }

  async function post({ url, secret }: Endpoint, event: Event): Promise<number> {
    const { body, headers } = messenger.messageOf(event, secret);
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(messenger.answerWithin)]),
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
      startDue();
    },
    setEndpoint(next) {
      target = next;
      store.expectEndpoint(next.events);
      startDue();
    },
    async close() {
      closing.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}
