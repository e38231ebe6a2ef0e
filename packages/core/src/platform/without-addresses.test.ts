import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses.ts";

test.each([
  ["Invalid email: asha.rao+1@shop.co.in.", "Invalid email: <mail>."],
  ["contact +91 98200 12345 is invalid", "contact <number> is invalid"],
  ["customer 9820012345", "customer <number>"],
  ["No such session: cs_test_1234567890123456", "No such session: cs_test_1234567890123456"],
  ["ORDER_1763690000000_abc: amount 99900", "ORDER_1763690000000_abc: amount 99900"],
])("withoutAddresses turns %j into %j", (text, plain) => expect(withoutAddresses(text)).toBe(plain));
