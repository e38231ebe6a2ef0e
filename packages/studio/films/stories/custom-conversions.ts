import { film, scene } from "../kit/film.ts";
import { colour, dot, group, line, roll, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { person } from "../parts/things.ts";
import { bars, form, pillars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** 400 leads as 40 dots; a filter lets 12 of them through, that is 120; a finer one lets one through: 12 who bought. */
const filter = scene(
  [
    ["A yoga teacher gets 400 leads for ₹36,000.", "400 leads", 0.5],
    ["120 chose a start date. The page for them has its own address.", "120 with a date", 0.6],
    ["All 12 who bought came from those 120.", "12 buyers", 1],
  ],
  (t, at) => {
    const dots = Array.from({ length: 40 }, (_, index) => {
      const dated = index % 10 < 3;
      const buys = index === 11;
      const x = 330 + (index % 10) * 52;
      const arrive = ramp(t, 0.1 + index * 0.03, 0.4, ease.out);
      const falls = dated ? ramp(t, at(1, 0.5) + (index % 7) * 0.12, 0.9, ease.in) : 0;
      const last = buys ? ramp(t, at(2, 0.4), 0.9, ease.in) : 0;
      const y = mix(
        mix(170 + Math.floor(index / 10) * 36, 400 + Math.floor(index / 10) * 30, falls),
        610,
        last,
      );
      return dot(
        x,
        y + Math.sin(t * 2 + index),
        14,
        buys && last > 0.5 ? colour.marigold : dated ? colour.mat300 : colour.sheet,
        { alpha: arrive },
      );
    }).join("");
    const net = (y: number, gap: number, alpha: number) =>
      group(line(`M290 ${y}H850`, { wide: 8, dash: `18 ${gap}` }), { alpha });
    return (
      dots +
      net(340, 26, ramp(t, at(1, 0.1), 0.4)) +
      net(545, 14, ramp(t, at(2, 0.1), 0.4)) +
      roll((value) => String(Math.round(value)), 0, 400, ramp(t, 0.3, 1.2), 920, 260, 100, {
        alpha: ramp(t, 0.5, 0.2),
      }) +
      type("120", 920, 470, 100, { alpha: ramp(t, at(1, 1.2), 0.4) }) +
      type("12", 920, 640, 100, { pen: colour.mat700, alpha: ramp(t, at(2, 1.1), 0.4) }) +
      person(150, 400, 1.5 + 0.03 * Math.sin(t * 3), colour.mat600)
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.6), "run"],
      [at(2, 0.5), "drop"],
      [at(2, 1.2), "merge"],
    ],
  },
);

const costs = bars({
  dark: true,
  most: 3200,
  beats: [
    ["₹36,000 ÷ 400 = ₹90 per lead.", "₹36,000 ÷ 400 = ₹90", 0.2],
    ["₹36,000 ÷ 120 = ₹300 per lead with a date.", "₹36,000 ÷ 120 = ₹300", 0.2],
    ["₹36,000 ÷ 12 = ₹3,000 per sale, and the course costs ₹14,999.", "₹36,000 ÷ 12 = ₹3,000", 1],
  ],
  rows: [
    { name: "Lead", value: 90, label: "₹90", at: 0 },
    { name: "With date", value: 300, label: "₹300", at: 1, fill: colour.marigold },
    { name: "Sale", value: 3000, label: "₹3,000", at: 2 },
  ],
});

const weekly = pillars({
  most: 105,
  beats: [
    ["Plain leads come 100 a week, but most never buy.", "Which one to aim for?"],
    ["Sales come three a week: too few to teach anything.", "3 a week teach nothing", 0.3],
    ["Leads with a date sit at 30: a little thin, and each means something.", "30 a week mean something", 1],
  ],
  items: [
    { name: "Leads", value: 100, label: "100", at: 0 },
    { name: "Sales", value: 3, label: "3", at: 1 },
    { name: "With date", value: 30, label: "30", at: 2, fill: colour.marigold },
  ],
  mark: { value: 50, label: "about 50", at: 0 },
});

const rule = form({
  app: "Custom conversion",
  beats: [
    ["Write the rule as narrowly as needed. No code is added.", "A rule, no code", 0.8],
    ["Assign the standard category nearest in meaning: Lead.", "Nearest in meaning", 1.2],
  ],
  fields: [
    { kind: "text", label: "URL contains", before: "", after: "/thank-you/date", at: 0 },
    { label: "Category", before: "Choose", after: "Lead", at: 1 },
  ],
});

export const customConversions = film({
  file: "custom-conversions",
  key: 4,
  poster: [1, 9.6],
  scenes: [
    title(
      "Custom conversions",
      ["Sort out", "your leads"],
      "Custom conversions: sort out your leads.",
      (t) =>
        line("M-150 0H150", { wide: 14, dash: "24 30", pen: colour.onMat }) +
        [-90, -30, 30, 90]
          .map((x, index) =>
            dot(
              x,
              index % 2 ? -60 : 90 + 20 * Math.sin(t * 2),
              24,
              index % 2 ? colour.mat300 : colour.marigold,
            ),
          )
          .join(""),
    ),
    filter,
    costs,
    pause({
      ask: "Which event should it aim for?",
      options: ["100 a week", "30 a week", "3 a week"],
      right: 1,
      says: "Pause and answer: leads, leads with a date, or sales. What should the campaign aim for?",
      because: "Leads with a date: 30 a week, and all buyers came from them.",
    }),
    weekly,
    rule,
    recap(
      [
        {
          words: "Often enough",
          drawing: (done) =>
            Array.from({ length: 9 }, (_, index) =>
              dot(-64 + (index % 3) * 64, -64 + Math.floor(index / 3) * 64, 22 * done, colour.mat300),
            ).join(""),
        },
        {
          words: "Near to money",
          drawing: (done) =>
            dot(0, 0, 70 * done, colour.marigold) + type("₹", 0, 32, 96, { anchor: "middle", alpha: done }),
        },
      ],
      "Aim for what comes often enough and is near to money.",
    ),
  ],
});
