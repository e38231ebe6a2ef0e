import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ramp } from "../kit/time.ts";
import { person, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const dayX = (day: number) => 170 + day * 190;

const week = scene(
  [
    ["A woman sees your reel on Monday.", "Monday: she sees it"],
    ["She taps an ad on Wednesday.", "Wednesday: she taps", 0.2],
    ["On Saturday she buys, through a bookmark.", "Saturday: she buys", 0.4],
    ["Did the ad sell it? A window is only a rule of counting.", "Did the ad sell it?", 1],
  ],
  (t, at) => {
    const walk = 2 * ramp(t, at(1, 0.1), 0.9) + 3 * ramp(t, at(2, 0.1), 1.1);
    const seven = ramp(t, at(3, 0.3), 1);
    return (
      line("M90 520H1210", { wide: 5 }) +
      days
        .map(
          (day, index) =>
            line(`M${dayX(index)} 506v28`, { wide: 5 }) +
            type(day, dayX(index), 590, 50, { anchor: "middle" }),
        )
        .join("") +
      group(thing("play", 0, 0, 0.9), { x: dayX(0), y: 260, alpha: ramp(t, 0.5, 0.4) }) +
      group(thing("heart", 0, 0, 0.9), { x: dayX(2), y: 260, alpha: ramp(t, at(1, 0.9), 0.4) }) +
      group(thing("sheet", 0, 0, 1.1), { x: dayX(5), y: 260, alpha: ramp(t, at(2, 1.1), 0.4) }) +
      person(
        dayX(0) + walk * 190,
        460 - 12 * Math.abs(Math.sin(t * 6)) * (walk % 1 > 0.01 && walk < 5 ? 1 : 0) + 2 * Math.sin(t * 2),
        1,
        colour.mat600,
      ) +
      group(box(dayX(2), 322, (dayX(5) - dayX(2) + 60) * seven, 64, colour.marigold), {
        alpha: seven > 0 ? 0.9 : 0,
      }) +
      type("7-day click", dayX(2) + 24, 371, 50, { alpha: ramp(seven, 0.8, 0.2) })
    );
  },
  {
    sounds: (at) => [
      [0.6, "tick"],
      [at(1, 1), "click"],
      [at(2, 1.2), "ring"],
      [at(3, 0.4), "run"],
    ],
  },
);

const windows = bars({
  most: 84,
  beats: [
    ["A mattress maker spent ₹80,000. In one day after a click: 46 orders.", "One campaign, many counts"],
    ["Within seven days: 64.", undefined, 0.3],
    ["The default adds likes and views: 64 + 6 + 10 = 80.", "64 + 6 + 10 = 80", 1],
  ],
  rows: [
    { name: "1-day click", value: 46, label: "46", at: 0 },
    { name: "7-day click", value: 64, label: "64", at: 1, fill: colour.marigold },
    { name: "Default", value: 80, label: "80", at: 2 },
  ],
});

const prices = bars({
  dark: true,
  most: 1850,
  beats: [
    ["₹80,000 ÷ 46 = ₹1,739 by one-day clicks.", "₹80,000 ÷ 46 = ₹1,739", 0.2],
    ["₹80,000 ÷ 64 = ₹1,250 by seven-day clicks.", "₹80,000 ÷ 64 = ₹1,250", 0.2],
    ["₹80,000 ÷ 80 = ₹1,000 by the default.", "₹80,000 ÷ 80 = ₹1,000", 0.4],
    ["He can pay ₹1,300: safe on seven-day click, without arguing about views.", "Safe without the views", 1],
  ],
  rows: [
    { name: "1-day click", value: 1739, label: "₹1,739", at: 0 },
    { name: "7-day click", value: 1250, label: "₹1,250", at: 1, fill: colour.marigold },
    { name: "Default", value: 1000, label: "₹1,000", at: 2 },
  ],
  mark: { value: 1300, label: "₹1,300", at: 3 },
});

const setting = form({
  app: "Ad set",
  beats: [
    ["The setting steers delivery: it is not bookkeeping.", "It steers delivery", 1],
    ["Use one for all ad sets you want to compare.", "One for all", 1.6],
  ],
  fields: [
    { label: "Attribution", before: "Default", after: "7-day click", at: 0 },
    { label: "Other ad sets", before: "Mixed", after: "The same", at: 1 },
  ],
});

export const attributionWindows = film({
  file: "attribution-windows",
  key: 4,
  poster: [1, 10.6],
  scenes: [
    title("Attribution windows", ["A rule", "of counting"], "Attribution windows: a rule of counting.", (t) =>
      thing("clock", 0, 0, 2.6, { turn: 3 * Math.sin(t * 2) }),
    ),
    week,
    windows,
    pause({
      ask: "He can only pay ₹1,050 per order. Believe ₹1,000?",
      options: ["Believe it", "Test first", "Switch off"],
      right: 1,
      says: "Pause and answer: he could only pay ₹1,050. Does he believe the default's ₹1,000?",
      because: "Test first. His profit would hang on views and likes.",
    }),
    prices,
    setting,
    recap(
      [
        { words: "Pick one", drawing: (done) => box(-110, -30, 220 * done, 60, colour.marigold) },
        {
          words: "Compare alike",
          drawing: (done) =>
            box(-110, -70, 220, 50, colour.mat300) + box(-110, 20, 220 * done, 50, colour.mat300),
        },
        { words: "Wait, then judge", drawing: (done) => thing("clock", 0, 0, 1.7 * done) },
      ],
      "Pick one window, compare alike, and judge weeks that are closed.",
    ),
  ],
});
