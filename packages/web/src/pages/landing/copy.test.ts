import { describe, expect, it } from "vitest";
import { bonuses, bonusesWorth, checkoutBenefits, features, testimonials } from "./copy.ts";
import { landingWords } from "./words.ts";

describe("landing page copy", () => {
  it("has the promised parts and counts", () => {
    expect(Object.values(features).map(({ title }) => title)).toEqual([
      "Lightning Fast Setup",
      "Conversion Optimized",
      "Proven Results",
      "Save 100+ Hours",
      "Mobile Responsive",
      "Regular Updates",
    ]);
    expect(landingWords.steps.map(({ title }) => title)).toEqual([
      "Full-Stack Fundamentals",
      "Funnel Architecture",
      "Client Acquisition",
    ]);
    expect(testimonials).toHaveLength(6);
    expect(landingWords.questions).toHaveLength(8);
    expect(checkoutBenefits.map(({ title }) => title)).toEqual([
      "Instant Access",
      "Lifetime Updates",
      "Premium Support",
    ]);
  });

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
