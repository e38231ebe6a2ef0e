// The rows of one made-up customer: what sign-up, order, payment and mail would have left behind.

import { dayInIndia } from "@store/contract/format";
import type { OrderStatus } from "@store/contract/order-statuses";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import { type UpsellId, upsellIds } from "@store/contract/products";
import { CustomerEntity, grantsBy } from "@store/core/customers/customer.entity";
import { LoginEntity } from "@store/core/customers/login.entity";
import { LedgerEntity } from "@store/core/orders/ledger.entity";
import { grantsOf, linesOf } from "@store/core/orders/lines";
import { type Order, OrderEntity } from "@store/core/orders/order.entity";
import { PaymentEntity } from "@store/core/orders/payment.entity";
import { difference, figuresOf } from "@store/core/orders/settlement/books";
import { enqueueOrderMail } from "@store/core/outbox/outbox.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { indexRow } from "@store/core/platform/search-index";
import { minutes, monthOf } from "@store/core/platform/time";
import type { Chance } from "../chance.ts";
import { type Item, itemOf, putsOf } from "./lay.ts";
import { type MadeUp, madeUpPerson } from "./people.ts";

/** One customer with their order, and the rows they are made of. */
export interface Laid {
  order: Order;
  items: Item[];
}

export interface Season {
  /** The hash of the one password of all made-up customers. */
  passwordHash: string;
  coupons: readonly Discount[];
}

/** How orders end, of a hundred. */
const endings: [OrderStatus, number][] = [
  ["completed", 68],
  ["failed", 26],
  ["refunded", 6],
];

/** The `number`-th customer, who came at `createdAt`. */
export function layCustomer(chance: Chance, number: number, createdAt: number, season: Season): Laid {
  const person = madeUpPerson(chance, number);
  const order = madeUpOrder(chance, person, number, createdAt, season);
  const { name, email, phone, customerId } = person;
  const { orderId, status } = order;
  const paid = status === "completed" || status === "refunded";
  const sold = status === "completed";
  const login = { customerId, passwordHash: season.passwordHash, epoch: 0 };
  const seen = chance.percent(90);
  const customer = CustomerEntity.put({
    customerId,
    state: paid ? "member" : "reserved",
    banned: false,
    hasPaid: sold,
    epoch: 0,
    email,
    name,
    phone,
    createdAt,
    month: monthOf(createdAt),
    detailsFrom: orderId,
    ...(paid && seen && { lastLoginAt: createdAt + minutes(10) }),
    // Stripped below unless it is so: an index wants all of its parts, or none.
    help: "sent",
    helpAt: createdAt + minutes(24 * 60),
    ...(sold && grantsBy(orderId, grantsOf(order))),
  });
  const paymentId = order.paymentId ?? "";
  const items = [
    itemOf(customer, sold && !seen ? [] : ["help", "helpAt", "helpShard", "g2pk", "g2sk"]),
    itemOf(OrderEntity.put({ ...order, dueAt: createdAt }), ["dueAt", "g2pk", "g2sk"]),
    ...putsOf(indexRow("order", { id: orderId, at: createdAt, customerId }, order)),
  ];
  if (paid)
    items.push(
      itemOf(LoginEntity.put({ loginKey: emailHash(email), ...login })),
      itemOf(
        PaymentEntity.put({
          provider: "stripe",
          paymentId,
          orderId,
          what: "sale",
          amount: order.finalAmount * 100,
          createdAt,
        }),
      ),
      ...ledgerOf(order).map((row) => itemOf(LedgerEntity.put(row))),
      sentMail(order, createdAt),
    );
  return { order, items };
}

/** What the ledger says of a made-up order: sold, and with some sent back the same day. */
export function ledgerOf(order: Order) {
  const { orderId, status, paymentId = "", finalAmount, createdAt, shard, discountCode, offerRev } = order;
  if (status !== "completed" && status !== "refunded") return [];
  const sold = figuresOf({ ...order, status: "completed", refundedAmount: 0 });
  const row = {
    orderId,
    ref: paymentId,
    paymentId,
    provider: "stripe" as const,
    paise: finalAmount * 100,
    at: createdAt,
    day: dayInIndia(createdAt),
    shard,
    ...(discountCode !== undefined && { discountCode }),
    ...(offerRev !== undefined && { offerRev }),
  };
  const sale = { ...row, kind: "sale" as const, figures: sold };
  const back = { ...row, kind: "refund-done" as const, figures: difference(figuresOf(order), sold) };
  return status === "refunded" ? [sale, back] : [sale];
}

/** As the worker leaves it: sent, and due no more. */
function sentMail(order: Order, at: number): Item {
  const item = itemOf(enqueueOrderMail("credentials", order, at), ["dueAt", "g2pk", "g2sk"]);
  return { ...item, state: "sent", attempts: 1, sentAt: at + 2000, messageId: `seed-${order.orderId}` };
}

function madeUpOrder(
  chance: Chance,
  person: MadeUp,
  number: number,
  createdAt: number,
  { coupons }: Season,
): Order {
  const upsells = upsellIds.filter((id) => chance.percent(wanted[id]));
  const [first, ...others] = coupons;
  const coupon = first && chance.percent(35) ? chance.pick([first, ...others]) : undefined;
  const basket = priceBasket(upsells, coupon);
  const lines = linesOf(basket, undefined);
  const status = endingOf(chance);
  const paid = status === "completed" || status === "refunded";
  const at = createdAt + minutes(2);
  const orderId = `ORDER_${createdAt}_seed${String(number).padStart(8, "0")}`;
  return {
    orderId,
    version: 3,
    status,
    source: "paid",
    provider: "stripe",
    offerRev: 1,
    checkoutId: `seed-${number}`,
    ...person,
    lines,
    subtotal: basket.subtotal,
    discountAmount: basket.discountAmount,
    finalAmount: basket.total,
    refundedAmount: status === "refunded" ? basket.total : 0,
    ...(coupon && { discountCode: coupon.code }),
    couponUse: "none",
    fingerprint: `seed-${number}`,
    sessions: 1,
    ...(paid && { paymentId: `pi_seed_${number}`, paidAt: at }),
    ...(status === "refunded" && { refundReason: "refund" as const }),
    createdAt,
    month: monthOf(createdAt),
    shard: "0",
    updatedAt: at,
  };
}

const wanted: Record<UpsellId, number> = { "ad-templates": 32, "seo-checklist": 24, "agency-license": 4 };

function endingOf(chance: Chance): OrderStatus {
  const drawn = chance.below(100);
  let upTo = 0;
  for (const [status, share] of endings) {
    upTo += share;
    if (drawn < upTo) return status;
  }
  return "completed";
}
