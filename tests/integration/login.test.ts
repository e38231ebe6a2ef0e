import { readCaptions } from "@store/content/read-captions";
import { readContent } from "@store/content/read-content";
import type { ResourceType } from "@store/contract/catalogue";
import { getResource } from "@store/core/access/get-resource";
import { validateLogin } from "@store/core/access/validate-login";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { setBlocked } from "@store/core/customer/block-customer";
import { days, hours, minutes } from "@store/core/lib/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as, askStatus, newBuyer, newMember, type Placed, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

vi.mock("@store/core/lib/password", { spy: true });
const { passwordMatches } = await import("@store/core/lib/password");

const logIn = (username: string, password: string, resourceType: ResourceType = "checklist", ip = unique()) =>
  as({ ip }, () => validateLogin({ username, password, resourceType }));
const verify = (sessionToken: string, resourceType: ResourceType = "checklist") =>
  verifyResourceToken(readContent)({ sessionToken, resourceType });
const invalid = { code: "login.invalid", status: 401, message: "Invalid username or password" };
const ended = { code: "session.invalid", status: 401 };

async function memberWithPassword(details: { upsells?: ["seo-checklist"]; email?: string } = {}) {
  const { email, ...basket } = details;
  const member = await newMember(basket, { email });
  return { ...member, password: (await askStatus(member)).credentials?.password ?? "" };
}

let member: Placed & { password: string };
beforeEach(async () => {
  member = await memberWithPassword({ upsells: ["seo-checklist"] });
});

describe("validate-login", () => {
  test("by email in any spelling, or by customer ID, for everything that was bought", async () => {
    const { email, customerId } = member.buyer;
    for (const name of [email, email.toUpperCase(), customerId]) {
      for (const resource of ["checklist", "fbads", "funnel_templates", "seo-checklist"] as const) {
        const { sessionToken } = await logIn(name, member.password, resource);
        expect(sessionToken).toMatch(new RegExp(`^${customerId}\\.[\\w-]{43}$`));
      }
    }
  });

  test("unknown, wrong, unpaid, blocked and refunded get one answer, after the same work", async () => {
    const unpaid = await newBuyer();
    const blocked = await memberWithPassword();
    await setBlocked(blocked.buyer.customerId, true, "admin");
    const refunded = await memberWithPassword();
    stripe.control.refund(refunded.order.paymentIntent ?? "");
    await deliver(refunded.orderId);
    const tries: [string, string][] = [
      ["nobody@example.in", "x"],
      ["CUST_1", "x"],
      [member.buyer.email, `${member.password} `],
      [member.buyer.email, member.password.slice(0, -1)],
      [unpaid.email, member.password],
      [unpaid.customerId, member.password],
      [blocked.buyer.email, blocked.password],
      [refunded.buyer.email, refunded.password],
    ];
    for (const [name, password] of tries) {
      const before = vi.mocked(passwordMatches).mock.calls.length;
      await expect(logIn(name, password)).rejects.toMatchObject(invalid);
      expect(vi.mocked(passwordMatches).mock.calls.length).toBe(before + 1);
    }
  });

  test("only who has the right password learns that something was not bought", async () => {
    const plain = await memberWithPassword();
    await expect(logIn(plain.buyer.email, "wrong", "seo-checklist")).rejects.toMatchObject(invalid);
    await expect(logIn(plain.buyer.email, plain.password, "seo-checklist")).rejects.toMatchObject({
      code: "login.not_bought",
      status: 403,
      message: expect.stringContaining("the SEO checklist is not part of your order"),
    });
  });

  test("of a hundred at once, five reach the hash; the right password is not among those that wait", async () => {
    const ip = unique();
    const before = vi.mocked(passwordMatches).mock.calls.length;
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, () => logIn(member.buyer.email, "guess", "checklist", ip)),
    );
    const codes = tries.map((one) => (one.status === "rejected" ? one.reason.code : "in"));
    expect(codes.filter((code) => code === "login.invalid")).toHaveLength(5);
    expect(codes.filter((code) => code === "throttled")).toHaveLength(95);
    expect(vi.mocked(passwordMatches).mock.calls.length).toBe(before + 5);
    await expect(logIn(member.buyer.email, member.password, "checklist", ip)).rejects.toMatchObject({
      code: "throttled",
      retryAfter: expect.any(Number),
    });
    // Nobody can lock a buyer out from elsewhere; another spelling is the same account, another window another five.
    await logIn(member.buyer.email, member.password);
    await expect(
      logIn(member.buyer.email.toUpperCase(), member.password, "checklist", ip),
    ).rejects.toMatchObject({ code: "throttled" });
    travel(minutes(15));
    await logIn(member.buyer.email, member.password, "checklist", ip);
  });

  test("twenty from one network, whoever they name", async () => {
    const ip = unique();
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => logIn(`nobody${at}@example.in`, "guess", "checklist", ip)),
    );
    expect(
      tries.filter((one) => one.status === "rejected" && one.reason.code === "login.invalid"),
    ).toHaveLength(20);
  });

  test("tokens differ, and only their hash is stored", async () => {
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await logIn(member.buyer.email, member.password)).sessionToken),
    );
    expect(new Set(tokens).size).toBe(3);
    const table = JSON.stringify(await readTable());
    for (const token of tokens) expect(table).not.toContain(token.split(".")[1]);
    expect(table).not.toContain(member.password);
  });
});

