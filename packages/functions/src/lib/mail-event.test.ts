import { emailHash } from "@store/core/platform/address-hash";
import { configure } from "@store/core/platform/settings";
import { expect, test } from "vitest";
import { mailEvent } from "./mail-event.ts";

configure({ addressKey: "address-key" });

const timestamp = "2026-11-22T08:00:00.000Z";
const at = Date.parse(timestamp);
const tags = { kind: ["credentials"], orderId: ["ORDER_1_a"], about: ["ORDER_1_a"] };
const mail = { tags, destination: ["Priya@Example.in"] };
const known = { kind: "credentials", about: "ORDER_1_a", orderId: "ORDER_1_a" };

test.each([
  ["a delivery", { delivery: { timestamp } }, { what: "delivered", at }],
  ["a complaint", { complaint: { timestamp } }, { what: "complained", at }],
  [
    "a bounce, with its kind",
    { bounce: { timestamp, bounceType: "Permanent", bounceSubType: "General" } },
    { what: "bounced", at, bounce: "Permanent/General" },
  ],
])("mailEvent reads %s", (_, event, expected) => {
  const found = mailEvent({ mail, ...event });
  expect(found).toEqual({ ...known, ...expected, emailHash: emailHash("priya@example.in") });
  expect(JSON.stringify(found)).not.toMatch(/priya/i);
});

test("a mail event about no order says what it is about", () => {
  const about = { kind: ["help"], about: ["CUST_1"] };
  expect(mailEvent({ mail: { tags: about }, delivery: { timestamp } })).toMatchObject({ about: "CUST_1" });
});

test.each([
  ["another event", { mail, eventType: "Open" }],
  ["a mail of somebody else's, without our tags", { mail: {}, delivery: { timestamp } }],
  ["a kind that is none", { mail: { tags: { ...tags, kind: ["newsletter"] } }, delivery: { timestamp } }],
  ["nothing it is about", { mail: { tags: { kind: ["credentials"] } }, delivery: { timestamp } }],
  ["nothing at all", {}],
])("mailEvent ignores %s", (_, event) => {
  expect(mailEvent(event)).toBeUndefined();
});
