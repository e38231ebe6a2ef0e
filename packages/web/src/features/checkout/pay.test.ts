import type { CallName } from "@store/contract/calls";
import { type ErrorCode, errors } from "@store/contract/errors";
import { OrderId } from "@store/contract/schemas";
import { beforeEach, expect, test, vi } from "vitest";
import { CallError, type call } from "../../lib/api.ts";
import { clearAccount, readAccount } from "../../lib/checkout-account.ts";
import { readItem, removeItem, writeItem } from "../../lib/storage.ts";
import { type PayRequest, pay } from "./pay.ts";

// Node has no session storage: the storage module keeps the values in memory, as in a browser that refuses it.
const meera = { name: "Meera Raghunathan", email: "meera@example.in", phone: "+91 98450 12345" };
const request: PayRequest = {
  details: meera,
  upsells: ["seo-checklist"],
  discountCode: "WELCOME20",
  amount: 1038,
};

type Script = Partial<Record<CallName, unknown[]>>;

const signedUp = { success: true, userId: "u", customerId: "CUST_1234567890", checkoutToken: "token-1" };
const opened = { success: true, sessionId: "cs_1", url: "https://pay.example/cs_1" };

function failure(code: ErrorCode, error: string = errors[code].message): object {
  return { success: false, code, error, status: errors[code].status, from: "store" };
}

