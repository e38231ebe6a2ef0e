import { expect, test } from "vitest";
import { FindPaymentForm } from "./find-payment-form.ts";

const typed = { reference: "4123 4567 8901", paise: "999", phoneLast4: " 2345 " };

test.each([
  ["999", 99_900],
  ["₹1,598", 159_800],
  ["Rs. 999.50", 99_950],
  ["INR 6998", 699_800],
  ["999/-", 99_900],
  ["1", 100],
])("the typed amount %s is read as %i paise", (paise, read) => {
  expect(FindPaymentForm.parse({ ...typed, paise })).toEqual({
    reference: "412345678901",
    paise: read,
    phoneLast4: "2345",
  });
});

test.each([
  ["reference", "", "Payment reference is required"],
  ["reference", "123", "A reference has 6 to 64 letters and digits"],
  ["reference", "UTR: 41234567", "A reference has 6 to 64 letters and digits"],
  [
    "reference",
    "ORDER_1763690000000_abcdefghijkl",
    "This is your order number. The payment's reference is in the message of your bank or UPI app.",
  ],
  ["paise", "", "Amount is required"],
  ["paise", "nine", "The amount in rupees, such as 999"],
  ["paise", "-999", "The amount in rupees, such as 999"],
  ["paise", "0", "The amount is at least ₹1"],
  ["phoneLast4", "345", "Four digits, the last ones of your phone number"],
  ["phoneLast4", "98200 12345", "Four digits, the last ones of your phone number"],
] as const)("a %s of '%s' is refused with \"%s\"", (field, value, issue) => {
  expect(FindPaymentForm.safeParse({ ...typed, [field]: value }).error?.issues).toMatchObject([
    { path: [field], message: issue },
  ]);
});
