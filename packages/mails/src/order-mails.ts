// Mails about an order that is there already: paid twice, refunded, its invoice.

import { formatRupees } from "@store/contract/format";
import type { MailOf, OrderFacts } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { addressToCopy, type Block, button, heading, section, steps } from "./blocks.tsx";
import type { Templates } from "./mail-content.ts";
import {
  invoiceLabel,
  invoiceNote,
  namesOf,
  orderSubject,
  paidOn,
  receiptRows,
  replyPromise,
  type SumRow,
  webLink,
} from "./mail-facts.ts";
import { receipt, supportAddress } from "./order-blocks.tsx";
import { factTable, sumTable } from "./table-blocks.tsx";

export const orderMails = {
  /** A second payment that adds nothing: we saw it, it is flagged, and this is what follows. */
  duplicate(mail) {
    const isPaid = mail.total > 0;
    return {
      subject: isPaid ? `Your second payment to ${offer.name}` : `Your second order at ${offer.name}`,
      preheader: isPaid
        ? `${formatRupees(mail.total)} is marked for a refund. You do not need to do anything.`
        : "Nothing was charged. You do not need to do anything.",
      title: isPaid ? "We saw your second payment" : "We saw your second order",
      about: orderSubject(mail),
      intro: [whatWeSaw(mail)],
      blocks: [...(isPaid ? [whatHappensNext(mail)] : []), section(28, receipt(mail))],
    };
  },

  /** One order was paid twice, and the second payment is on its way back: nobody has to ask for it. */
  "duplicate-refunded"(mail) {
    const back = formatRupees(mail.refundedAmount);
    return {
      subject: `You paid twice: ${back} is on its way back`,
      preheader: `We kept your first payment and refunded the second, ${back}. There is nothing you have to do.`,
      title: "You paid twice, once is enough",
      about: orderSubject(mail),
      blocks: [
        `Two payments reached us for one order. It happens when a payment page is open in two tabs, or a payment goes through after it seemed to have failed. We kept the first payment and refunded the second, ${back}. There is nothing you have to do.`,
        "The money goes back the way it was paid. Banks often take 5 to 10 working days to show it.",
        `Your order is unchanged: what you bought is open in account ${mail.customerId}, with the same login.`,
        receiptWith(
          mail,
          { label: "Second payment", amount: back, kind: "sum" },
          { label: "Second payment refunded", amount: `−${back}`, kind: "sum" },
        ),
        `Not in your account after 10 working days? ${replyPromise}`,
      ],
    };
  },

  /** Money is on its way back: how much, for what, how long it takes, and what it closes. */
  refund(mail) {
    const back = formatRupees(mail.refundedAmount);
    return {
      subject: `Your refund of ${back}`,
      preheader: "It goes back the way it was paid. Banks often take 5 to 10 working days.",
      title: `${back} is on its way back`,
      about: orderSubject(mail),
      blocks: [
        whatFor(mail, back),
        "The money goes back the way it was paid. Banks often take 5 to 10 working days to show it.",
        mail.whole
          ? `What came with this order alone is closed now in account ${mail.customerId}. What you bought in other orders stays open, with the same login.`
          : `What you keep in account ${mail.customerId} opens as before, with the same login.`,
        receiptWith(mail, { label: "Refunded", amount: `−${back}`, kind: "sum" }),
        ...(mail.invoiceUrl === undefined
          ? []
          : [
              {
                words: "Invoice and credit note as PDF, for 30 days:",
                label: "Download them",
                url: webLink(mail.invoiceUrl),
              },
            ]),
      ],
    };
  },

  /** Invoice and credit notes of one order, once more. */
  invoice(mail) {
    const url = webLink(mail.invoiceUrl);
    return {
      subject: "Your invoice",
      preheader: `For your order of ${paidOn(mail)}. ${invoiceNote}`,
      title: "Your invoice",
      about: orderSubject(mail),
      blocks: [
        `Here is the invoice of your order of ${paidOn(mail)}: ${namesOf(mail.lines)}.`,
        button(invoiceLabel, url),
        `${invoiceNote} If money was refunded, the credit notes are there too.`,
        factTable("Your order", [
          { label: "Order", value: mail.orderId },
          { label: "Customer ID", value: mail.customerId },
        ]),
        addressToCopy("If the button does not open, copy this address:", url),
      ],
    };
  },
} satisfies Partial<Templates>;

function whatWeSaw(mail: MailOf<"duplicate">): string {
  const held = `Your account ${mail.customerId} already holds all of it`;
  if (mail.total === 0) {
    return `On ${paidOn(mail)} you ordered ${namesOf(mail.lines)} once more. ${held}. The order cost nothing, so there is nothing to give back, and nothing has changed.`;
  }
  return `On ${paidOn(mail)} you paid ${formatRupees(mail.total)} for ${namesOf(mail.lines)}. ${held}, so this payment brought you nothing new and we have marked it for a refund.`;
}

function whatHappensNext(mail: MailOf<"duplicate">): Block {
  return section(
    28,
    heading("What happens next"),
    steps([
      "One of us compares the two payments. You do not need to ask.",
      `We return the full ${formatRupees(mail.total)} the way it was paid. Banks often take 5 to 10 working days to show it.`,
      "Your earlier order stays exactly as it is.",
    ]),
    supportAddress(
      "If you meant to pay twice, tell us before the refund goes out and quote the order number:",
      mail,
    ),
  );
}

function whatFor(mail: MailOf<"refund">, back: string): string {
  const { whole, refundedAmount, total } = mail;
  const paid = `${formatRupees(total)} that you paid on ${paidOn(mail)}`;
  if (!whole) return `We have refunded ${back} of the ${paid}.`;
  // The last of several refunds of one order.
  if (refundedAmount < total) return `We have refunded ${back}, the rest of the ${paid}.`;
  return `Your order of ${paidOn(mail)} has been refunded: ${namesOf(mail.lines)}.`;
}

/** The receipt, and below its total what became of the money. */
function receiptWith(order: OrderFacts, ...rows: readonly SumRow[]): Block {
  const note = `${order.orderId}, ${paidOn(order)}`;
  return sumTable("Receipt", [...receiptRows(order), ...rows], [note]);
}
