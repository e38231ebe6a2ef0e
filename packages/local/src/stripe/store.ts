// All tables of the stand-in, its clock, and the one way an event comes into being.

import { openJournal, type Table } from "./journal.ts";
import {
  API_VERSION,
  type Cause,
  type Charge,
  type DeliveryRow,
  type Dispute,
  type EventRow,
  type EventType,
  type IdempotencyRow,
  type IntentRow,
  newId,
  noRequest,
  type Refund,
  type RequestRow,
  type SessionRow,
} from "./rows.ts";

/** What every part of the stand-in works on. */
export interface Store {
  sessions: Table<SessionRow>;
  intents: Table<IntentRow>;
  charges: Table<Charge>;
  refunds: Table<Refund>;
  disputes: Table<Dispute>;
  events: Table<EventRow>;
  deliveries: Table<DeliveryRow>;
  idempotency: Table<IdempotencyRow>;
  requests: Table<RequestRow>;
  /** All changes inside happen together or not at all, also across `kill -9`. */
  write<Result>(work: () => Result): Result;
  /** Milliseconds since 1970, by the clock that was given. */
  now(): number;
  /** The same in Stripe's seconds. */
  seconds(): number;
  /**
   * Whether somebody listens for webhooks, now or before the last restart: new events are then owed to them, also
   * those that the clock makes before the shop has said again where it is.
   */
  readonly hasEndpoint: boolean;
  /** Somebody listens from now on. */
  expectEndpoint(): void;
  /** Called with the id of each new event, after it is on the disk. */
  onEvent: (id: string) => void;
  close(): void;
}

const KEEP_EVENTS_MS = 30 * 24 * 3600_000;
const KEEP_KEYS_MS = 24 * 3600_000;
const KEEP_REQUESTS = 5000;

/** Opens the memory in `dir`, or one that is forgotten at the end. Drops what Stripe would have dropped by now. */
export function openStore(dir: string | undefined, now: () => number): Store {
  const journal = openJournal(dir, "stripe");
  const facts = journal.table<boolean>("facts");
  const store: Store = {
    sessions: journal.table("sessions"),
    intents: journal.table("intents"),
    charges: journal.table("charges"),
    refunds: journal.table("refunds"),
    disputes: journal.table("disputes"),
    events: journal.table("events"),
    deliveries: journal.table("deliveries"),
    idempotency: journal.table("idempotency"),
    requests: journal.table("requests"),
    write: journal.write,
    now,
    seconds: () => Math.floor(now() / 1000),
    get hasEndpoint() {
      return facts.get("endpoint") === true;
    },
    expectEndpoint() {
      if (!store.hasEndpoint) facts.put("endpoint", true);
    },
    onEvent: () => {},
    close: journal.close,
  };
  store.write(() => forget(store));
  return store;
}

/** Makes an event of something that happened. Part of the same write as the happening itself. */
export function emit(
  store: Store,
  type: EventType,
  data: EventRow["data"],
  cause: Cause = noRequest,
): EventRow {
  const event: EventRow = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: store.seconds(),
    data,
    livemode: data.object.livemode,
    pending_webhooks: store.hasEndpoint ? 1 : 0,
    request: cause,
    type,
  };
  store.events.put(event.id, event);
  if (store.hasEndpoint) {
    const fresh = { attempts: 0, delivered: false, lastStatus: null, lastAt: null };
    store.deliveries.put(event.id, { event: event.id, type, ...fresh });
  }
  // Not before the write is done: the work may still throw, and then there was no event.
  setImmediate(() => store.onEvent(event.id));
  return event;
}

/** Writes one API call into the log, which keeps the newest few thousand. */
export function logRequest(store: Store, request: RequestRow): void {
  store.write(() => {
    store.requests.put(request.id, request);
    for (const old of store.requests.values()) {
      if (store.requests.size <= KEEP_REQUESTS) break;
      store.requests.remove(old.id);
    }
  });
}

/** Whether a stored idempotency key is still in force. */
export function keyIsFresh(store: Store, row: IdempotencyRow): boolean {
  return store.now() - row.at < KEEP_KEYS_MS;
}

function forget(store: Store): void {
  const oldest = store.seconds() - KEEP_EVENTS_MS / 1000;
  for (const event of [...store.events.values()]) {
    if (event.created >= oldest) continue;
    store.events.remove(event.id);
    store.deliveries.remove(event.id);
  }
  for (const row of [...store.idempotency.values()]) {
    if (!keyIsFresh(store, row)) store.idempotency.remove(row.key);
  }
}