describe("verify-resource-token and get-resource", () => {
  const read = (sessionToken: string, resourceType: ResourceType = "checklist") =>
    getResource(readContent, readCaptions)({ sessionToken, resourceType });

  test("a session opens the resource it is for, and no other", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    await verify(sessionToken);
    expect((await read(sessionToken)).content.kind).toBe("checklist");
    for (const other of ["seo-checklist", "fbads", "ad-templates"] as const) {
      await expect(verify(sessionToken, other)).rejects.toMatchObject(ended);
      await expect(read(sessionToken, other)).rejects.toMatchObject(ended);
    }
  });

  test("anything that is not a session of that customer does not", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    const [, random = ""] = sessionToken.split(".");
    const other = await memberWithPassword();
    const wrong = [
      "",
      "x",
      ".",
      `${member.buyer.customerId}.`,
      `${other.buyer.customerId}.${random}`,
      `CUST_0.${random}`,
      `${sessionToken.slice(0, -1)}!`,
      `A#${random}`,
    ];
    for (const token of wrong) {
      await expect(verify(token)).rejects.toMatchObject(ended);
      await expect(read(token)).rejects.toMatchObject(ended);
    }
  });

  test("it ends twelve hours after the last use, and seven days after the login whatever happens", async () => {
    const idle = (await logIn(member.buyer.email, member.password)).sessionToken;
    travel(hours(12) - 1);
    await verify(idle);
    travel(hours(12) - 1);
    await verify(idle);
    travel(hours(12));
    await expect(verify(idle)).rejects.toMatchObject(ended);

    const busy = (await logIn(member.buyer.email, member.password)).sessionToken;
    const begun = Date.now();
    while (Date.now() + hours(11) < begun + days(7)) {
      travel(hours(11));
      await verify(busy);
    }
    travel(begun + days(7) - Date.now());
    await expect(verify(busy)).rejects.toMatchObject(ended);
  });

  test("a use within fifteen minutes writes nothing", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    const expiries = async () => (await readTable()).session.map(({ expiresAt }) => expiresAt);
    const before = await expiries();
    travel(minutes(15));
    await verify(sessionToken);
    expect(await expiries()).toEqual(before);
    travel(1);
    await verify(sessionToken);
    expect(await expiries()).not.toEqual(before);
  });

  test("a refund ends it, and nothing of that order opens again; what another order gave stays", async () => {
    const first = await memberWithPassword();
    const second = await newMember({ upsells: ["seo-checklist"] }, { email: first.buyer.email });
    const before = (await logIn(first.buyer.email, first.password, "seo-checklist")).sessionToken;
    stripe.control.refund(second.order.paymentIntent ?? "");
    await deliver(second.orderId);
    await expect(verify(before, "seo-checklist")).rejects.toMatchObject(ended);
    await expect(logIn(first.buyer.email, first.password, "seo-checklist")).rejects.toMatchObject({
      code: "login.not_bought",
    });
    await verify((await logIn(first.buyer.email, first.password)).sessionToken);
  });

  test("a block ends it at once; unblocked, the same password opens a new one", async () => {
    const blocked = await memberWithPassword();
    const { customerId, email } = blocked.buyer;
    const { sessionToken } = await logIn(email, blocked.password);
    await setBlocked(customerId, true, "admin");
    await expect(verify(sessionToken)).rejects.toMatchObject(ended);
    await setBlocked(customerId, false, "admin");
    await expect(verify(sessionToken)).rejects.toMatchObject(ended);
    await verify((await logIn(email, blocked.password)).sessionToken);
  });
});
