import { expect, it } from "vitest";
import { auditValues, words } from "./audit-values.ts";

it("a plain value is shown as it is", () => {
  expect(auditValues("pending", "completed")).toEqual({ before: ["pending"], after: ["completed"] });
  expect(auditValues(undefined, "owner@shop.example")).toEqual({ before: [], after: ["owner@shop.example"] });
  expect(auditValues("{not a record", undefined)).toEqual({ before: ["{not a record"], after: [] });
});

it("two records are shown by what differs", () => {
  const was = { code: "A", percentage: 30, active: true, usageLimit: 50, version: 1, createdAt: 1 };
  const is = {
    code: "A",
    percentage: 35,
    active: false,
    version: 2,
    createdAt: 1,
    expiresAt: Date.parse("2027-01-01T00:00:00+05:30"),
  };
  expect(auditValues(JSON.stringify(was), JSON.stringify(is))).toEqual({
    before: ["Percentage: 30", "Active: yes", "Usage limit: 50"],
    after: ["Percentage: 35", "Active: no", "Expires at: end of 31 Dec 2026"],
  });
});

it("a new record is shown whole", () => {
  expect(auditValues(undefined, JSON.stringify({ code: "A", percentage: 10, version: 1 }))).toEqual({
    before: [],
    after: ["Code: A", "Percentage: 10"],
  });
});

it("an action name is put into words", () => {
  expect(words("customer.resend-access")).toBe("Customer resend access");
});
