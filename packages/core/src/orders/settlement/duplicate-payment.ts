import { type Capture, leftOf } from "../../providers/payments.ts";
import type { OrderRecord } from "../record.ts";
import { type Decision, decision } from "./decision.ts";
import { failedAlarms, failedRows, knownRows, refundStates, row, rupees, takenRows } from "./money.ts";

/** A further payment of the order: the buyer did nothing wrong, so the shop sends it back by itself, once. */
export function duplicateDecision(record: OrderRecord, capture: Capture): Decision {
  const { order } = record;
  const { paymentId, dispute } = capture;
  const known = knownRows(record);
  const isNew = !known.has(`duplicate#${paymentId}`);
  const accepted = capture.refunds.filter(({ state }) => state !== "failed");
  const left = leftOf(capture);
  const sendsBack = isNew && left > 0 && dispute?.state !== "lost";
  const newlyBack = accepted.filter(({ id }) => !known.has(`duplicate-refunded#${id}`));
  const ledger = [
    ...takenRows(record, "duplicate", capture, known),
    ...accepted.flatMap(({ id, amount: paise }) =>
      row(known, order, "duplicate-refunded", id, paise, { paymentId }),
    ),
    ...failedRows(capture, order, known),
  ];
  const [first] = newlyBack;
  return {
    ...decision(order),
    payments: isNew ? [{ capture, what: "duplicate" }] : [],
    proofs: isNew ? [capture] : [],
    refunds: sendsBack
      ? [
          {
            refundKey: `duplicate:${order.orderId}:${paymentId}`,
            paymentId,
            amount: left,
            reason: "duplicate",
            by: "system",
          },
        ]
      : [],
    refundStates: refundStates(record, capture),
    ledger,
    mails: first
      ? [{ kind: "duplicate-refunded", refundId: first.id, refundedAmount: rupees(newlyBack), whole: true }]
      : [],
    audit: sendsBack ? [{ by: "system", action: "order.duplicate", after: paymentId }] : [],
    alarms: failedAlarms(ledger),
  };
}
