import { brand } from "@store/contract/brand";
import { describe, expect, it } from "vitest";
import { placeholders, refusePlaceholders } from "./refuse-placeholders.ts";

const real = {
  siteUrl: "https://sutradhar.in",
  supportEmail: "help@sutradhar.in",
  mailFrom: "Sutradhar <login@sutradhar.in>",
  address: "12 Carpenter Street, Mumbai 400001, India",
  grievanceOfficer: { name: "Meera Iyer", email: "meera@sutradhar.in" },
};

describe("placeholders of the legal pages", () => {
  it("finds the examples that the repository comes with", () => {
    const names = ["siteUrl", "supportEmail", "mailFrom", "address", "grievanceOfficer"];
    expect(placeholders(brand)).toEqual(names);
    expect(() => refusePlaceholders("production", brand)).toThrow(names.join(", "));
  });

  it("lets other stages build with them", () => {
    expect(() => refusePlaceholders(undefined, brand)).not.toThrow();
    expect(() => refusePlaceholders("dev", brand)).not.toThrow();
  });

  it("wants the officer's own name and own address", () => {
    const [{ name, email }, example] = [real.grievanceOfficer, brand.grievanceOfficer];
    for (const officer of [
      { name: example.name, email },
      { name, email: example.email },
    ]) {
      expect(placeholders({ ...real, grievanceOfficer: officer })).toEqual(["grievanceOfficer"]);
    }
  });

  it("lets a shop with real facts into production", () => {
    expect(placeholders(real)).toEqual([]);
    expect(() => refusePlaceholders("production", real)).not.toThrow();
  });
});
