// What the stand-in of a payment company remembers besides its own objects: events, how far each has been delivered to the
// shop, what was said of the account, and the calls of its API.
import { randomInt } from "node:crypto";
import { type Disk, openTables, type Table } from "./tables.ts";

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

export type Store<Event extends { id: string } = { id: string }> = ReturnType<typeof openStore<Event>>;

const mostRequests = 5000;

/** Opens what is on the disk, or a store that is forgotten at the end. `names`: the company's own tables, spaces between. */
export function openStore<Event extends { id: string }, Rows extends object = object>(
  disk: Disk | undefined,
  now: () => number,
  names = "",
) {
  const tables = openTables(disk);
  const happened: string[] = [];
  let depth = 0;
  const own = names.split(" ").map((name) => [name, tables.table(name)]);
  const store = {
    ...(Object.fromEntries(own) as { [Name in keyof Rows]: Table<Rows[Name]> }),
    events: tables.table<Event>("events"),
    deliveries: tables.table<DeliveryRow>("deliveries"),
    facts: tables.table<unknown>("facts"),
    /** The newest few thousand calls since the start, oldest first. */
    requests: [] as RequestRow[],
    /** All changes inside happen together or not at all, also across `kill -9`. */
    write<Result>(work: () => Result): Result {
      depth += 1;
      try {
        return tables.write(work);
      } catch (error) {
        // What threw did not happen, and neither did its events.
        if (depth === 1) happened.length = 0;
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) for (const id of happened.splice(0)) store.onEvent(id);
      }
    },
    /** Milliseconds since 1970, by the clock that was given. */
    now,
    /** The same in seconds, as the companies count. */
    seconds: () => Math.floor(now() / 1000),
    /**
     * Somebody listens from now on: to these types, or to all. It is kept, so that what the clock does after a restart,
     * before the shop has said again where it is, is delivered as well.
     */
    expectEndpoint: (types?: readonly string[]) => tables.table("facts").put("endpoint", types ?? true),
    /** Keeps an event, to be delivered if somebody listens. Belongs inside the same write as what happened. */
    keepEvent(type: string, event: Event): void {
      store.write(() => {
        const { id } = event;
        store.events.put(id, event);
        const types = store.facts.get("endpoint");
        if (types === true || (Array.isArray(types) && types.includes(type)))
          store.deliveries.put(id, { event: id, type, attempts: 0, delivered: false, lastStatus: null });
        happened.push(id);
      });
    },
    /** Called with the id of each new event, after it is on the disk. */
    onEvent: (_id: string): void => {},
    close: tables.close,
  };
  return store;
}

export function logRequest({ requests }: Pick<Store, "requests">, row: RequestRow): void {
  requests.push(row);
  if (requests.length > mostRequests) requests.shift();
}

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new id as both companies make them: a prefix, and so many letters and digits. */
export function idOf(prefix: string, length: number): string {
  return `${prefix}_${Array.from({ length }, () => signs[randomInt(signs.length)]).join("")}`;
}
