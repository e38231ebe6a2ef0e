// All tables of the stand-in, and the one way an event comes into being.
import { stripeApiVersion } from "../../../../infra/payments.ts";
import { idOf, openStore as openCompanyStore } from "../kit/store.ts";
import type { Disk } from "../kit/tables.ts";
import type * as rows from "./rows.ts";

interface Rows {
  sessions: rows.SessionRow;
  intents: rows.Intent;
  charges: rows.Charge;
  refunds: rows.Refund;
  /** What was said about refunds to come, by charge, and refunds that will move on by themselves. */
  refundCourses: rows.RefundPlanRow;
  refundPlans: rows.RefundMoveRow;
  disputes: rows.Dispute;
  balance: rows.Balance;
  idempotency: rows.IdempotencyRow;
}
const tables = "sessions intents charges refunds refundCourses refundPlans disputes balance idempotency";

export type Store = ReturnType<typeof openStore>;

/** Opens what is on the disk, or what is forgotten at the end. */
export function openStore(disk: Disk | undefined, now: () => number) {
  return openCompanyStore<rows.EventRow, Rows>(disk, now, tables);
}

/** A new id in Stripe's form, such as `pi_3Qx...`. */
export const newId = (prefix: string, length = 24) => idOf(prefix, length);

/** Makes an event of something that happened. Belongs inside the same write as the happening itself. */
export function emit(store: Store, type: rows.EventType, object: rows.EventRow["data"]["object"]): void {
  const livemode = "livemode" in object ? object.livemode : false;
  const about = { api_version: stripeApiVersion, created: store.seconds(), data: { object }, livemode };
  store.keepEvent(type, { id: newId("evt"), object: "event", ...about, type });
}
