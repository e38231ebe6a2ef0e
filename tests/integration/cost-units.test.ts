// The units that a sale takes of the table and its indexes, and those of jobs that find nothing to do. scripts/costs.ts
// makes the guide's figures of them. After a change that is meant: STORE_MEASURE=1 npm run test:integration cost-units

import { offer } from "@store/contract/offer/offer";
import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { signUp } from "@store/core/customers/sign-up";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { deliverMail } from "@store/core/mail/deliver-mail";
import { noteMailEvent } from "@store/core/mail/note-mail-event";
import { sweepMail } from "@store/core/mail/sweep-mail";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { minutes } from "@store/core/platform/time";
import { publishFirstOffer } from "@store/core/publishing/first-revision";
import { renderCurrent, renderPages } from "@store/core/publishing/render-pages";
import { expect, test } from "vitest";
import { newOrderId, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { holds, step } from "../support/measured-units.ts";
import { renderPlain } from "../support/render-plain.ts";
import { configureShop } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

/** The mail worker, told by the stream of each mail that is due. The look into the table is the test's own. */
async function deliverAll(): Promise<void> {
  const due = mailIds.splice(0);
  for (const mailId of due) await deliverMail(mailId, renderPlain);
}

/** Notes which mails are due, outside of what is counted. */
const mailIds: string[] = [];
async function noteMails(): Promise<void> {
  mailIds.push(...(await readTable()).outbox.map(({ mailId }) => mailId));
}

const other = process.env.DYNAMODB_ENDPOINT !== undefined;

test.skipIf(other)("an order costs the measured units from the checkout to the opened area", async () => {
  const story = "order";
  const email = "costs@example.in";
  const person = { name: "Meera R", email, phone: "9845012345" };
  const { checkoutToken: visit } = await startCheckout({});
  const cart = { checkoutToken: visit, email, name: "Meera R", upsells: [] };
  await step(story, "send-abandoned-cart-email", () => sendAbandonedCartEmail(cart));
  await step(story, "send-abandoned-cart-email", () =>
    sendAbandonedCartEmail({ ...cart, upsells: ["ad-templates"] }),
  );
  const { customerId, checkoutToken } = await step(story, "sign-up", () =>
    signUp({ email, full_name: "Meera R", phone: "9845012345" }),
  );
  await step(story, "validate-discount", () =>
    validateDiscount({ code: offer.quickCoupon.code, subtotal: 999 }),
  );
  const orderId = newOrderId();
  const order = { ...person, checkoutToken, customerId, orderId, amount: 999, upsells: [] };
  configureShop({ orderFlood: 500 });
  const { sessionId } = await step(story, "create-payment-order", () => createPaymentOrder(order));
  await step(story, "order-status", () => orderStatus({ checkoutToken, orderId }));
  stripe.control.pay(sessionId);
  await step(story, "stripe-webhook", () => deliver(orderId));
  const { credentials } = await step(story, "order-status", () => orderStatus({ checkoutToken, orderId }));
  await noteMails();
  await step(story, "mail-worker", deliverAll);
  const [mail] = ses.mails();
  expect(mail?.to).toBe(email);
  await step(story, "mail-events", () =>
    noteMailEvent({ what: "delivered", at: Date.now(), kind: "credentials", about: orderId, orderId }),
  );
  const login = {
    username: email,
    password: credentials?.password ?? "",
    resourceType: "checklist",
  } as const;
  const { sessionToken } = await step(story, "validate-login", () => validateLogin(login));
  const session = { sessionToken, resourceType: "checklist", content: true } as const;
  await step(story, "verify-resource-token", () => verifyResourceToken(async () => undefined)(session));
  holds(story);
});

test.skipIf(other)("an abandoned checkout with its reminder costs the measured units", async () => {
  const story = "left";
  const { checkoutToken } = await startCheckout({});
  const cart = { checkoutToken, email: "left@example.in", name: "Ravi Menon", upsells: [] };
  await step(story, "send-abandoned-cart-email", () => sendAbandonedCartEmail(cart));
  travel(minutes(6));
  await step(story, "abandoned-carts", () => abandonedCarts());
  await noteMails();
  await step(story, "mail-worker", deliverAll);
  expect(ses.mails().map(({ to }) => to)).toEqual([cart.email]);
  holds(story);
});

test.skipIf(other)("an order that nobody pays costs the measured units, its page's end with it", async () => {
  const story = "unpaid";
  const person = { name: "Ravi Menon", email: "unpaid@example.in", phone: "9845012345" };
  const { customerId, checkoutToken } = await signUp({ ...person, full_name: person.name });
  const orderId = newOrderId();
  const order = { ...person, checkoutToken, customerId, orderId, amount: 999, upsells: [] };
  // As deployed, where a press also looks at what all networks have open.
  configureShop({ orderFlood: 500 });
  const { sessionId } = await step(story, "create-payment-order", () => createPaymentOrder(order));
  stripe.control.expire(sessionId);
  await step(story, "stripe-webhook", () => deliver(orderId));
  expect((await theOrder(orderId)).status).toBe("failed");
  holds(story);
});

test.skipIf(other)("jobs that find nothing to do cost the measured units", async () => {
  const story = "idle";
  await step(story, "mail-sweep", () => sweepMail(renderPlain));
  await step(story, "abandoned-carts", () => abandonedCarts());
  await step(story, "reconcile", () => reconcile());
  await step(story, "stuck-buyers", () => stuckBuyers());
  await publishFirstOffer(Date.now());
  await renderCurrent();
  await step(story, "render-pages", () => renderPages());
  holds(story);
});
