import { film, scene } from "../kit/film.ts";
import { box, colour, group, roll, type } from "../kit/pens.ts";
import { mix, ramp } from "../kit/time.ts";
import { plumb, tick } from "../parts/marks.ts";
import { phone } from "../parts/screens.ts";
import { crowd, person, steam, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const parts: readonly (readonly [string, number, number])[] = [
  ["Problem", 0, 3],
  ["Why", 3, 8],
  ["Product", 8, 16],
  ["Proof", 16, 21],
  ["Offer", 21, 25],
];

/** The film within the film: what its five parts show, on a phone. */
const shot = (part: number, t: number) =>
  [
    () => thing("pot", 141, 300, 1.7) + steam(225, 220, t, 1.1),
    () => thing("ring", 141, 250, 1.8, { turn: 40 * t }) + thing("glass", 190, 300, 1.1),
    () => thing("ring", 141, 150 + 60 * Math.abs(Math.sin(t * 2)), 1) + thing("pot", 141, 320, 1.7),
    () => person(141, 250, 2.2, colour.mat600) + thing("heart", 215, 150 - 10 * Math.sin(t * 4), 0.6),
    () =>
      thing("pot", 141, 200, 1.5) +
      group(box(-110, -44, 220, 88, colour.marigold) + type("₹249", 0, 26, 76, { anchor: "middle" }), {
        x: 141,
        y: 350,
        size: 1 + 0.03 * Math.sin(t * 5),
      }),
  ][part]?.() ?? "";

const script = scene(
  [
    ["0 to 3 seconds: the problem, visible. Steam hisses from the side.", "Steam hisses"],
    ["To 8: why it happens. A finger shows the hardened ring.", "The ring is hard"],
    ["To 16: the product at work. To 21: a neighbour as proof.", "New ring in, proof"],
    ["To 25: the offer, and how to order. ₹249.", "₹249", 1],
  ],
  (t, at) => {
    const part = t > at(3) ? 4 : t > at(2, (at(3) - at(2)) * 0.58) ? 3 : t > at(2) ? 2 : t > at(1) ? 1 : 0;
    const [, from, to] = parts[part] ?? ["", 0, 25];
    const starts = [0, at(1), at(2), at(2, (at(3) - at(2)) * 0.58), at(3), at(4)];
    const second = mix(
      from,
      to,
      Math.min(1, (t - (starts[part] ?? 0)) / ((starts[part + 1] ?? 1) - (starts[part] ?? 0))),
    );
    const unit = 27;
    return (
      phone(
        130,
        165,
        282,
        "gasket",
        box(0, 0, 282, 501, colour.mat100, { wide: 0, round: 0 }) + shot(part, t),
      ) +
      parts
        .map(
          ([name, begins, ends], index) =>
            box(
              500 + begins * unit,
              330,
              (ends - begins) * unit,
              100,
              index <= part ? (index === part ? colour.marigold : colour.mat300) : colour.sheet,
              { wide: 4 },
            ) +
            (ends - begins > 3
              ? type(name, 500 + ((begins + ends) / 2) * unit, 492, 44, {
                  anchor: "middle",
                  alpha: index <= part ? 1 : 0,
                })
              : ""),
        )
        .join("") +
      type("Problem", 500, 492, 44, { alpha: part === 0 ? 1 : 0 }) +
      ["0", "3", "8", "16", "21", "25"]
        .map((label, index) =>
          type(label, 500 + Number(label) * unit, 560, 44, {
            anchor: "middle",
            pen: colour.ink2,
            alpha: index <= part + 1 ? 1 : 0,
          }),
        )
        .join("") +
      plumb(t, 500 + second * unit, 328, 1.1)
    );
  },
  {
    sounds: (at) => [
      [0.3, "bite"],
      [at(1, 0.2), "tick"],
      [at(2, 0.2), "ring"],
      [at(3, 0.2), "merge"],
    ],
  },
);

const hooks = scene(
  [
    ["Two openings, one body. A opens with the brand's name.", "Opening A: a name"],
    ["Of 1,00,000 showings, 18,000 stay three seconds: 18%.", "18,000 ÷ 1,00,000 = 18%"],
    ["B opens with the hiss: 31,000 stay, 31%.", "31,000 ÷ 1,00,000 = 31%", 1],
  ],
  (t, at) => {
    const [a, b] = [ramp(t, at(1, 0.3), 1), ramp(t, at(2, 0.3), 1.1)];
    const side = (x: number, share: number, grown: number, fill: string) =>
      crowd(x, 190, {
        cols: 10,
        count: 100,
        step: 40,
        fill: (index) => (index < share * grown ? fill : colour.sheet),
        alpha: (index) => ramp(t, 0.1 + index * 0.006, 0.3),
      });
    return (
      side(190, 18, a, colour.mat300) +
      side(800, 31, b, colour.marigold) +
      thing("file", 95, 380, 0.8) +
      group(thing("pot", 0, 0, 0.8) + steam(30, -30, t, 0.6), { x: 700, y: 400 }) +
      roll((value) => `${Math.round(value)}%`, 0, 18, a, 370, 650, 84, {
        anchor: "middle",
        alpha: a > 0 ? 1 : 0,
      }) +
      roll((value) => `${Math.round(value)}%`, 0, 31, b, 980, 650, 84, {
        anchor: "middle",
        alpha: b > 0 ? 1 : 0,
      }) +
      tick(1140, 620, 70, ramp(t, at(2, 1.5), 0.4))
    );
  },
  {
    sounds: (at) => [
      [0.2, "run"],
      [at(1, 0.4), "run"],
      [at(2, 0.4), "run"],
      [at(2, 1.6), "ring"],
    ],
  },
);

const orders = bars({
  dark: true,
  most: 270,
  beats: [
    ["Each version cost ₹16,000. A brought 64 orders: ₹250 each.", "₹16,000 ÷ 64 = ₹250"],
    ["B brought 100 orders: ₹160 each.", "₹16,000 ÷ 100 = ₹160", 0.4],
    ["A ring leaves ₹110, so neither pays. Three for ₹649 saved the shop.", "The offer was wrong", 1],
  ],
  rows: [
    { name: "A", value: 250, label: "₹250", at: 0 },
    { name: "B", value: 160, label: "₹160", at: 1, fill: colour.marigold },
  ],
  mark: { value: 110, label: "₹110 left", at: 2 },
});

const doctor = form({
  app: "Custom metrics",
  beats: [
    ["Hook rate: 3-second plays divided by impressions. Weak? The opening fails.", "Is it the opening?", 0.4],
    ["Hold rate: ThruPlays divided by 3-second plays. Weak? The middle bores.", "Or the middle?", 1],
  ],
  fields: [
    { label: "Hook rate", before: "Empty", after: "Plays ÷ views", at: 0 },
    { label: "Hold rate", before: "Empty", after: "ThruPlays ÷ plays", at: 1 },
  ],
});

export const videoAds = film({
  file: "video-ads",
  key: 3,
  poster: [1, 2.4],
  scenes: [
    title(
      "Video ads",
      ["Open with", "the problem"],
      "Video ads: open with the problem.",
      (t) => thing("pot", 0, 40, 2.2) + steam(60, -60, t, 1.4),
    ),
    script,
    hooks,
    pause({
      ask: "Many watch three seconds, then leave. What is weak?",
      options: ["The opening", "The middle", "The price"],
      right: 1,
      says: "Pause and answer: many watch three seconds, few watch on. What is weak?",
      because: "The middle bores. The opening has done its work.",
    }),
    orders,
    doctor,
    recap(
      [
        {
          words: "Problem first",
          drawing: (done, t) => thing("pot", 0, 20, 1.4 * done) + steam(40, -30, t, 0.8),
        },
        {
          words: "Six openings",
          drawing: (done) =>
            Array.from({ length: 6 }, (_, index) =>
              box(-105 + index * 36, -60, 30, 120, index === 0 ? colour.marigold : colour.mat300, {
                alpha: ramp(done, index * 0.14, 0.2),
              }),
            ).join(""),
        },
        {
          words: "One body",
          drawing: (done) => box(-110, -60, 220 * done, 120, colour.mat300) + thing("play", 0, 0, 1),
        },
      ],
      "The problem first, six openings, one body.",
    ),
  ],
});
