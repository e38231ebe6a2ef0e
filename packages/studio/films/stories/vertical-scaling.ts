import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, rupees, tag, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { thing } from "../parts/things.ts";
import { bars, form, pillars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const sums = [4000, 4800, 5760, 6912];
const days = ["Start", "Day 1", "Day 4", "Day 7"];
const perRupee = 350 / 6912;

const ladder = scene(
  [
    ["A toy shop spends ₹4,000 a day. It climbs by 20% every three days.", "20% more, every three days"],
    ["Day 1: ₹4,800.", undefined],
    ["Day 4: ₹5,760.", null],
    ["Day 7: ₹6,912.", undefined],
    ["Then it stands still for two weeks, and counts.", "Then a landing", 0.8],
  ],
  (t, at) => {
    const climbed = Math.min(
      3,
      ramp(t, at(1, 0.3), 0.8) + ramp(t, at(2, 0.3), 0.8) + ramp(t, at(3, 0.3), 0.8),
    );
    const step = 200;
    const rest = ramp(t, at(4, 0.2), 1);
    const steps = sums
      .map((sum, index) => {
        const shown = index === 0 ? ramp(t, 0.2, 0.6, ease.out) : ramp(t, at(index, 0.2), 0.8);
        const wide = index === 3 ? step + 240 * rest : step;
        const high = sum * perRupee * shown;
        return (
          box(110 + index * step, 600 - high, wide, high, index === 3 ? colour.marigold : colour.mat300, {
            wide: 4,
          }) +
          type(rupees(sum), 110 + index * step + step / 2, 600 - 40, 54, {
            anchor: "middle",
            alpha: ramp(shown, 0.7, 0.3),
          }) +
          type(days[index] ?? "", 110 + index * step + step / 2, 658, 44, {
            anchor: "middle",
            alpha: ramp(shown, 0.5, 0.4),
          })
        );
      })
      .join("");
    const low = Math.floor(climbed);
    const [under, over] = [(sums[low] ?? 6912) * perRupee, (sums[Math.min(3, low + 1)] ?? 6912) * perRupee];
    const part = climbed - low;
    const hop = 60 * Math.sin(part * Math.PI);
    const x = 210 + climbed * step + 180 * rest;
    return (
      steps +
      line("M90 600H1220", { wide: 4 }) +
      thing("toy", x, 600 - mix(under, over, part) - 46 - hop, 0.95, {
        turn: 4 * Math.sin(t * 3) * (1 - rest) + 1.5 * Math.sin(t * 2),
      })
    );
  },
  {
    sounds: (at) => [
      [0.4, "drop"],
      ...[1, 2, 3].map((beat) => [at(beat, 0.9), "ring"] as const),
      [at(4, 0.4), "run"],
    ],
  },
);

const averages = bars({
  most: 480,
  beats: [
    ["Before: 140 orders for ₹56,000. Each cost ₹400.", "₹56,000 ÷ 140 = ₹400", 0.3],
    ["After: 210 orders for ₹96,600. Each cost ₹460.", "₹96,600 ÷ 210 = ₹460", 0.3],
    ["Only ₹60 more on average. The team asks for the next step.", "A cheerful report", 0.6],
  ],
  rows: [
    { name: "Before", value: 400, label: "₹400", at: 0 },
    { name: "After", value: 460, label: "₹460", at: 1, fill: colour.marigold },
  ],
  more: (t, at) =>
    group(thing("toy", 0, 0, 1.2, { turn: 6 * Math.sin(t * 6) }), {
      x: 1130,
      y: 600 - 20 * Math.abs(Math.sin(t * 3)),
      alpha: ramp(t, at(2, 0.2), 0.4),
    }),
});

/** Orders as toys on a shelf: 14 stand for the 140 before, 7 for the 70 that came. */
const newest = scene(
  [
    ["But what did the 70 additional orders cost?", "The newest orders"],
    ["₹96,600 − ₹56,000 = ₹40,600 of additional spend.", "₹40,600 more spent", 0.3],
    ["₹40,600 ÷ 70 = ₹580 for each of them.", "₹40,600 ÷ 70 = ₹580", 0.3],
    ["A delivered order leaves ₹520. Each additional toy lost ₹60.", "₹60 lost on each", 1.2],
  ],
  (t, at) => {
    const apart = ramp(t, 0.5, 0.9);
    const old = Array.from({ length: 14 }, (_, index) =>
      thing("toy", 130 + (index % 7) * 72, 230 + Math.floor(index / 7) * 96, 0.58, {
        alpha: 1 - 0.55 * ramp(t, at(1), 0.5),
      }),
    ).join("");
    const fresh = Array.from({ length: 7 }, (_, index) =>
      thing(
        "toy",
        mix(130 + index * 72, 720 + index * 72, apart),
        mix(422, 230, apart) + 3 * Math.sin(t * 3 + index),
        0.58,
        { alpha: ramp(t, 0.1 + index * 0.05, 0.3) },
      ),
    ).join("");
    const scale = 0.9;
    const [cost, keeps] = [ramp(t, at(2, 0.3), 0.9), ramp(t, at(3, 0.2), 0.9)];
    return (
      old +
      fresh +
      type("140", 130, 400, 60, { alpha: apart * (1 - ramp(t, at(2), 0.5)) }) +
      type("70 more", 720, 320, 60, { alpha: apart * (1 - ramp(t, at(2), 0.3)) }) +
      box(380, 440, 580 * scale * cost, 84, colour.vermilionOnMat, { wide: 4 }) +
      type("Cost", 110, 500, 60, { alpha: ramp(t, at(2, 0.2), 0.3) }) +
      type("₹580", 380 + 580 * scale - 24, 504, 68, { anchor: "end", alpha: ramp(t, at(2, 1.1), 0.3) }) +
      box(380, 560, 520 * scale * keeps, 84, colour.marigold, { wide: 4 }) +
      type("Leaves", 110, 620, 60, { alpha: ramp(t, at(3, 0.1), 0.3) }) +
      type("₹520", 380 + 520 * scale - 24, 624, 68, { anchor: "end", alpha: ramp(t, at(3, 1), 0.3) }) +
      group(
        line(
          `M${380 + 520 * scale} 540V660M${380 + 580 * scale} 540V660M${380 + 520 * scale} 602H${380 + 580 * scale}`,
          { pen: colour.vermilion600, wide: 5 },
        ) + type("₹60", 380 + 580 * scale + 24, 624, 72, { pen: colour.vermilion600 }),
        { alpha: ramp(t, at(3, 1.5), 0.4) },
      )
    );
  },
  {
    sounds: (at) => [
      [0.5, "merge"],
      [at(1, 0.4), "tick"],
      [at(2, 0.3), "run"],
      [at(3, 0.2), "run"],
      [at(3, 1.6), "wrong"],
    ],
  },
);

const keptSums = pillars({
  dark: true,
  most: 17_500,
  beats: [
    ["Kept before: 140 × ₹520 − ₹56,000 = ₹16,800.", "What the shop keeps"],
    ["Kept after: 210 × ₹520 − ₹96,600 = ₹12,600.", undefined, 0.4],
    ["Half as many orders again, a quarter less money.", "More orders, less money", 0.8],
  ],
  items: [
    { name: "140 orders", value: 16_800, label: "₹16,800", at: 0, fill: colour.marigold },
    { name: "210 orders", value: 12_600, label: "₹12,600", at: 1 },
  ],
});

const back = form({
  app: "The plan",
  beats: [
    ["So the shop goes back from ₹6,900 to ₹4,800, and stands still there.", "One step back", 0.8],
    ["It prices again, and looks for a better ad meanwhile.", undefined, 1.4],
  ],
  fields: [
    { kind: "text", label: "Daily budget", before: "₹6,900", after: "₹4,800", at: 0 },
    { kind: "choice", label: "Next look", before: "Tomorrow", after: "In two weeks", at: 1 },
  ],
});

export const verticalScaling = film({
  file: "vertical-scaling",
  key: 6,
  poster: [1, 12.5],
  scenes: [
    title(
      "Vertical scaling",
      ["Climb, then", "count"],
      "Vertical scaling: climb, then count.",
      (t) =>
        [0, 1, 2]
          .map((step) =>
            box(
              -150 + step * 100,
              120 - step * 90,
              100,
              90 + step * 90,
              [colour.mat300, colour.mat100, colour.marigold][step] ?? "",
              { wide: 4 },
            ),
          )
          .join("") + thing("toy", 100, -110 + 8 * Math.abs(Math.sin(t * 3)), 1),
    ),
    ladder,
    averages,
    newest,
    pause({
      ask: "Each additional order costs ₹580 and leaves ₹520. Next step?",
      options: ["Climb on", "Stay", "Step back"],
      right: 2,
      says: "Pause and answer: an additional order costs ₹580 and leaves ₹520. What do you do?",
      because: "Step back to the last sum that paid. Average cost hides the newest rupee.",
    }),
    keptSums,
    back,
    recap(
      [
        {
          words: "Three steps",
          drawing: (done) =>
            [0, 1, 2]
              .map((step) =>
                box(-105 + step * 70, 80 - step * 55, 70, 55 + step * 55, colour.marigold, {
                  wide: 3,
                  alpha: ramp(done, step * 0.3, 0.3),
                }),
              )
              .join(""),
        },
        { words: "Stand still", drawing: (done) => thing("clock", 0, 0, 1.7 * done) },
        {
          words: "Price the newest",
          drawing: (done) =>
            thing("toy", -30, 10, 1.4) +
            tag("₹580", 70, -60, { fill: colour.vermilionOnMat, size: 60, alpha: done }),
        },
      ],
      "Three steps, stand still, and price the newest orders.",
    ),
  ],
});
