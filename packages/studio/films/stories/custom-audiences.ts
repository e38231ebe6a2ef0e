import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { plumb, pointer, strike, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen, toggle } from "../parts/report.ts";
import { appWindow, field, phone } from "../parts/screens.ts";
import { parcel, person } from "../parts/things.ts";

/** A baby's romper, about 130 high, around its middle. */
const romper = (x: number, y: number, size = 1): string =>
  group(
    shape(
      "M-34-60q34 22 68 0l34 22-20 34-16-8q-2 40 8 62l-22 16q-18-16-18-30-0 14-18 30l-22-16q10-22 8-62l-16 8-20-34z",
      colour.marigold,
      { wide: 4 },
    ) + [-20, 6, 32].map((at) => dot(0, at, 5, colour.sheet, { wide: 2 })).join(""),
    { x, y, size },
  );

/** What a parent scrolls past: posts of friends, and the romper among them. */
const feed = (rolled: number): string => {
  const high = 250;
  const first = Math.floor(rolled / high);
  return [0, 1, 2]
    .map((place) => {
      const post = first + place;
      const ad = post % 2 === 1;
      return group(
        box(0, 0, 280, high, ad ? colour.marigold100 : colour.sheet, {
          wide: 2,
          round: 0,
          pen: colour.rule,
        }) +
          dot(34, 34, 18, ad ? colour.mat600 : colour.mat300) +
          line("M64 34h110", { pen: colour.ink2, wide: 8 }) +
          (ad
            ? romper(140, 150, 1.05)
            : person(140, 150, 1.2, [colour.mat300, colour.mat600, colour.pencil][post % 3])),
        { y: post * high - rolled },
      );
    })
    .join("");
};

/** A week of one parent's phone, and the times that the romper was met. */
const weekly = scene(
  [
    ["Custom audiences: 1,200 people left a cart with baby clothes.", "Custom audiences", 0.6],
    ["They get ₹300 a day. In a week each meets the same romper 9.7 times.", "₹300 a day: 9.7 times", 3.6],
    asks("how much a day would still be enough?", "What would be enough?"),
    ["₹100 a day: 3.2 times. Three say 'still here', ten say 'desperate'.", "₹100 a day: 3.2 times", 2.2],
  ],
  (t, at) => {
    const run = ramp(t, at(1, 0.3), 6.4, ease.linear);
    const met = 9.7 * run;
    const fewer = ramp(t, at(3, 0.5), 1);
    const asked = t > at(3) ? -1 : t - at(3) + 5;
    const rolled = 250 * 19 * run + 24 * Math.sin(t * 1.2) + 60;
    return (
      group(phone(0, 0, 280, "feed", feed(Math.max(0, rolled))), { x: 120, y: 160 }) +
      Array.from({ length: 10 }, (_, index) => {
        const part = index === 9 ? 0.7 : 1;
        const shown = ramp(met, index * 0.97, 0.4);
        const kept = index < 3 ? 1 : index === 3 ? mix(1, 0.2, fewer) : 1 - fewer;
        const [x, y] = [500 + (index % 5) * 148, 260 + Math.floor(index / 5) * 190];
        return (
          box(x - 62, y - 80, 124, 160, colour.sheet, {
            wide: 2,
            pen: colour.rule,
            round: 6,
            alpha: ramp(t, 0.4 + index * 0.06, 0.3),
          }) +
          group(
            clipped(
              `met${index}`,
              -62,
              -80,
              124 * (index === 9 ? part : index === 3 ? kept : 1),
              160,
              romper(0, 0, 0.8),
            ),
            {
              x,
              // While people think, the ten are counted through again and again
              y: y - 18 * bump(asked % 2.5, index * 0.2, 0.5),
              size: index === 3 ? 1 : mix(0.4, 1, kept),
              alpha: shown * (index === 3 ? 1 : kept),
            },
          )
        );
      }).join("") +
      thinkingTime(t, at, 3, { x: 440, y: 640, size: 0.74 })
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      ...Array.from({ length: 10 }, (_, index): Sound => [at(1, 0.5) + index * 0.65, "tick"]),
      ...thinkingTicks(at, 3),
      [at(3, 0.6), "merge"],
    ],
  },
);

