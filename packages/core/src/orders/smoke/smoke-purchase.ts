import { randomBytes } from "node:crypto";
import { isArea } from "@store/contract/area-paths";
import { india } from "@store/contract/gst/countries";
import { CouponEntity } from "../../coupons/coupon.entity.ts";
import { deleteCustomer } from "../../customers/delete-customer.ts";
import { alarm, log } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import { minutes } from "../../platform/time.ts";
import { readOrder } from "../order.entity.ts";
import { readSealedPassword } from "../sealed-password.entity.ts";
import { deleteOrder } from "../settlement/delete-order.ts";
import { ask, openPage, send } from "./visit.ts";

/** SES's own: it takes every mail and shows it to nobody. */
const email = "success@simulator.amazonses.com";
const buyer = { name: "Smoke purchase", phone: "+91 98200 12345" };
const by = "smoke purchase";
/** Its coupon's code says which order is its own. */
const ownCode = /^SMOKE(\d{13})([0-9A-F]{10})$/;
const orderOf = (code: string) => code.replace(ownCode, "ORDER_$1_$2");

export type SmokeResult = { bought: true; steps: string[] } | { bought: false; why: string };

/**
 * Buys the bundle as a visitor does, by the public calls and a coupon of its own that takes off everything, logs in with what was
 * sold and opens an area; then the order, its customer and the coupon are taken back, so that lists and figures are as before. No money
 * moves, no tax paper is due for nothing, and the mail goes to nobody. What one that was killed has left, the next takes back.
 * Throws what failed, after an alarm.
 */
export async function smokePurchase(): Promise<SmokeResult> {
  await takeBackOlder();
  const code = `SMOKE${Date.now()}${randomBytes(5).toString("hex").toUpperCase()}`;
  const steps: string[] = [];
  try {
    return (await buy(code, steps)) ? { bought: true, steps } : { bought: false, why: tooOften };
  } catch (error) {
    alarm("smoke.failed", { error: String(error), after: steps.at(-1) });
    throw error;
  } finally {
    await takeBack(code);
  }
}

const tooOften =
  "one mailbox may order three times a day for nothing, and has: the calls before the order answered";

/** False where the shop has had as many free orders of this mailbox as it takes in a day. */
async function buy(code: string, steps: string[]): Promise<boolean> {
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const result = await work();
    steps.push(what);
    return result;
  };
  const now = Date.now();
  await CouponEntity.create({
    ...{ code, percentage: 100, active: true, redemptions: 0, usageLimit: 1, createdAt: now },
    expiresAt: now + minutes(10),
  }).go();
  await step("pages", () => Promise.all([openPage("/"), openPage("/checkout")]));
  const visit = await step("start-checkout", () => ask("start-checkout", {}));
  const discount = { code, subtotal: 1, checkoutToken: visit.checkoutToken };
  await step("validate-discount", () => ask("validate-discount", discount));
  const details = { email, full_name: buyer.name, phone: buyer.phone, checkoutToken: visit.checkoutToken };
  const { customerId, checkoutToken } = await step("sign-up", () => ask("sign-up", details));
  const orderId = orderOf(code);
  const gst = setting("gst");
  const placed = await send("create-payment-order", {
    ...{ ...buyer, email, checkoutToken, customerId, orderId, amount: 0, upsells: [], discountCode: code },
    ...(gst.mode === "regular" && { billing: { country: india, state: gst.state } }),
  });
  if (!placed.success && placed.code === "throttled") return false;
  if (!placed.success) throw new Error(`create-payment-order refused: ${placed.code}`);
  steps.push("create-payment-order");
  const order = await step("order-status", () => ask("order-status", { checkoutToken, orderId }));
  if (order.status !== "completed") throw new Error(`a free order is ${order.status}`);
  const password = await readSealedPassword(orderId);
  if (password === undefined) throw new Error("the order has no login");
  const area = order.opens.find(isArea);
  const login = { username: customerId, password, ...(area && { resourceType: area }) };
  const { sessionToken } = await step("validate-login", () => ask("validate-login", login));
  if (area)
    await step("verify-resource-token", () =>
      ask("verify-resource-token", { sessionToken, resourceType: area, content: true }),
    );
  log("smoke.bought", { orderId });
  return true;
}

/** Of runs that nobody can be in the middle of any more. */
async function takeBackOlder(): Promise<void> {
  const { data } = await CouponEntity.query.all({}).go({ pages: "all" });
  const older = data.filter(
    ({ code, createdAt }) => ownCode.test(code) && createdAt < Date.now() - minutes(15),
  );
  for (const { code } of older) await takeBack(code);
}

/** The coupon goes last: until then it says what is left to do. */
async function takeBack(code: string): Promise<void> {
  const order = await readOrder(orderOf(code));
  if (order && order.deletedAt === undefined) await deleteOrder(order.orderId, by);
  if (order) await deleteOnce(order.customerId);
  await CouponEntity.remove({ code }).go();
}

/** One that is gone already is not found. */
async function deleteOnce(customerId: string): Promise<void> {
  try {
    await deleteCustomer(customerId, by);
  } catch (error) {
    if ((error as { code?: string }).code !== "customer.not_found") throw error;
  }
}
