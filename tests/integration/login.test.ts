import { setBlocked } from "@store/core/customers/block-customer";
import { validateLogin } from "@store/core/customers/validate-login";
import type { Order } from "@store/core/orders/order.entity";
import { hmac, sha256 } from "@store/core/platform/secrets";
import { ThrottleEntity } from "@store/core/platform/throttle.entity";
import { hours, minutes } from "@store/core/platform/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as, newBuyer, type Placed, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { interleave } from "../support/interleave.ts";
import { logIn, memberWithPassword, verify } from "../support/logins.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

vi.mock("@store/core/platform/password", { spy: true });
const { passwordMatches } = await import("@store/core/platform/password");

const invalid = { code: "login.invalid", status: 401, message: "Invalid username or password" };
const ended = { code: "session.invalid", status: 401 };

/** As if so many logins had failed in this network. */
async function failBefore(count: number, ip: string): Promise<void> {
  await expect(logIn("nobody@example.in", "guess", "checklist", ip)).rejects.toMatchObject(invalid);
  const row = (await readTable()).throttle.find(({ counterKey }) =>
    counterKey.startsWith(`login.ip.${hmac("counter-key", `login.ip ${ip}`)}`),
  );
  await ThrottleEntity.patch({ counterKey: row?.counterKey ?? "" })
    .set({ count })
    .go();
}

let member: Placed & { password: string; order: Order };
beforeEach(async () => {
  member = await memberWithPassword({ upsells: ["seo-checklist"] });
});

