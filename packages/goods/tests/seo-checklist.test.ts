import { describe, expect, it } from "vitest";
import { croChecklist, seoChecklist } from "../src/checklists.ts";
import { tooAlike } from "./word-overlap.ts";

// The six sections of the list, with how many checks each has: 44 in all.
const expected: [title: string, count: number, prefix: string][] = [
  ["General SEO", 10, "gen-"],
  ["Website UX", 8, "ux-"],
  ["Website Performance", 7, "perf-"],
  ["On-Page SEO", 8, "onpage-"],
  ["Content Strategy", 6, "content-"],
  ["Link Building", 5, "link-"],
];

const items = seoChecklist.flatMap((section) => section.items);

function count<Key extends "evaluation" | "impact" | "difficulty" | "cost">(key: Key, value: string): number {
  return items.filter((item) => item[key] === value).length;
}

describe("the SEO checklist", () => {
  it("has six sections in order with 44 items", () => {
    expect(seoChecklist.map((section) => [section.title, section.items.length])).toEqual(
      expected.map(([title, length]) => [title, length]),
    );
    expect(items).toHaveLength(44);
  });

  it("numbers each section from 1 under its own prefix, with no id used twice", () => {
    expect(seoChecklist.map((section) => section.items.map((item) => item.id))).toEqual(
      expected.map(([, length, prefix]) => Array.from({ length }, (_, i) => `${prefix}${i + 1}`)),
    );
    expect(new Set(items.map((item) => item.id)).size).toBe(44);
    expect(new Set(seoChecklist.map((section) => section.id)).size).toBe(6);
  });
});

const cro = croChecklist.flatMap(({ sections }) => sections.flatMap((section) => section.items));
// The cart widget's five items stand in two tabs.
const croItems = [...new Map(cro.map((item) => [item.id, item])).values()];

describe.each([
  {
    ...{ name: "CRO", hosts: 50, shortest: 50, begins: /^[\p{Lu}']/u },
    points: croItems.map(({ id, task, why, exampleUrl }) => ({ id, task, reason: why, link: exampleUrl })),
  },
  {
    ...{ name: "SEO", hosts: 9, shortest: 60, begins: /^[\p{L}']/u },
    points: items.map(({ id, task, detail, howToUrl }) => ({ id, task, reason: detail, link: howToUrl })),
  },
])("the $name checklist's text", ({ points, hosts, shortest, begins }) => {
  it("keeps a task to one sentence of 40 to 170 characters", () => {
    for (const { id, task } of points) {
      expect(task.length, id).toBeGreaterThanOrEqual(40);
      expect(task.length, id).toBeLessThanOrEqual(170);
      expect(task, id).toMatch(begins);
      expect(task, id).toMatch(/\.$/);
      expect(task, id).not.toMatch(/[.?] \p{Lu}/u);
    }
  });

  it("gives a reason in one or two sentences and never shouts", () => {
    for (const { id, task, reason } of points) {
      expect(reason.split(/(?<=[.?])\s+(?=[\p{Lu}'])/u).length, id).toBeLessThanOrEqual(2);
      expect(reason.length, id).toBeGreaterThanOrEqual(shortest);
      expect(reason.length, id).toBeLessThanOrEqual(300);
      expect(task + reason, id).not.toContain("!");
      expect(task + reason, id).not.toMatch(/\s{2}/);
    }
  });

  it("repeats no task and no reason", () => {
    for (const field of ["task", "reason"] as const)
      expect(
        tooAlike(
          points.map((point) => ({ id: point.id, text: point[field] })),
          0.3,
        ),
      ).toEqual([]);
  });

  it("links https addresses without tracking, ports or credentials, each once", () => {
    const urls = points.map(({ link }) => new URL(link));
    for (const url of urls) {
      expect(url.protocol).toBe("https:");
      expect(url.search + url.hash + url.port + url.username).toBe("");
    }
    expect(new Set(urls.map(({ href }) => href)).size).toBe(points.length);
    expect(new Set(urls.map(({ hostname }) => hostname)).size).toBeGreaterThanOrEqual(hosts);
  });
});

describe("the SEO checklist's tools", () => {
  it("are named in a short line", () => {
    for (const { id, tools } of items) {
      expect(tools.length, id).toBeGreaterThanOrEqual(4);
      expect(tools.length, id).toBeLessThanOrEqual(90);
      expect(tools, id).not.toContain("!");
    }
  });

  it("recommends nothing that search engines have retired", () => {
    const text = items.map((item) => `${item.task} ${item.tools}`).join(" ");
    expect(text).not.toMatch(
      /\bAMP\b|meta keywords|Universal Analytics|Mobile-Friendly Test|FAQPage|HowTo\b/i,
    );
    expect(items.find((item) => item.id === "perf-2")?.task).toContain("INP");
  });
});

describe("the ratings", () => {
  it("vary, so that no verdict, impact or difficulty fills the list", () => {
    for (const value of ["Bad", "Can be Improved", "Good"]) {
      expect(count("evaluation", value), value).toBeGreaterThanOrEqual(8);
    }
    for (const value of ["High", "Medium", "Low"]) {
      expect(count("impact", value), value).toBeGreaterThanOrEqual(2);
    }
    for (const value of ["Easy", "Medium", "Hard"]) {
      expect(count("difficulty", value), value).toBeGreaterThanOrEqual(5);
    }
    expect(count("cost", "Paid")).toBeGreaterThanOrEqual(3);
    expect(count("cost", "Free")).toBeGreaterThanOrEqual(30);
  });

  it("find each kind in every section", () => {
    for (const section of seoChecklist) {
      expect(new Set(section.items.map((item) => item.evaluation)).size, section.title).toBe(3);
    }
  });
});

describe("the guides", () => {
  it("lead to a page about the point that no CRO item uses as an example", () => {
    const examples = new Set(cro.map(({ exampleUrl }) => exampleUrl));
    for (const { howToUrl } of items) {
      expect(new URL(howToUrl).pathname, howToUrl).not.toBe("/");
      expect(examples, howToUrl).not.toContain(howToUrl);
    }
  });
});

describe("both checklists together", () => {
  it("make no point twice", () => {
    const all = [
      ...croItems.map(({ id, task, why }) => ({ id: `cro ${id}`, text: `${task} ${why}` })),
      ...items.map(({ id, task, detail }) => ({ id: `seo ${id}`, text: `${task} ${detail}` })),
    ];
    expect(all).toHaveLength(191 + 44);
    expect(tooAlike(all, 0.21)).toEqual([]);
  });
});
