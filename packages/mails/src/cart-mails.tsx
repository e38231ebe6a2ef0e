// Reminders of a basket: what it holds, one link back, and no pushing. At most three, and the third says so.
import { brand } from "@store/contract/brand";
import { bundle, upsells } from "@store/contract/catalogue";
import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import type { CartFacts, CartMail } from "@store/contract/mail-model";
import { discountAmount } from "@store/contract/price-basket";
import { type Block, letterOf } from "./letter-blocks.tsx";
import { namesOf, replyPromise, sumRows } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

const back = "Back to the basket";

/** The first, second or third mail about a basket that was left (docs/product.md section 4). */
export function cartMail(mail: CartMail): MailParts {
  return letterOf({
    ...words[mail.kind](mail),
    name: mail.name,
    about: "My basket",
    why: {
      words: `This address was typed into the ${brand.name} checkout, where a note beside the field said that a reminder might follow. One press will`,
      label: "stop these reminders",
      url: mail.unsubscribeUrl,
    },
  });
}

interface Words {
  subject: string;
  preheader: string;
  title: string;
  blocks: Block[];
}

const words: Record<CartMail["kind"], (mail: CartMail) => Words> = {
  "cart-1": (mail) => ({
    subject: "Your basket is still here",
    preheader: `${namesOf(mail.lines)}: ${formatRupees(mail.total)}. Nothing was charged.`,
    title: "Your basket is still here",
    blocks: [
      {
        kind: "say",
        words: `You filled in our checkout and left before paying. Nothing was charged. The link below puts back what you chose${mail.discountCode ? `, and the code ${mail.discountCode} with it` : ""}.`,
      },
      ...basket(mail, back),
      {
        kind: "say",
        words: `One payment, lifetime access. Your login arrives ${isObserved ? "the minute you pay" : "once your payment is confirmed"}.`,
      },
      { kind: "say", words: `Did something not work, or is something unclear? ${replyPromise}` },
    ],
  }),
  "cart-2": (mail) => ({
    subject: "What is in the basket you left",
    preheader: `${formatRupees(mail.total)} in one payment, and what each part of it does.`,
    title: "What is in your basket",
    blocks: [
      {
        kind: "say",
        words:
          "A day ago you left a basket at our checkout. In case you are still weighing it up, this is what it holds:",
      },
      { kind: "list", items: mail.lines.map(({ name }) => described(name)) },
      ...basket(mail, back),
      { kind: "say", words: `A question before you decide? ${replyPromise}` },
      { kind: "say", words: "Not for you? Then ignore this mail; you need not reply." },
    ],
  }),
  "cart-3": (mail) => ({
    subject: mail.coupon
      ? `${mail.coupon.percentage}% off, in our last mail about your basket`
      : "Our last mail about your basket",
    preheader: mail.coupon
      ? `The code ${mail.coupon.code} is in the link: ${formatRupees(priced(mail).total)} in all.`
      : `${namesOf(mail.lines)}: ${formatRupees(mail.total)}. We will not ask again.`,
    title: "Our last mail about your basket",
    blocks: [
      {
        kind: "say",
        words: "Three days ago you left this basket at our checkout. This is the last mail about it.",
      },
      ...(mail.coupon
        ? [
            {
              kind: "say" as const,
              words: `The link below brings a code with it: ${mail.coupon.code} takes ${mail.coupon.percentage}% off the whole basket.`,
            },
          ]
        : []),
      ...basket(mail, mail.coupon ? `Open it with ${mail.coupon.percentage}% off` : back),
      { kind: "say", words: "If the answer is no, do nothing. We will not write about it again." },
    ],
  }),
};

function basket(mail: CartMail, label: string): Block[] {
  return [
    { kind: "sums", title: "Your basket", rows: sumRows(priced(mail), "Total") },
    { kind: "act", label, url: mail.restoreUrl },
  ];
}

/** With the coupon of the mail in place of the basket's own, as the link will have it. */
function priced({ coupon, ...cart }: CartMail): CartFacts {
  if (!coupon) return cart;
  const off = discountAmount(cart.subtotal, coupon.percentage);
  return { ...cart, discountCode: coupon.code, discountAmount: off, total: cart.subtotal - off };
}

function described(name: string): string {
  const product = [bundle, ...upsells].find((one) => one.name === name);
  return product ? `${name}: ${product.description}` : name;
}
