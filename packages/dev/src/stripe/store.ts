// All tables of the stand-in, and the one way an event comes into being.
import { stripeApiVersion } from "../../../../infra/payments.ts";
import type { Table } from "../kit/journal.ts";
import { type Store as CompanyStore, openStore as openCompanyStore } from "../kit/store.ts";
import {
  type Charge,
  type Dispute,
  type EventRow,
  type EventType,
  type IdempotencyRow,
  type Intent,
  newId,
  type Refund,
  type RefundMoveRow,
  type RefundPlanRow,
  type SessionRow,
} from "./rows.ts";

export interface Store extends CompanyStore<EventRow> {
  sessions: Table<SessionRow>;
  intents: Table<Intent>;
  charges: Table<Charge>;
  refunds: Table<Refund>;
  /** What was said about refunds to come, by charge, and refunds that will move on by themselves. */
  refundCourses: Table<RefundPlanRow>;
  refundPlans: Table<RefundMoveRow>;
  disputes: Table<Dispute>;
  idempotency: Table<IdempotencyRow>;
}

/** Opens the memory in `dir`, or one that is forgotten at the end. */
export function openStore(dir: string | undefined, now: () => number): Store {
  const store = openCompanyStore<EventRow>(dir, "stripe", now);
  return Object.assign(store, {
    sessions: store.table<SessionRow>("sessions"),
    intents: store.table<Intent>("intents"),
    charges: store.table<Charge>("charges"),
    refunds: store.table<Refund>("refunds"),
    refundCourses: store.table<RefundPlanRow>("refundCourses"),
    refundPlans: store.table<RefundMoveRow>("refundPlans"),
    disputes: store.table<Dispute>("disputes"),
    idempotency: store.table<IdempotencyRow>("idempotency"),
  });
}

/** Makes an event of something that happened. Belongs inside the same write as the happening itself. */
export function emit(store: Store, type: EventType, object: EventRow["data"]["object"]): void {
  const event: EventRow = {
    id: newId("evt"),
    object: "event",
    api_version: stripeApiVersion,
    created: store.seconds(),
    data: { object },
    livemode: "livemode" in object ? object.livemode : false,
    type,
  };
  store.keepEvent(event.id, type, event);
}
