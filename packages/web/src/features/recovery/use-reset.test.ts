import { errors } from "@store/contract/errors";
import { expect, test } from "vitest";
import { readRefusal } from "./use-reset.ts";

test.each([
  ["a link that was used", { code: "reset.invalid", status: errors["reset.invalid"].status }, false, "over"],
  ["a common password", { code: "password.common", status: 400 }, true, "password"],
  [
    "a password the rule refuses",
    { code: "input.invalid", status: 400, fields: ["password"] },
    true,
    "password",
  ],
  ["a token that cannot be one", { code: "input.invalid", status: 400, fields: ["token"] }, true, "over"],
  ["too many tries", { code: "throttled", status: 429 }, false, "trouble"],
  ["a bad hour", { code: "internal", status: 503 }, true, "trouble"],
] as const)("a reset refused for %s leads to its own next step", (_name, refusal, own, verdict) => {
  expect(readRefusal(refusal, own)).toBe(verdict);
});
