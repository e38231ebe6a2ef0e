// What a shop does with a payment company in its life, by the shop's own adapter.
import { randomUUID } from "node:crypto";
import { minutes, monthBefore, monthOf } from "@store/core/platform/time";
import type { Payments, ProviderSession, SessionRequest, SettledLine } from "@store/core/providers/payments";

/** The ways to pay that a company's test mode has. */
export type Way = "card" | "upi";

/** What a buyer, a bank or time does. */
export type Act = Way | "decline" | "dispute" | "pay-unreturnable" | "bank-returns" | "settle";

export interface Hand {
  /** Does it, or waits for somebody who does; throws when nobody has. */
  act(what: Act, session: ProviderSession, done: () => Promise<boolean>): Promise<void>;
  /** Epoch milliseconds at the company. */
  now(): number;
}

/** Plays it. Answers what was not done, each with its reason: nothing is left out in silence. */
export async function play(payments: Payments, ways: readonly Way[], { act, now }: Hand): Promise<string[]> {
  const undone: string[] = [];
  await step("the same reference opens the same page", async () => {
    const again = request();
    const [one, other] = [await payments.open(again), await payments.open(again)];
    if (one.id !== other.id) throw new Error(`${one.id} and ${other.id}`);
    const closed = await payments.close(one.id);
    if (closed.open) throw new Error("a closed page is open");
  });
  await step("a payment is declined", async () => {
    const session = await payments.open(request());
    await act("decline", session, async () => (await payments.read(session.id)).cause !== undefined);
  });
  let paid: ProviderSession | undefined;
  for (const way of ways)
    await step(`a page is paid by ${way}, and refunded in two parts`, async () => {
      const session = await payments.open(request());
      const { paymentId, amount } = await payBy(way, session);
      paid = session;
      for (const part of [amount / 2, amount / 2])
        await payments.refund({ paymentId, amount: part, key: `confirm:${randomUUID()}` });
      const [after] = (await payments.read(session.id)).captures;
      const returned = after?.refunds.reduce((sum, refund) => sum + refund.amount, 0);
      if (returned !== amount) throw new Error(`${returned} of ${amount} went back`);
    });
  await step("a refund comes back from the bank", async () => {
    const session = await payments.open(request());
    const { paymentId, amount } = await payBy("pay-unreturnable", session);
    await payments.refund({ paymentId, amount, key: `confirm:${randomUUID()}` });
    await act("bank-returns", session, async () =>
      (await payments.read(session.id)).captures.some(({ refunds }) =>
        refunds.some(({ state }) => state === "failed"),
      ),
    );
  });
  await step("a payment is disputed", async () => {
    const session = await payments.open(request());
    await act("dispute", session, async () =>
      (await payments.read(session.id)).captures.some(({ dispute }) => dispute !== undefined),
    );
  });
  await step("the company's books of the last hour are read", async () => {
    const { payments: captured } = await payments.captured(now() - minutes(60), now() + minutes(1));
    if (captured.length === 0) throw new Error("no payment is in them");
  });
  await step("a pay-out is read, line by line", async () => {
    if (!paid) throw new Error("nothing was paid");
    await act("settle", paid, async () => (await settledLines()).some(({ kind }) => kind === "payout"));
    const kinds = new Set((await settledLines()).map(({ kind }) => kind));
    const missing = (["payment", "refund", "payout"] as const).filter((kind) => !kinds.has(kind));
    if (missing.length > 0) throw new Error(`no ${missing.join(", no ")} is in the pay-outs of two months`);
  });
  return undone;

  async function payBy(what: Act, session: ProviderSession) {
    await act(what, session, async () => (await payments.read(session.id)).captures.length > 0);
    const [capture] = (await payments.read(session.id)).captures;
    if (!capture) throw new Error("no money came");
    return capture;
  }

  /** Of this month and the one before. */
  async function settledLines(): Promise<SettledLine[]> {
    const month = monthOf(now());
    const lines: SettledLine[] = [];
    for (const each of [monthBefore(month), month]) {
      let after: string | undefined;
      do {
        const page = await payments.settled(each, after);
        lines.push(...page.lines);
        after = page.next;
      } while (after !== undefined);
    }
    return lines;
  }

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
