// All tables of the stand-in, and the one way a message comes into being.
import type { Table } from "../kit/journal.ts";
import { type Store as CompanyStore, openStore as openCompanyStore } from "../kit/store.ts";
import {
  type Dispute,
  type EventRow,
  type EventType,
  type KeyRow,
  type LinkRow,
  newId,
  type PaymentRow,
  type Refund,
} from "./rows.ts";

export interface Store extends CompanyStore<EventRow> {
  links: Table<LinkRow>;
  payments: Table<PaymentRow>;
  refunds: Table<Refund>;
  disputes: Table<Dispute>;
  keys: Table<KeyRow>;
}

/** Opens the memory in `dir`, or one that is forgotten at the end. */
export function openStore(dir: string | undefined, now: () => number): Store {
  const store = openCompanyStore<EventRow>(dir, "razorpay", now);
  return Object.assign(store, {
    links: store.table<LinkRow>("links"),
    payments: store.table<PaymentRow>("payments"),
    refunds: store.table<Refund>("refunds"),
    disputes: store.table<Dispute>("disputes"),
    keys: store.table<KeyRow>("keys"),
  });
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
  store.keepEvent(event.id, type, event);
}
