// People who buy. Each has an address and a network of their own, so that no test spends another's tries.
import type { CallInput } from "@store/contract/calls";
import type { Billing } from "@store/contract/gst/billing";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import { type Coupon, CouponEntity } from "@store/core/coupons/coupon.entity";
import { CustomerEntity, readCustomer } from "@store/core/customers/customer.entity";
import { signUp } from "@store/core/customers/sign-up";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { type Order, readOrder } from "@store/core/orders/order.entity";
import type { PaymentSession } from "@store/core/orders/payment-session.entity";
import { readRecord } from "@store/core/orders/record";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { runAs } from "@store/core/platform/request";
import { days, monthOf, ttlOf } from "@store/core/platform/time";
import { withoutUndefined } from "@store/core/platform/without-undefined";
import { deliver } from "./deliver.ts";
import { stripe } from "./shop.ts";

export interface Buyer {
  email: string;
  name: string;
  phone: string;
  ip: string;
  customerId: string;
  checkoutToken: string;
}

let count = 0;

/** A text that no other test of this file has. */
export function unique(): string {
  return `${process.pid.toString(36)}x${(++count).toString(36)}`;
}

/** The completed orders that give this to a customer. */
export async function ordersThatGive(customerId: string, entitlement: string): Promise<string[]> {
  const { grants = [] } = (await readCustomer(customerId)) ?? {};
  return grants
    .filter((grant) => grant.startsWith(`${entitlement}#`))
    .map((grant) => grant.split("#")[1] ?? "");
}

/** Runs a call as a visitor from this network. */
export function as<T>({ ip }: { ip: string }, work: () => Promise<T>): Promise<T> {
  return runAs({ viewerIp: ip, requestId: "test" }, work);
}

interface BuyerDetails {
  email?: string | undefined;
  name?: string;
  phone?: string;
  /** Their network; their own when it is left out. */
  ip?: string;
  /** The visit of the checkout page that this began with. */
  checkoutToken?: string;
}

/** The row that a sign-up had in release 1.0.0 before its first order. */
export async function keepSignUp({ customerId, email, name, phone }: Buyer): Promise<void> {
  const at = Date.now();
  await CustomerEntity.create({
    ...{ customerId, email, phone, name },
    ...{ state: "reserved", banned: false, hasPaid: false, epoch: 0 },
    ...{ createdAt: at, month: monthOf(at), ttl: ttlOf(at + days(30)) },
  }).go();
}

/** Somebody who has filled in the billing form. The same `email` again is another checkout of the same person. */
export async function newBuyer(details: BuyerDetails = {}): Promise<Buyer> {
  const id = unique();
  const person = {
    email: details.email ?? `asha.${id}@example.in`,
    name: details.name ?? "Asha Rao",
    phone: details.phone ?? "+91 98200 12345",
    ip: details.ip ?? `test-${id}`,
  };
  const { customerId, checkoutToken } = await as(person, () =>
    signUp({
      email: person.email,
      full_name: person.name,
      phone: person.phone,
      checkoutToken: details.checkoutToken,
    }),
  );
  return { ...person, customerId, checkoutToken };
}

/** An order id as a browser makes it. */
export function newOrderId(): string {
  return `ORDER_${1_700_000_000_000 + ++count}_${process.pid.toString(36).padStart(9, "0")}`;
}

export interface Basket {
  orderId?: string;
  upsells?: ProductId[];
  discount?: Discount | undefined;
  /** For the invoice. */
  billing?: Billing;
  /** What the browser claims, when that is not the price. */
  amount?: number;
  /** Of a buyer who is logged in. */
  sessionToken?: string;
  /** The revision of the offer that its page names. */
  rev?: number;
  /** The token of the reminder that led there. */
  cart?: string;
}

