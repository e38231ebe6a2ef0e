import { expect, test } from "vitest";
import { isFiles } from "./area-paths.ts";
import { entitlements } from "./products.ts";
import { wantedPath } from "./wanted-path.ts";

test("what did not come with the shop is files of its owner's", () => {
  expect(isFiles("star-charts")).toBe(true);
  expect(entitlements.filter(isFiles)).toEqual([]);
});

test.each([
  ["#/files/star-charts", "/files/star-charts"],
  ["#/files/star_charts2", "/files/star_charts2"],
  ["#/client-desk", "/client-desk"],
  ["#/client-desk/../admin", undefined],
  ["#/client-desk/SITE_0123456789abcdef", "/client-desk/SITE_0123456789abcdef"],
  ["#/site-report/SITE_0123456789abcdef", "/site-report/SITE_0123456789abcdef"],
  ["#/site-report", undefined],
  ["", undefined],
  ["#pixel", undefined],
  ["#/files/", undefined],
  ["#/files/../account", undefined],
  ["#//elsewhere.example/files/star-charts", undefined],
  ["#https://elsewhere.example/files/x", undefined],
  ["#/files/star-charts?next=//elsewhere.example", undefined],
])("the address %j wants %j", (hash, wanted) => {
  expect(wantedPath(hash)).toBe(wanted);
});
