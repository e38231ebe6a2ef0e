// Sums and differences of decisions, and what is to be noted of pages.
import { describe, expect, test } from "vitest";
import { splitFigures } from "../../platform/counter.entity.ts";
import { linesWith, newCapture, newSession, paidOrder, sessionOf } from "../testing.ts";
import { assess, noteOf, type SeenSession, saysNew } from "./assess.ts";
import { difference, figuresOf, sumOfFigures } from "./books.ts";
import { isNothing } from "./commit.ts";
import { type Decision, decision, mergeDecisions } from "./decision.ts";

const now = 1_760_000_000_000;
const order = paidOrder();

test("joining two decisions keeps what each says", () => {
  const named = (name: string) =>
    ({
      ...{
        ...decision(order),
        set: { [name]: 1, both: name },
        revokes: [name],
        regrants: [name],
        payments: [name],
      },
      ...{
        proofs: [name],
        refunds: [name],
        refundStates: [name],
        ledger: [name],
        mails: [name],
        audit: [name],
      },
      alarms: [name],
    }) as unknown as Decision;
  const both = mergeDecisions(named("a"), named("b"));
  expect(both).toMatchObject({
    set: { a: 1, b: 1, both: "b" },
    transition: undefined,
    to: "pending",
    access: "keep",
  });
  for (const key of [
    ...(["revokes", "regrants", "payments", "proofs", "refunds"] as const),
    ...(["refundStates", "ledger", "mails", "audit", "alarms"] as const),
  ])
    expect(both[key], key).toEqual(["a", "b"]);
  const gone = (one?: "refund", other?: "dispute") =>
    mergeDecisions({ ...named("a"), goneBack: one }, { ...named("b"), goneBack: other }).goneBack;
  expect([gone(), gone("refund"), gone(undefined, "dispute"), gone("refund", "dispute")]).toEqual([
    ...[undefined, "refund", "dispute", "refund"],
  ]);
});

describe("a decision that would write nothing", () => {
  test("changes no state and adds no rows", () => {
    expect(isNothing(order, decision(order))).toBe(true);
    expect(isNothing(order, { ...decision(order), to: "failed" })).toBe(false);
    expect(
      isNothing(order, {
        ...decision(order),
        set: { refundedAmount: 0, review: undefined, sessions: order.sessions },
      }),
    ).toBe(true);
    expect(isNothing(order, { ...decision(order), set: { refundedAmount: 1 } })).toBe(false);
    expect(isNothing(order, { ...decision(order), set: { entitlements: [] } })).toBe(false);
    for (const key of [
      "sessions",
      "payments",
      "refunds",
      "refundStates",
      "ledger",
      "mails",
      "audit",
    ] as const)
      expect(isNothing(order, { ...decision(order), [key]: [{}] }), key).toBe(false);
    // What is told and not written.
    expect(isNothing(order, { ...decision(order), alarms: ["look"] })).toBe(true);
  });
});

describe("the figures of an order", () => {
  const none = { fees: 0, feeTax: 0, discounted: 0, "sold:bundle": 1 };

  test("are nothing while it is open or after it is deleted", () => {
    for (const status of ["pending", "failed"] as const) expect(figuresOf({ ...order, status })).toEqual({});
    expect(figuresOf({ ...order, status: "completed", deletedAt: 1 })).toEqual({});
  });

  test("are its sale and its refunds", () => {
    const sold = { ...order, status: "completed" as const };
    expect(figuresOf(sold)).toEqual({ sales: 1, returns: 0, gross: 99_900, returned: 0, ...none });
    expect(figuresOf({ ...sold, refundedAmount: 300 })).toMatchObject({ returns: 0, returned: 30_000 });
    const gone = { ...sold, status: "refunded" as const };
    expect(figuresOf({ ...gone, refundReason: "dispute" })).toMatchObject({ returns: 1, returned: 99_900 });
    expect(figuresOf({ ...gone, refundReason: "refund", refundedAmount: 0 })).toMatchObject({ returned: 0 });
    expect(
      figuresOf({
        ...sold,
        discountCode: "TEN",
        cartId: "c",
        lines: linesWith("ad-templates", "agency-license"),
      }),
    ).toMatchObject({
      discounted: 1,
      recovered: 1,
      ...{ "sold:bundle": 1, "sold:ad-templates": 1, "sold:agency-license": 1 },
    });
    expect(splitFigures(figuresOf({ ...sold, lines: linesWith("seo-checklist") })).sold).toEqual([
      ...[
        { product: "bundle", sales: 1 },
        { product: "seo-checklist", sales: 1 },
      ],
    ]);
    expect(splitFigures(figuresOf({ ...sold, source: "gift" })).sold).toEqual([]);
    expect(figuresOf({ ...sold, fee: 2000, feeTax: 360 })).toMatchObject({ fees: 2000, feeTax: 360 });
    const waited = splitFigures(figuresOf({ ...sold, waited: 3_000 })).counts;
    expect(Object.values(waited).reduce((sum, figure) => sum + figure, 0)).toBe(1 + 99_900 + 1);
  });

  test("hold what a reminder brought under its place in the series", () => {
    const sold = { ...order, status: "completed" as const, cartId: "c", reminder: 2, refundedAmount: 300 };
    expect(figuresOf(sold)).toMatchObject({ recovered: 1, cartSales2: 1, cartLeft2: 69_900 });
    expect(figuresOf({ ...sold, status: "refunded", refundReason: "dispute" })).toMatchObject({
      cartSales2: 1,
      cartLeft2: 0,
    });
    const { reminder: _, ...byOtherMail } = sold;
    expect(figuresOf(byOtherMail)).toMatchObject({ recovered: 1 });
    expect(figuresOf(byOtherMail)).not.toHaveProperty("cartSales2");
  });

  test("leave out differences of zero", () => {
    expect(difference({ a: 3, b: 2, c: 1 }, { b: 2, c: 4, d: 5 })).toEqual({ a: 3, c: -3, d: -5 });
    const rows = [{ figures: { sales: 1, gross: 100 } }, { figures: { sales: -1, gross: 50, returned: 7 } }];
    expect(sumOfFigures(rows)).toEqual({ gross: 150, returned: 7 });
  });
});

