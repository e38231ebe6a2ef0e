import { expect, test } from "vitest";
import { expectSameInOffice, office, withoutOffice } from "../../../gated/calculators/office-testing.ts";
import { planOf } from "./plan.ts";
import { occasion } from "./testing.ts";
import { planSheet } from "./words.ts";

test.skipIf(!office)(
  office ? "LibreOffice comes to the sums of a plan" : withoutOffice,
  async () => {
    const kinds = ["gift", "season", "sale", "day"] as const;
    const plans = kinds.map((curve, at) =>
      planOf({ ...occasion, name: `Diwali & ${curve}`, curve }, "2027-10-29", {
        metros: 4,
        elsewhere: 7,
        budget: 60_000 + at * 12_345,
      }),
    );
    expect(await expectSameInOffice({ plans: [planSheet(plans, "Made for a test")] })).toBe(1);
  },
  600_000,
);
