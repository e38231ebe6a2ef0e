import { expect, test } from "vitest";
import { isGstin, stateOfGstin } from "./gstin.ts";
import { isOn, triedGst } from "./settings.ts";

test("every seller shows tax lines but one without tax", () => {
  expect((["off", "unregistered", "regular"] as const).map((mode) => isOn({ mode }))).toEqual([
    false,
    true,
    true,
  ]);
});

test("the trial settings offer a registered seller, an unregistered one and an exporter", () => {
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
