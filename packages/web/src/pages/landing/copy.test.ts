import { describe, expect, it } from "vitest";
import { bonuses, bonusesWorth, testimonials } from "./copy.ts";

describe("landing page copy", () => {
  it("offers bonuses of 5000, 5000 and 15000 rupees", () => {
    expect(bonuses.map(({ value }) => value)).toEqual([5000, 5000, 15000]);
    expect(bonusesWorth).toBe(25_000);
  });

  it("gives each voice its own initials", () => {
    for (const { name, initials } of testimonials) {
      expect(initials).toBe(name.replace(/[^A-Z]/g, ""));
    }
  });
});
