import { afterEach, expect, test } from "vitest";
import { readItem, removeItem, writeItem } from "../../lib/storage.ts";
import { type AreaId, areaOf, areas } from "./areas.ts";
import { admit, clearSession, endSession, readToken } from "./session.ts";

const ids = Object.keys(areas) as AreaId[];

afterEach(() => {
  for (const id of ids) clearSession(areaOf(id));
});

test.each(ids)("the area %s loses its token when it is cleared", (id) => {
  const area = areaOf(id);
  expect(readToken(area)).toBeUndefined();
  admit(area, "token-1");
  expect(readToken(area)).toBe("token-1");
  clearSession(area);
  expect(readToken(area)).toBeUndefined();
  if (area.session.token) expect(readItem(area.session.token)).toBeNull();
});

test("the flag of the SEO checklist holds the token itself", () => {
  admit(areaOf("seo-checklist"), "token-1");
  expect(readItem("seo_checklist_auth")).toBe("token-1");
});

test("a flag needs its token to let anybody in", () => {
  const area = areaOf("checklist");
  writeItem("checklist_auth", "true");
  expect(readToken(area)).toBeUndefined();
  writeItem("checklist_token", "token-1");
  writeItem("checklist_auth", "yes");
  expect(readToken(area)).toBeUndefined();
  removeItem("checklist_auth");
  expect(readToken(area)).toBeUndefined();
});

test("a logout of the course keeps its token but lets nobody in", () => {
  const area = areaOf("fbads");
  admit(area, "token-1");
  endSession(area);
  expect(readItem("fbads_token")).toBe("token-1");
  expect(readItem("fbads_auth")).toBeNull();
  expect(readToken(area)).toBeUndefined();
});

test.each(["checklist", "seo-checklist", "funnel_templates"] as const)(
  "a logout of %s leaves nothing",
  (id) => {
    const area = areaOf(id);
    admit(area, "token-1");
    endSession(area);
    expect(readItem(area.session.flag)).toBeNull();
    if (area.session.token) expect(readItem(area.session.token)).toBeNull();
  },
);
