// Facts and sentences that the HTML and the plain text share, so that the two never tell different stories.
import { brand } from "@store/contract/brand";
import { grantsOf, type ResourceType, type UpsellId, upsellById } from "@store/contract/catalogue";
import { formatDateTime, formatRupees } from "@store/contract/format";
import { limits } from "@store/contract/limits";
import type { OrderFacts } from "./mail-model.ts";

/** An area of the shop, as a mail links to it. */
export interface Door {
  label: string;
  about: string;
  url: string;
}

const bonus = { path: "/email-templates", label: "Email Templates", about: "Free bonus, no login needed" };

// In the order of the thank-you page.
const rooms: Record<ResourceType, { path: string; label: string; about: string }> = {
  funnel_templates: {
    path: "/funnel-templates-login",
    label: "Funnel Templates",
    about: "63 funnels and landing pages, ready to import",
  },
  fbads: {
    path: "/fb-ads-login",
    label: "Facebook Ads Mastery",
    about: "The course, seven chapters",
  },
  checklist: {
    path: "/ecom-checklist-login",
    label: "E-Commerce Checklist",
    about: "Checks for every page of a store",
  },
  "seo-checklist": {
    path: "/seo-checklist-login",
    label: "SEO Checklist",
    about: "44 checks in six sections",
  },
  "ad-templates": {
    path: "/ad-templates",
    label: "Ad Templates",
    about: "Ad designs that match the funnels",
  },
};

/** An address of the shop. Refuses a site address that is not http(s). */
export function siteLink(siteUrl: string, path: string): string {
  const url = new URL(path, siteUrl);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not a site address: ${siteUrl}`);
  return url.href;
}

/** Every area an order opens, and the free bonus at the end. */
export function doorsOf(upsells: readonly UpsellId[], siteUrl: string): Door[] {
  const open = grantsOf(upsells);
  const mine = (Object.keys(rooms) as ResourceType[]).filter((type) => open.includes(type));
  return [...mine.map((type) => rooms[type]), bonus].map(({ path, label, about }) => ({
    label,
    about,
    url: siteLink(siteUrl, path),
  }));
}

/** The door behind the button: the funnel templates, or for an added order the first upsell that has one. */
export function firstDoor(upsells: readonly UpsellId[], siteUrl: string, added: boolean): Door {
  const bought = added ? upsells.flatMap((id) => upsellById(id).grants) : [];
  const { path, label, about } = rooms[bought[0] ?? "funnel_templates"];
  return { label, about, url: siteLink(siteUrl, path) };
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

/** `21 Nov 2026, 12:05 IST`. */
export function paidOn(order: OrderFacts): string {
  return `${formatDateTime(order.paidAt)} IST`;
}

export interface ReceiptRow {
  label: string;
  amount: string;
  kind: "line" | "sum" | "total";
}

/** The receipt, top to bottom. The subtotal is left out where it would only repeat the total. */
export function receiptRows(order: OrderFacts): ReceiptRow[] {
  const rows: ReceiptRow[] = order.lines.map(({ name, price }) => ({
    label: name,
    amount: formatRupees(price),
    kind: "line",
  }));
  if (order.discountAmount > 0) {
    rows.push({ label: "Subtotal", amount: formatRupees(order.subtotal), kind: "sum" });
    rows.push({
      label: order.discountCode ? `Discount ${order.discountCode}` : "Discount",
      amount: `−${formatRupees(order.discountAmount)}`,
      kind: "sum",
    });
  }
  rows.push({ label: "Total paid", amount: formatRupees(order.total), kind: "total" });
  return rows;
}

/** What the agency licence allows; the mail is the buyer's record of it. */
export const agencyLicence = {
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
export const plainLicence =
  "Use the bundle in your own projects and in work for clients, for life. Reselling it needs the agency licence.";

export function hasAgencyLicence(order: OrderFacts): boolean {
  return order.upsells.includes("agency-license");
}

export const supportPromise = "We answer within 48 hours, Monday to Friday.";

/** A mail to support that already carries the order number. */
export function supportLink(orderId: string): string {
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Order ${orderId}`)}`;
}
