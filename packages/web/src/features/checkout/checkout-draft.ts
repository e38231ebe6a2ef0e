// The open checkout in session storage: a reload or a look at the payment page loses nothing.

import { buyerFields } from "@store/contract/buyer";
import { limits } from "@store/contract/limits";
import { choosableIds } from "@store/contract/offer/catalogue";
import { readJson, writeJson } from "../../lib/storage.ts";
import { isToken } from "./checkout-address.ts";
import {
  type AppliedCoupon,
  type CheckoutDraft,
  type CheckoutState,
  emptyCheckout,
} from "./checkout-state.ts";

/** What an earlier visit of this tab left, or nothing. */
export function readDraft(): CheckoutDraft | undefined {
  return readJson("checkoutDraft", acceptDraft);
}

export function writeDraft({ form, upsells, code, coupon, cart, reminders }: CheckoutState): void {
  writeJson("checkoutDraft", { form, upsells, code, coupon, cart, reminders } satisfies CheckoutDraft);
}

/** Takes from stored JSON what a checkout can use, and leaves the rest. */
export function acceptDraft(value: unknown): CheckoutDraft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Record<keyof CheckoutDraft, unknown>;
  const form = { ...emptyCheckout.form };
  for (const field of buyerFields)
    form[field] = text((stored.form as Record<string, unknown> | null)?.[field]);
  const chosen: readonly unknown[] = Array.isArray(stored.upsells) ? stored.upsells : [];
  return {
    form,
    upsells: choosableIds().filter((id) => chosen.includes(id)),
    code: text(stored.code).slice(0, limits.discountCode),
    coupon: acceptCoupon(stored.coupon),
    cart: isToken(stored.cart) ? stored.cart : undefined,
    reminders: stored.reminders === true,
  };
}

function acceptCoupon(value: unknown): AppliedCoupon | undefined {
  const { code, percentage, amountOff, description, products, endsAt } = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof code !== "string" || code === "") return undefined;
  const reduction = isWhole(percentage, 100)
    ? { percentage }
    : isWhole(amountOff, Number.MAX_SAFE_INTEGER)
      ? { amountOff }
      : undefined;
  if (!reduction) return undefined;
  return {
    code,
    ...reduction,
    description: text(description),
    ...(Array.isArray(products) && { products: products.map(String) }),
    ...(typeof endsAt === "number" && { endsAt }),
  };
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
