import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders, siteHeaderOptions } from "./security-headers.ts";

const policy = (pixelId?: string) =>
  contentSecurityPolicy({ styleHashes: ["sha256-abc"], ...siteHeaderOptions({ pixelId }) });

describe("the content policy", () => {
  it("names no other origin without a setting that needs one", () => {
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

describe("the headers of every page", () => {
  it("are the listed ones to the letter", () => {
    const { "content-security-policy": content, ...others } = securityHeaders({
      styleHashes: ["sha256-abc"],
      connect: ["https://login.example"],
    });
    expect(content?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-abc'",
      "font-src 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "connect-src 'self' https://login.example",
      "frame-src 'none'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "report-uri /api/report-error",
    ]);
    expect(others).toEqual({
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    });
  });
});
