import { expect, test } from "vitest";
import { readSessionToken } from "./session.ts";

const random = "r".repeat(43);

test("readSessionToken reads the customer and the place of a token", () => {
  expect(readSessionToken(`CUST_1042.7.${random}`)).toMatchObject({ customerId: "CUST_1042", place: 7 });
  expect(readSessionToken(`CUST_1042.127.${random}`)).toMatchObject({ place: 127 });
});

test("readSessionToken hashes the secret part alone", () => {
  const [one, other] = ["3", "4"].map((place) => readSessionToken(`CUST_1042.${place}.${random}`)?.tokenHash);
  expect(one).toBe(other);
  expect(one).not.toContain(random);
});

test.each([
  ["nothing", ""],
  ["no place", `CUST_1042..${random}`],
  ["a place of four digits", `CUST_1042.1270.${random}`],
  ["a customer of 21 digits", `CUST_${"1".repeat(21)}.7.${random}`],
  ["a secret that is too short", `CUST_1042.7.${"r".repeat(42)}`],
  ["a secret that is too long", `CUST_1042.7.${random}r`],
  ["something before it", ` CUST_1042.7.${random}`],
])("readSessionToken makes nothing of a token with %s", (_, token) => {
  expect(readSessionToken(token)).toBeUndefined();
});
