// How to begin: three mails after the first payment, each with one thing to do.

import type { MailOf } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { button, steps } from "./blocks.tsx";
import type { MailContent, Templates } from "./mail-content.ts";
import { accountSubject, replyPromise, siteLink } from "./mail-facts.ts";
import { factTable } from "./table-blocks.tsx";

/** One, three and seven days after the first payment. */
export const startMails = {
  "start-1": (mail) => ({
    subject: "Start here: your first page in about an hour",
    preheader: "Pick one template of the 63, change what stands in brackets, and publish.",
    title: "Start with one page",
    blocks: [
      "You own 63 pages now. You need one. This is the shortest way from the download to a page that people can visit:",
      steps([
        "Choose by what you sell: a product, a course, or an hour of your time. The colours are changed in one place later.",
        "Fill in the form beside the template: name, phone, city, price, links. It puts them in place of the [square brackets], and you download the page with your details in it.",
        "Import the file into Elementor. The guide shows each of the six steps.",
        "Open the page on your phone and send yourself an enquiry. Did it arrive? Then publish.",
      ]),
      button("Choose a template", siteLink(mail.siteUrl, "/funnel-templates-login")),
      {
        words: "Never imported a template before? Read",
        label: "the import guide",
        url: siteLink(mail.siteUrl, "/funnel-guide"),
        ...always(mail),
      },
      `Stuck? Tell us the template and the step. ${replyPromise}`,
    ],
    ...always(mail),
  }),
  "start-3": (mail) => ({
    subject: "Three checks before you pay for a visitor",
    preheader: "Your page on a phone, the delivery charge, and a purchase from yourself: twenty minutes.",
    title: "Before you pay for a visitor",
    blocks: [
      "An ad sends people to your page. It cannot repair the page. These three checks take twenty minutes and cost nothing:",
      steps([
        "Borrow a phone and open your page on mobile data. Can they say what you sell and press the button, without scrolling?",
        "Look for the delivery charge and the return rule. Both must be readable before the payment page, not on it.",
        "Buy from yourself: pay by UPI, wait for the mail, cancel the order. Write down every place where you had to think.",
      ]),
      "The E-Commerce Checklist holds the others. Tick what your shop already does, then press “Make my 30-day plan”: it picks the ten that pay off first and gives each a date.",
      button("Open the checklist", siteLink(mail.siteUrl, "/ecom-checklist-login")),
    ],
    ...always(mail),
  }),
  "start-7": (mail) => ({
    subject: "The one figure to know before you advertise",
    preheader: "What may an order cost you? Two minutes with the calculator, an example included.",
    title: "What may an order cost you?",
    blocks: [
      "Ads Manager tells you what you sold. It does not know what you kept. Before you spend on ads, work out how much of an order is left for advertising:",
      factTable(
        "An example: a dress at ₹1,260, prepaid",
        [
          { label: "Price without 5% GST", value: "₹1,200" },
          { label: "Product, freight, packing, payment", value: "₹400 + ₹90 + ₹20 + ₹25 = ₹535" },
          { label: "Left for advertising and profit", value: "₹1,200 − ₹535 = ₹665" },
          { label: "Break-even return on ad spend", value: "₹1,260 ÷ ₹665 = 1.89" },
        ],
        "Below 1.89 each order loses money, however many there are.",
      ),
      "The break-even calculator in the course does this with your figures, cash on delivery and returned parcels included. You can download it as a spreadsheet.",
      button("Open the course", siteLink(mail.siteUrl, "/fb-ads-login")),
      `This was the last of the three. What was missing, what was unclear? ${replyPromise}`,
    ],
    ...always(mail),
  }),
} satisfies Partial<Templates>;

/** What the three have in common. */
function always(mail: MailOf<"start-1" | "start-3" | "start-7">): Pick<MailContent, "about" | "why"> {
  return {
    about: accountSubject(mail),
    why: {
      words: `You bought from ${offer.name} with account ${mail.customerId}, and a note at the checkout said that three mails on how to begin might follow. One press will`,
      label: "stop these mails",
      url: mail.unsubscribeUrl,
    },
  };
}
