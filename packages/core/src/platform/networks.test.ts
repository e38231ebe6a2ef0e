import { expect, test } from "vitest";
import { networksOf } from "./networks.ts";

test("an IPv6 address belongs to two networks, unlike an IPv4 address", () => {
  expect(networksOf("203.0.113.9")).toEqual(["203.0.113.9"]);
  expect(networksOf("2001:db8:0:7::/64")).toEqual(["2001:db8:0:7::/64", "2001:db8:0::/48"]);
  expect(networksOf("2001:db8:0:8::/64")[1]).toBe(networksOf("2001:db8:0:7::/64")[1]);
});
