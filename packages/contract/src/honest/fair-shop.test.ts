import { expect, test } from "vitest";
import { declaration, lookedOn, patterns } from "./fair-shop.ts";

test("the fair-shop report lists the thirteen patterns of the guidelines, each with a finding", () => {
  expect(new Set(patterns.map(({ id }) => id)).size).toBe(13);
  for (const urgency of ["observed", "honest"] as const) {
    const { findings, ...head } = declaration(urgency);
    expect(findings.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id));
    for (const { name, words } of findings) {
      expect(name).toMatch(/^[A-Z]/);
      expect(words).toMatch(/^[A-Z].{20,}\.$/s);
    }
    expect(head.lookedOn).toBe(lookedOn);
    expect(Object.values(head).every((value) => value !== "")).toBe(true);
  }
});

test("only the shop as it was observed hurries, praises itself and asks again", () => {
  const found = (urgency: Parameters<typeof declaration>[0]) =>
    declaration(urgency)
      .findings.filter((finding) => finding.found)
      .map(({ id }) => id);
  expect(found("observed")).toEqual(["false-urgency", "disguised-advertisement", "nagging"]);
  expect(found("honest")).toEqual([]);
});

test("an honest shop says that its timer, its claims and its pop-up are true", () => {
  const words = (urgency: Parameters<typeof declaration>[0], id: string) =>
    declaration(urgency).findings.find((finding) => finding.id === id)?.words;
  expect(words("honest", "false-urgency")).toMatch(/^A timer stands only beside a code that has an end/);
  expect(words("honest", "disguised-advertisement")).toMatch(/only with the evidence/);
  expect(words("honest", "nagging")).toMatch(/tells each purchase once/);
});
