// Everything that people, Stripe, admins, schedules and bad luck can do to a shop, as moves that a test can draw.

import { StoreError } from "@store/contract/errors";
import type { ManualStatus } from "@store/contract/order-statuses";
import type { ProductId } from "@store/contract/products";
import { setBlocked } from "@store/core/customers/block-customer";
import { changePassword } from "@store/core/customers/change-password";
import { changeProfile } from "@store/core/customers/change-profile";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { recoverAccess } from "@store/core/customers/recover-access";
import { readOrder } from "@store/core/orders/order.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { readCheckoutToken } from "@store/core/platform/checkout-token";
import { days, minutes } from "@store/core/platform/time";
import * as fc from "fast-check";
import {
  as,
  askStatus,
  type Basket,
  type Buyer,
  newBuyer,
  newOrderId,
  paymentInput,
  send,
  sessionsOf,
} from "./buyers.ts";
import { leave, newVisitor, remind } from "./carts.ts";
import { travel } from "./clock.ts";
import { deliver, deliverEvent, eventsOf } from "./deliver.ts";
import { loseReply } from "./faults.ts";
import { sweep } from "./mail-worker.ts";
import { standIns } from "./stand-ins.ts";

/** What has been done so far; the shop itself is asked for everything else. */
export interface World {
  /** Also those whose placing failed half-way. */
  orders: { buyer: Buyer; input: ReturnType<typeof paymentInput> }[];
  /** Faults that wait for their request. */
  disarm: (() => void)[];
}

export interface Move {
  name: string;
  run(world: World): Promise<unknown>;
}

const { control } = standIns.stripe;
const upsells: ProductId[][] = [[], ["seo-checklist"], ["ad-templates", "agency-license"]];

/** A move on one of the orders there are; nothing when there is none. */
const onOrder = (name: string, run: (order: World["orders"][number], world: World) => unknown) =>
  fc.nat(7).map(
    (index): Move => ({
      name: `${name} #${index}`,
      async run(world) {
        const order = world.orders[index % Math.max(1, world.orders.length)];
        if (order) await run(order, world);
      },
    }),
  );

/** A move on the payment page of an order, or on its payment. Stripe refuses many, and the shop is never told of those. */
const atStripe = (name: string, act: (found: { sessionId: string; intent: string }) => unknown) =>
  onOrder(name, async ({ input }) => {
    const order = await readOrder(input.orderId);
    const sessionId = (await sessionsOf(input.orderId)).findLast(
      ({ sessionId }) => sessionId !== undefined,
    )?.sessionId;
    try {
      if (sessionId) act({ sessionId, intent: order?.paymentId ?? intentOf(input.orderId) });
    } catch (error) {
      if (!(error instanceof Error && error.name === "StripeFault") && !isStripeFault(error)) throw error;
    }
  });

const isStripeFault = (error: unknown) => error instanceof Error && "status" in error && "body" in error;

function intentOf(orderId: string): string {
  const paid = eventsOf(orderId).findLast(({ data: { object } }) => "payment_intent" in object);
  return String(paid && "payment_intent" in paid.data.object ? paid.data.object.payment_intent : "");
}

const baskets = fc.record({
  upsells: fc.constantFrom(...upsells),
  discount: fc.constantFrom(
    undefined,
    undefined,
    { code: "RARE", percentage: 20 },
    { code: "RARE", percentage: 20 },
    { code: "GIFT", percentage: 100 },
    { code: "ONCE", amountOff: 150 },
  ),
});

async function press(world: World, buyer: Buyer, basket: Basket): Promise<void> {
  const input = paymentInput(buyer, { ...basket, orderId: newOrderId() });
  world.orders.push({ buyer, input });
  await send(buyer, input);
}

const order = baskets.map(
  (basket): Move => ({
    name: `order ${JSON.stringify(basket)}`,
    run: async (world) => press(world, await newBuyer(), basket),
  }),
);

const again = fc.tuple(fc.nat(7), baskets, fc.constantFrom("second tab", "another checkout")).map(
  ([index, basket, how]): Move => ({
    name: `${how} of #${index} ${JSON.stringify(basket)}`,
    async run(world) {
      const earlier = world.orders[index % Math.max(1, world.orders.length)];
      if (!earlier) return;
      const { email } = earlier.buyer;
      await press(world, how === "second tab" ? earlier.buyer : await newBuyer({ email }), basket);
    },
  }),
);

const trouble = fc.constantFrom("TransactWriteItems", "UpdateItem").map(
  (operation): Move => ({
    name: `crash at the next ${operation}`,
    async run(world) {
      world.disarm.push(loseReply((_, sent) => sent === operation));
    },
  }),
);

const jobs: Move[] = [
  { name: "reconcile", run: () => reconcile() },
  { name: "mail", run: () => sweep() },
  { name: "carts", run: () => remind() },
];

