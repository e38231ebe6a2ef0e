import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { mix, ramp } from "../kit/time.ts";
import { tick } from "../parts/marks.ts";
import { phone } from "../parts/screens.ts";
import { adCard, person, type Thing, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const thumb = scene(
  [
    ["An image ad has as long as a thumb takes to pass it.", "As long as a thumb"],
    ["In that time it answers: what is this, and why would I care?", "What is this? Why care?", 1],
  ],
  (t, at) => {
    const stops = ramp(t, at(1, 0.3), 0.8);
    const gone = 420 * Math.min(t, at(1, 0.3)) + 60 * stops;
    const posts = Array.from({ length: 16 }, (_, index) => {
      const y = 30 + index * 235 - gone + (at(1, 0.3) * 420 - 5 * 235);
      return y < -240 || y > 560
        ? ""
        : group(
            box(12, 0, 246, 220, colour.sheet) +
              box(
                24,
                14,
                222,
                140,
                index === 5
                  ? colour.marigold100
                  : ([colour.mat100, colour.rule, colour.mat300][index % 3] ?? ""),
                { wide: 2 },
              ) +
              (index === 5 ? thing("serum", 135, 84, 1.15) : "") +
              line("M30 176h150M30 198h90", { pen: colour.ink2, wide: 5 }),
            { y },
          );
    }).join("");
    return (
      phone(360, 172, 272, "feed", posts) +
      group(
        `<path d="M0 0q-6-70 26-84q34-8 40 54l8 60q6 60-20 100l-60 30z" fill="${colour.marigold100}" stroke="${colour.ink}" stroke-width="4"/>`,
        { x: 600 + 4 * Math.sin(t * 2), y: 470 - (t < at(1, 0.3) ? 70 * ((t * 1.8) % 1) : 0) },
      ) +
      group(thing("glass", 0, 0, 1.2) + type("What?", 70, 24, 84), {
        x: 800,
        y: 300,
        alpha: ramp(t, at(1, 0.8), 0.4),
      }) +
      group(thing("heart", 0, 0, 1.1) + type("Why?", 70, 24, 84), {
        x: 800,
        y: 470,
        alpha: ramp(t, at(1, 1.6), 0.4),
      })
    );
  },
  {
    sounds: (at) => [
      [0.4, "tick"],
      [1, "tick"],
      [1.6, "tick"],
      [at(1, 0.5), "drop"],
      [at(1, 0.9), "ring"],
    ],
  },
);

const safe = scene(
  [
    ["For Stories and Reels, export 9:16.", "9:16, safe inside"],
    ["Names sit in the top 14%, buttons and captions in the bottom 35%.", "14% above, 35% below", 0.8],
    ["Keep words and faces in between.", "Words and faces between", 1],
  ],
  (t, at) => {
    const [wide, high] = [282, 501];
    const [top, bottom] = [ramp(t, at(1, 0.3), 0.7), ramp(t, at(1, 1.6), 0.7)];
    const moved = ramp(t, at(2, 0.3), 0.9);
    return (
      phone(
        300,
        165,
        wide,
        "reel",
        box(0, 0, wide, high, colour.mat300, { wide: 0, round: 0 }) +
          person(wide / 2, mix(70, 180, moved), 1.35, colour.mat600) +
          group(
            box(-100, -32, 200, 64, colour.sheet) +
              line("M-76-8h152M-76 12h100", { pen: colour.ink, wide: 8 }),
            { x: wide / 2, y: mix(440, 285, moved) },
          ) +
          box(0, 0, wide, high * 0.14 * top, colour.vermilion, { wide: 0, round: 0, alpha: 0.72 }) +
          box(0, high - high * 0.35 * bottom, wide, high * 0.35, colour.vermilion, {
            wide: 0,
            round: 0,
            alpha: 0.72,
          }),
      ) +
      group(type("14%", 0, 0, 84, { pen: colour.vermilion600 }), { x: 640, y: 240, alpha: top }) +
      group(type("35%", 0, 0, 84, { pen: colour.vermilion600 }), { x: 640, y: 610, alpha: bottom }) +
      group(
        line(`M620 ${165 + high * 0.14 + 8}V${165 + high * 0.65 - 8}`, { pen: colour.mat600, wide: 8 }) +
          tick(720, 380 + 3 * Math.sin(t * 2.4), 100, ramp(moved, 0.7, 0.3)),
        { alpha: moved },
      ) +
      thing("serum", 1040, 400 + 4 * Math.sin(t * 2), 2, { turn: 3 * Math.sin(t * 1.6) })
    );
  },
  {
    sounds: (at) => [
      [0.3, "drop"],
      [at(1, 0.4), "wrong"],
      [at(1, 1.7), "wrong"],
      [at(2, 0.6), "merge"],
    ],
  },
);

const serum = bars({
  dark: true,
  most: 710,
  beats: [
    ["Picture A: the bottle on marble. 1% click at ₹20, 3% buy: ₹667 per order.", "₹20 ÷ 3% = ₹667", 0.4],
    ["Picture B: a forehead in a mirror. 1.6% click at ₹12.50.", "B draws more clicks", 0.2],
    ["Its visitors buy less often, 2.5%, and yet: ₹500 per order.", "₹12.50 ÷ 2.5% = ₹500", 1],
  ],
  rows: [
    { name: "A: marble", value: 667, label: "₹667", at: 0 },
    { name: "B: mirror", value: 500, label: "₹500", at: 2, fill: colour.marigold, ticked: 2 },
  ],
});

const shots: readonly Thing[] = ["heart", "serum", "glass", "file", "clock", "chat"];
const ideas = scene(
  [
    [
      "Ten background colours are one idea: delivery treats near twins as one ad.",
      "Ten colours, one idea",
      0.6,
    ],
    ["Shoot six ideas: in the hand, the problem, the parcel, the price, a review.", "Six ideas", 1],
  ],
  (t, at) => {
    const merge = ramp(t, 2.4, 1);
    const fills = [
      colour.mat100,
      colour.mat300,
      colour.marigold100,
      colour.rule,
      colour.marigold,
      colour.sheet,
    ];
    return (
      (t < at(1, 0.4)
        ? fills
            .map((fill, index) =>
              adCard(
                thing("serum", 0, 0),
                mix(180 + index * 185, 640, merge),
                400 + 3 * Math.sin(t * 2 + index),
                1.1,
                { fill, alpha: ramp(t, 0.1 + index * 0.15, 0.3) * (1 - ramp(t, at(1), 0.3)) },
              ),
            )
            .join("")
        : "") +
      shots
        .map((name, index) =>
          adCard(thing(name, 0, 0, 0.9), 180 + index * 185, 400 + 3 * Math.sin(t * 2 + index), 1.15, {
            fill: fills[index],
            turn: 3 * Math.sin(t * 1.5 + index),
            alpha: ramp(t, at(1, 0.4) + index * 0.45, 0.3),
          }),
        )
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [2.5, "merge"],
      ...shots.map((_, index) => [at(1, 0.5) + index * 0.45, "drop"] as const),
    ],
  },
);

const switches = form({
  app: "Advantage+ creative",
  beats: [
    ["Brightness cannot lie and may stay.", "Walk through the switches", 1],
    ["Turn off generated backgrounds, added music and text changes.", "Off, unless approved", 2.2],
  ],
  fields: [
    { kind: "switch", label: "Brightness", before: "Off", after: "On", at: 0 },
    { kind: "switch", label: "Backgrounds", before: "On", after: "Off", at: 1 },
  ],
});

export const imageAds = film({
  file: "image-ads",
  key: 3,
  poster: [2, 6.5],
  scenes: [
    title("Image ads", ["Stop the", "thumb"], "Image ads: stop the thumb.", (t) =>
      group(adCard(thing("serum", 0, 0, 1.1), 0, 0, 1.8), { turn: 3 * Math.sin(t * 2) }),
    ),
    thumb,
    safe,
    pause({
      ask: "B gets more clicks, fewer of them buy. Winner?",
      options: ["A, marble", "B, mirror", "Count orders"],
      right: 2,
      says: "Pause and answer: B draws more clicks, but fewer of its visitors buy. Which wins?",
      because: "Follow both to the order before you choose.",
    }),
    serum,
    ideas,
    switches,
    recap(
      [
        {
          words: "Six ideas",
          drawing: (done) =>
            [-60, 0, 60]
              .map((x, index) =>
                adCard(thing(shots[index] ?? "heart", 0, 0), x, 0, 0.9 * done, { turn: x / 8 }),
              )
              .join(""),
        },
        {
          words: "Safe middle",
          drawing: (done) =>
            box(-60, -105, 120, 210, colour.mat300) +
            box(-60, -105, 120, 30 * done, colour.vermilion) +
            box(-60, 105 - 74 * done, 120, 74 * done, colour.vermilion),
        },
        { words: "Count orders", drawing: (done) => tick(0, 0, 150, done, colour.marigold) },
      ],
      "Six ideas, a safe middle, and orders that count.",
    ),
  ],
});
