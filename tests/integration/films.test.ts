// A lesson's film: an address for somebody who may see it, and for nobody else.

import { getResource } from "@store/core/customers/get-resource";
import { validateLogin } from "@store/core/customers/validate-login";
import { readCaptions } from "@store/goods/read-captions";
import { readContent } from "@store/goods/read-content";
import { expect, test } from "vitest";
import { as, askStatus, newMember } from "../support/buyers.ts";
import "../support/shop.ts";

const open = getResource(readContent, readCaptions);

async function insider(resourceType: "fbads" | "checklist" | "ad-templates") {
  const member = await newMember(resourceType === "ad-templates" ? { upsells: [resourceType] } : {});
  const { credentials } = await askStatus(member);
  const { sessionToken } = await as(member.buyer, () =>
    validateLogin({ username: member.buyer.email, password: credentials?.password ?? "", resourceType }),
  );
  return { sessionToken, resourceType };
}

test("a film's address is good for five minutes", async () => {
  const { content } = await open({ ...(await insider("fbads")), film: "pixel" });
  if (content.kind !== "film") throw new Error(content.kind);
  const { pathname, searchParams } = new URL(content.url);
  expect(pathname).toBe("/__films/pixel.mp4");
  expect(searchParams.get("X-Amz-Expires")).toBe("300");
  expect(searchParams.get("X-Amz-Signature")).toMatch(/^[0-9a-f]{64}$/);
  for (const captions of [content.captions, content.hindi])
    expect(captions).toMatch(/^WEBVTT\n\n1\n00:00\.000 --> /);
});

test("a film of another area or name is not found", async () => {
  const missing = { code: "request.not_found" };
  await expect(open({ ...(await insider("fbads")), film: "unknown" })).rejects.toMatchObject(missing);
  await expect(open({ ...(await insider("checklist")), film: "pixel" })).rejects.toMatchObject(missing);
});

test("recipes open for the owners of their checklist, in no other area", async () => {
  const { content } = await open({ ...(await insider("checklist")), part: "recipes" });
  if (content.kind !== "recipes") throw new Error(content.kind);
  expect(content.recipes["gen-6"]?.ways.map(({ on }) => on)).toContain("gtm");
  await expect(open({ ...(await insider("fbads")), part: "recipes" })).rejects.toMatchObject({
    code: "request.not_found",
  });
});

test("flows open for the owners of the ad templates, in no other area", async () => {
  const { content } = await open({ ...(await insider("ad-templates")), part: "flows" });
  if (content.kind !== "flows") throw new Error(content.kind);
  expect(content.flows.map(({ id }) => id)).toContain("cod-confirm");
  const { content: days } = await open({ ...(await insider("ad-templates")), part: "occasions" });
  if (days.kind !== "occasions") throw new Error(days.kind);
  expect(days.book.occasions.length).toBeGreaterThanOrEqual(60);
  await expect(open({ ...(await insider("fbads")), part: "occasions" })).rejects.toMatchObject({
    code: "request.not_found",
  });
  await expect(open({ ...(await insider("checklist")), part: "flows" })).rejects.toMatchObject({
    code: "request.not_found",
  });
});

test("documents open for the owners of the agency licence alone", async () => {
  const asked = { ...(await insider("checklist")), part: "documents" } as const;
  await expect(open(asked)).rejects.toMatchObject({ code: "licence.not_bought" });
  const agency = await newMember({ upsells: ["agency-license"] });
  const { credentials } = await askStatus(agency);
  const { sessionToken } = await as(agency.buyer, () =>
    validateLogin({
      username: agency.buyer.email,
      password: credentials?.password ?? "",
      resourceType: "checklist",
    }),
  );
  const { content } = await open({ ...asked, sessionToken });
  if (content.kind !== "documents") throw new Error(content.kind);
  expect(content.documents.map(({ id }) => id)).toContain("invoice");
});

test("what a search looks through is of owned areas alone", async () => {
  const { content } = await open({ ...(await insider("fbads")), part: "find" });
  if (content.kind !== "find") throw new Error(content.kind);
  const areas = new Set(content.entries.map(({ area }) => area));
  expect([...areas].sort()).toEqual(["checklist", "fbads", "funnel_templates"]);
});

test("a film has no address without a good session", async () => {
  const { sessionToken } = await insider("checklist");
  for (const token of ["x", `${sessionToken.slice(0, -1)}!`]) {
    const asked = { sessionToken: token, resourceType: "fbads" as const, film: "pixel" };
    await expect(open(asked)).rejects.toMatchObject({ code: "session.invalid" });
  }
});
