// All tables of the stand-in, its clock, and the one way a message comes into being.
import { openJournal, type Table } from "../kit/journal.ts";
import {
  type DeliveryRow,
  type Dispute,
  type EventRow,
  type EventType,
  type KeyRow,
  type LinkRow,
  newId,
  type PaymentRow,
  type Refund,
  type RequestRow,
} from "./rows.ts";

export interface Store {
  links: Table<LinkRow>;
  payments: Table<PaymentRow>;
  refunds: Table<Refund>;
  disputes: Table<Dispute>;
  keys: Table<KeyRow>;
  events: Table<EventRow>;
  deliveries: Table<DeliveryRow>;
  requests: Table<RequestRow>;
  /** What was said of the account, and of its webhook. */
  facts: Table<unknown>;
  /** All changes inside happen together or not at all, also across `kill -9`. */
  write<Result>(work: () => Result): Result;
  /** Milliseconds since 1970, by the clock that was given. */
  now(): number;
  seconds(): number;
  /** Called with the id of each new message, after it is on the disk. */
  onEvent: (id: string) => void;
  happened: string[];
  close(): void;
}

const keepRequests = 5000;

/** Opens the memory in `dir`, or one that is forgotten at the end. */
export function openStore(dir: string | undefined, now: () => number): Store {
  const journal = openJournal(dir, "razorpay");
  const happened: string[] = [];
  let depth = 0;
  const store: Store = {
    links: journal.table("links"),
    payments: journal.table("payments"),
    refunds: journal.table("refunds"),
    disputes: journal.table("disputes"),
    keys: journal.table("keys"),
    events: journal.table("events"),
    deliveries: journal.table("deliveries"),
    requests: journal.table("requests"),
    facts: journal.table("facts"),
    write(work) {
      depth += 1;
      try {
        return journal.write(work);
      } catch (error) {
        // What threw did not happen, and neither did its messages.
        if (depth === 1) happened.length = 0;
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) for (const id of happened.splice(0)) store.onEvent(id);
      }
    },
    happened,
    now,
    seconds: () => Math.floor(now() / 1000),
    onEvent: () => {},
    close: journal.close,
  };
  return store;
}

/** Belongs inside the same write as what happened. */
export function emit(store: Store, type: EventType, entities: Record<string, object>): void {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity: structuredClone(entity) }]),
  );
  const event: EventRow = {
    id: newId("evt"),
    body: {
      entity: "event",
      account_id: "acc_local00000000",
      event: type,
      contains: Object.keys(entities),
      payload,
      created_at: store.seconds(),
    },
  };
  store.events.put(event.id, event);
  const types = store.facts.get("endpoint");
  const isSubscribed = Array.isArray(types) ? types.includes(type) : types === true;
  if (isSubscribed) {
    store.deliveries.put(event.id, {
      event: event.id,
      type,
      attempts: 0,
      delivered: false,
      lastStatus: null,
    });
    store.happened.push(event.id);
  }
}

export function logRequest(store: Store, row: RequestRow): void {
  store.write(() => {
    const count = Number(store.facts.get("requests") ?? 0) + 1;
    store.facts.put("requests", count);
    store.requests.put(String(count), row);
    store.requests.remove(String(count - keepRequests));
  });
}
