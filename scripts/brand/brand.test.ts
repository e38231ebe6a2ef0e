import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstOffer } from "@store/contract/offer/testing-offer";
import { brand as sampleBrand } from "@store/contract/testing-brand";
import { describe, expect, test } from "vitest";
import { settingsOf } from "./answers.ts";
import { questions } from "./questions.ts";
import { whatIsLeft } from "./what-is-left.ts";
import { withSettings } from "./write.ts";

const root = join(import.meta.dirname, "../..");
const brand = { ...sampleBrand, ...firstOffer };
const sourceOf = (name: string) => readFileSync(join(root, "packages/contract/src", name), "utf8");
const source = sourceOf("offer/first-offer.ts");
const sampleTwo = JSON.parse(readFileSync(join(root, "tests/brands/sample-two.json"), "utf8"));

test("each of the ten brand questions accepts the current answer", () => {
  expect(questions).toHaveLength(10);
  for (const { id, now } of questions) expect(settingsOf({ [id]: now(brand) }, brand)).not.toEqual({});
});

test("the answers of another brand change only the settings where they belong", () => {
  const settings = Object.entries(settingsOf(sampleTwo, brand));
  const isOfBrand = ([path]: [string, unknown]) => path in sampleBrand;
  const of = (some: typeof settings) => Object.fromEntries(some);
  const written = withSettings(source, of(settings.filter((one) => !isOfBrand(one))));
  for (const text of [
    'name: "Kitewright"',
    "cin: undefined",
    'quickCoupon: { code: "KITE15", percentage: 15, description: "Extra 15% OFF" }',
    "price: 1499",
    "originalPrice: 7499",
    "price: 449",
    "originalPrice: 8999",
    'email: "grievance@kitewright.test"',
  ])
    expect(written).toContain(text);
  const comments = (text: string) => text.match(/\/\*\*[\s\S]*?\*\/|^\/\/[^\n]*/gm);
  expect(comments(written)).toEqual(comments(source));
  expect(written.split("\n")).toHaveLength(source.split("\n").length);
  const deployed = withSettings(sourceOf("brand.ts"), of(settings.filter(isOfBrand)));
  for (const text of ['siteUrl: "https://kitewright.test"', 'mailFrom: "Kitewright <login@kitewright.test>"'])
    expect(deployed).toContain(text);
});

test("an answer changes one setting, but for the sender's share in a name or domain", () => {
  expect(settingsOf({ tagline: "Pages that fly" }, brand)).toEqual({ tagline: "Pages that fly" });
  expect(settingsOf({ name: "Kitewright" }, brand)).toEqual({
    name: "Kitewright",
    mailFrom: "Kitewright <login@sample-shop.example>",
  });
});

describe("a brand answer that cannot be used", () => {
  test.each([
    ["name", 'A "quoted" name'],
    ["domain", "https://kitewright.in"],
    ["cin", "12345"],
    ["officer", "Meera Iyer"],
    ["coupon", "KITE-15 15"],
    ["coupon", "KITE15 95"],
    ["price", "1499"],
    ["price", "1499 999"],
    ["price", "49 999"],
    ["yacht", "1"],
  ])("is refused with its question (%s, %s)", (id, answer) => {
    expect(() => settingsOf({ [id]: answer }, brand)).toThrow(`${id}: `);
  });
});

test("a setting that the shop does not have is refused", () => {
  expect(() => withSettings(source, { "quickCoupon.colour": "red" })).toThrow("quickCoupon.colour");
});

test("whatIsLeft names each open choice", () => {
  const left = whatIsLeft(brand, Date.parse("2026-11-22"));
  for (const name of ["urgency", "claims", "refundReading", "siteUrl"]) expect(left).toContain(`- ${name} `);
});
