import { expect, test } from "vitest";
import { offer } from "./offer/offer.ts";
import { type PaymentRule, triedRules } from "./offer/settings.ts";
import { companiesOf, countryOfPhone, methodsOf, providerFor, providersOf } from "./payment-rules.ts";

const stripe: PaymentRule = { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard"] };
const razorpay: PaymentRule = { provider: "razorpay", countries: ["IN"], methods: ["UPI", "RuPay", "Visa"] };

test("the first payment rule that names the country decides, else the first of all", () => {
  expect(providerFor("IN", [razorpay, stripe])).toBe("razorpay");
  expect(providerFor("GB", [razorpay, stripe])).toBe("stripe");
  expect(providerFor("GB", [razorpay])).toBe("razorpay");
  expect(providerFor("IN", [stripe])).toBe("stripe");
});

test("a payment company kept for older orders is asked for no new ones", () => {
  const kept: PaymentRule[] = [
    { ...razorpay, countries: "all" },
    { ...stripe, countries: [] },
  ];
  expect(providerFor("GB", kept)).toBe("razorpay");
  expect(providersOf(kept)).toEqual(["razorpay", "stripe"]);
  expect(companiesOf(kept)).toBe("Razorpay");
  expect(methodsOf(kept)).toEqual(["UPI", "RuPay", "Visa"]);
  expect(() => providerFor("IN", [{ ...stripe, countries: [] }])).toThrow("nobody");
});

test("UPI is never promised with Stripe alone, whatever the brand says", () => {
  expect(methodsOf([{ ...stripe, methods: ["UPI", "Visa"] }])).toEqual(["Visa"]);
  expect(methodsOf(offer.payments)).not.toContain("UPI");
  expect(methodsOf([razorpay, stripe])).toEqual(["UPI", "RuPay", "Visa", "Mastercard"]);
  expect(companiesOf([razorpay, stripe])).toBe("Razorpay or Stripe");
});

test.each([
  ["98200 12345", "IN"],
  ["+91 98200 12345", "IN"],
  ["0091 9820012345", "IN"],
  ["(022) 9820-1234", "IN"],
  ["+44 20 7946 0958", "other"],
  ["+1 (555) 010-0199", "other"],
])("%s is a number of %s", (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country);
});

test("the trial payment rules use one company, the other, or both", () => {
  const asked = (choice: string) => {
    const rules = triedRules(choice) ?? [];
    return [providerFor("IN", rules), providerFor("GB", rules)];
  };
  expect(asked("stripe")).toEqual(["stripe", "stripe"]);
  expect(asked("razorpay")).toEqual(["razorpay", "razorpay"]);
  expect(asked("both")).toEqual(["razorpay", "stripe"]);
  const shown = (choice: string) => methodsOf(triedRules(choice) ?? []);
  expect(shown("stripe")).toEqual(["Visa", "Mastercard", "RuPay"]);
  expect(shown("razorpay")).toEqual(["UPI", "Visa", "Mastercard", "RuPay", "Netbanking"]);
  expect(shown("both")).toEqual(shown("razorpay"));
  expect(triedRules("")).toBeUndefined();
});
