// When the schedule comes back to an order although nobody asks for it.

import { paymentTimings } from "@store/contract/timings";
import { days, hours, minutes } from "../../platform/time.ts";
import type { OrderRecord } from "../record.ts";
import type { Assessment } from "./assess.ts";
import type { Decision } from "./decision.ts";
import { isLate } from "./late-payment.ts";

/**
 * Sets it for refunds that are not at their end, for pages that are open beside what an admin has set, for money that
 * may come late, and for a fee that is not told with its payment.
 */
export function lookAgain(
  { order, refunds, sessions }: OrderRecord,
  decided: Decision,
  { open, underWay, lateUntil, sale }: Assessment,
  now: number,
): Decision {
  const refundWait = refundsWait(refunds, decided, now);
  // Whether it adds anything is known when it is completed: should what follows be interrupted, the schedule does it.
  const completesLate = decided.transition === "complete" && isLate({ sessions });
  const late = lateUntil === undefined ? undefined : lateInterval(order.createdAt, lateUntil, now);
  const waits = [
    ...(open || completesLate ? [paymentTimings.poll] : []),
    ...(underWay ? [paymentTimings.slowPoll] : []),
    ...(refundWait === undefined ? [] : [refundWait]),
    ...(late === undefined ? [] : [late]),
    ...(sale && sale.fee === undefined && now - sale.at < paymentTimings.feeMayCome
      ? [paymentTimings.slowPoll]
      : []),
  ];
  const wait = waits.length > 0 ? Math.min(...waits) : undefined;
  const isDue = order.dueAt !== undefined && order.dueAt <= now;
  if (decided.transition === "wait") return decided;
  const settlesNow = decided.to !== order.status;
  if (wait !== undefined && (order.dueAt === undefined || isDue || settlesNow))
    return { ...decided, set: { ...decided.set, dueAt: now + wait } };
  return isDue && !("dueAt" in decided.set)
    ? { ...decided, set: { ...decided.set, dueAt: undefined } }
    : decided;
}

/** How long until the refunds of an order are looked at again; undefined when they are at their end. */
export function refundsWait(
  refunds: OrderRecord["refunds"],
  decided: Pick<Decision, "refunds" | "refundStates">,
  now: number,
): number | undefined {
  const states = new Map(refunds.map(({ refundKey, state }) => [refundKey, state]));
  for (const { refundKey, state } of decided.refundStates) states.set(refundKey, state);
  for (const { refundKey } of decided.refunds) states.set(refundKey, "asked");
  const all = [...states.values()];
  const mayFail = refunds.some(
    ({ refundKey, createdAt }) =>
      states.get(refundKey) === "done" && now - createdAt < paymentTimings.refundMayFail,
  );
  if (all.includes("asked")) return paymentTimings.poll;
  if (all.includes("pending")) return paymentTimings.refundPoll;
  return mayFail ? paymentTimings.doneRefundPoll : undefined;
}

/** Less and less often, and a last time when nothing can come any more. */
function lateInterval(createdAt: number, lateUntil: number, now: number): number {
  const age = now - createdAt;
  const usual =
    age < hours(2)
      ? paymentTimings.firstLateLook
      : age < hours(8)
        ? hours(1)
        : age < days(1)
          ? hours(6)
          : hours(24);
  return Math.min(usual, lateUntil - now + minutes(1));
}
