import type { OwnerNotice } from "@store/contract/admin-rows";
import { mailNames } from "@store/contract/mail-model";
import type { Notice } from "../../outbox/notice.entity.ts";
import { readOrder } from "../order.entity.ts";

/** With the name of its order's buyer, who may be erased by now. */
export async function noticeView({
  noticeId,
  kind,
  at,
  orderId,
  paise,
  paymentId,
  mail,
  why,
}: Notice): Promise<OwnerNotice> {
  const order = orderId === undefined ? null : await readOrder(orderId);
  return {
    noticeId,
    kind,
    at,
    orderId: order?.orderId,
    customerId: order?.customerId,
    customerName: order?.name,
    paise,
    paymentId,
    mail: mail && mailNames[mail],
    why,
  };
}