describe("a login", () => {
  test("works by email or customer ID for everything that was bought", async () => {
    const { email, customerId } = member.buyer;
    for (const name of [email, email.toUpperCase(), customerId]) {
      for (const resource of ["checklist", "fbads", "funnel_templates", "seo-checklist"] as const) {
        const { sessionToken } = await logIn(name, member.password, resource);
        expect(sessionToken).toMatch(new RegExp(`^${customerId}\\.\\d\\.[\\w-]{43}$`));
      }
    }
  });

  test("fails with one answer whatever the cause", async () => {
    const unpaid = await newBuyer();
    const blocked = await memberWithPassword();
    await setBlocked(blocked.buyer.customerId, true, "admin");
    const refunded = await memberWithPassword();
    stripe.control.refund(refunded.order.paymentId ?? "");
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

  test("names a missing purchase only after the right password", async () => {
    const plain = await memberWithPassword();
    await expect(logIn(plain.buyer.email, "wrong", "seo-checklist")).rejects.toMatchObject(invalid);
    await expect(logIn(plain.buyer.email, plain.password, "seo-checklist")).rejects.toMatchObject({
      code: "login.not_bought",
      status: 403,
      message: expect.stringContaining("the SEO checklist is not part of your order"),
    });
  });

  test("is throttled after five failures of an account from one network", async () => {
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

  test("is throttled after three hundred failures in one network", async () => {
    const ip = unique();
    await failBefore(290, ip);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => logIn(`nobody${at}@example.in`, "guess", "checklist", ip)),
    );
    expect(
      tries.filter((one) => one.status === "rejected" && one.reason.code === "login.invalid"),
    ).toHaveLength(10);
  });

  test("takes back no failure when it succeeds", async () => {
    const ip = unique();
    const enter = () => logIn(member.buyer.email, member.password, "checklist", ip);
    for (let wrong = 1; wrong <= 4; wrong++) {
      await expect(logIn(member.buyer.email, "guess", "checklist", ip)).rejects.toMatchObject(invalid);
      for (let right = 1; right <= 3; right++) await enter();
    }
    await expect(logIn(member.buyer.email, "guess", "checklist", ip)).rejects.toMatchObject(invalid);
    await expect(enter()).rejects.toMatchObject({ code: "throttled" });
  });

  test("shares its failures between email and customer ID", async () => {
    const ip = unique();
    const { email, customerId } = member.buyer;
    for (const name of [email, customerId, email, customerId, customerId]) {
      await expect(logIn(name, "guess", "checklist", ip)).rejects.toMatchObject(invalid);
    }
    for (const name of [email, customerId]) {
      await expect(logIn(name, member.password, "checklist", ip)).rejects.toMatchObject({
        code: "throttled",
      });
    }
  });

  test("leaves counters that reveal nobody without the key", async () => {
    const ip = unique();
    const guess = () =>
      expect(logIn(member.buyer.email, "guess", "checklist", ip)).rejects.toMatchObject(invalid);
    const keys = async () =>
      (await readTable()).throttle
        .map(({ counterKey }) => counterKey)
        .filter((counterKey) => counterKey.startsWith("login."));
    await guess();
    const counted = await keys();
    expect(counted).toHaveLength(2);
    configureShop({ counterKey: "another" });
    await guess();
    // The same tries by the same person, under names that only the other key gives.
    const others = (await keys()).filter((counterKey) => !counted.includes(counterKey));
    expect(others.map((one) => one.split(".").slice(0, 2))).toEqual(
      expect.arrayContaining(counted.map((one) => one.split(".").slice(0, 2))),
    );
    expect(others).toHaveLength(2);
    const plain = [ip, member.buyer.customerId, `${member.buyer.customerId} ${ip}`].flatMap((who) => [
      sha256(who),
      sha256(`login.ip ${who}`),
      sha256(`login.account ${who}`),
    ]);
    expect([...counted, ...others].filter((key) => plain.some((hash) => key.includes(hash)))).toEqual([]);
  });

  test("succeeds for buyers who share an address with a guesser", async () => {
    const ip = unique();
    const buyers = await Promise.all(Array.from({ length: 60 }, () => memberWithPassword()));
    const guess = (at: number) =>
      logIn(buyers[at % 3]?.buyer.email ?? "", `guess-${at}`, "checklist", ip).then(
        () => "in",
        () => "out",
      );
    // More than the address has left: what is refused for its account counts for nobody.
    await failBefore(150, ip);
    const guesses: string[] = [];
    for (let round = 0; round < 4; round++) {
      guesses.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at)))));
    }
    const logins = buyers.slice(3).map(async ({ buyer, password }) => {
      await expect(logIn(buyer.email, `${password}x`, "checklist", ip)).rejects.toMatchObject(invalid);
      return logIn(buyer.email, password, "checklist", ip);
    });
    expect(await Promise.all(logins)).toHaveLength(57);
    expect(new Set(guesses)).toEqual(new Set(["out"]));
    // Those whose account was guessed at get in from anywhere else.
    for (const { buyer, password } of buyers.slice(0, 3)) await logIn(buyer.email, password);
  });

  test("may fail five times in an IPv6 /64 and twenty times in its /48", async () => {
    const guess = (network: string) =>
      logIn(member.buyer.email, "guess", "checklist", network).then(
        () => "in",
        ({ code }) => code,
      );
    const seen = [];
    for (let lane = 0; lane < 6; lane++) {
      for (let time = 0; time < 6; time++) seen.push(await guess(`2001:db8:7:${lane.toString(16)}::/64`));
    }
    expect(seen.slice(0, 6)).toEqual([...Array(5).fill("login.invalid"), "throttled"]);
    expect(seen.filter((code) => code === "login.invalid")).toHaveLength(20);
    // Another /48 is another neighbourhood.
    expect(await guess("2001:db8:8:0::/64")).toBe("login.invalid");
  });

  test("keeps at most ten sessions open", async () => {
    const { email, customerId } = member.buyer;
    const tokens: string[] = [];
    for (let time = 0; time < 12; time++) {
      tokens.push((await logIn(email, member.password)).sessionToken);
      travel(1);
    }
    for (const token of tokens.slice(0, 2)) await expect(verify(token)).rejects.toMatchObject(ended);
    for (const token of tokens.slice(2)) await verify(token);
    const rush = await Promise.all(Array.from({ length: 30 }, () => logIn(customerId, member.password)));
    const open = await Promise.allSettled(rush.map(({ sessionToken }) => verify(sessionToken)));
    expect(open.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    // Whatever the order of writing, ten of the last have the ten places.
    expect(new Set((await readTable()).session.map(({ issuedAt }) => issuedAt))).toEqual(
      new Set([Date.now()]),
    );
  });

  test("makes and ends no session where the area was not bought", async () => {
    const plain = await memberWithPassword();
    const { email } = plain.buyer;
    const tokens: string[] = [];
    for (let time = 0; time < 10; time++) {
      tokens.push((await logIn(email, plain.password)).sessionToken);
      travel(1);
    }
    const before = (await readTable()).session.filter(({ expiresAt }) => expiresAt > Date.now());
    for (let time = 0; time < 3; time++)
      await expect(logIn(email, plain.password, "seo-checklist")).rejects.toMatchObject({
        code: "login.not_bought",
      });
    expect((await readTable()).session.filter(({ expiresAt }) => expiresAt > Date.now())).toEqual(before);
    for (const token of tokens) await verify(token);
  });

  test("takes a place whose session is over before that of any other", async () => {
    const { email, customerId } = member.buyer;
    const first = (await logIn(email, member.password)).sessionToken;
    travel(hours(13));
    const tokens: string[] = [];
    for (let time = 0; time < 10; time++) {
      tokens.push((await logIn(email, member.password)).sessionToken);
      travel(1);
    }
    await expect(verify(first)).rejects.toMatchObject(ended);
    for (const token of tokens) await verify(token);
    expect((await readTable()).session.filter((row) => row.customerId === customerId)).toHaveLength(10);
  });

  test("does not take its session place back after it was overtaken", async () => {
    const { email, customerId } = member.buyer;
    const late: string[] = [];
    interleave("PutItem", `CUSTOMER#${customerId}`, async () => {
      for (let time = 0; time < 10; time++) late.push((await logIn(email, member.password)).sessionToken);
    });
    const early = await logIn(email, member.password);
    await expect(verify(early.sessionToken)).rejects.toMatchObject(ended);
    for (const token of late) await verify(token);
  });

  test("opens the account without naming an area", async () => {
    const { sessionToken } = await as({ ip: unique() }, () =>
      validateLogin({ username: member.buyer.email, password: member.password }),
    );
    await verify(sessionToken);
    stripe.control.refund(member.order.paymentId ?? "");
    await deliver(member.orderId);
    const again = as({ ip: unique() }, () =>
      validateLogin({ username: member.buyer.email, password: member.password }),
    );
    await expect(again).rejects.toMatchObject(invalid);
  });

  test("leaves only the hash of its token in the table", async () => {
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await logIn(member.buyer.email, member.password)).sessionToken),
    );
    expect(new Set(tokens).size).toBe(3);
    const table = JSON.stringify(await readTable());
    for (const token of tokens) expect(table).not.toContain(token.split(".")[2]);
    expect(table).not.toContain(member.password);
  });
});
