import type { CallInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { formatRupees } from "@store/contract/format";
import { priceBasket } from "@store/contract/price-basket";
import { type Coupon, CouponEntity } from "../coupon/coupon.entity.ts";
import { isUsable } from "../coupon/usable-coupon.ts";
import { emailHash } from "../customer/login.entity.ts";
import { log } from "../lib/log.ts";
import { request } from "../lib/request.ts";
import { throttle } from "../lib/throttle.ts";
import { useCase } from "../lib/use-case.ts";
import { CheckoutEntity } from "./checkout.entity.ts";
import { type CheckoutClaim, readCheckoutToken } from "./checkout-token.ts";
import { fingerprint, newOrder } from "./new-order.ts";
import { closeSession, openSession, thankYouUrl } from "./open-session.ts";
import { type Order, readOrder } from "./order.entity.ts";
import { placeOrder } from "./place-order.ts";
import { settle } from "./settle.ts";

type Input = CallInput<"create-payment-order">;

const tries = 5;

/**
 * Prices the basket, holds the coupon, opens the payment page. The order id is the idempotency key: the same id
 * and basket give the same page. A new order of one checkout supersedes the last.
 */
export const createPaymentOrder = useCase("create-payment-order", async (input) => {
  const claim = readCheckoutToken(input.checkoutToken);
  if (claim.customerId !== input.customerId || claim.emailHash !== emailHash(input.customerEmail)) {
    throw new StoreError("order.details_changed");
  }
  // Beside the first reads: one wave, and nothing is written before both have come back.
  const [first] = await Promise.all([readFacts(input, claim), throttle("order.ip", request().viewerIp)]);
  for (let attempt = 1; attempt <= tries; attempt++) {
    const page = await tryToPlace(input, claim, attempt === 1 ? first : await readFacts(input, claim));
    if (page) return page;
  }
  throw new StoreError("order.conflict");
});

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(input: Input, claim: CheckoutClaim) {
  const [known, coupon, current] = await Promise.all([
    readOrder(input.orderId),
    input.discountCode === undefined ? undefined : readCoupon(input.discountCode),
    readCurrentOrderId(claim.checkoutId),
  ]);
  return { known, coupon, current };
}

/** One try; undefined when another tab of the same checkout was quicker. */
async function tryToPlace(input: Input, claim: CheckoutClaim, { known, coupon, current }: Facts) {
  if (known) return resume(known, input, claim);
  const previous = current === undefined ? undefined : await superseded(current);
  if (input.discountCode !== undefined && !(coupon && isUsableAfter(coupon, previous))) {
    throw new StoreError("discount.invalid");
  }
  const basket = priceBasket(input.upsells, coupon ?? undefined);
  if (basket.total !== input.amount) {
    throw new StoreError("order.price_changed", { total: formatRupees(basket.total) });
  }
  const order = newOrder(input, claim, basket, coupon);
  const outcome = await placeOrder({ order, coupon, previous, current });
  if (outcome === "coupon") throw new StoreError("discount.invalid");
  if (outcome === "changed") return undefined;
  log("order.placed", { orderId: order.orderId, amount: order.finalAmount, supersedes: previous?.orderId });
  return paymentPage(order);
}

/** The way on for an order that is placed: a free one completes at once, others get their payment page. */
async function paymentPage(order: Order): Promise<{ sessionId: string; url: string }> {
  if (order.source === "free") {
    const settled = await settle(order.orderId);
    // Another tab was quicker, and its order has taken this one's place.
    if (settled?.status !== "completed") throw new StoreError("order.conflict");
    return { sessionId: `free_${order.orderId}`, url: thankYouUrl(order.orderId) };
  }
  const session = await openSession(order);
  if (!session.url) throw new StoreError("order.conflict");
  return { sessionId: session.id, url: session.url };
}

/** The same order id again: the same page for the same basket and checkout, a refusal for any other. */
async function resume(order: Order, input: Input, claim: CheckoutClaim) {
  const same = order.checkoutId === claim.checkoutId && order.fingerprint === fingerprint(input);
  if (!same) throw new StoreError("order.conflict");
  if (order.status === "completed" || order.processing) throw new StoreError("order.already_paid");
  if (order.status !== "pending") throw new StoreError("order.conflict");
  return paymentPage(order);
}

/** The checkout's last order, made sure that nobody can pay it any more. Throws if somebody has. */
async function superseded(orderId: string): Promise<Order | undefined> {
  const order = await readOrder(orderId);
  if (!order) return undefined;
  const stillPending = order.status === "pending" && order.source === "stripe";
  const session = stillPending ? await closeSession(order) : undefined;
  const now = session && session.status !== "expired" ? await settle(orderId) : order;
  if (now?.status === "completed" || now?.processing) throw new StoreError("order.already_paid");
  return now ?? undefined;
}

/** A use that the superseded order holds moves to the new one, so it does not count as taken. */
function isUsableAfter(coupon: Coupon, previous: Order | undefined): boolean {
  const moves = previous?.couponUse === "held" && previous.discountCode === coupon.code;
  return isUsable(moves ? { ...coupon, taken: coupon.taken - 1 } : coupon, Date.now());
}

async function readCoupon(code: string): Promise<Coupon | null> {
  return (await CouponEntity.get({ code }).go({ consistent: true })).data;
}

async function readCurrentOrderId(checkoutId: string): Promise<string | undefined> {
  return (await CheckoutEntity.get({ checkoutId }).go({ consistent: true })).data?.orderId;
}
