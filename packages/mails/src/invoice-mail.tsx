import type { InvoiceMail } from "@store/contract/mail-model";
import { letterOf } from "./letter-blocks.tsx";
import { invoiceLabel, invoiceNote, namesOf, orderSubject, paidOn, webLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

/** Invoice and credit notes of one order, once more. */
export function invoiceMail(mail: InvoiceMail): MailParts {
  const url = webLink(mail.invoiceUrl);
  return letterOf({
    subject: "Your invoice",
    preheader: `For your order of ${paidOn(mail)}. ${invoiceNote}`,
    title: "Your invoice",
    name: mail.name,
    about: orderSubject(mail),
    blocks: [
      { kind: "say", words: `Here is the invoice of your order of ${paidOn(mail)}: ${namesOf(mail.lines)}.` },
      { kind: "act", label: invoiceLabel, url },
      { kind: "say", words: `${invoiceNote} If money was refunded, the credit notes are there too.` },
      {
        kind: "facts",
        title: "Your order",
        rows: [
          { label: "Order", value: mail.orderId },
          { label: "Customer ID", value: mail.customerId },
        ],
      },
      { kind: "spell", words: "If the button does not open, copy this address:", url },
    ],
  });
}
