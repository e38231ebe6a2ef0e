import { alarm, log } from "../../platform/log.ts";
import { ask, openPage, send } from "./visit.ts";

/**
 * Opens the shop from outside and goes on to where a purchase begins: pages, calls, keys and the table. Writes nothing. What fails
 * twice calls a person.
 */
export async function canary(): Promise<void> {
  const failed = (await failureOf(look)) && (await failureOf(look));
  if (failed === undefined) log("job.done", { job: "canary" });
  else alarm("canary.failed", { error: failed });
}

async function look(): Promise<void> {
  await Promise.all([openPage("/"), openPage("/checkout")]);
  const { checkoutToken } = await ask("start-checkout", {});
  await ask("recent-purchases", {});
  // What takes money refuses who has not signed up, before it reads or writes anything.
  const person = { name: "Canary", email: "canary@example.com", phone: "+91 98200 12345" };
  const order = {
    orderId: `ORDER_${Date.now()}_canary`,
    customerId: "CUST_1000000001",
    amount: 0,
    upsells: [],
  };
  const answer = await send("create-payment-order", { checkoutToken, ...person, ...order });
  const code = answer.success ? "nothing" : (answer as { code: string }).code;
  if (code !== "checkout.expired")
    throw new Error(`create-payment-order answered a token without a sign-up with ${code}`);
}

async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
