// What the tests of the lifecycle share.
import type { ManualStatus } from "@store/contract/order-statuses";
import type { Order } from "../order.entity.ts";
import { recordOf } from "../testing.ts";
import type { Assessment } from "./assess.ts";
import { decide } from "./lifecycle.ts";

export const now = 1_760_000_000_000;
export const nothing: Assessment = { sale: undefined, more: [], underWay: false, open: false, sessions: [] };
export const decidedOn = (order: Order, assessment: Partial<Assessment>) =>
  decide(recordOf(order), { ...nothing, ...assessment }, now);
export const refund = (amount: number, state: "pending" | "done" | "failed" = "done") => ({
  id: `re_${amount}_${state}`,
  amount,
  state,
  at: now,
});
export const byHand = (status: ManualStatus) => ({ override: { by: "admin", at: 1, status } });
