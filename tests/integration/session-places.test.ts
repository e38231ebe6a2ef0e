// The ten places of a customer's sessions, when logins meet each other and a change of the password.
import { changeOwnPassword } from "@store/core/customers/change-own-password";
import { expect, test, vi } from "vitest";
import { as, type Buyer, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { interleave } from "../support/interleave.ts";
import { logIn, memberWithPassword, verify } from "../support/logins.ts";
import { tap } from "../support/sdk-tap.ts";

vi.mock("@store/core/platform/secrets", { spy: true });
const { drawPlace } = await import("@store/core/platform/secrets");

const password = "a sentence of my own, 27";

type Member = { buyer: Buyer; password: string };

async function logInTimes({ buyer, password }: Member, times: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let time = 0; time < times; time++) {
    tokens.push((await logIn(buyer.email, password)).sessionToken);
    travel(1);
  }
  return tokens;
}

/** Changes the password in a browser that is logged in, and keeps the token that it goes on with. */
function changeFrom(sessionToken: string, member: Member) {
  const changed: { sessionToken?: string } = {};
  const change = async () => {
    const input = { sessionToken, current: member.password, password };
    Object.assign(changed, await as({ ip: unique() }, () => changeOwnPassword(input)));
  };
  return { change, changed };
}

test("logins at once take the free places before they end any session", async () => {
  const member = await memberWithPassword();
  vi.mocked(drawPlace).mockReturnValueOnce(0);
  const tokens = await logInTimes(member, 5);
  for (let time = 0; time < 5; time++) vi.mocked(drawPlace).mockReturnValueOnce(0);
  const rush = await Promise.all(Array.from({ length: 5 }, () => logIn(member.buyer.email, member.password)));
  tokens.push(...rush.map(({ sessionToken }) => sessionToken));
  for (const token of tokens) await verify(token);
});

test("a login with the former password ends no session of the new one, whose place it drew", async () => {
  const member = await memberWithPassword();
  vi.mocked(drawPlace).mockReturnValueOnce(7).mockReturnValueOnce(7);
  const [token = ""] = await logInTimes(member, 1);
  const { change, changed } = changeFrom(token, member);
  interleave("PutItem", `CUSTOMER#${member.buyer.customerId}`, change);
  await logIn(member.buyer.email, member.password).catch(() => undefined);
  await verify(changed.sessionToken ?? "");
});

test("a login with the former password that found its place taken ends no session of the new one", async () => {
  const member = await memberWithPassword();
  const tokens = await logInTimes(member, 10);
  const { change, changed } = changeFrom(tokens.at(-1) ?? "", member);
  let counted = false;
  const remove = tap({
    async before({ operation, keys }) {
      counted ||= operation === "UpdateItem" && keys.includes(`CUSTOMER#${member.buyer.customerId}`);
      if (!counted || operation !== "Query") return;
      remove();
      await change();
    },
  });
  const { sessionToken } = await logIn(member.buyer.email, member.password);
  await expect(verify(sessionToken)).rejects.toMatchObject({ code: "session.invalid" });
  await verify(changed.sessionToken ?? "");
});
