import { formatRupees } from "@store/contract/format";
import type { RefundMail } from "@store/contract/mail-model";
import { type Block, letterOf } from "./letter-blocks.tsx";
import { namesOf, orderSubject, paidOn, receiptRows, webLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

/** Money is on its way back: how much, for what, how long it takes, and what it closes. */
export function refundMail(mail: RefundMail): MailParts {
  const back = formatRupees(mail.refundedAmount);
  return letterOf({
    subject: `Your refund of ${back}`,
    preheader: "It goes back the way it was paid. Banks often take 5 to 10 working days.",
    title: `${back} is on its way back`,
    name: mail.name,
    about: orderSubject(mail),
    blocks: [
      {
        kind: "say",
        words: whatFor(mail, back),
      },
      {
        kind: "say",
        words: "The money goes back the way it was paid. Banks often take 5 to 10 working days to show it.",
      },
      {
        kind: "say",
        words: mail.whole
          ? `What came with this order alone is closed now in account ${mail.customerId}. What you bought in other orders stays open, with the same login.`
          : `What you keep in account ${mail.customerId} opens as before, with the same login.`,
      },
      receipt(mail),
      ...(mail.invoiceUrl === undefined
        ? []
        : [
            {
              kind: "lead" as const,
              words: "Invoice and credit note as PDF, for 30 days:",
              label: "Download them",
              url: webLink(mail.invoiceUrl),
            },
          ]),
    ],
  });
}

function whatFor(mail: RefundMail, back: string): string {
  const { whole, refundedAmount, total } = mail;
  const paid = `${formatRupees(total)} that you paid on ${paidOn(mail)}`;
  if (!whole) return `We have refunded ${back} of the ${paid}.`;
  // The last of several refunds of one order.
  if (refundedAmount < total) return `We have refunded ${back}, the rest of the ${paid}.`;
  return `Your order of ${paidOn(mail)} has been refunded: ${namesOf(mail.lines)}.`;
}

function receipt(mail: RefundMail): Block {
  const refunded = {
    label: "Refunded",
    amount: `−${formatRupees(mail.refundedAmount)}`,
    kind: "sum" as const,
  };
  return {
    kind: "sums",
    title: "Receipt",
    note: `${mail.orderId}, ${paidOn(mail)}`,
    rows: [...receiptRows(mail), refunded],
  };
}
