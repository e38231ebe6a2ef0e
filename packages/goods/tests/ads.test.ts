import { readFileSync } from "node:fs";
import { ResourceContent } from "@store/contract/resources";
import { expect, test } from "vitest";
import { adFormats, adSvg } from "../src/ad-formats.ts";
import { ads, artOf } from "../src/ads.ts";
import { readContent } from "../src/read-content.ts";

const showcase = new URL("../../web/src/assets/showcase/ads/words.json", import.meta.url);

test("the ad templates are ten in feed, story and carousel size", async () => {
  const content = await readContent("ad-templates");
  expect(ResourceContent.parse(content)).toEqual(content);
  expect(ads).toHaveLength(10);
  expect(new Set(ads.map(({ slug }) => slug)).size).toBe(10);
  expect(adFormats.map(({ width, height }) => `${width}x${height}`)).toEqual([
    "1080x1350",
    "1080x1920",
    "1080x1080",
  ]);
});

test("a drawing fetches nothing and needs no style or script", () => {
  for (const design of ads) {
    const svg = adSvg(design, adFormats[0]);
    expect(svg, design.slug).not.toMatch(/href|url\(|style|class=|<script|<image|<foreignObject/);
    expect(svg.match(/<text/g)?.length, design.slug).toBe(svg.match(/<\/text>/g)?.length);
    // The ground reaches the edges of every window.
    expect(design.art, design.slug).toMatch(/^<path d="M-135-285h1350v1920h-1350z" fill="#[0-9a-f]{6}"\/>/);
  }
});

test("every line of the headline fits the picture", () => {
  for (const { slug, headline, art } of ads) {
    const drawn = [...art.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line).join(" ");
    for (const word of headline.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      expect(drawn.toLowerCase(), `${slug}: ${word}`).toContain(word);
  }
});

test("each ad's words differ and fit an ads manager's fields", () => {
  for (const { slug, primaryText, below, alternatives, notes } of ads) {
    expect(below.length, slug).toBeLessThanOrEqual(40);
    expect(primaryText.length, slug).toBeLessThanOrEqual(200);
    expect(alternatives, slug).toHaveLength(2);
    expect(notes, slug).toHaveLength(3);
  }
  const said = ads.flatMap(({ purpose, below, alternatives, notes }) => [
    purpose,
    below,
    ...alternatives,
    ...notes,
  ]);
  expect(new Set(said).size).toBe(said.length);
});

test("the public showcase shows the same words and no more", () => {
  const told = JSON.parse(readFileSync(showcase, "utf8"));
  expect(told).toEqual(
    ads.map(({ slug, name, headline, primaryText }) => ({ slug, name, headline, primaryText })),
  );
});

test("artOf refuses a drawing that has another size or no end", () => {
  const drawing = (text: string) => ({ file: "ads/gym.svg", line: 1, text });
  const whole = adSvg({ art: "<path/>" }, adFormats[0]);
  expect(artOf(drawing(whole))).toBe("<path/>");
  expect(() => artOf(drawing(whole.replace("1080", "1200")))).toThrow("packages/goods/ads/gym.svg, line 1");
  expect(() => artOf(drawing(whole.replace("</svg>", "")))).toThrow("packages/goods/ads/gym.svg, line 1");
});