/** The form of the audience, and the list that keeps itself. */
const form = scene(
  [
    ["Include AddToCart of 14 days. Exclude Purchase of the same span.", "Cart without purchase", 2.2],
    ["Whoever buys leaves the list.", "Buyers leave it", 2.6],
    ["The reminder speaks of the cart: it is for them alone, not a suggestion.", "Not as a suggestion", 2.6],
  ],
  (t, at) => {
    const buys = ramp(t, at(1, 0.4), 0.4);
    const leaves = ramp(t, at(1, 1.2), 1.4, ease.in);
    const off = ramp(t, at(2, 1.9), 0.2);
    return (
      group(
        appWindow(
          0,
          0,
          700,
          300,
          "Cart, 14 days",
          field(
            { label: "Include", before: "Choose", after: "AddToCart" },
            30,
            100,
            640,
            ramp(t, 1.2, 0.3),
            t > 0.6 && t < 2 ? 1 : 0,
          ) +
            field(
              { label: "Exclude", before: "Choose", after: "Purchase" },
              30,
              194,
              640,
              ramp(t, 2.6, 0.3),
              t > 2 && t < 3.4 ? 1 : 0,
            ),
        ),
        { x: 70, y: 150 },
      ) +
      box(820, 150, 390, 486, colour.sheet, { wide: 4, round: 6 }) +
      Array.from({ length: 12 }, (_, index) => {
        const [x, y] = [890 + (index % 3) * 125, 226 + Math.floor(index / 3) * 114];
        const buyer = index === 4;
        // Include brings all who put something into the cart, Exclude takes those out who have bought
        const bought = index === 2 || index === 9;
        const taken = bought ? ramp(t, 2.9, 0.8, ease.in) : buyer ? leaves : 0;
        const parcelled = bought ? 1 : buyer ? buys : 0;
        return group(
          person(0, 0, 0.82, parcelled > 0.5 ? colour.marigold : colour.mat300) +
            parcel(52, 34, 0.5 * parcelled, parcelled),
          {
            x: taken > 0 ? mix(x, 640, taken) : x,
            y: (taken > 0 ? mix(y, 580, taken) : y) + (index % 4 ? 0 : 2 * Math.sin(t * 2 + index)),
            alpha: ramp(t, 1.3 + index * 0.06, 0.3) * (1 - ramp(taken, 0.85, 0.15)),
          },
        );
      }).join("") +
      person(
        1015 + 200 * (1 - ramp(t, at(2, 0.4), 0.9)) + 240 * ramp(t, at(2, 2.2), 0.9, ease.in),
        340 + 2 * Math.sin(t * 2.4),
        0.82,
        colour.vermilionOnMat,
        ramp(t, at(2, 0.4), 0.3) * (1 - ramp(t, at(2, 2.8), 0.3)),
      ) +
      group(
        box(0, 0, 700, 150, colour.sheet, { wide: 4, round: 6 }) +
          box(28, 46, 58, 58, off > 0.5 ? colour.sheet : colour.mat600) +
          tick(57, 76, 38, 1 - off, colour.sheet, 8) +
          type("Use as a suggestion", 116, 94, 58),
        { x: 70, y: 486, alpha: ramp(t, at(2, 0.1), 0.3) },
      ) +
      pointer(t, [
        { moment: 1.2, x: 700, y: 290 },
        { moment: 2.6, x: 700, y: 384 },
        { moment: at(2, 1.9), x: 128, y: 562 },
      ])
    );
  },
  {
    sounds: (at) =>
      soundsAt({ click: [1.2, 2.6, at(2, 1.9)], run: [1.4, 3], ring: [at(1, 0.5)], drop: [at(1, 2.4)] }),
  },
);

/** Orders of the whole shop by day; the lighter part is what the retargeting claims. */
const orders = [10, 11, 9, 12, 10, 11, 10, 9, 11, 10, 10, 11, 10, 11, 9, 10, 11, 10, 10, 11] as const;

