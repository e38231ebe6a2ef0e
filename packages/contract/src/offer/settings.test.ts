import { expect, test } from "vitest";
import { isGstin, stateOfGstin } from "../gst/gstin.ts";
import { triedGst } from "./settings.ts";

test("the trial settings offer a registered seller, an unregistered one and an exporter", () => {
  const { gstin = "", state, ...regular } = triedGst("regular");
  expect([isGstin(gstin), stateOfGstin(gstin)]).toEqual([true, state]);
  expect(regular).toMatchObject({ mode: "regular", export: "igst" });
  expect(regular).not.toHaveProperty("lutArn");
  expect(triedGst("unregistered")).toEqual({ ...regular, state, mode: "unregistered", gstin: undefined });
  expect(triedGst("lut")).toEqual({
    ...{ ...regular, state, gstin },
    ...{ export: "lut", lutArn: expect.stringMatching(/^AD\d{12}X$/) },
  });
});
