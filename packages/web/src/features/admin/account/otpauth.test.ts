import { offer } from "@store/contract/offer/offer";
import { expect, it } from "vitest";
import { inFours, otpauthLink } from "./otpauth.ts";

it("the link has the parts that authenticator apps read", () => {
  const link = new URL(otpauthLink("JBSWY3DPEHPK3PXP", "owner+1@shop.example"));
  expect(link.protocol).toBe("otpauth:");
  expect(link.searchParams.get("secret")).toBe("JBSWY3DPEHPK3PXP");
  expect(decodeURIComponent(link.pathname)).toBe(`/${offer.name}:owner+1@shop.example`);
});

it("a secret is shown in groups of four", () => {
  expect(inFours("JBSWY3DPEH")).toBe("JBSW Y3DP EH");
});
