import { ads } from "@store/goods/ads";
import { describe, expect, test } from "vitest";
import { fitted, type Measure, rowOffset, type Slot, slotsOf } from "./fit-line.ts";

/** Every letter six tenths as wide as it is high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.6;
const slot: Slot = {
  family: "Anek Latin",
  weight: "500",
  size: 100,
  x: 60,
  y: 200,
  left: 60,
  right: 1020,
  anchor: "start",
};

test("a line that fits keeps its size", () => {
  expect(fitted("Gone by June.", slot, measure)).toEqual({ size: 100, rows: ["Gone by June."] });
});

test("a line that is a little too long becomes smaller in one row", () => {
  const { size, rows } = fitted("Numbered by hand now", slot, measure);
  expect(rows).toEqual(["Numbered by hand now"]);
  expect(size).toBeCloseTo(78.8, 1);
});

test("a very long line stands in rows no higher than its place", () => {
  const { size, rows } = fitted(
    "Numbered by hand by my grandmother in Ratnagiri, and gone before the month of June.",
    slot,
    measure,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(size).toBeGreaterThan(19);
  expect(rowOffset(0, rows.length, size) + 0.78 * size).toBeLessThanOrEqual(0.91 * slot.size);
  expect(rows.join(" ")).toMatch(/^Numbered .* June\.$/);
});

test("a text inside a button reaches no further than the button", () => {
  const art = `<rect x="700" y="1190" width="308" height="104" rx="10" fill="#ffb920"/><text font-family="Anek Latin" font-weight="600" font-size="40" text-anchor="middle"><tspan x="854" y="1256">Order</tspan></text>`;
  expect(slotsOf(art)[0]).toMatchObject({ left: 714, right: 994 });
});

test("a text beside a button stops before it", () => {
  const art = `<rect x="640" y="1206" width="368" height="104"/><text font-family="Anek Latin" font-weight="500" font-size="42" text-anchor="start"><tspan x="72" y="1290">Studio</tspan></text>`;
  expect(slotsOf(art)[0]?.right).toBe(616);
});

const absurd = [
  "",
  " ",
  "a".repeat(80),
  "आ".repeat(80),
  "மிகவும் நீளமான தலைப்பு இது ஒருபோதும் வெட்டப்படக்கூடாது என்று நாங்கள் நினைக்கிறோம்",
  "এই শিরোনামটি অনেক লম্বা, তবু একটি অক্ষরও কাটা যাবে না, কখনও না",
  "આ મથાળું બહુ લાંબું છે, છતાં એક પણ અક્ષર કપાશે નહીં, ક્યારેય નહીં",
  "😀".repeat(40),
  "\u200d\u200d\u200d",
  "<tspan x='9'>&amp;</tspan>",
];

describe.each(ads.map(({ slug, art }) => ({ slug, slots: slotsOf(art) })))("$slug", ({ slots }) => {
  test("keeps absurd words within the room of every line", () => {
    expect(slots.length).toBeGreaterThan(3);
    for (const place of slots)
      for (const text of absurd) {
        const { size, rows } = fitted(text, place, measure);
        expect(size).toBeGreaterThan(0);
        const half = place.anchor === "middle" ? 2 : 1;
        const room =
          half *
          Math.min(
            place.anchor === "start" ? Number.POSITIVE_INFINITY : place.x - place.left,
            place.anchor === "end" ? Number.POSITIVE_INFINITY : place.right - place.x,
          );
        for (const line of rows) expect(measure(line, { ...place, size })).toBeLessThanOrEqual(room + 0.5);
      }
  });
});
