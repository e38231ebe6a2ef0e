import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, rupees, shape, tag, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { dimension, plumb, ruler, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { coin, parcel, person, thing } from "../parts/things.ts";

const ground = 610;
/** Pixels of a rupee that is spent in a day. */
const rise = 0.05;
const dayX = (day: number) => 110 + (day + 3) * 40;
const spentOn = (day: number): number => {
  if (day < 1) return 4000;
  if (day < 4) return 4800;
  return day < 7 ? 5760 : 6912;
};
const steps = [1, 4, 7] as const;

/** A toy rides over the days: a column is a day, as high as what it spends. */
const stair = scene(
  [
    ["Vertical scaling: the same ads, more money. A toy shop spends ₹4,000 a day.", "Vertical scaling", 0.8],
    ["It adds 20% every three days: ₹4,800, ₹5,760, ₹6,912.", "20% every three days", 2.6],
    ["Three days show damage: money not spent, or cost far above target.", "Three days show damage", 1],
    ["Whether it was worth it? Stand still for two weeks, and count.", "Then two weeks of rest", 2],
  ],
  (t, at) => {
    const day =
      -3 +
      3.4 * ramp(t, 0.5, 2.6, ease.linear) +
      8.6 * ramp(t, at(1, 0.3), 4.4, ease.linear) +
      14 * ramp(t, at(3, 0.4), 3.6, ease.linear);
    const part = ramp(day - Math.floor(day), 0.6, 0.4);
    const high = mix(spentOn(Math.floor(day)), spentOn(Math.floor(day) + 1), part) * rise;
    const looks = span(t, at(2, 0.2), at(3, 0.3), 0.3);
    const glass = mix(330, 570, ramp(t, at(2, 0.4), 2.2, ease.linear));
    return (
      Array.from({ length: 27 }, (_, index) => {
        const on = index - 3;
        const grown = ramp(day, on - 1, 0.9, ease.out);
        const tall = spentOn(on) * rise * grown;
        return box(
          dayX(on),
          ground - tall,
          38,
          tall,
          on < 1 ? colour.mat100 : on < 10 ? colour.mat300 : colour.marigold,
          {
            wide: 0,
            round: 0,
          },
        );
      }).join("") +
      line(`M90 ${ground}H1210`, { wide: 4 }) +
      type("₹4,000", 190, ground - 140, 48, { anchor: "middle", alpha: ramp(t, 2.4, 0.3) }) +
      steps
        .map(
          (from) =>
            type(rupees(spentOn(from)), dayX(from) + 59, ground - spentOn(from) * rise + 60, 48, {
              anchor: "middle",
              alpha: ramp(day, from + 1.6, 0.6),
            }) +
            type(`Day ${from}`, dayX(from) + 59, 664, 44, { anchor: "middle", alpha: ramp(day, from, 0.5) }) +
            tick(dayX(from) + 59, ground - 60, 56, looks * ramp(glass, dayX(from) + 38, 18)),
        )
        .join("") +
      thing("glass", glass, ground - 70 + 3 * Math.sin(t * 3), 1.2, { alpha: looks }) +
      tag("two weeks", 910, 470, { size: 60, alpha: ramp(day, 16, 1.5) }) +
      thing("toy", dayX(day) + 19, ground - high - 36 - 5 * Math.abs(Math.sin(t * 4)), 0.8, {
        turn: 3 * Math.sin(t * 5),
      })
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        drop: [0.5],
        run: [at(1, 0.4), at(1, 2), at(1, 3.5), at(3, 0.5), at(3, 2.2)],
        tick: [at(2, 0.8), at(2, 1.6), at(2, 2.4)],
        ring: [at(3, 4)],
      }),
  },
);

/** Ten parcels a day, and what three steps add to them. */
const packing = scene(
  [
    ["Three steps end at 70% more parcels, not 20%.", "70% more, not 20%", 2.6],
    ["Check stock, packing hands and cash before the first step.", "Stock, hands, cash first", 2.4],
  ],
  (t, at) => {
    const spot = (index: number, row: number, alpha = 1, lift = 0) =>
      parcel(150 + index * 108, 580 - row * 96 - lift, 0.95, alpha);
    return (
      Array.from({ length: 10 }, (_, index) => spot(index, 0, ramp(t, index * 0.05, 0.2))).join("") +
      Array.from({ length: 7 }, (_, index) => {
        const moment = index < 2 ? 0.9 + index * 0.2 : 2 + index * 0.22;
        const lands = ramp(t, moment, 0.4, ease.in);
        return spot(index, 1, ramp(t, moment, 0.2), 160 * (1 - lands));
      }).join("") +
      line("M80 626H1210", { wide: 5 }) +
      type("20%", 1190, 510, 62, { anchor: "end", pen: colour.ink2, alpha: span(t, 1.1, 2.9, 0.25) }) +
      type("70%", 1190, 510, 90, { anchor: "end", alpha: ramp(t, 3.6, 0.3) }) +
      [() => group(parcel(0, 0, 1.1)), () => person(0, 4, 1.15, colour.mat600), () => coin(0, 0, 52)]
        .map((drawing, index) => {
          const moment = at(1, 0.4 + index * 0.9);
          return (
            group(drawing(), {
              x: 330 + index * 290,
              y: 270 + 3 * Math.sin(t * 2 + index),
              alpha: ramp(t, moment, 0.3),
            }) + tick(430 + index * 290, 260, 56, ramp(t, moment + 0.4, 0.3))
          );
        })
        .join("")
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.2, "drop"],
      [1.4, "drop"],
      ...[2, 3, 4, 5, 6].map((index): Sound => [2.4 + index * 0.22, "drop"]),
      ...[0, 1, 2].map((index): Sound => [at(1, 0.8 + index * 0.9), "tick"]),
    ],
  },
);