/** Plays the answers of each call in order; the last one repeats. Errors are thrown. */
function shop(script: Script) {
  const made: { name: CallName; input: Record<string, unknown> }[] = [];
  const toasts: string[] = [];
  const answers = new Map(Object.entries(script).map(([name, list]) => [name, [...list]]));
  const fakeCall = vi.fn(async (name: CallName, input: object) => {
    made.push({ name, input: { ...input } });
    const list = answers.get(name) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {
    made,
    toasts,
    tools: {
      call: fakeCall as unknown as typeof call,
      toast: (text: { title: string }) => toasts.push(text.title),
    },
    orders: () => made.filter(({ name }) => name === "create-payment-order").map(({ input }) => input),
    signUps: () => made.filter(({ name }) => name === "sign-up").map(({ input }) => input),
  };
}

beforeEach(() => {
  clearAccount();
  removeItem("pendingOrderId");
  removeItem("selectedUpsells");
  removeItem("checkoutVisit");
});

test("a payment signs up, places the order and answers the payment page", async () => {
  const { tools, made, toasts } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
  expect(await pay(request, tools)).toEqual({ kind: "redirect", url: "https://pay.example/cs_1" });
  expect(toasts).toEqual(["Creating Your Account", "Initializing Payment"]);
  expect(made[0]).toEqual({
    name: "sign-up",
    input: { full_name: meera.name, email: meera.email, phone: meera.phone },
  });
  expect(made[1]?.input).toEqual({
    checkoutToken: "token-1",
    orderId: readItem("pendingOrderId"),
    amount: 1038,
    name: meera.name,
    email: meera.email,
    phone: meera.phone,
    customerId: "CUST_1234567890",
    upsells: ["seo-checklist"],
    discountCode: "WELCOME20",
  });
  expect(OrderId.safeParse(made[1]?.input.orderId).success).toBe(true);
  expect(readItem("selectedUpsells")).toBe('["seo-checklist"]');
});

test("the order id is kept before the call is made", async () => {
  const { tools } = shop({ "sign-up": [signedUp] });
  let keptAtCall: string | null = null;
  const calling = vi.fn(async (name: CallName) => {
    if (name === "sign-up") return signedUp;
    keptAtCall = readItem("pendingOrderId");
    return opened;
  });
  await pay(request, { ...tools, call: calling as unknown as typeof call });
  expect(keptAtCall).toMatch(/^ORDER_/);
});

test("a payment that has no coupon sends no discountCode", async () => {
  const { tools, orders } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
  await pay({ ...request, discountCode: undefined }, tools);
  expect(orders()[0]).not.toHaveProperty("discountCode");
});

test("a repeat after a network error keeps its order id and its account", async () => {
  const { tools, orders, signUps } = shop({
    "sign-up": [signedUp],
    "create-payment-order": [new CallError("no network"), opened],
  });
  expect(await pay(request, tools)).toEqual({ kind: "unreachable" });
  expect(await pay(request, tools)).toMatchObject({ kind: "redirect" });
  expect(orders()[1]?.orderId).toBe(orders()[0]?.orderId);
  expect(signUps()).toHaveLength(1);
});

test("a return from the payment page opens the same order", async () => {
  const { tools, orders } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
  await pay(request, tools);
  await pay(request, tools);
  expect(orders()[1]).toEqual(orders()[0]);
});

test("a changed basket is a new order of the same checkout", async () => {
  const { tools, orders, signUps } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
  await pay(request, tools);
  await pay({ ...request, upsells: [], amount: 799 }, tools);
  expect(orders()[1]?.orderId).not.toBe(orders()[0]?.orderId);
  expect(orders()[1]?.checkoutToken).toBe("token-1");
  expect(signUps()).toHaveLength(1);
});

test.each(["name", "email", "phone"] as const)(
  "a changed %s signs up again with the token it has",
  async (field) => {
    const { tools, signUps, orders } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
    await pay(request, tools);
    await pay({ ...request, details: { ...meera, [field]: "changed@example.in" } }, tools);
    expect(signUps()).toHaveLength(2);
    expect(signUps()[1]).toMatchObject({ checkoutToken: "token-1" });
    expect(orders()[1]?.orderId).not.toBe(orders()[0]?.orderId);
  },
);

test("an expired checkout starts over by itself", async () => {
  const { tools, signUps, orders } = shop({
    "sign-up": [signedUp, { ...signedUp, checkoutToken: "token-2" }],
    "create-payment-order": [failure("checkout.expired"), opened],
  });
  expect(await pay(request, tools)).toMatchObject({ kind: "redirect" });
  expect(signUps()[1]).not.toHaveProperty("checkoutToken");
  expect(orders()[1]?.checkoutToken).toBe("token-2");
});

test("a corrected checkout is still the one that is paid for", async () => {
  writeItem("checkoutVisit", "visit-1");
  const { tools, signUps } = shop({ "sign-up": [signedUp], "create-payment-order": [opened] });
  await pay(request, tools);
  await pay({ ...request, details: { ...meera, email: "changed@example.in" } }, tools);
  expect(signUps().map(({ checkoutToken }) => checkoutToken)).toEqual(["visit-1", "visit-1"]);
});

test("a sign-up refused for its dead token is made again without it", async () => {
  const { tools, signUps } = shop({
    "sign-up": [signedUp, failure("checkout.expired"), signedUp],
    "create-payment-order": [opened],
  });
  await pay(request, tools);
  expect(await pay({ ...request, details: { ...meera, phone: "98450 12346" } }, tools)).toMatchObject({
    kind: "redirect",
  });
  expect(signUps().map((input) => input.checkoutToken)).toEqual([undefined, "token-1", undefined]);
});

test("details that changed on the server's side are signed up again with the token", async () => {
  const { tools, signUps } = shop({
    "sign-up": [signedUp],
    "create-payment-order": [failure("order.details_changed"), opened],
  });
  expect(await pay(request, tools)).toMatchObject({ kind: "redirect" });
  expect(signUps()[1]).toMatchObject({ checkoutToken: "token-1" });
});

test("an order id that is used up is replaced by itself", async () => {
  const { tools, orders } = shop({
    "sign-up": [signedUp],
    "create-payment-order": [failure("order.conflict"), opened],
  });
  expect(await pay(request, tools)).toMatchObject({ kind: "redirect" });
  expect(orders()[1]?.orderId).not.toBe(orders()[0]?.orderId);
});

test("a server that never agrees is asked three times only", async () => {
  const { tools, orders } = shop({
    "sign-up": [signedUp],
    "create-payment-order": [failure("order.conflict")],
  });
  expect(await pay(request, tools)).toEqual({ kind: "failed", text: errors["order.conflict"].message });
  expect(orders()).toHaveLength(3);
});

test.each(["discount.invalid", "order.price_changed", "order.offer_changed", "order.already_paid"] as const)(
  "%s is handed to the page with its sentence",
  async (code) => {
    const { tools } = shop({ "sign-up": [signedUp], "create-payment-order": [failure(code)] });
    expect(await pay(request, tools)).toEqual({ kind: "refused", code, text: errors[code].message });
  },
);

test('the answer "already paid" leads to the order that was paid', async () => {
  const { tools, orders } = shop({
    "sign-up": [signedUp],
    "create-payment-order": [opened, failure("order.already_paid")],
  });
  await pay(request, tools);
  await pay({ ...request, upsells: [], amount: 799 }, tools);
  expect(readItem("pendingOrderId")).toBe(orders()[0]?.orderId);
});

const noSession = "No payment session ID received from server";
const noAccount = "Failed to create user account";
const unsaid = (status: number) => ({ success: false, code: "internal", error: "", status, from: "store" });

test.each([
  [
    "a server's sentence",
    failure("throttled", "Too many attempts. Please try again in 9 minutes."),
    "Too many attempts. Please try again in 9 minutes.",
  ],
  ["no sentence", unsaid(502), "Payment creation failed with status 502"],
  [
    "the gateway's own body",
    { ...unsaid(503), error: "Something went wrong. Please try again.", from: "gateway" },
    "Payment creation failed with status 503",
  ],
  ["an answer that is not JSON", new CallError("html", 504), "Payment creation failed with status 504"],
  ["a success that is not JSON", new CallError("html", 200), noSession],
  ["no session id", { success: true, url: "https://pay.example/x" }, noSession],
  ["no address", { success: true, sessionId: "cs_1" }, noSession],
  [
    "an address that is a script",
    { success: true, sessionId: "cs_1", url: "javascript:alert(1)" },
    noSession,
  ],
])("an order answered with %s", async (_, answer, text) => {
  const { tools } = shop({ "sign-up": [signedUp], "create-payment-order": [answer] });
  expect(await pay(request, tools)).toEqual(
    text === undefined ? { kind: "failed" } : { kind: "failed", text },
  );
});

test("a payment that nobody answers says that the shop was not reached", async () => {
  const away = new CallError("down");
  expect(await pay(request, shop({ "sign-up": [away] }).tools)).toEqual({ kind: "unreachable" });
  const later = shop({ "sign-up": [signedUp], "create-payment-order": [away] });
  expect(await pay(request, later.tools)).toEqual({ kind: "unreachable" });
});

test.each([
  ["a server's sentence", failure("throttled", "Too many attempts."), "Too many attempts."],
  ["no sentence", unsaid(500), noAccount],
  ["an answer that is no JSON", new CallError("odd", 502), noAccount],
  ["no customer id", { success: true, userId: "u", checkoutToken: "t" }, "Failed to create customer profile"],
  ["no token", { success: true, userId: "u", customerId: "CUST_1234567890" }, noAccount],
])("a sign-up answered with %s", async (_, answer, text) => {
  const { tools, orders } = shop({ "sign-up": [answer] });
  expect(await pay(request, tools)).toEqual({ kind: "failed", text });
  expect(orders()).toEqual([]);
  expect(readAccount()).toBeUndefined();
});
