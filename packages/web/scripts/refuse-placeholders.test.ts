import { brand } from "@store/contract/brand";
import { describe, expect, it } from "vitest";
import { placeholders, refusePlaceholders } from "./refuse-placeholders.ts";

const real = {
  siteUrl: "https://sutradhar.in",
  supportEmail: "help@sutradhar.in",
  mailFrom: "Sutradhar <login@sutradhar.in>",
  address: "12 Carpenter Street, Mumbai 400001, India",
};

describe("placeholders of the legal pages", () => {
  it("finds the examples that the repository comes with", () => {
    const { siteUrl, supportEmail, mailFrom, address } = brand;
    const shop = { siteUrl, supportEmail, mailFrom, address };
    expect(placeholders(shop)).toEqual(["siteUrl", "supportEmail", "mailFrom", "address"]);
    expect(() => refusePlaceholders("production", shop)).toThrow("siteUrl, supportEmail, mailFrom, address");
  });

  it("lets other stages build with them", () => {
    expect(() => refusePlaceholders(undefined, brand)).not.toThrow();
    expect(() => refusePlaceholders("dev", brand)).not.toThrow();
  });

  it("lets a shop with real facts into production", () => {
    expect(placeholders(real)).toEqual([]);
    expect(() => refusePlaceholders("production", real)).not.toThrow();
  });
});
