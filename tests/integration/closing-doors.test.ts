// F19: a block while people log in and verify. Whatever began after it returned must fail.

import { readContent } from "@store/content/read-content";
import { validateLogin } from "@store/core/access/validate-login";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { setBlocked } from "@store/core/customer/block-customer";
import { expect, test } from "vitest";
import { as, askStatus, newMember, unique } from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { jostled } from "../support/jostle.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const resourceType = "checklist";

async function memberWithSession() {
  const member = await newMember();
  const password = (await askStatus(member)).credentials?.password ?? "";
  const logIn = () =>
    as({ ip: unique() }, () => validateLogin({ username: member.buyer.email, password, resourceType }));
  return { ...member, logIn, ...(await logIn()) };
}

const verify = (sessionToken: string) => verifyResourceToken(readContent)({ sessionToken, resourceType });

type Closing = (member: Awaited<ReturnType<typeof memberWithSession>>) => Promise<void>;
const closings: [string, Closing][] = [
  ["a block", ({ buyer }) => setBlocked(buyer.customerId, true, "admin")],
  [
    "a refund",
    async ({ orderId, order }) => {
      stripe.control.refund(order.paymentIntent ?? "");
      await deliver(orderId);
    },
  ],
];

test.each(closings)(
  "%s, while twenty log in and verify: none that begins after it returned succeeds",
  async (_, close) => {
    for (const seed of [1, 2, 3, 4, 5]) {
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
      await jostled(seed, () =>
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
  },
);

test.each(closings)("%s in the very moment before a login is written: no session", async (_, close) => {
  const member = await memberWithSession();
  const race = interleave("TransactWriteItems", `CUSTOMER#${member.buyer.customerId}`, () => close(member));
  await expect(member.logIn()).rejects.toMatchObject({ code: "login.invalid" });
  expect(race.ran()).toBe(true);
  const epochs = (await readTable()).session.map(({ epoch }) => epoch);
  expect(epochs).toEqual([0]);
});

test("a session that is swept away while it is used: ended, not revived", async () => {
  const member = await memberWithSession();
  const { session } = await readTable();
  expect(session).toHaveLength(1);
  await verify(member.sessionToken);
  await expectSound();
});
