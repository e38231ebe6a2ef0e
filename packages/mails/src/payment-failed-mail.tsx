// A payment that came to nothing, and a buyer who left: what happened, and the way that helps. One mail, and no second.
import { brand } from "@store/contract/brand";
import type { PaymentFailedMail } from "@store/contract/mail-model";
import { causeTexts, isUndecided, moneyText } from "@store/contract/payment-causes";
import { type Block, letterOf } from "./letter-blocks.tsx";
import { replyPromise, sumRows } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

export function paymentFailedMail(mail: PaymentFailedMail): MailParts {
  const { happened, helps } = causeTexts[mail.cause];
  const money = moneyText(mail.cause);
  const debit: Block[] = isUndecided(mail.cause)
    ? [
        {
          kind: "lead",
          words: "Has money left your account? Then do not pay again yet, and",
          label: "ask for your login with the payment’s reference",
          url: mail.findUrl,
        },
      ]
    : [];
  return letterOf({
    subject: "Your payment did not go through",
    preheader: `${happened} Your basket is kept.`,
    title: "Your payment did not go through",
    name: mail.name,
    about: "My payment",
    blocks: [
      { kind: "say", words: `${happened} ${money}` },
      ...debit,
      { kind: "head", words: "What helps" },
      { kind: "say", words: `${helps} The button below puts back what you chose.` },
      { kind: "sums", title: "Your basket", rows: sumRows(mail, "Total") },
      { kind: "act", label: "Try again", url: mail.restoreUrl },
      { kind: "say", words: `This is our only mail about it. Did it fail again? ${replyPromise}` },
    ],
    why: {
      words: `This address was typed into the ${brand.name} checkout, and a payment was tried there. One press will`,
      label: "stop such mails",
      url: mail.unsubscribeUrl,
    },
  });
}
