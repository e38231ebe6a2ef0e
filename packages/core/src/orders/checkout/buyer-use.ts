import { StoreError } from "@store/contract/errors";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import { missedDiscount } from "../../coupons/discount-tries.ts";
import { ordersOfUse } from "../../coupons/redemption.entity.ts";
import type { Customer } from "../../customers/customer.entity.ts";
import { readLogin } from "../../customers/login.entity.ts";
import { buyerHashes } from "../../platform/buyer-hash.ts";
import { readRecord } from "../record.ts";
import { closeSessions } from "../settlement/payment-sessions.ts";
import { settle } from "../settlement/settle.ts";
import { unlessAway } from "./session-to-pay.ts";

interface Buying {
  coupon: Coupon;
  email: string;
  customerId: string;
  checkoutId: string;
  account: Customer | undefined;
  /** The order that this checkout points to: its use moves. */
  current: string | undefined;
}

/**
 * Under what a buyer uses a coupon that each may use once; undefined for any other coupon. By an address alone the answer is that of
 * a code that is used up. Who is logged in has proven who they are: they are told, and an order of theirs that nobody has
 * paid gives its use up, even one that somebody else placed in their name.
 */
export async function requireUnused({
  coupon,
  account,
  current,
  ...buying
}: Buying): Promise<string[] | undefined> {
  if (!coupon.oncePerBuyer) return undefined;
  const known = account ?? (await readLogin(buying.email)) ?? buying;
  const hashes = buyerHashes("redemption", account?.email ?? buying.email, known.customerId);
  const others = (await ordersOfUse(coupon.code, hashes)).filter((orderId) => orderId !== current);
  if (others.length === 0) return hashes;
  if (!account) throw await missedDiscount(buying.checkoutId);
  const freed = await Promise.all(others.map(endUnpaid));
  if (freed.includes(false)) throw new StoreError("discount.used");
  return hashes;
}

/** False for an order that is paid, or about to be. */
async function endUnpaid(orderId: string): Promise<boolean> {
  const record = await readRecord(orderId);
  if (record?.order.status !== "pending") return false;
  await unlessAway(() => closeSessions(record));
  return (await settle(orderId))?.buyerHashes === undefined;
}
