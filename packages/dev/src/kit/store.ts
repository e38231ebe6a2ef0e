// What the stand-in of a payment company remembers besides its own objects: events, how far each has been delivered to the
// shop, what was said of the account, and the calls of its API.
import { openJournal, type Table } from "./journal.ts";

/** How far the delivery of one event to the shop's endpoint has come. */
export interface DeliveryRow {
  event: string;
  type: string;
  attempts: number;
  delivered: boolean;
  /** Status of the last answer; 0 when there was none. */
  lastStatus: number | null;
}

/** One call of the API, for tests. */
export interface RequestRow {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  path: string;
  idempotencyKey: string | null;
  /** Status of the answer; 0 when the connection was cut instead. */
  status: number;
  /** The answer came from the idempotency key, nothing ran. */
  replayed: boolean;
  /** Id of the object in the answer. */
  object: string | null;
}

export interface Store<Event> {
  table<Row>(name: string): Table<Row>;
  events: Table<Event>;
  deliveries: Table<DeliveryRow>;
  facts: Table<unknown>;
  /** The newest few thousand calls since the start, oldest first. */
  requests: RequestRow[];
  /** All changes inside happen together or not at all, also across `kill -9`. */
  write<Result>(work: () => Result): Result;
  /** Milliseconds since 1970, by the clock that was given. */
  now(): number;
  /** The same in seconds, as the companies count. */
  seconds(): number;
  /**
   * Somebody listens from now on: to these types, or to all. It is kept, so that what the clock does after a restart,
   * before the shop has said again where it is, is delivered as well.
   */
  expectEndpoint(types?: readonly string[]): void;
  /** Keeps an event, to be delivered if somebody listens. Belongs inside the same write as what happened. */
  keepEvent(id: string, type: string, event: Event): void;
  /** Called with the id of each new event, after it is on the disk. */
  onEvent: (id: string) => void;
  close(): void;
}

const mostRequests = 5000;

/** Opens `<dir>/<name>.jsonl`, or a store that is forgotten at the end. */
export function openStore<Event>(dir: string | undefined, name: string, now: () => number): Store<Event> {
  const journal = openJournal(dir, name);
  const happened: string[] = [];
  let depth = 0;
  const store: Store<Event> = {
    table: journal.table,
    events: journal.table("events"),
    deliveries: journal.table("deliveries"),
    facts: journal.table("facts"),
    requests: [],
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
    now,
    seconds: () => Math.floor(now() / 1000),
    expectEndpoint: (types) => store.facts.put("endpoint", types ?? true),
    keepEvent(id, type, event) {
      store.write(() => {
        store.events.put(id, event);
        const types = store.facts.get("endpoint");
        if (types === true || (Array.isArray(types) && types.includes(type)))
          store.deliveries.put(id, { event: id, type, attempts: 0, delivered: false, lastStatus: null });
        happened.push(id);
      });
    },
    onEvent: () => {},
    close: journal.close,
  };
  return store;
}

export function logRequest({ requests }: Pick<Store<unknown>, "requests">, row: RequestRow): void {
  requests.push(row);
  if (requests.length > mostRequests) requests.shift();
}
