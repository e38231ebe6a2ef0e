import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { devHeaders } from "./dev-headers.ts";

const options = {
  styleHashes: ["sha256-one"],
  region: "ap-south-1",
  films: "https://films.s3.ap-south-1.amazonaws.com",
  uploads: "https://files.s3.ap-south-1.amazonaws.com",
};
const policy = (pixelId?: string) => devHeaders(options, { pixelId })["content-security-policy"];

test("the development headers let films play, files arrive, admins sign in and the page's style load", () => {
  expect(policy()).toContain("media-src 'self' https://films.s3.ap-south-1.amazonaws.com;");
  expect(policy()).toContain(
    "connect-src 'self' https://cognito-idp.ap-south-1.amazonaws.com https://files.s3.ap-south-1.amazonaws.com;",
  );
  expect(policy()).toContain("'sha256-one'");
});

test("the development headers let in a pixel only if the brand has one", () => {
  expect(policy("123")).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy("123")).toMatch(/connect-src [^;]*cognito-idp[^;]*facebook/);
  expect(policy()).not.toContain("facebook");
});

test("the pages' server is given every setting that it asks for", () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
  const asked = [...read("scripts/dev-site.ts").matchAll(/setting\("(\w+)"\)/g)].map(([, name]) => name);
  const given = [...read("stacks/dev.ts").matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(5);
  // The last is for the SDK, whose client of the table makes it ready.
  expect(given.sort()).toEqual([...asked, "AWS_REGION"].sort());
});