const kept = 0.05;
const [barX, barY, barHigh] = [110, 584, 74] as const;

/** 210 orders in columns of seven. The last 70 are those that the climb has added. */
const additional = scene(
  [
    ["Two weeks before the climb: ₹56,000 ÷ 140 orders = ₹400.", "Before: 140 orders", 0.8],
    ["Two weeks after it: ₹96,600 ÷ 210 = ₹460. A cheerful report.", "After: 210 orders", 1.2],
    asks("half as many orders again. Do you take the next step?", "The next step?"),
    [
      "The 70 additional ones took ₹96,600 − ₹56,000 = ₹40,600: ₹580 each.",
      "₹96,600 − ₹56,000 = ₹40,600",
      1.4,
    ],
    ["A delivered order leaves ₹520, so each was sold at a loss of ₹60.", "₹520 − ₹580 = −₹60", 1.6],
    ["70 × ₹60 = ₹4,200: that is what the shop keeps less than before.", "70 × ₹60 = ₹4,200", 2],
    ["₹16,800 became ₹12,600: more orders, less money.", "More orders, less money", 2],
  ],
  (t, at) => {
    const apart = ramp(t, at(3, 0.3), 0.7);
    const cut = ramp(t, at(4, 1), 0.5);
    const rest = ramp(t, at(6, 0.3), 0.9);
    const lost = barX + 12_600 * kept;
    const orders = Array.from({ length: 210 }, (_, index) => {
      const fresh = index >= 140;
      const [col, row] = [Math.floor(index / 7), index % 7];
      // While people think, the orders are counted through: half of those from before once more
      const counted = t > at(3) ? 0 : bump((t - at(3) + 5) % 2.5, col * 0.07, 0.4);
      const [x, y] = [110 + col * 34 + (fresh ? 36 * apart : 0), 160 + row * 40 - 12 * counted];
      const here = ramp(t, fresh ? at(1, 0.4) + (col - 20) * 0.12 : 0.2 + col * 0.09, 0.25);
      const drawn = box(x, y, 28, 32, fresh && apart > 0.1 ? colour.marigold : colour.mat300, {
        wide: 2,
        alpha: here,
      });
      if (!fresh || cut <= 0) return drawn;
      const flies = ramp(t, at(5, 0.3) + (index - 140) * 0.02, 0.7);
      const lift = -40 * Math.sin(Math.PI * flies);
      return (
        drawn +
        box(
          mix(x, lost + (index - 140) * 3, flies),
          mix(y + 28, barY, flies) + lift,
          mix(28, 3, flies),
          mix(4, barHigh, flies),
          colour.vermilion,
          { wide: 0, round: 0, alpha: cut },
        )
      );
    }).join("");
    return (
      orders +
      dimension(110, 784, 466, "₹56,000 ÷ 140 = ₹400", t > at(1) && t < at(3, 0.7) ? 0 : ramp(t, 2.4, 0.3)) +
      dimension(110, 1124, 466, "₹96,600 ÷ 210 = ₹460", span(t, at(1, 1.7), at(3, 0.3), 0.25)) +
      dimension(826, 1160, 466, "₹40,600 ÷ 70 = ₹580", ramp(t, at(3, 1.6), 0.3)) +
      box(barX, barY, 12_600 * kept * rest, barHigh, colour.mat600, { wide: 3, round: 0 }) +
      type("₹12,600", barX + 24, barY + 56, 60, { pen: colour.onMat, alpha: ramp(rest, 0.7, 0.3) }) +
      type("₹4,200", lost + 105, barY + 54, 54, {
        anchor: "middle",
        pen: colour.onMat,
        alpha: ramp(t, at(5, 2.4), 0.3),
      }) +
      type("before: ₹16,800", lost + 234, barY + 54, 46, {
        pen: colour.ink2,
        alpha: ramp(t, at(6, 1.2), 0.3),
      }) +
      plumb(
        t,
        110 + 34 * (t < at(1) ? 20 * ramp(t, 0.2, 2) : 20 + 10 * ramp(t, at(1, 0.4), 1.4)) + 36 * apart,
        176,
        0.7,
      ) +
      thinkingTime(t, at, 3)
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({
        run: [0.4, at(1, 0.5), at(5, 0.5)],
        merge: [at(3, 0.5)],
        ring: [at(1, 1.8)],
        wrong: [at(4, 1.1), at(6, 1.2)],
        drop: [at(5, 2.2)],
      }),
    ],
  },
);

