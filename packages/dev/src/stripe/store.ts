// All tables of the stand-in, its clock, and the one way an event comes into being.

import { openJournal, type Table } from "../kit/journal.ts";
import {
  API_VERSION,
  type Balance,
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
  type RefundMoveRow,
  type RefundPlanRow,
  type RequestRow,
  type SessionRow,
} from "./rows.ts";

/** What every part of the stand-in works on. */
export interface Store {
  sessions: Table<SessionRow>;
  intents: Table<IntentRow>;
  charges: Table<Charge>;
  refunds: Table<Refund>;
  /** What was said about refunds to come, by charge, and refunds that will move on by themselves. */
  refundCourses: Table<RefundPlanRow>;
  refundPlans: Table<RefundMoveRow>;
  balance: Table<Balance>;
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
   * Whether somebody listens for webhooks, now or before the last restart: new events are then kept for them, also
   * those that the clock makes before the shop has said again where it is.
   */
  isSubscribed(type: EventType): boolean;
  /** Somebody listens from now on: to these types, or to all. */
  expectEndpoint(types?: readonly string[]): void;
  /** Whether a payment says at once what it cost. Stripe often takes a while: until then it has no balance transaction. */
  feesAreKnown(): boolean;
  /** Holds fees back from now on, or makes all known. */
  holdFees(hold: boolean): void;
  /** Called with the id of each new event, after it is on the disk. */
  onEvent: (id: string) => void;
  /** Events of the write under way. */
  happened: string[];
  close(): void;
}

const KEEP_EVENTS_MS = 30 * 24 * 3600_000;
const KEEP_KEYS_MS = 24 * 3600_000;
const KEEP_REQUESTS = 5000;

/** Opens the memory in `dir`, or one that is forgotten at the end. Drops what Stripe would have dropped by now. */
export function openStore(dir: string | undefined, now: () => number): Store {
  const journal = openJournal(dir, "stripe");
  const facts = journal.table<boolean | readonly string[]>("facts");
  const happened: string[] = [];
  let depth = 0;
  const store: Store = {
    sessions: journal.table("sessions"),
    intents: journal.table("intents"),
    charges: journal.table("charges"),
    refunds: journal.table("refunds"),
    refundCourses: journal.table("refundCourses"),
    refundPlans: journal.table("refundPlans"),
    balance: journal.table("balance"),
    disputes: journal.table("disputes"),
    events: journal.table("events"),
    deliveries: journal.table("deliveries"),
    idempotency: journal.table("idempotency"),
    requests: journal.table("requests"),
    write(work) {
      depth += 1;
      try {
        return journal.write(work);
      } catch (error) {
        // What threw did not happen, and neither did its events.
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
    isSubscribed(type) {
      const types = facts.get("endpoint");
      return Array.isArray(types) ? types.includes(type) : types === true;
    },
    expectEndpoint(types = []) {
      const wanted = types.length > 0 ? types : true;
      if (String(facts.get("endpoint")) !== String(wanted)) facts.put("endpoint", wanted);
    },
    feesAreKnown: () => facts.get("feesHeld") !== true,
    holdFees(hold) {
      store.write(() => {
        facts.put("feesHeld", hold);
        if (!hold) showFees(store);
      });
    },
    onEvent: () => {},
    close: journal.close,
  };
  store.write(() => deleteExpired(store));
  return store;
}

/** Makes an event of something that happened. Belongs inside the same write as the happening itself. */
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
    livemode: "livemode" in data.object ? data.object.livemode : false,
    pending_webhooks: store.isSubscribed(type) ? 1 : 0,
    request: cause,
    type,
  };
  return store.write(() => {
    store.events.put(event.id, event);
    if (store.isSubscribed(type)) {
      const fresh = { attempts: 0, delivered: false, lastStatus: null, lastAt: null };
      store.deliveries.put(event.id, { event: event.id, type, ...fresh });
    }
    store.happened.push(event.id);
    return event;
  });
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

function showFees(store: Store): void {
  for (const { id, source } of store.balance.values()) {
    const charge = store.charges.get(String(source));
    if (charge && !charge.balance_transaction)
      store.charges.put(charge.id, { ...charge, balance_transaction: id });
  }
}

function deleteExpired(store: Store): void {
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
