import { expect, test } from "vitest";
import { type AreaId, areaOf } from "./areas.ts";
import { endsSession, isTrouble, type Verdict } from "./gate.ts";

test.each<[AreaId, Verdict, boolean]>([
  ["checklist", "valid", false],
  ["checklist", "invalid", true],
  ["checklist", "not-bought", true],
  ["fbads", "not-bought", true],
  ["checklist", "threw", true],
  ["seo-checklist", "valid", false],
  ["seo-checklist", "invalid", true],
  ["seo-checklist", "threw", true],
  ["fbads", "valid", false],
  ["fbads", "invalid", true],
  ["fbads", "threw", false],
  ["funnel_templates", "valid", false],
  ["funnel_templates", "invalid", true],
  ["funnel_templates", "threw", false],
])("a check in %s that comes out %s ends the session (%s)", (id, verdict, ends) => {
  expect(endsSession(areaOf(id), verdict)).toBe(ends);
});

test.each([
  [200, false],
  [401, false],
  [403, false],
  [429, true],
  [500, true],
  [503, true],
])("a refusal with status %i counts as thrown (%s)", (status, trouble) => {
  expect(isTrouble({ status })).toBe(trouble);
});
