import { expect, test } from "vitest";
import { isGstin, stateOfGstin } from "./gstin.ts";
import { isOn, triedGst } from "./settings.ts";

test("tax lines are shown by every seller but one without tax", () => {
  expect((["off", "unregistered", "regular"] as const).map((mode) => isOn({ mode }))).toEqual([
    false,
    true,
    true,
  ]);
});

test("a seller to try tax papers with: registered, without a number, or exporting under a letter", () => {
  const { gstin = "", state, ...regular } = triedGst("regular");
  expect([isGstin(gstin), stateOfGstin(gstin), isOn(regular)]).toEqual([true, state, true]);
  expect(regular).toMatchObject({ mode: "regular", export: "igst" });
  expect(regular).not.toHaveProperty("lutArn");
  expect(triedGst("unregistered")).toEqual({ ...regular, state, mode: "unregistered", gstin: undefined });
  expect(triedGst("lut")).toEqual({
    ...{ ...regular, state, gstin },
    ...{ export: "lut", lutArn: expect.stringMatching(/^AD\d{12}X$/) },
  });
});
