// The plain-text mails. Written for reading, 72 columns; addresses, IDs and the password stand alone at the start
// of their line, since a space caught while copying would be part of the password.
import { brand } from "@store/contract/brand";
import type { OrderFacts } from "@store/contract/mail-model";
import {
  agencyLicence,
  hasAgencyLicence,
  invoiceLabel,
  invoiceNote,
  paidOn,
  plainLicence,
  type QuickLink,
  receiptRows,
  type SumRow,
  shownName,
  siteLink,
  supportPromise,
  webLink,
} from "./mail-facts.ts";

const columns = 72;

/** A paragraph, broken at spaces. A word longer than the line keeps its own line whole. `hang` indents line 2 on. */
export function paragraph(words: string, hang = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length > columns) {
      lines.push(line);
      line = hang + word;
    } else line = longer;
  }
  return [...lines, line].join("\n");
}

/** A headline with a rule of its own length under it. */
export function ruled(title: string): string {
  return `${title}\n${"-".repeat(title.length)}`;
}

export function greetingText(name: string): string {
  const shown = shownName(name);
  return shown ? paragraph(`Hello ${shown},`) : "Hello,";
}

/** Label above value, the value alone on its line. */
export function factsText(title: string, facts: readonly (readonly [string, string])[]): string {
  return [ruled(title), ...facts.map(([label, value]) => `${label}:\n${value}`)].join("\n\n");
}

export function quickLinksText(quickLinks: readonly QuickLink[]): string {
  return quickLinks.map(({ label, about, url }) => `${label}: ${about}\n${url}`).join("\n\n");
}

export function receiptText(order: OrderFacts, rows: readonly SumRow[] = receiptRows(order)): string {
  const { orderId, invoiceUrl } = order;
  const invoice = invoiceUrl === undefined ? [] : [`${invoiceLabel}. ${invoiceNote}\n${webLink(invoiceUrl)}`];
  return [ruled("Receipt"), `${orderId}\n${paidOn(order)}`, sumText(rows), ...invoice].join("\n\n");
}

/** Figures in one column, a rule above the total. */
export function sumText(rows: readonly SumRow[]): string {
  const wide = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const figures = Math.max(...rows.map(({ amount }) => amount.length));
  return rows
    .flatMap(({ label, amount, kind }) => [
      ...(kind === "total" ? ["-".repeat(wide + figures)] : []),
      `${label.padEnd(wide)}${amount.padStart(figures)}`,
    ])
    .join("\n");
}

/** Words that lead to an address, which stands alone on its line. */
export function linkText(words: string, url: string): string {
  return `${paragraph(words)}\n${url}`;
}

export function licenceText(order: OrderFacts): string {
  const terms = `Terms and Conditions:\n${siteLink(order.siteUrl, "/terms-and-conditions")}`;
  if (!hasAgencyLicence(order)) return `${paragraph(plainLicence)}\n${terms}`;
  return [
    ruled(agencyLicence.title),
    paragraph(agencyLicence.intro),
    itemsText(agencyLicence.rights),
    paragraph(agencyLicence.limits),
    `Licensee: ${shownName(order.name)}, ${order.customerId}`,
    terms,
  ].join("\n\n");
}

export function itemsText(items: readonly string[], mark: (index: number) => string = () => "-"): string {
  return items
    .map((item, index) => paragraph(`${mark(index)} ${item}`, "  ".padEnd(mark(index).length + 1)))
    .join("\n");
}

/** The whole message: parts set apart by an empty line, who we are at the end, and before it why this was sent. */
export function letter(parts: readonly string[], why?: string): string {
  const foot = [
    "Questions? Write to",
    brand.supportEmail,
    supportPromise,
    ...(why ? ["", why] : []),
    "",
    brand.legalName,
    brand.address,
  ].join("\n");
  return `${[brand.name, ...parts, `${"-".repeat(columns)}\n${foot}`].join("\n\n")}\n`;
}