/** What the page sends when the payment button is pressed. */
export function paymentInput(buyer: Buyer, basket: Basket = {}): CallInput<"create-payment-order"> {
  const { orderId = newOrderId(), upsells = [], discount } = basket;
  return {
    checkoutToken: buyer.checkoutToken,
    orderId,
    amount: basket.amount ?? priceBasket(upsells, discount).total,
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    customerId: buyer.customerId,
    upsells,
    ...(discount && { discountCode: discount.code }),
    ...(basket.rev !== undefined && { rev: basket.rev }),
    ...(basket.cart !== undefined && { cart: basket.cart }),
    ...(basket.billing && { billing: basket.billing }),
    ...(basket.sessionToken !== undefined && { sessionToken: basket.sessionToken }),
  };
}

/** An order whose payment page is open. */
export interface Placed {
  buyer: Buyer;
  orderId: string;
  sessionId: string;
  url: string;
  input: CallInput<"create-payment-order">;
}

/** Presses the payment button. */
export async function place(buyer: Buyer, basket: Basket = {}): Promise<Placed> {
  return send(buyer, paymentInput(buyer, basket));
}

/** Sends exactly this. */
export async function send(buyer: Buyer, input: CallInput<"create-payment-order">): Promise<Placed> {
  const page = await as(buyer, () => createPaymentOrder(input));
  return { buyer, orderId: input.orderId, input, ...page };
}

/** Pays on the payment page, and lets Stripe tell the shop. */
export async function pay(placed: Placed): Promise<Order> {
  stripe.control.pay(placed.sessionId);
  await deliver(placed.orderId);
  return theOrder(placed.orderId);
}

/** A buyer who has bought and paid. */
export async function newMember(
  basket: Basket = {},
  details: BuyerDetails = {},
): Promise<Placed & { order: Order }> {
  const placed = await place(await newBuyer(details), basket);
  return { ...placed, order: await pay(placed) };
}

/** The thank-you page's question. */
export function askStatus({ buyer, orderId }: { buyer: Buyer; orderId: string }) {
  return as(buyer, () => orderStatus({ checkoutToken: buyer.checkoutToken, orderId }));
}

/** The order, which must be there. */
export async function theOrder(orderId: string): Promise<Order> {
  const order = await readOrder(orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** The payment pages of an order, the oldest first. */
export async function sessionsOf(orderId: string): Promise<PaymentSession[]> {
  return (await readRecord(orderId))?.sessions ?? [];
}

/** What the provider was asked for an order, and opened. */
export const sessionsOpened = (orderId: string) =>
  stripe.control
    .requests()
    .filter(
      ({ method, idempotencyKey, status, replayed }) =>
        method === "POST" && idempotencyKey?.startsWith(`${orderId}:`) && status === 200 && !replayed,
    );

/** What became of the refunds that were begun for an order, the oldest first. */
export async function refundStates(orderId: string): Promise<string[]> {
  return ((await readRecord(orderId))?.refunds ?? []).map(({ state }) => state);
}

/** The last payment page of an order, which must be there. */
export async function thePage(orderId: string): Promise<PaymentSession> {
  const page = (await sessionsOf(orderId)).at(-1);
  if (!page) throw new Error(`There is no payment page of ${orderId}`);
  return page;
}

/** A coupon nobody else has. Without a limit it is never used up. */
export async function newCoupon(
  off: number | { amountOff: number },
  more: Partial<Omit<Coupon, "code" | "percentage" | "amountOff">> = {},
): Promise<Discount> {
  const code = `C${unique().toUpperCase()}`;
  const reduction = typeof off === "number" ? { percentage: off } : off;
  await CouponEntity.put({
    code,
    ...reduction,
    active: true,
    redemptions: 0,
    createdAt: Date.now(),
    ...more,
  }).go();
  return { code, ...reduction, products: more.products };
}

/** A coupon as an admin might change it; `undefined` removes. */
export async function changeCoupon(
  code: string,
  changes: Partial<Omit<Coupon, "usageLimit">> & { usageLimit?: number | undefined },
): Promise<void> {
  const { version = 0, ...coupon } = await theCoupon(code);
  await CouponEntity.put(withoutUndefined({ ...coupon, version: version + 1, ...changes })).go();
}

/** The coupon, which must be there. */
export async function theCoupon(code: string): Promise<Coupon> {
  const { data } = await CouponEntity.get({ code }).go({ consistent: true });
  if (!data) throw new Error(`There is no coupon ${code}`);
  return data;
}
