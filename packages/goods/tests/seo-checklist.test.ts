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

describe("the checklist's text", () => {
  it("keeps a task to one sentence of 40 to 170 characters", () => {
    for (const { id, task } of items) {
      expect(task.length, id).toBeGreaterThanOrEqual(40);
      expect(task.length, id).toBeLessThanOrEqual(170);
      expect(task, id).toMatch(/^[\p{L}'].*\.$/u);
      expect(task, id).not.toMatch(/[.?] \p{Lu}/u);
    }
  });

  it("gives a reason in one or two sentences and names tools in a short line", () => {
    for (const { id, detail, task, tools } of items) {
      expect(detail.split(/(?<=[.?])\s+(?=[\p{Lu}'])/u).length, id).toBeLessThanOrEqual(2);
      expect(detail.length, id).toBeGreaterThanOrEqual(60);
      expect(detail.length, id).toBeLessThanOrEqual(300);
      expect(tools.length, id).toBeGreaterThanOrEqual(4);
      expect(tools.length, id).toBeLessThanOrEqual(90);
      expect(task + detail + tools, id).not.toContain("!");
    }
  });

  it("repeats no task and no reason", () => {
    expect(
      tooAlike(
        items.map(({ id, task }) => ({ id, text: task })),
        0.3,
      ),
    ).toEqual([]);
    expect(
      tooAlike(
        items.map(({ id, detail }) => ({ id, text: detail })),
        0.3,
      ),
    ).toEqual([]);
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
  it("are https addresses, each used once", () => {
    const urls = items.map((item) => new URL(item.howToUrl));
    for (const url of urls) {
      expect(url.protocol).toBe("https:");
      expect(url.search + url.hash + url.port + url.username).toBe("");
    }
    expect(new Set(urls.map((url) => url.href)).size).toBe(44);
    expect(new Set(urls.map((url) => url.hostname)).size).toBeGreaterThanOrEqual(9);
  });

  it("lead to a page about the point that no CRO item uses as an example", () => {
    const examples = new Set(
      croChecklist.flatMap((tab) =>
        tab.sections.flatMap((section) => section.items.map((item) => item.exampleUrl)),
      ),
    );
    for (const { howToUrl } of items) {
      expect(new URL(howToUrl).pathname, howToUrl).not.toBe("/");
      expect(examples, howToUrl).not.toContain(howToUrl);
    }
  });
});

describe("both checklists together", () => {
  it("make no point twice", () => {
    const cro = croChecklist.flatMap((tab) =>
      tab.sections.flatMap((section) =>
        section.items.map(({ id, task, why }) => ({ id: `cro ${id}`, text: `${task} ${why}` })),
      ),
    );
    const seo = items.map(({ id, task, detail }) => ({ id: `seo ${id}`, text: `${task} ${detail}` }));
    // The cart widget's five items stand in two tabs.
    const all = [...new Map([...cro, ...seo].map((item) => [item.id, item])).values()];
    expect(all).toHaveLength(191 + 44);
    expect(tooAlike(all, 0.21)).toEqual([]);
  });
});
