import { expect, test } from "vitest";
import { maskAddress } from "./mask-address.ts";

test.each([
  ["meera.rao@shop.example", "m•••o@shop.example"],
  ["meera@shop.example", "m•••a@shop.example"],
  ["ash@shop.example", "a•••@shop.example"],
  ["a@shop.example", "a•••@shop.example"],
  ["முகில்@shop.example", "ம•••்@shop.example"],
])("%s is shown as %s", (email, shown) => {
  expect(maskAddress(email)).toBe(shown);
});
