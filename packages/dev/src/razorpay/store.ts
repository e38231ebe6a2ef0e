// All tables of the stand-in, and the one way a message comes into being.
import { idOf, openStore as openCompanyStore } from "../kit/store.ts";
import type { Disk } from "../kit/tables.ts";
import type * as rows from "./rows.ts";

interface Rows {
  links: rows.LinkRow;
  payments: rows.PaymentRow;
  refunds: rows.Refund;
  disputes: rows.Dispute;
  keys: rows.KeyRow;
  lines: rows.Line;
}

export type Store = ReturnType<typeof openStore>;

/** Opens what is on the disk, or what is forgotten at the end. */
export function openStore(disk: Disk | undefined, now: () => number) {
  return openCompanyStore<rows.EventRow, Rows>(disk, now, "links payments refunds disputes keys lines");
}

/** A new id in Razorpay's form, such as `pay_29QQoUBi66xm2f`. */
export const newId = (prefix: string) => idOf(prefix, 14);

/** Belongs inside the same write as what happened. */
export function emit(store: Store, event: rows.EventType, entities: Record<string, object>): void {
  const told = Object.entries(entities).map(([name, entity]) => [name, { entity: structuredClone(entity) }]);
  const about = { contains: Object.keys(entities), payload: Object.fromEntries(told) };
  const account = { entity: "event", account_id: "acc_local00000000" } as const;
  store.keepEvent(event, {
    id: newId("evt"),
    body: { ...account, event, ...about, created_at: store.seconds() },
  });
}
