import { putNotice } from "../../outbox/notice.entity.ts";
import { numbered, type Parts, put } from "../../platform/table.ts";
import type { Order } from "../order.entity.ts";
import type { Decision } from "./decision.ts";

/** What only a person can settle is put before the owner: a review for as long as it lasts, a refund that came back. */
export function noticeParts(before: Order, { review }: Order, { ledger }: Decision, at: number): Parts {
  const { orderId } = before;
  const about = { kind: "review", orderId, at } as const;
  const opened = review !== undefined && review !== before.review;
  const closed = review === undefined && before.review !== undefined;
  return {
    review: opened
      ? put(putNotice(orderId, { ...about, why: review }))
      : closed
        ? put(putNotice(orderId, about, "done"))
        : undefined,
    ...numbered(
      "refundNotice",
      ledger
        .filter(({ kind }) => kind === "refund-failed")
        .map(({ ref, paise }) =>
          put(putNotice(`${orderId}.${ref}`, { kind: "refund-failed", orderId, paise, at })),
        ),
    ),
  };
}
