import { film, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { tick } from "../parts/marks.ts";
import { crowd, parcel, person } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** A seller in the middle of a field of people; a fence around those one may sell to. */
const search = scene(
  [
    ["Ten years ago you described your buyer: place, age, interests.", "Draw a small box?"],
    ["Meta finds buyers you would not have described.", "Buyers stand outside it", 0.6],
    ["So say only where you cannot sell, and let it search everywhere else.", "A wall, and open country", 1],
  ],
  (t, at) => {
    const open = ramp(t, at(2, 0.2), 1.2);
    const buyers = [13, 28, 37, 55, 66, 71, 90, 104, 119, 122];
    const lit = (index: number) => buyers.includes(index) && t > at(1, 0.2) + (index % 7) * 0.2;
    const left = mix(470, 86, open);
    const right = mix(820, 1010, open);
    return (
      crowd(110, 190, {
        cols: 18,
        count: 126,
        step: 62,
        fill: (index) => (index % 18 > 14 ? colour.rule : lit(index) ? colour.marigold : colour.mat100),
        alpha: (index) => ramp(t, 0.05 + (index % 18) * 0.05, 0.3),
      }) +
      box(left, mix(270, 158, open), right - left, mix(220, 470, open), "none", {
        wide: 6,
        pen: colour.mat700,
        round: 10,
      }) +
      group(
        line("M0 150V640", { pen: colour.vermilion, wide: 14 }) +
          Array.from({ length: 8 }, (_, row) =>
            line(`M-14 ${170 + row * 62}H14`, { pen: colour.vermilion, wide: 8 }),
          ).join(""),
        { x: 1028, alpha: ramp(t, at(2, 0.6), 0.4) },
      ) +
      type("no courier", 1050, 690, 48, { pen: colour.vermilion600, alpha: ramp(t, at(2, 1), 0.4) }) +
      dot(645, 380 + 3 * Math.sin(t * 2), 22, colour.vermilion)
    );
  },
  {
    sounds: (at) => [
      [0.3, "drop"],
      ...[0, 1, 2, 3].map((index) => [at(1, 0.4) + index * 0.3, "tick"] as const),
      [at(2, 0.3), "run"],
      [at(2, 0.8), "bite"],
    ],
  },
);

const rules: readonly (readonly [string, boolean])[] = [
  ["Location", true],
  ["Minimum age", true],
  ["Language", true],
  ["Gender", false],
  ["Interests", false],
];

const walls = scene(
  [
    ["With Advantage+ audience on, place, minimum age and language are walls.", "Walls hold", 1],
    ["Gender and interests are hints: Meta may go beyond them.", "Hints give way", 1.2],
  ],
  (t, at) =>
    rules
      .map(([name, isWall], row) => {
        const moment = isWall ? 0.3 + row * 0.7 : at(1, 0.2) + (row - 3) * 0.9;
        const y = 160 + row * 104;
        const run = ramp(t, moment + 0.5, 0.8, ease.in);
        const stop = isWall ? 690 : mix(690, 1150, ramp(t, moment + 1.2, 0.8, ease.out));
        const x = isWall
          ? mix(480, 660, run) - 18 * Math.abs(Math.sin(t * 3)) * ramp(t, moment + 1.3, 0.2)
          : mix(480, stop, run);
        return group(
          type(name, 90, y + 56, 56) +
            (isWall
              ? box(716, y, 30, 84, colour.mat800)
              : line(`M731 ${y}v84`, { pen: colour.mat600, wide: 8, dash: "4 16" })) +
            person(x, y + 44, 0.7, isWall ? colour.mat300 : colour.marigold) +
            type(isWall ? "wall" : "hint", 1010, y + 56, 52, {
              pen: isWall ? colour.mat700 : colour.vermilion600,
              alpha: isWall ? ramp(t, moment + 1.2, 0.3) : 0,
            }),
          { alpha: ramp(t, moment, 0.3) },
        );
      })
      .join(""),
  {
    sounds: (at) => [
      [1.4, "bite"],
      [2.1, "bite"],
      [2.8, "bite"],
      [at(1, 1.4), "ring"],
      [at(1, 2.3), "ring"],
    ],
  },
);

const zones = bars({
  dark: true,
  most: 700,
  beats: [
    ["Both zones show ₹300 per order. Then parcels come home again.", "Count what is delivered"],
    ["Zone A, 15% returned: ₹60,000 ÷ 170 = ₹353.", "₹60,000 ÷ 170 = ₹353", 0.3],
    ["Zone B, 45% returned, with freight: ₹35,850 ÷ 55 = ₹652.", "₹35,850 ÷ 55 = ₹652", 1],
  ],
  rows: [
    { name: "Screen", value: 300, label: "₹300", at: 0 },
    { name: "Zone A", value: 353, label: "₹353", at: 1, fill: colour.marigold },
    { name: "Zone B", value: 652, label: "₹652", at: 2, fill: colour.vermilionOnMat },
  ],
  more: (t, at) => parcel(1150 + 60 * Math.sin(t * 1.4), 640, 0.7, ramp(t, at(0, 1), 0.4)),
});

const set = form({
  app: "Audience",
  beats: [
    ["Location: India less the districts your courier serves badly.", "Build one ad set", 0.4],
    ["No interests, all genders. Run it for seven days.", "No interests", 1],
  ],
  fields: [
    { label: "Location", before: "India", after: "India, 2 left out", at: 0 },
    { label: "Interests", before: "Yoga", after: "None", at: 1 },
  ],
});

export const coreAudiences = film({
  file: "core-audiences",
  key: 2,
  poster: [1, 11],
  scenes: [
    title(
      "Core audiences",
      ["Build walls,", "not boxes"],
      "Core audiences: build walls, not boxes.",
      (t) =>
        person(-60, 0, 1.7, colour.mat300) +
        person(60, 20, 1.7, colour.marigold) +
        group(box(-16, -120, 32, 240, colour.vermilion), { x: 150 + 3 * Math.sin(t * 2) }),
    ),
    search,
    pause({
      ask: "Which setting is only a hint?",
      options: ["Location", "Minimum age", "Interests"],
      right: 2,
      says: "Pause and answer: with Advantage+ audience on, which setting is only a hint?",
      because: "Interests. Location and minimum age are respected.",
    }),
    walls,
    zones,
    set,
    recap(
      [
        { words: "Wall off", drawing: (done) => box(-16, 90 - 190 * done, 32, 190 * done, colour.vermilion) },
        {
          words: "Search wide",
          drawing: (done) =>
            crowd(-84, -84, {
              cols: 6,
              count: 36,
              step: 34,
              fill: (index) => (index % 7 === 3 ? colour.marigold : colour.mat100),
              alpha: (index) => ramp(done, index / 50, 0.3),
            }),
        },
        {
          words: "Count deliveries",
          drawing: (done) => parcel(0, 0, 1.5) + tick(50, -30, 90, done, colour.marigold),
        },
      ],
      "Wall off what you cannot serve, search wide, and count deliveries.",
    ),
  ],
});
