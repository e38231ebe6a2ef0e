import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { cross, plumb, pointer, strike, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { appWindow, phone } from "../parts/screens.ts";
import { adCard, parcel, person, thing } from "../parts/things.ts";

/** The settings of the ad set, and the somebody against whom each is tried. */
const settings = [
  { label: "Location", value: "India", wall: true },
  { label: "Min age", value: "18", wall: true },
  { label: "Gender", value: "Women", wall: false },
  { label: "Interest", value: "Yoga", wall: false },
] as const;
const tried = (at: At, index: number) => at(index + 1, 0.6);

/** Each setting is tried: an ad flies to somebody whom the setting leaves out. */
const gate = scene(
  [
    ["Core audiences: say where you cannot sell, and let it search elsewhere.", "Core audiences", 0.8],
    ["Outside India the ad stops. Location is a wall.", "Location: a wall", 1.6],
    ["So is minimum age. A schoolboy does not see it.", "Minimum age: a wall", 1.6],
    ["A man, in the week before Raksha Bandhan: gender is a hint. He buys.", "Gender: a hint", 1.6],
    ["She has no interest in yoga. That is a hint as well, and she buys.", "Interest: a hint", 1.6],
  ],
  (t, at) => {
    const index = settings.findLastIndex((_, row) => t > at(row + 1));
    const { wall } = settings[Math.max(0, index)] ?? settings[0];
    const since = t - tried(at, Math.max(0, index));
    const flies = index < 0 ? 0 : clamp(since / 1.1);
    const reach = wall ? 790 : 955;
    const x = mix(620, reach, ease.both(flies)) - (wall ? 50 * ramp(since, 1.1, 0.5, ease.out) : 0);
    const bought = !wall && index >= 0 ? ramp(since, 1.5, 0.4, ease.settle) : 0;
    const small = index === 1 ? 0.95 : 1.5;
    return (
      group(
        appWindow(
          0,
          0,
          480,
          484,
          "Audience",
          settings
            .map(({ label, value, wall: hard }, row) =>
              group(
                box(16, 0, 448, 88, row === index ? colour.marigold100 : colour.sheet, {
                  round: 6,
                  pen: row === index ? colour.marigold600 : colour.rule,
                  wide: row === index ? 5 : 2,
                }) +
                  type(label, 34, 60, 48, { pen: colour.ink2 }) +
                  type(value, 444, 60, 52, { anchor: "end" }) +
                  (hard
                    ? line("M8 6v76", {
                        wide: 12,
                        pen: colour.mat700,
                        alpha: ramp(t, tried(at, row) + 1.2, 0.3),
                      })
                    : line("M8 6v76", {
                        wide: 8,
                        pen: colour.marigold600,
                        dash: "3 15",
                        alpha: ramp(t, tried(at, row) + 1.2, 0.3),
                      })),
                { y: 88 + row * 98 },
              ),
            )
            .join(""),
        ),
        { x: 60, y: 150 },
      ) +
      group(
        wall
          ? box(-18, 0, 36, 460, colour.mat700, { wide: 4, round: 2 }) +
              line("M-18 92h36M-18 184h36M-18 276h36M-18 368h36", { pen: colour.mat300 })
          : line("M0 0V460", { pen: colour.marigold600, wide: 10, dash: "4 26" }),
        {
          x: 880 + (wall ? 8 * bump(since, 1.1, 0.3) : 0),
          y: 160,
          alpha: index < 0 ? 0 : ramp(t, at(index + 1, 0.1), 0.3),
        },
      ) +
      person(
        1100,
        400 + 3 * Math.sin(t * 2.2),
        small,
        bought > 0.5 ? colour.marigold : index < 0 ? colour.mat600 : colour.mat300,
      ) +
      parcel(1100, 600, 0.9 * bought, clamp(bought)) +
      group(adCard(thing("dress", 0, 0, 0.9), 0, 0, 0.84, { turn: 3 * Math.sin(t * 2) }), {
        x: index < 0 ? 640 : x,
        y: 390,
        alpha:
          index < 0
            ? ramp(t, 0.8, 0.4)
            : mix(1, 0.35, wall ? ramp(since, 1.9, 0.5) : 0) * ramp(t, at(index + 1, 0.1), 0.25),
      }) +
      (index < 0 ? "" : wall ? cross(1100, 400, 44, ramp(since, 1.4, 0.5)) : tick(1200, 330, 70, bought))
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      ...settings.flatMap(({ wall }, row): Sound[] => [
        [tried(at, row), "run"],
        [tried(at, row) + 1.1, wall ? "bite" : "ring"],
      ]),
    ],
  },
);

interface Zone {
  name: string;
  x: number;
  cols: number;
  orders: number;
  /** Of a hundred parcels these come back. */
  returned: number;
  price: string;
  /** Ads and the freight of what came back. */
  sum: string;
  beat: number;
}
const zones: readonly Zone[] = [
  {
    name: "Zone A",
    x: 90,
    cols: 20,
    orders: 200,
    returned: 15,
    price: "₹376",
    sum: "₹60,000 + 30 × ₹130 = ₹63,900",
    beat: 3,
  },
  {
    name: "Zone B",
    x: 790,
    cols: 10,
    orders: 100,
    returned: 45,
    price: "₹652",
    sum: "₹30,000 + 45 × ₹130 = ₹35,850",
    beat: 4,
  },
];
/** Scattered over the orders: of any hundred that follow one another, `returned` come back. */
const comesBack = (index: number, returned: number) => (index * 37 + 11) % 100 < returned;

/** Over which zone the glass is: 0 or 1, from side to side every 1.25 seconds. */
const glass = (since: number): number => {
  const [stop, part] = [Math.max(0, Math.floor(since / 1.25)), (since / 1.25) % 1];
  const goes = stop > 0 ? ramp(part, 0, 0.45) : 1;
  return stop % 2 ? goes : stop > 0 ? 1 - goes : 0;
};

/** Three hundred orders, one square each, and those that come home again. */
const parcels = scene(
  [
    [
      "A dress seller: 300 orders for ₹90,000, all at ₹300. 200 are from zone A, 100 from B.",
      "₹300 in both zones",
      0.6,
    ],
    asks("on the screen the zones look alike. What is missing?", "Alike. What is missing?"),
    ["What comes home again: 15% of zone A, 45% of zone B.", "What comes home again", 2.2],
    ["Zone A with return freight: ₹63,900 ÷ 170 delivered = ₹376.", "₹63,900 ÷ 170 = ₹376", 1],
    ["Zone B: ₹35,850 ÷ 55 delivered = ₹652.", "₹35,850 ÷ 55 = ₹652", 1.8],
  ],
  (t, at) =>
    zones
      .map(({ name, x, cols, orders, returned, price, sum, beat }) => {
        let back = 0;
        const squares = Array.from({ length: orders }, (_, index) => {
          const [col, row] = [index % cols, Math.floor(index / cols)];
          const home = comesBack(index, returned);
          const nth = home ? back++ : 0;
          const goes = home ? ramp(t, at(2, 0.8) + nth * 0.06, 0.7) : 0;
          const stack = cols === 20 ? 20 : 15;
          return box(
            mix(x + col * 29, x + (nth % stack) * 29, goes),
            mix(222 + row * 29, 548 + Math.floor(nth / stack) * 29, goes),
            24,
            24,
            goes > 0 ? colour.vermilion : colour.mat300,
            { wide: 2, alpha: ramp(t, 0.3 + index * 0.006, 0.2) },
          );
        });
        return (
          type(name, x, 200, 56, { alpha: ramp(t, 0.3, 0.3) }) +
          type("₹300", x + 220, 200, 56, {
            pen: colour.ink2,
            alpha: ramp(t, 0.9, 0.3) * (1 - ramp(t, at(beat, 0.2), 0.3)),
          }) +
          type(price, x + 220, 200, 72, {
            pen: beat === 4 ? colour.vermilion600 : colour.mat700,
            alpha: ramp(t, at(beat, 0.8), 0.4),
          }) +
          squares.join("") +
          type(sum, beat === 3 ? x : 1206, 668, 46, {
            anchor: beat === 3 ? "start" : "end",
            alpha: ramp(t, at(beat, 0.3), 0.4),
          })
        );
      })
      .join("") +
    plumb(t, 728, 230, 1) +
    // What is looked for is not on the screen: the glass finds the same in both zones
    group(
      line("M44 44L96 96", { wide: 20 }) +
        dot(0, 0, 64, colour.sheet, { wide: 12 }) +
        type("₹300", 0, 16, 48, { anchor: "middle" }),
      {
        x: 330 + 600 * glass(t - at(2) + 5),
        y: 366,
        alpha: span(t, at(2) - 5.2, at(2, 0.1), 0.3),
      },
    ) +
    thinkingTime(t, at, 2),
  {
    sounds: (at) => [
      ...thinkingTicks(at, 2),
      ...soundsAt({ run: [0.4, at(2, 0.9)], wrong: [at(2, 2.4)], tick: [at(3, 0.9)], drop: [at(4, 0.9)] }),
    ],
  },
);

/** The checkout of zone B is repaired before anything is walled off. */
const repair = scene(
  [
    ["Zone B is not lost. Prepaid only, or a ₹99 advance, may repair it.", "First the checkout", 2.2],
    ["Fewer parcels come home. Exclude the zone only if that fails.", "Fewer come home", 2],
    ["A wall needs 30 orders or more, and a reason you can say aloud.", "30 orders and a reason", 2],
  ],
  (t, at) => {
    const off = ramp(t, 2, 0.3);
    const on = ramp(t, 3.2, 0.3);
    const option = (words: string, y: number, chosen: number) =>
      box(20, y, 240, 84, chosen > 0.5 ? colour.marigold100 : colour.sheet, { round: 6 }) +
      dot(56, y + 42, 16, chosen > 0.5 ? colour.mat600 : colour.sheet) +
      type(words, 88, y + 58, 44);
    const wall = ramp(t, at(2, 0.4), 0.5, ease.settle);
    return (
      group(
        phone(
          0,
          0,
          280,
          "checkout",
          box(0, 0, 280, 92, colour.mat800, { wide: 0, round: 0 }) +
            type("Checkout", 24, 60, 46, { pen: colour.onMat }) +
            group(thing("dress", 0, 0, 0.9), { x: 140, y: 170 + 2 * Math.sin(t * 2) }) +
            option("COD", 240, 1 - off) +
            strike(84, 282, 96, off) +
            option("₹99 first", 340, on),
        ),
        { x: 100, y: 160 },
      ) +
      line("M450 470H1220", { wide: 5 }) +
      Array.from({ length: 7 }, (_, index) => {
        const gone = (t * 0.16 + index / 7) % 1;
        const lap = Math.floor(t * 0.16 + index / 7);
        const early = t < 4.4;
        const home = early ? (index + lap) % 2 === 1 : (index + lap) % 7 === 3;
        const turned = home && gone > 0.62;
        const x = turned ? mix(470 + 0.62 * 700, 470, (gone - 0.62) / 0.38) : 470 + gone * 700;
        return (
          parcel(x, turned ? 560 : 432, 0.66, span(gone, 0, 1, 0.08)) + (turned ? cross(x, 560, 16, 1) : "")
        );
      }).join("") +
      group(
        box(0, 0, 720, 190, colour.sheet, { wide: 4, round: 6 }) +
          box(0, 0, 24, 190, colour.mat700, { wide: 3, round: 0 }) +
          type("Excluded: two districts", 56, 76, 56) +
          type("Reason: no courier goes there", 56, 148, 50, { face: "text", pen: colour.ink2 }),
        { x: 470, y: 160 - 30 * (1 - wall), alpha: clamp(wall) },
      ) +
      pointer(
        t,
        [
          { moment: 2, x: 200, y: 450 },
          { moment: 3.2, x: 200, y: 550 },
        ],
        at(1),
      )
    );
  },
  {
    sounds: (at) => soundsAt({ click: [2, 3.2], merge: [at(1, 0.4)], drop: [at(2, 0.5)] }),
  },
);

export const coreAudiences = film({
  file: "core-audiences",
  key: 2,
  poster: [0, 18],
  scenes: [gate, parcels, repair],
});
