// Razorpay's signed messages. Razorpay: "Validate and Test Webhooks", "Webhook Payloads".
import { createHmac } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { sameText } from "../platform/secrets.ts";
import type { PaymentEvent } from "./payments.ts";
import {
  type Link,
  noteOf,
  type RazorpayDispute,
  type RazorpayPayment,
  type RazorpayRefund,
} from "./razorpay-api.ts";

interface Message {
  event: string;
  payload: {
    payment_link?: { entity: Link };
    payment?: { entity: RazorpayPayment };
    refund?: { entity: RazorpayRefund };
    dispute?: { entity: RazorpayDispute };
  };
}

/** Throws `webhook.signature` when the bytes were not signed with `secret`. No time is signed: a repeat does no harm. */
export function readRazorpayEvent(secret: string, rawBody: string, signature: string): PaymentEvent {
  const digest = createHmac("sha256", secret).update(rawBody).digest("hex");
  if (!sameText(digest, signature)) throw new StoreError("webhook.signature");
  const { event: type, payload } = parsed(rawBody);
  const link = payload.payment_link?.entity;
  const payment = payload.payment?.entity;
  const dispute = payload.dispute?.entity;
  const named = (name: string) => noteOf(link?.notes ?? null, name) ?? noteOf(payment?.notes ?? null, name);
  const providerOrderId = link?.order_id ?? payment?.order_id ?? undefined;
  const hints = {
    ...(providerOrderId && { providerOrderId }),
    ...(dispute && { disputeId: dispute.id }),
  };
  return {
    type,
    orderId: named("order_id"),
    attempt: Number(named("attempt")) || undefined,
    sessionId: link?.id ?? linkOf(payment?.description),
    paymentId: payment?.id ?? payload.refund?.entity.payment_id ?? dispute?.payment_id,
    ...(Object.keys(hints).length > 0 && { hints }),
  };
}

function parsed(rawBody: string): Message {
  const { event, payload } = JSON.parse(rawBody) as Partial<Message>;
  return { event: String(event), payload: payload ?? {} };
}

/** A payment made on a link is described by the link's own id. */
function linkOf(description: string | null | undefined): string | undefined {
  const id = /^#([A-Za-z0-9]{8,})$/.exec(description ?? "")?.[1];
  return id && `plink_${id}`;
}
