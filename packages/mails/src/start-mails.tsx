// How to begin: three mails after the first payment, each with one thing to do.
import { brand } from "@store/contract/brand";
import type { StartMail } from "@store/contract/mail-model";
import { type Block, letterOf } from "./letter-blocks.tsx";
import { accountSubject, replyPromise, siteLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

/** One, three and seven days after the first payment. */
export function startMail(mail: StartMail): MailParts {
  return letterOf({
    ...words[mail.kind](mail),
    name: mail.name,
    about: accountSubject(mail),
    why: {
      words: `You bought from ${brand.name} with account ${mail.customerId}, and a note at the checkout said that three mails on how to begin might follow. One press will`,
      label: "stop these mails",
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

const words: Record<StartMail["kind"], (mail: StartMail) => Words> = {
  "start-1": ({ siteUrl }) => ({
    subject: "Start here: your first page in about an hour",
    preheader: "Pick one template of the 63, change what stands in brackets, and publish.",
    title: "Start with one page",
    blocks: [
      {
        kind: "say",
        words:
          "You own 63 pages now. You need one. This is the shortest way from the download to a page that people can visit:",
      },
      {
        kind: "steps",
        items: [
          "Choose by what you sell: a product, a course, or an hour of your time. The colours are changed in one place later.",
          "Fill in the form beside the template: name, phone, city, price, links. It puts them in place of the [square brackets], and you download the page with your details in it.",
          "Import the file into Elementor. The guide shows each of the six steps.",
          "Open the page on your phone and send yourself an enquiry. Did it arrive? Then publish.",
        ],
      },
      { kind: "act", label: "Choose a template", url: siteLink(siteUrl, "/funnel-templates-login") },
      {
        kind: "lead",
        words: "Never imported a template before? Read",
        label: "the import guide",
        url: siteLink(siteUrl, "/funnel-guide"),
      },
      { kind: "say", words: `Stuck? Tell us the template and the step. ${replyPromise}` },
    ],
  }),
  "start-3": ({ siteUrl }) => ({
    subject: "Three checks before you pay for a visitor",
    preheader: "Your page on a phone, the delivery charge, and a purchase from yourself: twenty minutes.",
    title: "Before you pay for a visitor",
    blocks: [
      {
        kind: "say",
        words:
          "An ad sends people to your page. It cannot repair the page. These three checks take twenty minutes and cost nothing:",
      },
      {
        kind: "steps",
        items: [
          "Borrow a phone and open your page on mobile data. Can they say what you sell and press the button, without scrolling?",
          "Look for the delivery charge and the return rule. Both must be readable before the payment page, not on it.",
          "Buy from yourself: pay by UPI, wait for the mail, cancel the order. Write down every place where you had to think.",
        ],
      },
      {
        kind: "say",
        words:
          "The E-Commerce Checklist holds the others. Tick what your shop already does, then press “Make my 30-day plan”: it picks the ten that pay off first and gives each a date.",
      },
      { kind: "act", label: "Open the checklist", url: siteLink(siteUrl, "/ecom-checklist-login") },
    ],
  }),
  "start-7": ({ siteUrl }) => ({
    subject: "The one figure to know before you advertise",
    preheader: "What may an order cost you? Two minutes with the calculator, an example included.",
    title: "What may an order cost you?",
    blocks: [
      {
        kind: "say",
        words:
          "Ads Manager tells you what you sold. It does not know what you kept. Before you spend on ads, work out how much of an order is left for advertising:",
      },
      {
        kind: "facts",
        title: "An example: a dress at ₹1,260, prepaid",
        rows: [
          { label: "Price without 5% GST", value: "₹1,200" },
          { label: "Product, freight, packing, payment", value: "₹400 + ₹90 + ₹20 + ₹25 = ₹535" },
          { label: "Left for advertising and profit", value: "₹1,200 − ₹535 = ₹665" },
          { label: "Break-even return on ad spend", value: "₹1,260 ÷ ₹665 = 1.89" },
        ],
        note: "Below 1.89 each order loses money, however many there are.",
      },
      {
        kind: "say",
        words:
          "The break-even calculator in the course does this with your figures, cash on delivery and returned parcels included. You can download it as a spreadsheet.",
      },
      { kind: "act", label: "Open the course", url: siteLink(siteUrl, "/fb-ads-login") },
      {
        kind: "say",
        words: `This was the last of the three. What was missing, what was unclear? ${replyPromise}`,
      },
    ],
  }),
};
