import { expect, test } from "vitest";
import { type ErrorCode, errors, StoreError } from "./errors.ts";

test.each(Object.keys(errors) as ErrorCode[])(
  "the error %s has a failure status and a sentence with all its details",
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

test("an error's sentence leaves out the details that are missing", () => {
  expect(new StoreError("refund.refused").message).toBe("The payment company did not accept this refund: ");
  expect(new StoreError("throttled", { minutes: 12 }).message).toContain("in 12 minutes.");
});

test("an error carries its fields, its retry time and its cause beside its sentence", () => {
  const cause = new Error("below");
  const error = new StoreError("input.invalid", { issue: "No" }, { fields: ["name"], retryAfter: 7, cause });
  expect(error).toMatchObject({ fields: ["name"], retryAfter: 7, cause });
  expect(new StoreError("internal")).toMatchObject({ fields: undefined, retryAfter: undefined, details: {} });
});
