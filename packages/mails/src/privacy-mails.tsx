// Mails about somebody's own data: the way to it, an erasure, a complaint.
import { brand } from "@store/contract/brand";
import { formatDate } from "@store/contract/format";
import type {
  ComplaintAnsweredMail,
  ComplaintOpenedMail,
  ErasureMail,
  PrivacyLinkMail,
} from "@store/contract/mail-model";
import { type Block, letterOf } from "./letter-blocks.tsx";
import { replyPromise } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

const about = "Your data";

/** Opening it shows; nothing is changed before a button is pressed there. */
export function privacyLinkMail(mail: PrivacyLinkMail): MailParts {
  return letterOf({
    subject: `What ${brand.name} keeps of you`,
    preheader: `The link works once, for ${mail.minutes} minutes. Not you? Nothing has changed.`,
    title: "See what we keep of you",
    name: mail.name,
    about,
    blocks: [
      {
        kind: "say",
        words:
          "Somebody, most likely you, asked on our site what we keep of this address. The button leads to all of it: to look at, to download, to correct, to erase.",
      },
      { kind: "act", label: "Open your data", url: mail.url },
      {
        kind: "say",
        words: `The link works once, within ${mail.minutes} minutes. Do not forward it: whoever opens it sees what you would see.`,
      },
      { kind: "say", words: "Not you? Do nothing. Without this link nobody gets to your data." },
      { kind: "spell", words: "If the button does not work, copy this address:", url: mail.url },
    ],
  });
}

/** Before it begins, and when it is done. */
export function erasureMail(mail: ErasureMail): MailParts {
  return mail.kind === "erasure-begun" ? erasureBegunMail(mail) : erasureDoneMail(mail);
}

function erasureBegunMail({ name, at, kept, centreUrl }: ErasureMail): MailParts {
  return letterOf({
    subject: `Your ${brand.name} data will be erased on ${formatDate(at)}`,
    preheader: "Until then one press takes it back. Not you? Take it back now.",
    title: "Your data will be erased",
    name,
    about,
    blocks: [
      {
        kind: "say",
        words: `You asked us to erase what we keep of this address. We begin on ${formatDate(at)}. Your login ends then, and with it your access to what you bought: download first what you want to keep.`,
      },
      ...keptBlocks(kept),
      { kind: "head", words: "Changed your mind, or was this not you?" },
      {
        kind: "say",
        words:
          "Until that day it can be taken back. Ask for a link to this mailbox on the page behind the button.",
      },
      { kind: "act", label: "Take it back", url: centreUrl },
      { kind: "say", words: replyPromise },
    ],
  });
}

function erasureDoneMail({ name, at, kept }: ErasureMail): MailParts {
  return letterOf({
    subject: `Your ${brand.name} data has been erased`,
    preheader: "This was the last mail. We no longer know this address.",
    title: "Your data has been erased",
    name,
    about,
    blocks: [
      {
        kind: "say",
        words: `On ${formatDate(at)} we erased your name, address and phone number, your login, baskets and progress. This mail was the last; with it the address goes too.`,
      },
      ...keptBlocks(kept),
      {
        kind: "say",
        words:
          "Copies of our database from the days before end by themselves within 35 days. Should one have to be used, the erasure is done again.",
      },
    ],
  });
}

function keptBlocks(kept: ErasureMail["kept"]): Block[] {
  if (kept.length === 0) return [];
  return [
    {
      kind: "facts",
      title: "What tax and company law want kept",
      rows: kept.map(({ orderId, until }) => ({
        label: orderId,
        value: `until ${formatDate(Date.parse(until))}`,
      })),
      note: "Sealed: name, address, phone number and what the invoice says. Opened only for an authority, and written down.",
    },
  ];
}

/** The acknowledgement that the law wants within 48 hours. */
export function complaintOpenedMail({
  name,
  requestId,
  settleBy,
  boardAfter,
}: ComplaintOpenedMail): MailParts {
  return letterOf({
    subject: `Your complaint ${requestId} has arrived`,
    preheader: `${brand.grievanceOfficer.name} settles it by ${formatDate(settleBy)}.`,
    title: "Your complaint has arrived",
    name,
    about: requestId,
    blocks: [
      {
        kind: "say",
        words: `It has the number ${requestId}. ${brand.grievanceOfficer.name}, ${brand.grievanceOfficer.designation}, looks at it and answers to this address by ${formatDate(settleBy)}.`,
      },
      {
        kind: "say",
        words: `Not settled by ${formatDate(boardAfter)}? Then you may complain to the Data Protection Board of India.`,
      },
    ],
  });
}

/** The shop's own words, as an admin wrote them. */
export function complaintAnsweredMail(mail: ComplaintAnsweredMail): MailParts {
  const { name, requestId, answer, closed, boardAfter } = mail;
  return letterOf({
    subject: `About your complaint ${requestId}`,
    preheader: closed ? "Our answer to it." : "Where it stands; more follows.",
    title: closed ? "Our answer to your complaint" : "Where your complaint stands",
    name,
    about: requestId,
    blocks: [
      ...answer
        .split(/\n{2,}/)
        .map((words): Block => ({ kind: "say", words: words.replace(/\s+/g, " ").trim() })),
      {
        kind: "say",
        words: closed
          ? `Not satisfied? Reply to this mail. After ${formatDate(boardAfter)} you may also complain to the Data Protection Board of India.`
          : "We write again when it is settled. You can reply to this mail.",
      },
    ],
  });
}
