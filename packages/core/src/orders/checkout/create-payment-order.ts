import type { CallInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { countryOfPhone, providerFor } from "@store/contract/payment-rules";
import { type Coupon, CouponEntity } from "../../coupons/coupon.entity.ts";
import { isUsable } from "../../coupons/coupon-uses.ts";
import { mayTryDiscount, missedDiscount } from "../../coupons/discount-tries.ts";
import { hasRoom } from "../../coupons/hold.entity.ts";
import { type Customer, isUser, ownedBy, readCustomer } from "../../customers/customer.entity.ts";
import { loginKeyOf } from "../../customers/login.entity.ts";
import { requireSession } from "../../customers/session.ts";
import { emailHash } from "../../platform/address-hash.ts";
import { type CheckoutClaim, readCheckoutToken } from "../../platform/checkout-token.ts";
import { log } from "../../platform/log.ts";
import { retryOnConflict } from "../../platform/retry.ts";
import { setting } from "../../platform/settings.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { type Checkout, readCheckout, refusalOf, takeTry } from "../checkout.entity.ts";
import type { Order } from "../order.entity.ts";
import { sessionsOf } from "../payment-session.entity.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { thankYouUrl } from "../settlement/payment-sessions.ts";
import { settle } from "../settlement/settle.ts";
import { requireUnused } from "./buyer-use.ts";
import { fingerprint, newOrder } from "./new-order.ts";
import { lookAtOrderLimits } from "./order-limits.ts";
import { placeOrder } from "./place-order.ts";
import { priceOrder } from "./price-order.ts";
import { releaseHolds } from "./release-holds.ts";
import { sessionToPay } from "./session-to-pay.ts";
import { supersede } from "./supersede.ts";

type Input = CallInput<"create-payment-order">;
type PaymentPage = Awaited<ReturnType<UseCase<"create-payment-order">>>;

/**
 * Prices the basket, holds the coupon, opens the payment page. The order id is the idempotency key: the same id
 * and basket give the same page. A new order of one checkout supersedes the last.
 */
export const createPaymentOrder: UseCase<"create-payment-order"> = async (input) => {
  const claim = readCheckoutToken(input.checkoutToken);
  if (claim.customerId !== input.customerId || claim.emailHash !== emailHash(input.email)) {
    throw new StoreError("order.details_changed");
  }
  const session = await retryOnConflict(6, async () =>
    tryToPlace(input, claim, await readFacts(input, claim)),
  );
  if (!session) throw new StoreError("order.conflict");
  return session;
};

interface Facts {
  known: OrderRecord | null;
  coupon: Coupon | null | undefined;
  /** The checkout, which points to its current order; null before the first. */
  checkout: Checkout | null;
  /** Null before the first order of a sign-up. */
  customer: Customer | null;
  /** Too many unpaid orders of all networks are open. */
  flooded: boolean;
  /** Why no further order may be placed now. */
  refusal: StoreError | undefined;
  /** Whose session the buyer has shown. */
  account: Customer | undefined;
}

/** All that can refuse a press, in one round: what is refused without a write costs next to nothing. */
async function readFacts(input: Input, claim: CheckoutClaim): Promise<Facts> {
  const source = input.amount === 0 ? "free" : "paid";
  const [known, coupon, checkout, customer, { flooded, refusal }, entered] = await Promise.all([
    readRecord(input.orderId),
    input.discountCode === undefined ? undefined : readCoupon(input.discountCode),
    readCheckout(claim.checkoutId),
    readCustomer(claim.customerId),
    lookAtOrderLimits({ checkoutId: claim.checkoutId, source, email: input.email }),
    input.sessionToken === undefined ? undefined : requireSession(input.sessionToken),
    input.discountCode === undefined ? undefined : mayTryDiscount(claim.checkoutId),
  ]);
  return { known, coupon, checkout, customer, flooded, refusal, account: entered?.customer };
}

/** One try; undefined when another press of the same checkout was quicker. */
async function tryToPlace(
  input: Input,
  claim: CheckoutClaim,
  { known, coupon, checkout, customer, flooded, refusal, account }: Facts,
): Promise<PaymentPage | undefined> {
  if (known) return resume(known, input, claim, checkout);
  const current = checkout?.orderId;
  // Read in one round, but not at one moment: an identical press has placed it in between.
  if (current === input.orderId) return undefined;
  const refused = refusalOf(checkout) ?? refusal;
  if (refused) throw refused;
  const before = current === undefined ? null : await readRecord(current);
  if (customer && !isOwn(customer, claim, before?.order)) throw new StoreError("order.details_changed");
  if (input.discountCode !== undefined && !(coupon && isUsableAfter(coupon, before?.order))) {
    throw await missedDiscount(claim.checkoutId);
  }
  if (coupon?.usageLimit !== undefined && !(await mayHold(coupon, current)))
    throw new StoreError("discount.held");
  const { basket, rev } = await priceOrder(input, coupon ?? undefined, account && ownedBy(account));
  if (basket.lines.length === 0) throw new StoreError("order.nothing_new");
  const buyerHashes = coupon
    ? await requireUnused({ ...claim, ...input, coupon, account, current })
    : undefined;
  // The page that the buyer holds is closed once nothing else stands against the next.
  const previous = before ? await supersede(before) : undefined;
  const provider = providerFor(countryOfPhone(input.phone), setting("paymentRules"));
  const order = newOrder(input, claim, { basket, rev, coupon, provider, account, buyerHashes });
  const hasOrdered =
    account !== undefined || (customer !== null && (isUser(customer) || customer.state !== "reserved"));
  const placing = { order, coupon, previous, checkout, hasOrdered, flooded };
  const outcome = await placeOrder(placing);
  if (outcome === "coupon") throw new StoreError("discount.invalid");
  if (outcome === "network") throw new StoreError("discount.held");
  if (outcome === "changed") return undefined;
  log("order.placed", {
    orderId: order.orderId,
    amount: order.finalAmount,
    rev,
    supersedes: previous?.order.orderId,
  });
  return wayOn({ order, sessions: sessionsOf(order, []), refunds: [], ledger: [] });
}

/** The way on for an order that is placed: a free one completes at once, others get their payment page. */
async function wayOn(record: OrderRecord): Promise<PaymentPage | undefined> {
  const { order } = record;
  if (order.source !== "free") return sessionToPay(record);
  const settled = await settle(order.orderId);
  // Another tab was quicker, and its order has taken this one's place.
  if (settled?.status !== "completed") throw new StoreError("order.conflict");
  return { sessionId: `free_${order.orderId}`, url: thankYouUrl(order.orderId) };
}

/** The same order id again: the same page for the same basket and checkout, a refusal for any other. */
async function resume(
  record: OrderRecord,
  input: Input,
  claim: CheckoutClaim,
  checkout: Checkout | null,
): Promise<PaymentPage | undefined> {
  const { order } = record;
  const same = order.checkoutId === claim.checkoutId && order.fingerprint === fingerprint(input);
  if (!same) throw new StoreError("order.conflict");
  if (order.status === "completed" || order.processing) throw new StoreError("order.already_paid");
  if (order.status !== "pending") throw new StoreError("order.conflict");
  const refusal = refusalOf(checkout);
  if (refusal) throw refusal;
  return checkout && (await takeTry(checkout)) ? wayOn(record) : undefined;
}

/** Whether nobody else has the ID of this sign-up, and no admin has deleted whose it is. */
function isOwn(
  customer: Customer,
  { customerId, emailHash }: CheckoutClaim,
  before: Order | undefined,
): boolean {
  const hasOrdered = before?.customerId === customerId;
  return customer.state !== "deleted" && (hasOrdered || loginKeyOf(customer) === emailHash);
}

async function mayHold(coupon: Coupon, current: string | undefined): Promise<boolean> {
  return (await hasRoom(coupon, current)) || (await releaseHolds(coupon.code));
}

/** A use that the superseded order holds moves to the new one, so it does not count as taken. */
function isUsableAfter(coupon: Coupon, previous: Order | undefined): boolean {
  const moves = previous?.couponUse === "reserved" && previous.discountCode === coupon.code;
  return isUsable(moves ? { ...coupon, redemptions: coupon.redemptions - 1 } : coupon, Date.now());
}

async function readCoupon(code: string): Promise<Coupon | null> {
  return (await CouponEntity.get({ code }).go({ consistent: true })).data;
}
