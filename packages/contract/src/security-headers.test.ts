import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, siteHeaderOptions } from "./security-headers.ts";

const policy = (pixelId?: string) =>
  contentSecurityPolicy({ styleHashes: ["sha256-abc"], ...siteHeaderOptions({ pixelId }) });

describe("the content policy", () => {
  it("names no stranger without a setting that needs one", () => {
    expect(policy()).not.toContain("https:");
    expect(policy()).not.toContain("unsafe-inline");
    expect(policy()).toContain("style-src 'self' 'sha256-abc'");
  });

  it("lets in the pixel's hosts when there is a pixel", () => {
    const directives = policy("42").split("; ");
    expect(directives).toContain("script-src 'self' https://connect.facebook.net");
    expect(directives).toContain("img-src 'self' data: https://www.facebook.com");
    expect(directives).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com");
    expect(policy("42")).not.toContain("unsafe-inline");
  });
});
