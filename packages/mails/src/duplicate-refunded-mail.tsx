import { formatRupees } from "@store/contract/format";
import type { DuplicateRefundedMail } from "@store/contract/mail-model";
import { letterOf } from "./letter-blocks.tsx";
import { orderSubject, paidOn, receiptRows, replyPromise } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

/** One order was paid twice, and the second payment is on its way back: nobody has to ask for it. */
export function duplicateRefundedMail(mail: DuplicateRefundedMail): MailParts {
  const back = formatRupees(mail.refundedAmount);
  return letterOf({
    subject: `You paid twice: ${back} is on its way back`,
    preheader: `We kept your first payment and refunded the second, ${back}. There is nothing you have to do.`,
    title: "You paid twice, once is enough",
    name: mail.name,
    about: orderSubject(mail),
    blocks: [
      {
        kind: "say",
        words: `Two payments reached us for one order. It happens when a payment page is open in two tabs, or a payment goes through after it seemed to have failed. We kept the first payment and refunded the second, ${back}. There is nothing you have to do.`,
      },
      {
        kind: "say",
        words: "The money goes back the way it was paid. Banks often take 5 to 10 working days to show it.",
      },
      {
        kind: "say",
        words: `Your order is unchanged: what you bought is open in account ${mail.customerId}, with the same login.`,
      },
      {
        kind: "sums",
        title: "Receipt",
        note: `${mail.orderId}, ${paidOn(mail)}`,
        rows: [
          ...receiptRows(mail),
          { label: "Second payment", amount: back, kind: "sum" },
          { label: "Second payment refunded", amount: `−${back}`, kind: "sum" },
        ],
      },
      { kind: "say", words: `Not in your account after 10 working days? ${replyPromise}` },
    ],
  });
}
