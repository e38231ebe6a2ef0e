import type { AdminCoupon } from "@store/contract/admin-rows";
import { formatDate } from "@store/contract/format";
import { productNames } from "@store/contract/offer/catalogue";
import { figure } from "../parts/figures.ts";

/** `used / limit`, or `used` of no limit. */
export function usage({ timesUsed, usageLimit }: AdminCoupon): string {
  return `${figure(timesUsed)} / ${usageLimit === null ? "∞" : figure(usageLimit)}`;
}

/** `from dd MMM yyyy`, the first day in India, while it is to come. */
export function begins({ startsAt }: AdminCoupon, now = Date.now()): string | undefined {
  const at = startsAt === null ? 0 : Date.parse(`${startsAt}T00:00:00+05:30`);
  return at > now ? `from ${formatDate(at)}` : undefined;
}

/** `dd MMM yyyy`, the last day in India; or 'Never'. */
export function expires({ expiresAt }: AdminCoupon): string {
  return expiresAt === null ? "Never" : formatDate(Date.parse(`${expiresAt}T12:00:00+05:30`));
}

/** Whether its last day is over. */
export function isOver({ expiresAt }: AdminCoupon, now = Date.now()): boolean {
  return expiresAt !== null && now > Date.parse(`${expiresAt}T23:59:59.999+05:30`);
}

/** What narrows a coupon down, a line for each. */
export function narrows({ products, owners, oncePerBuyer }: AdminCoupon): string[] {
  return [
    ...(products ? [`For ${productNames(products).join(", ")}`] : []),
    ...(owners ? [`For owners of ${productNames(owners).join(" or ")}`] : []),
    ...(oncePerBuyer ? ["Once per buyer"] : []),
  ];
}

/** Numbers and days out of the text of their inputs; nothing, where nothing was typed. */
export function readCoupon(typed: Record<string, string>) {
  const number = (text = "") => (text.trim() === "" ? undefined : Number(text));
  return {
    code: typed.code,
    percentage: number(typed.percentage),
    amountOff: number(typed.amountOff) ?? null,
    description: typed.description?.trim() || undefined,
    usageLimit: number(typed.usageLimit) ?? null,
    startsAt: typed.startsAt || null,
    expiresAt: typed.expiresAt || null,
    products: typed.products ? typed.products.split(",") : null,
    owners: typed.owners ? typed.owners.split(",") : null,
    oncePerBuyer: typed.oncePerBuyer === "on",
  };
}
