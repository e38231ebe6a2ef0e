import { describe, expect, it } from "vitest";
import { firstOffer } from "../offer/testing-offer.ts";
import { brand } from "../testing-brand.ts";
import { type ChosenFacts, isHomePage, openChoices, refuseOpenChoices } from "./choices.ts";

const sample = { ...brand, ...firstOffer };
const today = Date.parse("2026-11-22");

/** A shop whose owner has chosen everything. */
const chosen: ChosenFacts = {
  siteUrl: "https://sutradhar.in",
  supportEmail: "help@sutradhar.in",
  mailFrom: "Sutradhar <login@sutradhar.in>",
  address: "12 Carpenter Street, Mumbai 400001, India",
  phone: "+91 22 4012 3456",
  cin: "U74999MH2019PTC331122",
  contactPerson: "Meera Iyer",
  grievanceOfficer: {
    name: "Meera Iyer",
    designation: "Head of support",
    email: "meera@sutradhar.in",
    phone: "+91 22 4012 3457",
  },
  urgency: "honest",
  acceptDarkPatterns: false,
  claims: [],
  priceHistory: [],
  refundReading: "guarantee",
  designToolUrl: undefined,
  community: undefined,
  reminderConsent: "notice",
};
const observed: Partial<ChosenFacts> = { urgency: "observed", community: "https://talk.sutradhar.in" };
const rated = (asOf: string, evidence = "Our form"): Partial<ChosenFacts> => ({
  claims: [{ kind: "rating", figure: "4.6/5", text: "of 212", evidence, asOf }],
});
const formerlyUntil = (to: string): Partial<ChosenFacts> => ({
  priceHistory: [{ of: "bundle", price: 1499, from: "2026-01-01", to }],
});
const officer = (change: Partial<typeof chosen.grievanceOfficer>): Partial<ChosenFacts> => ({
  grievanceOfficer: { ...chosen.grievanceOfficer, ...change },
});
const open = (change: Partial<ChosenFacts>) =>
  openChoices({ ...chosen, ...change }, today).map(({ name }) => name);

describe("openChoices", () => {
  it("lists every production choice of a sample brand", () => {
    const names = openChoices(sample, today).map(({ name }) => name);
    expect(names).toEqual([
      "siteUrl",
      "supportEmail",
      "mailFrom",
      "address",
      "phone",
      "contactPerson",
      "cin",
      "grievanceOfficer",
      "urgency",
      "claims",
      "refundReading",
      "designToolUrl",
      "community",
    ]);
  });

  it("says each open choice in one sentence, which the production build throws", () => {
    const all = openChoices(sample, today);
    for (const { name, sentence } of all) {
      expect(sentence.startsWith(name)).toBe(true);
      expect(sentence).toMatch(/^[^\n]+\.$/);
    }
    expect(() => refuseOpenChoices("production", sample, today)).toThrow(
      all.map(({ sentence }) => `- ${sentence}`).join("\n"),
    );
  });

  it("asks for nothing on a laptop or another stage", () => {
    expect(() => refuseOpenChoices(undefined, sample, today)).not.toThrow();
    expect(() => refuseOpenChoices("dev", sample, today)).not.toThrow();
  });

  it("lists nothing for an owner who has chosen everything", () => {
    expect(open({})).toEqual([]);
    expect(() => refuseOpenChoices("production", chosen, today)).not.toThrow();
  });
});

describe.each<[string, Partial<ChosenFacts>, string[]]>([
  ["the observed mode, without a word on it", observed, ["urgency"]],
  ["the observed mode, answered for", { ...observed, acceptDarkPatterns: true }, []],
  [
    "the observed mode without the community that it promises",
    { urgency: "observed", acceptDarkPatterns: true },
    ["community"],
  ],
  ["the sample's claims", { claims: "sample" }, ["claims"]],
  ["a claim without evidence", rated("2026-10-01", " "), ["claims"]],
  ["a claim of today, with its evidence", rated("2026-11-22"), []],
  ["a claim of tomorrow", rated("2026-11-23"), ["claims"]],
  ["a claim of no day", rated("lately"), ["claims"]],
  ["a former price that is long gone", formerlyUntil("2026-05-25"), ["priceHistory"]],
  ["a former price of 180 days ago", formerlyUntil("2026-05-26"), []],
  ["a former price of this half year", formerlyUntil("2026-05-27"), []],
  ["a former price that ended on no day", formerlyUntil("lately"), ["priceHistory"]],
  ["both readings of a refund", { refundReading: "both" }, ["refundReading"]],
  ["a strict reading", { refundReading: "strict" }, []],
  ["a design tool's home page", { designToolUrl: "https://www.canva.com/" }, ["designToolUrl"]],
  ["a share link", { designToolUrl: "https://www.canva.com/design/DAF1/view" }, []],
  ["a company's number as it came", { cin: firstOffer.cin }, ["cin"]],
  ["a seller that is no company", { cin: undefined }, []],
  ["a site of an example", { siteUrl: "https://shop.Example" }, ["siteUrl"]],
  ["a mailbox of an example", { supportEmail: "help@shop.example.in" }, ["supportEmail"]],
  ["a sender of an example", { mailFrom: "Shop <login@shop.example>" }, ["mailFrom"]],
  ["the sample's house", { address: "1 Example House, Mumbai" }, ["address"]],
  ["the sample's person", { contactPerson: "Example Person" }, ["contactPerson"]],
  ["the sample's number", { phone: "+91 22 0000 0000" }, ["phone"]],
  ["the sample's number, in one", { phone: "+91 22 00000000" }, ["phone"]],
  ["a number that ends in zeros", { phone: "+91 22 4012 0000" }, []],
  ["a domain that only begins so", { siteUrl: "https://shop.examples.in" }, []],
  ["an officer who is the sample's", officer({ name: "Example Officer" }), ["grievanceOfficer"]],
  ["no link to designs", { designToolUrl: undefined }, []],
  ["a community of an example", { community: "https://talk.shop.example" }, ["community"]],
  ["a community", { community: "https://talk.sutradhar.in" }, []],
  ["buyers asked by a box", { reminderConsent: "box" }, []],
  ["an officer without a designation", officer({ designation: "" }), ["grievanceOfficer"]],
  [
    "an officer at the sample's address",
    officer({ email: firstOffer.grievanceOfficer.email }),
    ["grievanceOfficer"],
  ],
])("a shop with %s", (_, change, names) => {
  it(names.length === 0 ? "nothing is open" : `${names} is open`, () => {
    expect(open(change)).toEqual(names);
  });
});

it("openChoices asks for a reminder box from the day on which the rules are in force", () => {
  const on = (day: string, reminderConsent: ChosenFacts["reminderConsent"]) =>
    openChoices({ ...chosen, reminderConsent }, Date.parse(`${day}T00:00:00+05:30`)).map(({ name }) => name);
  expect(on("2027-05-12", "notice")).toEqual([]);
  expect(on("2027-05-13", "notice")).toEqual(["reminderConsent"]);
  expect(on("2027-05-13", "box")).toEqual([]);
});

it("isHomePage tells a home page from a link to something", () => {
  expect(isHomePage("https://www.canva.com")).toBe(true);
  expect(isHomePage("https://www.canva.com/?utm=1")).toBe(false);
  expect(isHomePage("https://www.canva.com/design/x")).toBe(false);
  expect(isHomePage("https://www.canva.com/#design")).toBe(false);
});