describe("the note of a payment session", () => {
  const noted = (session: Partial<SeenSession["session"]>, seen?: Parameters<typeof sessionOf>[2]) =>
    noteOf({ session: newSession(2, session), seen: seen && sessionOf(order, "p2", seen) }, now);

  test.each<[Partial<SeenSession["session"]>, Parameters<typeof sessionOf>[2] | undefined, string]>([
    [{ expiresAt: now + 1 }, undefined, "asked"],
    [{ expiresAt: now }, undefined, "closed"],
    [{ state: "open", expiresAt: now }, undefined, "open"],
    [{ state: "paid" }, undefined, "paid"],
    [{ state: "open" }, { captures: [newCapture("p")], open: true }, "paid"],
    [{ state: "asked" }, { open: true }, "open"],
    [{ state: "open" }, { underWay: true }, "open"],
    [{ state: "open" }, {}, "closed"],
  ])("gives the state of %j, seen as %j", (session, seen, state) => {
    expect(noted({ sessionId: "p2", ...session }, seen)).toStrictEqual({ attempt: 2, state });
  });

  test("takes a missing session id from the provider", () => {
    expect(noted({}, { open: true, url: "https://pay" })).toStrictEqual({
      ...{ attempt: 2, state: "open", sessionId: "p2", url: "https://pay" },
    });
    expect(noted({}, {})).toStrictEqual({ attempt: 2, state: "closed", sessionId: "p2" });
  });

  test("holds only late money and provider names that are new", () => {
    const known = { sessionId: "p2", lateUntil: now + 5, hints: { providerOrderId: "o" } };
    expect(noted(known, { lateUntil: now + 5, hints: { providerOrderId: "o" } })).toStrictEqual({
      ...{ attempt: 2, state: "closed" },
    });
    expect(
      noted(known, { lateUntil: now + 9, hints: { providerOrderId: "o", disputeId: "d" } }),
    ).toStrictEqual({
      ...{ attempt: 2, state: "closed", lateUntil: now + 9, hints: { providerOrderId: "o", disputeId: "d" } },
    });
    expect(noted(known, {})).toStrictEqual({ attempt: 2, state: "closed", lateUntil: 0 });
    expect(noted(known)).toStrictEqual({ attempt: 2, state: "asked" });
    expect(noted({ sessionId: "p2" }, { hints: { disputeId: "d" } })).toMatchObject({
      hints: { disputeId: "d" },
    });
  });

  test("is skipped if it is written already", () => {
    const session = newSession(2, { state: "open" });
    expect(saysNew(session, { attempt: 2, state: "open" })).toBe(false);
    expect(saysNew(session, { attempt: 2, state: "paid" })).toBe(true);
    expect(saysNew(session, { attempt: 2, state: "open", lateUntil: 0 })).toBe(true);
    expect(saysNew(undefined, { attempt: 2, state: "open" })).toBe(true);
  });
});

describe("an order's payment sessions together", () => {
  const assessed = (sessions: SeenSession[]) => assess(order, sessions, false, now);
  const seen = (more: Parameters<typeof sessionOf>[2], session: Partial<SeenSession["session"]> = {}) => ({
    session: newSession(1, { sessionId: "p", ...session }),
    seen: sessionOf(order, "p", more),
  });

  test("may bring late money until the last session's end", () => {
    expect(assessed([seen({ lateUntil: now + 5 }), seen({ lateUntil: now + 9 }), seen({})]).lateUntil).toBe(
      now + 9,
    );
    expect(assessed([seen({ lateUntil: now })]).lateUntil).toBeUndefined();
    expect(assessed([{ session: newSession(1, { lateUntil: now + 3 }), seen: undefined }]).lateUntil).toBe(
      now + 3,
    );
    expect(assessed([seen({}, { lateUntil: now + 3 })]).lateUntil).toBeUndefined();
    expect(assessed([]).lateUntil).toBeUndefined();
  });

  test("give the cause of the last try", () => {
    expect(assessed([seen({ cause: "declined" }), seen({ cause: "no_funds" }), seen({})]).cause).toBe(
      "no_funds",
    );
    const other = { orderId: "ORDER_9", captures: [newCapture("p")] };
    expect(assessed([seen(other)]).mismatch).toBe("order id");
    expect(assessed([seen(other, { attachedBy: "admin" })]).sale?.paymentId).toBe("p");
    expect(assessed([seen({ captures: [newCapture("p")] })]).mismatch).toBeUndefined();
  });

  test("may be paid until the end of a session that was opened and not asked about", () => {
    for (const [state, expiresAt, open] of [
      ["open", now + 1, true],
      ["open", now, false],
      ["asked", now + 1, true],
      ["closed", now + 1, false],
      ["refused", now + 1, false],
      ["paid", now + 1, false],
    ] as const)
      expect(assessed([{ session: newSession(1, { state, expiresAt }), seen: undefined }]).open, state).toBe(
        open,
      );
  });
});
