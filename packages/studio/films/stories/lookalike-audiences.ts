import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, roll, rupees, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { plumb, pointer, strike, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { adsScreen, report, toggle } from "../parts/report.ts";
import { person } from "../parts/things.ts";

const customers = [
  { name: "Meena", what: "delivered", worth: 0.9 },
  { name: "Arjun", what: "refunded", worth: 0 },
  { name: "Farah", what: "delivered", worth: 0.45 },
  { name: "Bulk buyer", what: "reseller", worth: 0 },
  { name: "Suresh", what: "delivered", worth: 0.7 },
  { name: "Office", what: "staff", worth: 0 },
  { name: "Lakshmi", what: "delivered", worth: 0.6 },
] as const;
/** The rows that go, in their order. */
const struck = customers.flatMap(({ what }, row) => (what === "delivered" ? [] : [row]));

/** The list of customers, before it is handed over. */
const source = scene(
  [
    [
      "Lookalike audiences: you hand over a list, and the list is nine tenths of it.",
      "Lookalike audiences",
      0.8,
    ],
    ["Clean it: delivered orders only. No refunds, no resellers, no staff.", "Delivered orders only", 2.4],
    ["Add a value, such as profit over twelve months.", "With what each is worth", 2],
  ],
  (t, at) => {
    const goes = (row: number) => {
      const nth = struck.indexOf(row);
      return nth < 0 ? 0 : ramp(t, at(1, 1.2) + nth * 1.1, 0.4);
    };
    let y = 86;
    return (
      adsScreen(
        t,
        "customers.csv",
        86 + 66 * 7,
        customers
          .map(({ name, what, worth }, row) => {
            const gone = goes(row);
            const drawn = group(
              line("M20 66H1120", { wide: 2, pen: colour.rule }) +
                type(name, 36, 48, 48, { face: "text" }) +
                type(what, 380, 48, 48, {
                  face: "text",
                  pen: what === "delivered" ? colour.mat700 : colour.vermilion600,
                }) +
                strike(30, 34, 590, nthStrike(t, at(1, 0.7), row)) +
                box(
                  720,
                  14,
                  370 * worth * ramp(t, at(2, 0.5) + row * 0.15, 0.5, ease.out),
                  40,
                  colour.marigold,
                  { wide: 3 },
                ),
              { y, alpha: (1 - gone) * ramp(t, 0.2 + row * 0.42, 0.3) },
            );
            y += 66 * (1 - gone);
            return drawn;
          })
          .join(""),
      ) +
      pointer(
        t,
        struck.map((_, nth) => ({ moment: at(1, 0.7) + nth * 1.1, x: 720, y: [320, 386, 452][nth] ?? 0 })),
        at(2),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "run"],
      ...struck.map((_, nth): Sound => [at(1, 0.7) + nth * 1.1, "click"]),
      [at(2, 0.6), "run"],
    ],
  },
);

function nthStrike(t: number, from: number, row: number): number {
  const nth = struck.indexOf(row);
  return nth < 0 ? 0 : ramp(t, from + nth * 1.1, 0.35);
}

/** A hundred dots are everybody. The likeness of each is a number between 0 and 1, spread evenly and mixed. */
const likeness = Array.from({ length: 100 }, (_, index) => (index * 37 + 11) % 100);
const shade = (rank: number) =>
  rank < 10 ? colour.mat700 : rank < 35 ? colour.mat600 : rank < 65 ? colour.mat300 : colour.mat100;

/** Everybody steps into line by likeness; the slider says how many of the line are taken. */
const ranked = scene(
  [
    ["Suppose 40 crore adults can be reached: each dot is 40 lakh of them.", "Each dot: 40 lakh people", 0.6],
    ["Meta ranks them all by likeness to your list.", "Ranked by likeness", 2],
    ["1% is the nearest hundredth: about 40 lakh people.", "1%: one dot", 1],
    ["10% is the nearest tenth, about 4 crore: more people, and less alike.", "10%: ten dots", 2],
  ],
  (t, at) => {
    const size = mix(1, 10, ramp(t, at(3, 0.9), 1.2));
    const chosen = ramp(t, at(2, 0.5), 0.3) > 0 ? Math.round(size) : 0;
    return (
      likeness
        .map((rank, index) => {
          const sorted = ramp(t, at(1, 0.4) + rank * 0.012, 0.9);
          const [from, to] = [
            [130 + (index % 20) * 54, 190 + Math.floor(index / 20) * 74],
            [130 + (rank % 20) * 54, 190 + Math.floor(rank / 20) * 74],
          ] as const;
          const lit = rank < chosen;
          return dot(
            mix(from[0] ?? 0, to[0] ?? 0, sorted),
            mix(from[1] ?? 0, to[1] ?? 0, sorted) - 50 * Math.sin(Math.PI * sorted) * ((rank % 3) - 1),
            lit ? 23 + (rank ? 0 : 2 * Math.sin(t * 3)) : 19,
            lit ? colour.marigold : shade(rank),
            { wide: lit ? 5 : 2, alpha: ramp(t, 0.2 + index * 0.012, 0.2) },
          );
        })
        .join("") +
      person(70, 190 + 2 * Math.sin(t * 2.4), 0.6, colour.vermilion) +
      group(
        box(0, -8, 700, 16, colour.rule, { round: 8, wide: 3 }) +
          box(0, -8, 70 * size, 16, colour.marigold, { round: 8, wide: 3 }) +
          dot(70 * size, 0, 24, colour.sheet, { wide: 5 }) +
          type("Audience size", -10, -44, 46, { pen: colour.ink2 }) +
          type(`${Math.round(size)}%`, 800, 22, 84, { rolling: size > 1.01 && size < 9.99 }),
        { x: 140, y: 632, alpha: ramp(t, at(2, -0.2), 0.4) },
      ) +
      pointer(t, [
        { moment: at(2, 0.6), x: 210, y: 636 },
        { moment: at(3, 0.7), x: 210, y: 636 },
        { moment: at(3, 2.1), x: 840, y: 636, press: false },
      ])
    );
  },
  {
    sounds: (at) => soundsAt({ run: [0.3, at(1, 0.5), at(3, 1)], click: [at(2, 0.6)], drop: [at(3, 2.2)] }),
  },
);

const sets = [
  { name: "1%", per: "₹210", orders: 60 },
  { name: "5%", per: "₹168", orders: 56 },
  { name: "Broad", per: "₹140", orders: 60 },
] as const;
const columns = [
  ["Ad set", 30],
  ["Per thousand", 250],
  ["Orders", 560],
] as const;

/** Two weeks of the honey brand's test in the report, and what is done with a draw. */
const test = scene(
  [
    ["A honey brand gives three ad sets ₹21,000 each, for two weeks.", "₹21,000 each", 0.6],
    ["The closer audience costs more per thousand: ₹210, ₹168, ₹140.", "Closer costs more", 1.8],
    asks("1% and broad end at 60 orders each. Which do you keep?", "60, 56, 60: keep which?"),
    ["Broad: on a draw it has less to maintain. Four orders are noise.", "On a draw keep broad", 2.2],
    ["₹63,000 goes into one, and attention into better photographs.", "₹63,000 into one", 2],
  ],
  (t, at) => {
    const run = ramp(t, at(1, 0.6), 4, ease.linear);
    const off = (row: number) => (row < 2 ? ramp(t, at(3, 1 + row * 1.2), 0.25) : 0);
    return (
      adsScreen(
        t,
        "Test: three audiences",
        450,
        group(
          report(
            columns,
            sets.map(({ name, per, orders }, row) => ({
              cells: [
                { words: name, pen: off(row) > 0.5 ? colour.ink2 : colour.ink },
                { words: per, alpha: ramp(t, at(1, 0.3) + row * 0.5, 0.3) },
                "",
              ],
              fill:
                off(row) > 0.5
                  ? colour.rule
                  : row === 2 && t > at(3, 0.4)
                    ? colour.marigold100
                    : colour.sheet,
              more:
                roll((value) => String(Math.round(value)), 0, orders, run, 560, 66, 60, {
                  alpha: run > 0 ? 1 : 0,
                }) +
                clipped(
                  `orders${row}`,
                  656,
                  10,
                  300 * run + 1,
                  80,
                  Array.from({ length: orders }, (_, index) =>
                    box(660 + (index % 20) * 15, 16 + Math.floor(index / 20) * 24, 11, 18, colour.marigold, {
                      wide: 2,
                    }),
                  ).join(""),
                ) +
                toggle(976, 22, 1 - off(row)),
            })),
            { wide: 1100 },
          ),
          { x: 20, y: 82 },
        ),
      ) +
      weighing(
        t,
        at(3),
        [0, 1, 2].map((row) => [92, 302 + row * 96, 1096, 92]),
      ) +
      thinkingTime(t, at, 3) +
      group(
        [0, 1, 2]
          .map((index) => {
            const joins = ramp(t, at(4, 0.4) + (2 - index) * 0.3, 0.8);
            return box(
              mix(index * 380, 760 - (2 - index) * 0, joins),
              -40 + mix(0, (2 - index) * -4, joins),
              300,
              64,
              colour.marigold,
              { wide: 4, round: 6 },
            );
          })
          .join("") +
          roll(rupees, 21_000, 63_000, ramp(t, at(4, -0.1), 1.8), 910, 10, 56, { anchor: "middle" }),
        { x: 90, y: 650, alpha: ramp(t, at(4, -0.1), 0.3) },
      ) +
      tick(296, 548, 50, ramp(t, at(4, 1.8), 0.4)) +
      pointer(
        t,
        [
          { moment: at(3, 1), x: 1110, y: 350 },
          { moment: at(3, 2.2), x: 1110, y: 446 },
        ],
        at(4),
      )
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({
        drop: [0.3],
        run: [at(1, 0.7), at(1, 2.6)],
        click: [at(3, 1), at(3, 2.2)],
        merge: [at(4, 0.6)],
      }),
    ],
  },
);

/** Two sources after a month: what the pixel saw, and what the books know. */
const books = scene(
  [
    ["The pixel sees an order. Your books see what became of it.", "What the books know", 1.6],
    [
      "A list of delivered and kept orders carries news. Upload it monthly, with consent.",
      "Delivered and kept",
      2.2,
    ],
  ],
  (t, at) =>
    line("M640 160V640", { pen: colour.onMat2, wide: 4, dash: "4 16" }) +
    type("Pixel", 90, 200, 64, { pen: colour.onMat }) +
    type("Books", 700, 200, 64, { pen: colour.onMat }) +
    [0, 1]
      .map((side) =>
        Array.from({ length: 24 }, (_, index) => {
          const returned = index % 3 === 1;
          const known = side ? ramp(t, 1.8 + index * 0.07, 0.3) : 0;
          const falls = side && returned ? ramp(t, at(1, 0.5) + index * 0.04, 0.7, ease.in) : 0;
          const x = (side ? 740 : 130) + (index % 6) * 80;
          const y = 280 + Math.floor(index / 6) * 100;
          return person(
            x,
            y + 260 * falls,
            0.62,
            known > 0.5 ? (returned ? colour.vermilionOnMat : colour.marigold) : colour.mat300,
            ramp(t, 0.2 + index * 0.03, 0.2) * (1 - falls),
          );
        }).join(""),
      )
      .join("") +
    plumb(t, 1190, mix(240, 600, clamp(t / 9)), 0.9 + 0.1 * bump(t, at(1), 1)),
  {
    dark: true,
    sounds: (at) => soundsAt({ run: [0.3, 1.9], wrong: [at(1, 0.6)], merge: [at(1, 1.8)] }),
  },
);

export const lookalikeAudiences = film({
  file: "lookalike-audiences",
  key: 2,
  poster: [1, 18.6],
  scenes: [source, ranked, test, books],
});