const visitors = [
  fc.boolean().map(
    (isNew): Move => ({
      name: isNew ? "somebody leaves" : "a buyer comes back and leaves",
      async run({ orders }) {
        const buyer = orders.at(-1)?.buyer;
        const back = buyer && {
          ...buyer,
          checkoutId: readCheckoutToken(buyer.checkoutToken, days(400)).checkoutId,
        };
        await leave(isNew || !back ? newVisitor() : back);
      },
    }),
  ),
  onOrder("recover", ({ buyer }) => as(buyer, () => recoverAccess({ username: buyer.email }))),
];

const admin = [
  fc
    .constantFrom<ManualStatus>("completed", "failed", "pending")
    .chain((status) =>
      onOrder(`override ${status}`, ({ input }) => overrideOrder(input.orderId, status, "admin")),
    ),
  fc.boolean().chain((banned) =>
    onOrder(banned ? "block" : "unblock", async ({ input, buyer }) => {
      const found = await readOrder(input.orderId);
      await setBlocked(found?.customerId ?? buyer.customerId, banned, "admin");
    }),
  ),
  onOrder("gift", ({ buyer }) => giveAsGift(buyer.email, "ad-templates", "admin")),
  onOrder("refund by hand", ({ input }) => refundByHand(input.orderId, undefined, "admin")),
  onOrder("refund the bundle", ({ input }) => refundByHand(input.orderId, ["bundle"], "admin")),
  onOrder("delete the order", ({ input }) => deleteOrder(input.orderId, "admin")),
  onOrder("delete the customer", async ({ input, buyer }) => {
    const found = await readOrder(input.orderId);
    await deleteCustomer(found?.customerId ?? buyer.customerId, "admin");
  }),
  onOrder("move the address", async ({ input, buyer }) => {
    const { email, phone, name: fullName } = buyer;
    const found = await readOrder(input.orderId);
    const profile = { email: `moved.${email}`.slice(-90), phone, fullName };
    await changeProfile(found?.customerId ?? buyer.customerId, profile, "admin");
  }),
  onOrder("a new password", async ({ input, buyer }) => {
    const found = await readOrder(input.orderId);
    await changePassword(found?.customerId ?? buyer.customerId, "of the admin's making", "admin");
  }),
];

const money = [
  atStripe("pay", ({ sessionId }) => control.pay(sessionId)),
  atStripe("pay later", ({ sessionId }) => control.pay(sessionId, { how: "later_ok" })),
  atStripe("pay later, in vain", ({ sessionId }) => control.pay(sessionId, { how: "later_fail" })),
  atStripe("decide", ({ sessionId }) => control.settleLater(sessionId)),
  atStripe("decline", ({ sessionId }) => control.decline(sessionId)),
  atStripe("expire", ({ sessionId }) => control.expire(sessionId)),
  atStripe("refund a part", ({ intent }) => control.refund(intent, 10_000)),
  atStripe("refund", ({ intent }) => control.refund(intent)),
  atStripe("dispute", ({ intent }) => control.dispute(intent)),
  atStripe("dispute won", ({ intent }) => control.closeDispute(intent, "won")),
  atStripe("dispute lost", ({ intent }) => control.closeDispute(intent, "lost")),
];

const triggers = [
  onOrder("deliver all", ({ input }) => deliver(input.orderId)),
  onOrder("deliver the last", async ({ input }) => {
    const event = eventsOf(input.orderId).at(-1);
    if (event) await deliverEvent(event);
  }),
  onOrder("ask for the status", ({ input, buyer }) => askStatus({ orderId: input.orderId, buyer })),
  onOrder("press again", ({ input, buyer }) => send(buyer, input)),
];

const time = fc.constantFrom(3, 6, 20, 40).map(
  (count): Move => ({
    name: `${count} minutes go by`,
    run: async () => travel(minutes(count)),
  }),
);

const single: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: order },
  { weight: 4, arbitrary: again },
  { weight: 8, arbitrary: atStripe("pay", ({ sessionId }) => control.pay(sessionId)) },
  { weight: 10, arbitrary: fc.oneof(...money) },
  { weight: 10, arbitrary: fc.oneof(...triggers) },
  { weight: 5, arbitrary: fc.oneof(...admin) },
  { weight: 4, arbitrary: fc.constantFrom(...jobs) },
  { weight: 3, arbitrary: fc.oneof(...visitors) },
  { weight: 3, arbitrary: time },
  { weight: 2, arbitrary: trouble },
);

/** Two or three moves at once. */
const together = fc.array(single, { minLength: 2, maxLength: 3 }).map(
  (transitions): Move => ({
    name: `at once: ${transitions.map(({ name }) => name).join(", ")}`,
    run: (world) => Promise.all(transitions.map((transition) => tolerate(transition.run(world)))),
  }),
);

/** Any move. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 9, arbitrary: single },
  { weight: 1, arbitrary: together },
);

/** An expected refusal is an answer, and a reply that a test has lost is lost. All else is a bug. */
export async function tolerate(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const ordered =
      error instanceof Error && /ordered by a test/.test(`${error.message} ${String(error.cause)}`);
    if (!(error instanceof StoreError) && !ordered) throw error;
    if (error instanceof StoreError && error.code === "internal") throw error;
  }
}
