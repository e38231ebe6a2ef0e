// Mails about a basket: reminders of it, at most three, with one link back and no pushing; and a payment that failed.

import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import type { CartFacts } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { causeTexts, isUndecided, moneyText } from "@store/contract/payment-causes";
import { type Block, bullets, button, heading } from "./blocks.tsx";
import type { MailContent, Templates } from "./mail-content.ts";
import { namesOf, replyPromise, sumRows } from "./mail-facts.ts";
import { sumTable } from "./table-blocks.tsx";

const back = "Back to the cart";

/** The reminders: docs/product.md section 4. */
export const cartMails = {
  "cart-1": (mail) => ({
    subject: "Your cart is still here",
    preheader: `${namesOf(mail.lines)}: ${formatRupees(mail.total)}. Nothing was charged.`,
    title: "Your cart is still here",
    blocks: [
      `You filled in our checkout and left before paying. Nothing was charged. The link below puts back what you chose${mail.discountCode ? `, and the code ${mail.discountCode} with it` : ""}.`,
      ...basket(mail, back),
      `One payment, lifetime access. Your login arrives ${isObserved() ? "the minute you pay" : "once your payment is confirmed"}.`,
      `Did something not work, or is something unclear? ${replyPromise}`,
    ],
    ...always(mail),
  }),
  "cart-2": (mail) => ({
    subject: "What is in the cart you left",
    preheader: `${formatRupees(mail.total)} in one payment, and what each part of it does.`,
    title: "What is in your cart",
    blocks: [
      "A day ago you left a cart at our checkout. In case you are still weighing it up, this is what it holds:",
      bullets(mail.lines.map(({ name }) => described(name))),
      ...basket(mail, back),
      `A question before you decide? ${replyPromise}`,
      "Not for you? Then ignore this mail; you need not reply.",
    ],
    ...always(mail),
  }),
  "cart-3": (mail) => ({
    subject: mail.coupon
      ? `${mail.coupon.percentage}% off, in our last mail about your cart`
      : "Our last mail about your cart",
    preheader: mail.coupon
      ? `The code ${mail.coupon.code} is in the link: ${formatRupees(mail.total)} in all.`
      : `${namesOf(mail.lines)}: ${formatRupees(mail.total)}. We will not ask again.`,
    title: "Our last mail about your cart",
    blocks: [
      "Three days ago you left this cart at our checkout. This is the last mail about it.",
      ...(mail.coupon
        ? [
            `The link below brings a code with it: ${mail.coupon.code} takes ${mail.coupon.percentage}% off the whole cart.`,
          ]
        : []),
      ...basket(mail, mail.coupon ? `Open it with ${mail.coupon.percentage}% off` : back),
      "If the answer is no, do nothing. We will not write about it again.",
    ],
    ...always(mail),
  }),

  /** A payment that came to nothing, and a buyer who left: what happened, and the way that helps. One mail, and no second. */
  "payment-failed"(mail) {
    const { happened, helps } = causeTexts[mail.cause];
    const money = moneyText(mail.cause);
    const debit = {
      words: "Has money left your account? Then do not pay again yet, and",
      label: "ask for your login with the payment’s reference",
      url: mail.findUrl,
    };
    return {
      subject: "Your payment did not go through",
      preheader: `${happened} Your cart is kept.`,
      title: "Your payment did not go through",
      about: "My payment",
      blocks: [
        `${happened} ${money}`,
        ...(isUndecided(mail.cause) ? [debit] : []),
        heading("What helps"),
        `${helps} The button below puts back what you chose.`,
        sumTable("Your cart", sumRows(mail, "Total")),
        button("Try again", mail.restoreUrl),
        `This is our only mail about it. Did it fail again? ${replyPromise}`,
      ],
      why: {
        words: `This address was typed into the ${offer.name} checkout, and a payment was tried there. One press will`,
        label: "stop such mails",
        url: mail.unsubscribeUrl,
      },
    };
  },
} satisfies Partial<Templates>;

/** What the reminders have in common. */
function always(mail: CartFacts): Pick<MailContent, "about" | "why"> {
  return {
    about: "My cart",
    why: {
      words: `This address was typed into the ${offer.name} checkout, where a note beside the field said that a reminder might follow. One press will`,
      label: "stop these reminders",
      url: mail.unsubscribeUrl,
    },
  };
}

function basket(mail: CartFacts, label: string): Block[] {
  return [sumTable("Your cart", sumRows(mail, "Total")), button(label, mail.restoreUrl)];
}

function described(name: string): string {
  const product = offer.products.find((one) => one.name === name);
  return product ? `${name}: ${product.description}` : name;
}
