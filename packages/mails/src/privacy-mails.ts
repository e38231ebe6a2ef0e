// Mails about somebody's own data: the way to it, an erasure, a complaint.

import { formatDate } from "@store/contract/format";
import type { MailOf } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { addressToCopy, type Block, button, heading } from "./blocks.tsx";
import type { Templates } from "./mail-content.ts";
import { replyPromise } from "./mail-facts.ts";
import { factTable } from "./table-blocks.tsx";

const about = "Your data";

export const privacyMails = {
  /** Opening it shows; nothing is changed before a button is pressed there. */
  "privacy-link"(mail) {
    return {
      subject: `What ${offer.name} keeps of you`,
      preheader: `The link works once, for ${mail.minutes} minutes. Not you? Nothing has changed.`,
      title: "See what we keep of you",
      about,
      blocks: [
        "Somebody, most likely you, asked on our site what we keep of this address. The button leads to all of it: to look at, to download, to correct, to erase.",
        button("Open your data", mail.url),
        `The link works once, within ${mail.minutes} minutes. Do not forward it: whoever opens it sees what you would see.`,
        "Not you? Do nothing. Without this link nobody gets to your data.",
        addressToCopy("If the button does not work, copy this address:", mail.url),
      ],
    };
  },

  "erasure-begun"({ at, kept, centreUrl }) {
    return {
      subject: `Your ${offer.name} data will be erased on ${formatDate(at)}`,
      preheader: "Until then one press takes it back. Not you? Take it back now.",
      title: "Your data will be erased",
      about,
      blocks: [
        `You asked us to erase what we keep of this address. We begin on ${formatDate(at)}. Your login ends then, and with it your access to what you bought: download first what you want to keep.`,
        ...keptBlocks(kept),
        heading("Changed your mind, or was this not you?"),
        "Until that day it can be taken back. Ask for a link to this mailbox on the page behind the button.",
        button("Take it back", centreUrl),
        replyPromise,
      ],
    };
  },

  "erasure-done"({ at, kept }) {
    return {
      subject: `Your ${offer.name} data has been erased`,
      preheader: "This was the last mail. We no longer know this address.",
      title: "Your data has been erased",
      about,
      blocks: [
        `On ${formatDate(at)} we erased your name, address and phone number, your login, carts and progress. This mail was the last; with it the address goes too.`,
        ...keptBlocks(kept),
        "Copies of our database from the days before end by themselves within 35 days. Should one have to be used, the erasure is done again.",
      ],
    };
  },

  /** The acknowledgement that the law wants within 48 hours. */
  "complaint-opened"({ requestId, settleBy, boardAfter }) {
    return {
      subject: `Your complaint ${requestId} has arrived`,
      preheader: `${offer.grievanceOfficer.name} settles it by ${formatDate(settleBy)}.`,
      title: "Your complaint has arrived",
      about: requestId,
      blocks: [
        `It has the number ${requestId}. ${offer.grievanceOfficer.name}, ${offer.grievanceOfficer.designation}, looks at it and answers to this address by ${formatDate(settleBy)}.`,
        `Not settled by ${formatDate(boardAfter)}? Then you may complain to the Data Protection Board of India.`,
      ],
    };
  },

  /** The shop's own words, as an admin wrote them. */
  "complaint-answered"(mail) {
    const { requestId, answer, closed, boardAfter } = mail;
    return {
      subject: `About your complaint ${requestId}`,
      preheader: closed ? "Our answer to it." : "Where it stands; more follows.",
      title: closed ? "Our answer to your complaint" : "Where your complaint stands",
      about: requestId,
      blocks: [
        ...answer.split(/\n{2,}/).map((words) => words.replace(/\s+/g, " ").trim()),
        closed
          ? `Not satisfied? Reply to this mail. After ${formatDate(boardAfter)} you may also complain to the Data Protection Board of India.`
          : "We write again when it is settled. You can reply to this mail.",
      ],
    };
  },
} satisfies Partial<Templates>;

function keptBlocks(kept: MailOf<"erasure-done">["kept"]): Block[] {
  if (kept.length === 0) return [];
  return [
    factTable(
      "What tax and company law want kept",
      kept.map(({ orderId, until }) => ({
        label: orderId,
        value: `until ${formatDate(Date.parse(until))}`,
      })),
      "Sealed: name, address, phone number and what the invoice says. Opened only for an authority, and written down.",
    ),
  ];
}
