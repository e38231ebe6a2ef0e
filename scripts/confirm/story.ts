// What a shop does with a payment company in its life, by the shop's own adapter.
import { randomUUID } from "node:crypto";
import { minutes } from "@store/core/platform/time";
import type { Payments, ProviderSession, SessionRequest } from "@store/core/providers/payments";

/** What a buyer, or a bank, does at the company's page. */
export type Act = "pay" | "decline" | "dispute";

export interface Hand {
  /** Does it, or waits for somebody who does; throws when nobody has. */
  act(what: Act, session: ProviderSession, done: () => Promise<boolean>): Promise<void>;
}

/** Plays it. Answers what was not done, each with its reason: nothing is left out in silence. */
export async function play(payments: Payments, { act }: Hand): Promise<string[]> {
  const undone: string[] = [];
  const paid = await payments.open(request());
  await step("the same reference opens the same page", async () => {
    const again = request();
    const [one, other] = [await payments.open(again), await payments.open(again)];
    if (one.id !== other.id) throw new Error(`${one.id} and ${other.id}`);
    const closed = await payments.close(one.id);
    if (closed.open) throw new Error("a closed page is open");
  });
  await step("a card is declined", async () => {
    const session = await payments.open(request());
    await act("decline", session, async () => (await payments.read(session.id)).cause !== undefined);
  });
  await step("a page is paid, and refunded in two parts", async () => {
    await act("pay", paid, async () => (await payments.read(paid.id)).captures.length > 0);
    const [capture] = (await payments.read(paid.id)).captures;
    if (!capture) throw new Error("no money came");
    for (const amount of [capture.amount / 2, capture.amount / 2])
      await payments.refund({ paymentId: capture.paymentId, amount, key: `confirm:${randomUUID()}` });
    const [after] = (await payments.read(paid.id)).captures;
    const returned = after?.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (returned !== capture.amount) throw new Error(`${returned} of ${capture.amount} went back`);
  });
  await step("a payment is disputed", async () => {
    const session = await payments.open(request());
    await act("dispute", session, async () =>
      (await payments.read(session.id)).captures.some(({ dispute }) => dispute !== undefined),
    );
  });
  await step("the company's books are read", async () => {
    const now = Date.now();
    const { payments: captured } = await payments.captured(now - minutes(60), now + minutes(1));
    if (captured.length === 0) throw new Error("no payment of the last hour is in them");
    await payments.settled(new Date(now).toISOString().slice(0, 7));
  });
  return undone;

  async function step(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      undone.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

function request(): SessionRequest {
  const orderId = `ORDER_${Date.now()}_${randomUUID().slice(0, 9)}`;
  return {
    reference: `${orderId}:1`,
    orderId,
    attempt: 1,
    amount: 50_000,
    description: "A try of the payment company",
    lines: [{ name: "A try", amount: 50_000 }],
    buyer: {
      customerId: "CUST_1000000000",
      name: "Asha Rao",
      email: "asha@example.com",
      phone: "+919820012345",
    },
    expiresAt: Date.now() + minutes(35),
    successUrl: "https://example.com/thank-you",
    cancelUrl: "https://example.com/checkout",
  };
}
