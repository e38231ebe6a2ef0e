// F19: a block while people log in and verify. Whatever began after it returned must fail.

import { setBlocked } from "@store/core/customers/block-customer";
import { expect, test } from "vitest";
import { withRandomDelays } from "../support/concurrency.ts";
import { deliver } from "../support/deliver.ts";
import { few } from "../support/full.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { logIn, memberWithPassword, verify } from "../support/logins.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

async function memberWithSession() {
  const member = await memberWithPassword();
  const enter = () => logIn(member.buyer.email, member.password);
  return { ...member, logIn: enter, ...(await enter()) };
}

type Closing = (member: Awaited<ReturnType<typeof memberWithSession>>) => Promise<void>;
const closings: [string, Closing][] = [
  ["a block", ({ buyer }) => setBlocked(buyer.customerId, true, "admin")],
  [
    "a refund",
    async ({ orderId, order }) => {
      stripe.control.refund(order.paymentId ?? "");
      await deliver(orderId);
    },
  ],
];

test.each(closings)("%s ends every login and session while twenty log in and verify", async (_, close) => {
  for (const seed of few([1, 2, 3, 4, 5], 1)) {
    const member = await memberWithSession();
    let closed = false;
    const late: string[] = [];
    const tokens = [member.sessionToken];
    const visit = async (index: number) => {
      for (let round = 0; round < 6; round++) {
        const begunLate = closed;
        const succeeded = await (index % 2 ? member.logIn() : verify(tokens.at(-1) ?? "")).then(
          (answer) => {
            if ("sessionToken" in answer) tokens.push(String(answer.sessionToken));
            return true;
          },
          () => false,
        );
        if (succeeded && begunLate) late.push(index % 2 ? "login" : "verify");
      }
    };
    await withRandomDelays(seed, () =>
      Promise.all([
        ...Array.from({ length: 20 }, (_, index) => visit(index)),
        close(member).then(() => {
          closed = true;
        }),
      ]),
    );
    expect(late).toEqual([]);
    for (const token of tokens)
      await expect(verify(token)).rejects.toMatchObject({ code: "session.invalid" });
    await expect(member.logIn()).rejects.toMatchObject({ code: "login.invalid" });
  }
  await expectSound();
});

test.each(closings)(
  "%s just before a login is written keeps the login from leaving a session",
  async (_, close) => {
    const member = await memberWithSession();
    interleave("UpdateItem", `CUSTOMER#${member.buyer.customerId}`, () => close(member));
    await expect(member.logIn()).rejects.toMatchObject({ code: "login.invalid" });
    expect((await readTable()).session.map(({ epoch }) => epoch)).toEqual([0]);
  },
);

test.each(closings)(
  "%s between a login and its session leaves a session that opens nothing",
  async (_, close) => {
    const member = await memberWithSession();
    interleave("PutItem", `CUSTOMER#${member.buyer.customerId}`, () => close(member));
    const { sessionToken } = await member.logIn();
    await expect(verify(sessionToken)).rejects.toMatchObject({ code: "session.invalid" });
  },
);