const priceX = (price: number) => 150 + (price - 400) * 4.9;
const answers = [
  { words: "Climb on", from: 400, to: 490, fill: colour.mat600 },
  { words: "Stay", from: 490, to: 535, fill: colour.mat300 },
  { words: "Back", from: 535, to: 600, fill: colour.vermilionOnMat },
] as const;

/** What an additional order cost, on a ruler on which the contribution is marked. */
const verdict = scene(
  [
    ["Hang the price of an additional order beside the ₹520 that it leaves.", "The newest order decides", 1],
    [
      "Well below: three more steps. Near it: stay. Above: back to what paid.",
      "Climb, stay, or go back",
      2.6,
    ],
  ],
  (t, at) => {
    const price =
      580 - 130 * ramp(t, at(1, 0.2), 0.9) + 62 * ramp(t, at(1, 1.9), 0.8) + 68 * ramp(t, at(1, 3.6), 0.8);
    const chosen = t < at(1) ? -1 : price < 490 ? 0 : price < 535 ? 1 : 2;
    return (
      answers
        .map(({ words, from, to, fill }, index) =>
          group(
            box(0, 0, priceX(to) - priceX(from), 150, fill, {
              wide: chosen === index ? 7 : 3,
              round: 0,
              pen: colour.onMat,
            }) +
              type(words, (priceX(to) - priceX(from)) / 2, 94, 58, {
                anchor: "middle",
                pen: index ? colour.ink : colour.onMat,
              }),
            { x: priceX(from), y: 430 - (chosen === index ? 12 : 0), alpha: ramp(t, 0.4 + index * 0.4, 0.3) },
          ),
        )
        .join("") +
      ruler(priceX(400), 600, 980, 24.5, colour.onMat2, 30) +
      line(`M${priceX(520)} 588V634`, {
        pen: colour.onMat,
        wide: 6,
        dash: "12 10",
        alpha: ramp(t, 1.6, 0.3),
      }) +
      tag("₹520", priceX(520), 660, { size: 56, alpha: ramp(t, 1.6, 0.3) }) +
      line(`M${priceX(price)} 140V330`, { pen: colour.onMat, wide: 4 }) +
      tag("₹580", priceX(580), 250, {
        size: 64,
        fill: colour.marigold,
        alpha: span(t, 0.6, at(1, 0.3), 0.25),
      }) +
      plumb(t, priceX(price), 410, 1.9)
    );
  },
  {
    dark: true,
    sounds: (at) => soundsAt({ drop: [0.6], tick: [at(1, 1), at(1, 2.6)], wrong: [at(1, 4.2)] }),
  },
);

/** A spinning top, the second product, around its middle. */
const top = (x: number, y: number, size: number, turn: number): string =>
  group(
    line("M0-60v30", { wide: 9 }) +
      shape("M-46-34h92l-14 34h-64z", colour.vermilion) +
      shape("M-32 0h64L0 58z", colour.marigold) +
      dot(0, -64, 9, colour.mat600),
    { x, y, size, turn },
  );

const blocks = [4000, 4800, 5760, 6912] as const;

const back = scene(
  [
    ["So the shop goes back to ₹4,800, stands still there, and prices again.", "Back to ₹4,800", 2],
    ["Meanwhile it looks for a better ad, or a second product.", "A second product", 2.4],
  ],
  (t, at) => {
    const place = 3 - ramp(t, 0.7, 0.9) - ramp(t, 1.7, 0.9);
    const low = Math.floor(place);
    const high = mix(blocks[low] ?? 0, blocks[Math.min(3, low + 1)] ?? 0, place - low) * rise;
    const fresh = ramp(t, at(1, 0.6), 0.7, ease.settle);
    return (
      blocks
        .map((sum, index) => {
          const left = clamp(index - place);
          return (
            box(
              110 + index * 190,
              ground - sum * rise,
              188,
              sum * rise,
              index === 1 && place < 1.1 ? colour.marigold : colour.mat300,
              {
                wide: 3,
                round: 0,
                alpha: 1 - 0.75 * left,
              },
            ) + type(rupees(sum), 204 + index * 190, ground - 50, 54, { anchor: "middle", alpha: 1 - left })
          );
        })
        .join("") +
      line(`M90 ${ground}H1210`, { wide: 4 }) +
      thing("toy", 204 + place * 190, ground - high - 42 - 3 * Math.abs(Math.sin(t * 3)), 0.95, {
        turn: -6 * Math.sin((place % 1) * Math.PI),
      }) +
      (fresh > 0 ? top(1050, 545 - 60 * (1 - fresh), 1.1 * fresh, 9 * Math.sin(t * 9)) : "")
    );
  },
  {
    sounds: (at) => soundsAt({ run: [0.8, 1.8], ring: [2.7], drop: [at(1, 0.7)] }),
  },
);

export const verticalScaling = film({
  file: "vertical-scaling",
  key: 6,
  poster: [2, 40.4],
  scenes: [stair, packing, additional, verdict, back],
});
