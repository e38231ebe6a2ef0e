// Facts and sentences that the HTML and the plain text share, so that the two never tell different stories.

import { areaPaths, filesPath, isArea, isFiles } from "@store/contract/area-paths";
import { areaWords } from "@store/contract/area-words";
import { formatDateTime, formatRupees } from "@store/contract/format";
import { limits } from "@store/contract/limits";
import type { OrderFacts } from "@store/contract/mail-model";
import { productName } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { entitlementsOfProduct, type ResourceType } from "@store/contract/products";

/** An area of the shop, as a mail links to it. */
export interface QuickLink {
  label: string;
  about: string;
  url: string;
}

const bonus = { label: "Email Templates", about: "Free bonus, no login needed" };

// In the order of the thank-you page.
const allAreas = Object.keys(areaWords) as ResourceType[];

/** An address of the shop. Refuses a site address that is not http(s). */
export function siteLink(siteUrl: string, path: string): string {
  const url = new URL(path, siteUrl);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not a site address: ${siteUrl}`);
  return url.href;
}

/** An address that a mail may link to, as it is. Refuses one that is not http(s). */
export function webLink(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error("Not a web address");
  return url;
}

/** Every area an order opens, and the free bonus at the end. */
export function quickLinksOf(opens: readonly string[], siteUrl: string): QuickLink[] {
  const mine = [...allAreas.filter((id) => opens.includes(id)), ...opens.filter(isFiles)].map((id) =>
    quickLink(id, siteUrl),
  );
  const areas = [...mine, { ...bonus, url: siteLink(siteUrl, "/email-templates") }];
  if (!offer.community) return areas;
  return [...areas, { label: "Community", about: "Other buyers, and us.", url: offer.community }];
}

/** The quick link behind the button: the funnel templates, or the first of what is opened without them. */
export function firstQuickLink(opens: readonly string[], siteUrl: string, added: boolean): QuickLink {
  const bundled: readonly string[] = entitlementsOfProduct.bundle;
  const places = opens.filter((id) => isArea(id) || isFiles(id));
  const extra = added ? places.find((id) => !bundled.includes(id)) : undefined;
  const [first = "funnel_templates"] = places.includes("funnel_templates") ? [] : places;
  return quickLink(extra ?? first, siteUrl);
}

function quickLink(id: string, siteUrl: string): QuickLink {
  if (!isArea(id))
    return {
      ...{ label: productName(id), about: "Files to save and keep" },
      url: siteLink(siteUrl, filesPath(id)),
    };
  const { label, mailed } = areaWords[id];
  return { label, about: mailed, url: siteLink(siteUrl, areaPaths[id].loginPath) };
}

/** The login form takes an address of up to 100 characters; a longer one logs in by customer ID. */
export function emailLogsIn(email: string): boolean {
  return email.length <= limits.username;
}

export const longEmailNote = `Your email address is longer than the ${limits.username} characters the login form takes. Log in with your customer ID instead.`;

/**
 * A name as a mail may show it: one line, without direction controls, and with a space after each inner dot, so
 * that no mail program turns "somewhere.example" into a link.
 */
export function shownName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\.(?=[\p{L}\p{N}])/gu, ". ")
    .replace(/ {2,}/g, " ")
    .trim();
}

const enumeration = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** `Complete Funnel Bundle, Ad Templates and SEO Checklist`. */
export function namesOf(lines: OrderFacts["lines"]): string {
  return enumeration.format(lines.map((line) => line.name));
}

/** `21 Nov 2026, 12:05 IST`. `at` in epoch milliseconds. */
export function indianTime(at: number): string {
  return `${formatDateTime(at)} IST`;
}

/** When an order was paid. */
export function paidOn(order: OrderFacts): string {
  return indianTime(order.paidAt);
}

export interface SumRow {
  label: string;
  amount: string;
  kind: "line" | "sum" | "total";
}

/** What a basket or an order adds up from, in whole rupees. */
interface Sum {
  lines: OrderFacts["lines"];
  subtotal: number;
  discountCode?: string | undefined;
  discountAmount: number;
  total: number;
}

/** Lines, discount and total, top to bottom. The subtotal is left out where it would only repeat the total. */
export function sumRows(sum: Sum, totalLabel: string): SumRow[] {
  const rows: SumRow[] = sum.lines.map(({ name, price }) => ({
    label: name,
    amount: formatRupees(price),
    kind: "line",
  }));
  if (sum.discountAmount > 0) {
    rows.push({ label: "Subtotal", amount: formatRupees(sum.subtotal), kind: "sum" });
    rows.push({
      label: sum.discountCode ? `Discount ${sum.discountCode}` : "Discount",
      amount: `−${formatRupees(sum.discountAmount)}`,
      kind: "sum",
    });
  }
  rows.push({ label: totalLabel, amount: formatRupees(sum.total), kind: "total" });
  return rows;
}

/** The receipt of an order. */
export function receiptRows(order: OrderFacts): SumRow[] {
  return sumRows(order, "Total paid");
}

export const invoiceLabel = "Download your invoice (PDF)";
export const invoiceNote = "The link works for 30 days.";

export const supportPromise = "We answer within 48 hours, Monday to Friday.";

/** Mails are answered by people: the reply address is support's. */
export const replyPromise = "Reply to this mail: a person reads it.";

/** A mail to support with its subject written: what the question is about. */
export function supportLink(about: string): string {
  return `mailto:${offer.supportEmail}?subject=${encodeURIComponent(about)}`;
}

/** As a subject for `supportLink`. */
export function orderSubject({ orderId }: Pick<OrderFacts, "orderId">): string {
  return `Order ${orderId}`;
}

/** As a subject for `supportLink`. */
export function accountSubject({ customerId }: { customerId: string }): string {
  return `Account ${customerId}`;
}
