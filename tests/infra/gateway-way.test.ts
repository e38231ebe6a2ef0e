import { expect, test } from "vitest";
import { refusalOfTls } from "../../infra/gateway-way.ts";

const living = {
  way: "beside",
  name: "calls.shop.in",
  domain: "shop.in",
  zoneIsHere: true,
  locked: undefined,
  isNew: false,
};

test("the gateway's name is refused where the stage cannot have one", () => {
  expect(refusalOfTls(living)).toBeUndefined();
  expect(refusalOfTls({ ...living, way: "1" })).toContain("beside or only");
  expect(refusalOfTls({ ...living, domain: undefined })).toContain("needs a domain");
  expect(refusalOfTls({ ...living, zoneIsHere: false })).toContain("Route 53");
});

test("the other way to the gateway is closed only once CloudFront goes by the name", () => {
  const only = { ...living, way: "only" };
  expect(refusalOfTls(only)).toContain("STORE_GATEWAY_TLS=beside first");
  expect(refusalOfTls({ ...only, locked: "calls.shop.in" })).toBeUndefined();
  // A gateway at another number has another name.
  expect(refusalOfTls({ ...only, name: "calls2.shop.in", locked: "calls.shop.in" })).toContain(
    "beside first",
  );
  expect(refusalOfTls({ ...only, isNew: true })).toBeUndefined();
});
