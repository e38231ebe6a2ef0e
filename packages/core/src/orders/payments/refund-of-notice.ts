import { StoreError } from "@store/contract/errors";
import { closeNotice } from "../../outbox/close-notice.ts";
import { NoticeEntity } from "../../outbox/notice.entity.ts";
import { refundDuplicate } from "./refund-by-hand.ts";

/**
 * Sends the payment of a notice back once more, and takes the notice off the list; a new refusal has a notice of its own.
 * Answers paise. Throws `order.not_refundable` for a notice without such a payment, and what `refundDuplicate` throws.
 */
export async function refundOfNotice(noticeId: string, by: string): Promise<number> {
  const { data: notice } = await NoticeEntity.get({ noticeId }).go({ consistent: true });
  const { orderId, paymentId } = notice ?? {};
  if (orderId === undefined || paymentId === undefined) throw new StoreError("order.not_refundable");
  const paise = await refundDuplicate(orderId, paymentId, by).catch(async (error: unknown) => {
    if (error instanceof StoreError && error.code === "refund.refused") await closeNotice(noticeId, by);
    throw error;
  });
  await closeNotice(noticeId, by);
  return paise;
}
