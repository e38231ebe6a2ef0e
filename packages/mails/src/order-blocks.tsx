// What the mails about an order say in the same way.
import type { OrderFacts } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { type Block, bullets, heading, InlineLink, Para, paragraph, section } from "./blocks.tsx";
import {
  invoiceLabel,
  invoiceNote,
  orderSubject,
  paidOn,
  receiptRows,
  shownName,
  siteLink,
  supportLink,
  webLink,
} from "./mail-facts.ts";
import { wrap } from "./plain-text.ts";
import { sumTable } from "./table-blocks.tsx";

/** What was bought and what it cost. */
export function receipt(order: OrderFacts): Block {
  const { orderId, invoiceUrl } = order;
  const sums = sumTable("Receipt", receiptRows(order), [orderId, paidOn(order)]);
  return section(sums.top, sums, ...(invoiceUrl === undefined ? [] : [invoiceLink(webLink(invoiceUrl))]));
}

function invoiceLink(url: string): Block {
  const html = (
    <Para top={12}>
      <InlineLink href={url}>{invoiceLabel}</InlineLink>. {invoiceNote}
    </Para>
  );
  return { top: 0, html, text: [`${invoiceLabel}. ${invoiceNote}\n${url}`] };
}

/** Words that end in the address of support. */
export function supportAddress(words: string, order: OrderFacts): Block {
  const html = (
    <Para top={10}>
      {words} <InlineLink href={supportLink(orderSubject(order))}>{offer.supportEmail}</InlineLink>
    </Para>
  );
  return { top: 0, html, text: [`${wrap(words)}\n${offer.supportEmail}`] };
}

/** What the agency licence allows; the mail is the buyer's record of it. */
const agency = {
  title: "Your agency licence",
  intro: "This message is your record of it. Under this order you may:",
  rights: [
    "resell the funnels to your own clients, in as many client projects as you take on;",
    "deliver them under your own name and brand;",
    "keep what you charge: one payment, no royalties.",
  ],
  limits: "It has no end date, is not exclusive, and cannot itself be passed on or sold.",
} as const;

/** What everybody else may do. */
const plain =
  "Use the bundle in your own projects and in work for clients, for life. Reselling it needs the agency licence.";

/** The agency licence when it was bought, else the one line that says what the bundle may be used for. */
export function licence({ opens, siteUrl, name, customerId }: OrderFacts): Block {
  const url = siteLink(siteUrl, "/terms-and-conditions");
  const label = "Terms and Conditions";
  const terms = `${label}:\n${url}`;
  const rest = (
    <>
      The rest is in the <InlineLink href={url}>{label}</InlineLink>.
    </>
  );
  if (!opens.includes("agency-license")) {
    const html = (
      <Para top={0}>
        {plain} {rest}
      </Para>
    );
    return { top: 20, html, text: [`${wrap(plain)}\n${terms}`] };
  }
  const licensee = shownName(name);
  const limits = (
    <Para top={10}>
      {agency.limits} Licensee: <span dir="auto">{licensee}</span>, {customerId}. {rest}
    </Para>
  );
  return section(32, heading(agency.title), paragraph(agency.intro, 10), bullets(agency.rights), {
    top: 0,
    html: limits,
    text: [wrap(agency.limits), `Licensee: ${licensee}, ${customerId}`, terms],
  });
}
