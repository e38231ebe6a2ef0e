import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { plumb, ruler, tick } from "../parts/marks.ts";
import { person, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const labels: readonly (readonly [string, string])[] = [
  ["facebook", colour.marigold],
  ["paid_social", colour.mat300],
  ["campaign", colour.marigold100],
  ["ad name", colour.mat100],
];
const wides = labels.map(([words]) => widthOf(words, 56) + 60);

const link = scene(
  [
    ["UTM parameters are labels at the end of a link.", "Labels on a link", 0.8],
    ["Meta ignores them. They are for analytics, the order list, your CRM.", "A second witness", 0.8],
    ["Each hop on the way can drop the tail. So test the whole path.", "Hops drop the tail", 1.2],
  ],
  (t, at) => {
    const travel = ramp(t, at(1, 0.3), 1.4);
    const hop = ramp(t, at(2, 0.5), 0.8, ease.in);
    let x = 330;
    const tail = labels
      .map(([words, fill], index) => {
        const wide = wides[index] ?? 0;
        const here = x;
        x += wide - 8;
        const shown = ramp(t, 0.4 + index * 0.5, 0.4, ease.settle);
        return group(
          box(0, 0, wide, 96, fill, { wide: 4 }) + type(words, wide / 2, 66, 56, { anchor: "middle" }),
          {
            x: here,
            y: 300 + 30 * (1 - shown) + 4 * Math.sin(t * 2.4 - index * 0.6) + (index > 1 ? 420 * hop : 0),
            turn: index > 1 ? 14 * hop : 0,
            alpha: shown * (index > 1 ? 1 - ramp(hop, 0.2, 0.4) : 1),
          },
        );
      })
      .join("");
    return (
      box(90, 300 + 4 * Math.sin(t * 2.4 + 0.6), 240, 96, colour.mat800, { wide: 4 }) +
      type("your link", 210, 366 + 4 * Math.sin(t * 2.4 + 0.6), 52, { anchor: "middle", pen: colour.onMat }) +
      tail +
      [0, 1, 2]
        .map((index) =>
          group(thing((["glass", "file", "chat"] as const)[index] ?? "file", 0, 0, 1.1), {
            x: 330 + index * 300,
            y: 560,
            alpha: ramp(t, at(1, 0.3) + index * 0.5, 0.4) * (1 - ramp(t, at(2), 0.3)),
          }),
        )
        .join("") +
      line(`M100 470H${100 + 1080 * travel}`, { pen: colour.marigold600, wide: 6, alpha: travel > 0 ? 1 : 0 })
    );
  },
  {
    sounds: (at) => [
      ...labels.map((_, index) => [0.6 + index * 0.5, "drop"] as const),
      [at(1, 0.5), "run"],
      [at(2, 0.8), "wrong"],
    ],
  },
);

const witnesses = bars({
  dark: true,
  most: 66,
  beats: [
    ["A pickle maker spent ₹24,000. Ads Manager claims 60 orders.", "Witness one: Meta"],
    ["The shop's own report, by labels, shows 42.", "Witness two: the labels", 0.4],
    ["Neither is lying: they count different people.", "Neither is lying", 0.8],
  ],
  rows: [
    { name: "Meta", value: 60, label: "60", at: 0, fill: colour.marigold },
    { name: "Labels", value: 42, label: "42", at: 1 },
  ],
});

const ratio = scene(
  [
    ["42 ÷ 60 = 70%. Keep this ratio.", "42 ÷ 60 = 70%", 0.6],
    ["Between 65% and 75% for weeks, all is well.", "65% to 75%: steady", 0.6],
    ["If it drops to 40%, look for a broken link or a consent banner.", "40%: something broke", 1.2],
  ],
  (t, at) => {
    const value = mix(
      mix(0, 70, ramp(t, 0.3, 1.1)) +
        (t > at(1) ? 4 * Math.sin((t - at(1)) * 1.8) * (1 - ramp(t, at(2, 0.2), 0.3)) : 0),
      40,
      ramp(t, at(2, 0.6), 0.9),
    );
    const x = (share: number) => 90 + share * 11;
    const low = value < 60 && t > at(2);
    return (
      box(x(65), 330, x(75) - x(65), 140, colour.mat300, { wide: 3, alpha: ramp(t, at(1, 0.2), 0.4) }) +
      box(90, 400, 1100, 70, colour.sheet, { wide: 4 }) +
      box(90, 400, x(value) - 90, 70, low ? colour.vermilionOnMat : colour.marigold, { wide: 4 }) +
      ruler(90, 470, 1100, 22, colour.ink, 30) +
      plumb(t, x(value), 396, 1.6) +
      type("65", x(65) - 14, 310, 48, { anchor: "end", alpha: ramp(t, at(1, 0.3), 0.3) }) +
      type("75", x(75) + 14, 310, 48, { alpha: ramp(t, at(1, 0.3), 0.3) }) +
      type(low ? "40%" : "70%", 640, 640, 130, {
        anchor: "middle",
        pen: low ? colour.vermilion600 : colour.mat700,
        alpha: t > at(2, 0.3) && t < at(2, 1.4) ? 0 : ramp(t, 1.2, 0.3),
      })
    );
  },
  {
    sounds: (at) => [
      [0.4, "run"],
      [at(1, 0.3), "tick"],
      [at(2, 0.7), "wrong"],
    ],
  },
);

const paste = form({
  app: "Tracking",
  beats: [
    ["Paste one string for all ads into URL parameters, in lower case.", "One string for all", 0.6],
    ["GA4 files a medium that begins with paid under paid channels.", "paid_social, not social", 1],
  ],
  fields: [
    { kind: "text", label: "Source", before: "", after: "facebook", at: 0 },
    { kind: "text", label: "Medium", before: "", after: "paid_social", at: 1 },
  ],
});

export const utmParameters = film({
  file: "utm-parameters",
  key: 4,
  poster: [1, 3.4],
  scenes: [
    title(
      "UTM parameters",
      ["A second", "witness"],
      "UTM parameters: a second witness.",
      (t) => person(-70, 0, 1.8, colour.marigold) + person(80, 20 + 4 * Math.sin(t * 2), 1.8, colour.mat300),
    ),
    link,
    witnesses,
    pause({
      ask: "From 70% to 40%. What now?",
      options: ["Stop the ads", "Check the link", "Trust Meta"],
      right: 1,
      says: "Pause and answer: the ratio of labels to Meta falls from 70% to 40%. What now?",
      because: "Look for what broke the tail: a link, a redirect, a consent banner.",
    }),
    ratio,
    paste,
    recap(
      [
        {
          words: "One string",
          drawing: (done) =>
            [0, 1, 2]
              .map((index) =>
                box(
                  -110 + index * 72,
                  -40,
                  80,
                  80,
                  [colour.marigold, colour.mat300, colour.mat100][index] ?? "",
                  { alpha: ramp(done, index * 0.3, 0.3) },
                ),
              )
              .join(""),
        },
        {
          words: "Two witnesses",
          drawing: (done) => person(-50, 0, 1.4, colour.marigold) + person(55, 10, 1.4 * done, colour.mat300),
        },
        {
          words: "Watch the ratio",
          drawing: (done) =>
            box(-110, -20, 220, 40, colour.sheet) +
            box(-110, -20, 154 * done, 40, colour.marigold) +
            tick(44, -50, 50, done, colour.onMat),
        },
      ],
      "One string, two witnesses, and an eye on the ratio.",
    ),
  ],
});