const off = scene(
  [
    ["The report credits the retargeting with much of what the shop sells.", "A splendid return?", 1.2],
    ["Switch it off for ten days, and count all orders of the shop.", "Off for ten days", 3.4],
    [
      "If the total barely moves, you were paying for what you already had.",
      "Same total? They came anyway",
      1.8,
    ],
  ],
  (t, at) => {
    const days = 10 * ramp(t, 0.4, 2.4, ease.linear) + 10 * ramp(t, at(1, 1.4), 3.4, ease.linear);
    const on = 1 - ramp(t, at(1, 0.9), 0.2);
    return (
      orders
        .map((many, day) => {
          const high = many * 30 * ramp(days, day, 0.9, ease.out);
          const x = 90 + day * 55;
          return (
            box(x, 570 - high, 44, high, colour.mat600, { wide: 2, round: 0, pen: colour.onMat2 }) +
            (day < 10 ? box(x, 570 - high, 44, high * 0.45, colour.marigold, { wide: 2, round: 0 }) : "")
          );
        })
        .join("") +
      line("M70 572H1210", { pen: colour.onMat, wide: 4 }) +
      line("M638 170V600", { pen: colour.onMat2, wide: 4, dash: "6 14", alpha: ramp(t, at(1, 0.6), 0.3) }) +
      group(
        toggle(0, 0, on) +
          type(on > 0.5 ? "Retargeting on" : "Retargeting off", 130, 44, 54, { pen: colour.onMat }),
        {
          x: 90,
          y: 606,
        },
      ) +
      group(
        box(0, 0, 40, 40, colour.marigold, { wide: 2, round: 0 }) +
          type("credited to it", 60, 36, 50, { pen: colour.onMat }),
        { x: 760, y: 610, alpha: ramp(t, 1, 0.4) },
      ) +
      line("M90 262H1185", {
        pen: colour.vermilionOnMat,
        wide: 5,
        dash: "14 12",
        drawn: 1,
        alpha: ramp(t, at(2, 0.4), 0.4),
      }) +
      plumb(t, 96 + days * 55, 210, 0.9) +
      tick(1130, 190 + 3 * Math.sin(t * 2), 64, ramp(t, at(2, 1), 0.4), colour.marigold) +
      pointer(t, [{ moment: at(1, 0.9), x: 142, y: 634 }], at(2))
    );
  },
  {
    dark: true,
    sounds: (at) => soundsAt({ run: [0.5, at(1, 1.5), at(1, 3.2)], click: [at(1, 0.9)], ring: [at(2, 1)] }),
  },
);

const rows = [
  { name: "Anita", consent: "agreed" },
  { name: "Rohan", consent: "never asked" },
  { name: "Zoya", consent: "agreed" },
  { name: "Imran", consent: "withdrew" },
] as const;

/** The file that is uploaded: who did not agree comes out of it. */
const consent = scene(
  [
    [
      "A customer list is personal data, hashed or not. You need consent for this.",
      "Consent, row by row",
      1.6,
    ],
    ["Who was never asked, or withdrew, is taken out. Renew the list each month.", "The others come out", 2],
  ],
  (t, at) =>
    adsScreen(
      t,
      "customers.csv",
      480,
      rows
        .map(({ name, consent: says }, row) => {
          const out = says === "agreed" ? 0 : ramp(t, at(1, 0.4 + row * 0.4), 0.4);
          return group(
            box(0, 0, 1080, 88, says === "agreed" ? colour.sheet : colour.paper, {
              wide: 2,
              pen: colour.rule,
              round: 4,
            }) +
              type(name, 30, 62, 56, { face: "text" }) +
              type(says, 460, 62, 56, {
                face: "text",
                pen: says === "agreed" ? colour.mat700 : colour.vermilion600,
                alpha: ramp(t, 1.2 + row * 0.5, 0.3),
              }) +
              strike(20, 44, 760, out) +
              tick(1020, 46, 50, says === "agreed" ? ramp(t, at(1, 2 + row * 0.3), 0.3) : 0),
            {
              x: 30 + 24 * out,
              y: 92 + row * 96,
              alpha: ramp(t, 0.2 + row * 0.25, 0.3) * (1 - 0.4 * clamp(out)),
            },
          );
        })
        .join(""),
    ),
  {
    sounds: (at) => soundsAt({ run: [0.3, 1.3], bite: [at(1, 0.8), at(1, 1.6)], ring: [at(1, 2.4)] }),
  },
);

export const customAudiences = film({
  file: "custom-audiences",
  key: 2,
  poster: [0, 11],
  scenes: [weekly, form, off, consent],
});
