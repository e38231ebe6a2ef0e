import { expect, test } from "vitest";
import { type ErrorCode, errors, StoreError } from "./errors.ts";

test.each(Object.keys(errors) as ErrorCode[])(
  "%s has a status of a failure, and a sentence with all its details",
  (code) => {
    const { status, message } = errors[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThanOrEqual(500);
    const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const details = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const error = new StoreError(code, details);
    expect(error).toMatchObject({ name: "StoreError", code, status, details });
    expect(error.message).toBe(message.replaceAll("{", "<").replaceAll("}", ">"));
    expect(error.message).toMatch(/^[A-Z<]/);
  },
);

test("what is not told is left out of the sentence", () => {
  expect(new StoreError("refund.refused").message).toBe("The payment company did not accept this refund: ");
  expect(new StoreError("throttled", { minutes: 12 }).message).toContain("in 12 minutes.");
});

test("beside its sentence it says which fields, when to try again, and what caused it", () => {
  const cause = new Error("below");
  const error = new StoreError("input.invalid", { issue: "No" }, { fields: ["name"], retryAfter: 7, cause });
  expect(error).toMatchObject({ fields: ["name"], retryAfter: 7, cause });
  expect(new StoreError("internal")).toMatchObject({ fields: undefined, retryAfter: undefined, details: {} });
});
