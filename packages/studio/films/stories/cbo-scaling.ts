import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, roll, rupees, tag, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp, span } from "../kit/time.ts";
import { plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { menu } from "../parts/report.ts";
import { appWindow } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

/** The ad sets of a brassware maker: what each was given and brought on an average day, shared freely and equally. */
const sets = [
  { name: "North", money: [5400, 3000], orders: [15, 9] },
  { name: "South", money: [2700, 3000], orders: [6, 6] },
  { name: "Gifts", money: [900, 3000], orders: [2, 5] },
] as const;

/** A day under one budget, run twice: rupees run and lamps are ordered. */
const day = scene(
  [
    ["CBO scaling: one budget of ₹9,000 a day, shared by three ad sets.", "CBO scaling", 0.8],
    ["Shared freely, money runs to the cheapest order: 15 + 6 + 2 = 23.", "Free: 23 orders", 2.2],
    ["In equal shares of ₹3,000 the orders are 9 + 6 + 5 = 20.", "Equal shares: 20 orders", 2.6],
  ],
  (t, at) => {
    const equal = t > at(2, 0.1) ? 1 : 0;
    const hours = equal ? ramp(t, at(2, 0.5), 3.2, ease.linear) : ramp(t, at(1, 0.4), 3.6, ease.linear);
    const running = hours > 0 && hours < 1;
    const opened = ramp(t, 0, 0.6, ease.out);
    return group(
      appWindow(
        0,
        0,
        1140,
        510,
        "One campaign, ₹9,000 a day",
        sets
          .map(({ name, money, orders }, row) => {
            const many = orders[equal] * hours;
            return group(
              line("M20 116H1120", { pen: colour.rule, wide: 2 }) +
                type(name, 34, 76, 56) +
                (hours > 0
                  ? type(rupees(Math.round((money[equal] * hours) / 10) * 10), 390, 76, 56, {
                      anchor: "end",
                      rolling: running,
                    })
                  : "") +
                Array.from({ length: Math.floor(many + 0.001) }, (_, lamp) =>
                  thing("lamp", 446 + lamp * 46, 66, 0.42 * ramp(many + 0.25, lamp + 1, 0.25, ease.settle)),
                ).join(""),
              { y: 84 + row * 118, alpha: ramp(t, 0.5 + row * 0.3, 0.4) },
            );
          })
          .join("") +
          line(`M34 466H${34 + 700 * hours}`, { pen: colour.marigold, wide: 12 }) +
          line("M34 466H734", { pen: colour.ink2, wide: 2 }) +
          plumb(t, 34 + 700 * hours, 460, 0.7) +
          type(equal ? "₹450 an order" : "₹391 an order", 1110, 486, 56, {
            anchor: "end",
            alpha: hours >= 1 ? 1 : 0,
          }),
      ),
      { x: 70, y: 146 + 50 * (1 - opened) },
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        drop: [0.5],
        run: [at(1, 0.5), at(1, 2.2), at(2, 0.6), at(2, 2.2)],
        ring: [at(1, 4.1)],
        tick: [at(2, 3.8)],
      }),
  },
);

/** All orders of a day in one row. A company's is worth ₹4,000, a family's ₹600. */
const rows = [
  { name: "Free", families: 21, companies: 2, kept: "₹11,600", end: 3 },
  { name: "Equal", families: 15, companies: 5, kept: "₹20,000", end: 4 },
] as const;
/** Pixels of a rupee. */
const scale = 1000 / 29_000;

const worth = scene(
  [
    asks("23 orders at ₹391, or 20 at ₹450. Which day leaves more money?", "Which day leaves more?"),
    ["A family's order leaves ₹600.", "A family leaves ₹600", 1],
    ["A company's leaves ₹4,000: one buyer takes twenty lamps.", "A company leaves ₹4,000", 1.2],
    ["Free: 21 × ₹600 + 2 × ₹4,000 − ₹9,000 = ₹11,600.", "21 × ₹600 + 2 × ₹4,000 − ₹9,000", 0.6],
    ["Equal: 15 × ₹600 + 5 × ₹4,000 − ₹9,000 = ₹20,000.", "15 × ₹600 + 5 × ₹4,000 − ₹9,000", 0.6],
    ["The budget did its job. Nobody told it that orders differ.", "It counts what you told it", 1],
  ],
  (t, at) => {
    const small = ramp(t, at(1, 0.5), 0.9);
    const large = ramp(t, at(2, 0.6), 1.2, ease.settle);
    const asked = t > at(1) ? -1 : t - at(1) + 5;
    return (
      rows
        .map(({ name, families, companies, kept, end }, row) => {
          const cover = ramp(t, at(end, 0.4), 0.7);
          let x = 0;
          const blocks = Array.from({ length: families + companies }, (_, index) => {
            const company = index >= families;
            const wide = company ? mix(42, 4000 * scale, large) : mix(42, 600 * scale, small);
            const fill = company
              ? large > 0.2
                ? colour.marigold
                : colour.mat100
              : small > 0.2
                ? colour.mat300
                : colour.mat100;
            const drawn =
              box(x, 0, wide, 96, fill, { wide: 2.5, round: 2 }) +
              thing(
                "lamp",
                x + wide / 2,
                48,
                mix(company ? 0.36 : 0.34, company ? 0.8 : 0.17, company ? large : small),
              );
            x += wide;
            return group(drawn, {
              // While people think, both days are counted through: the same time for 23 and for 20
              y: -16 * bump(asked % 2.5, (2 * index) / (families + companies), 0.45),
              alpha: ramp(t, index * 0.03, 0.2),
            });
          });
          return group(
            type(name, 0, -22, 56) +
              blocks.join("") +
              plumb(t, x + 34, 96, 0.9) +
              box(0, -6, 9000 * scale * cover, 108, colour.ink, { wide: 0, round: 2, alpha: 0.88 }) +
              type("ads", 24, 66, 56, { pen: colour.onMat, alpha: ramp(cover, 0.7, 0.3) }) +
              type(kept, 160, -22, 72, {
                pen: row ? colour.mat700 : colour.ink,
                alpha: ramp(t, at(end, 1.3), 0.3),
              }) +
              tick(450, -46 + 2 * Math.sin(t * 2.2), 60, row ? ramp(t, at(5, 0.2), 0.4) : 0),
            { x: 120, y: 250 + row * 216 },
          );
        })
        .join("") + thinkingTime(t, at, 1)
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 1),
      ...soundsAt({
        tick: [at(1, 0.6)],
        merge: [at(2, 0.7)],
        bite: [at(3, 0.5), at(4, 0.5)],
        ring: [at(4, 1.4)],
      }),
    ],
  },
);

/** An ad set, with what one of its orders leaves. */
const row = (name: string, leaves: string, told: number, fill: string = colour.sheet): string =>
  box(0, 0, 480, 88, fill, { round: 6 }) +
  type(name, 28, 62, 54) +
  type(leaves, 416, 62, 54, { anchor: "end", alpha: told, pen: colour.mat700 }) +
  line("M440 28v34M456 28v34", { pen: colour.ink2, wide: 5 });

/** The gifts are taken out of the campaign, with the mouse; or they come back, and the goal is changed. */
const apart = scene(
  [
    ["One budget is for ad sets whose orders are worth the same to you.", "Alike share a budget", 0.8],
    [
      "Rich orders, a few in a week: a campaign of their own, with its own budget.",
      "The rich live apart",
      1.6,
    ],
    [
      "Or all together: where every Purchase carries its true value, aim for value.",
      "Or together, for value",
      4.2,
    ],
  ],
  (t, at) => {
    const drag = ramp(t, at(1, 1.2), 1.4) - ramp(t, at(2, 1), 1.3);
    const anew = ramp(t, at(1, 0.2), 0.5, ease.out) * (1 - ramp(t, at(2, 2.4), 0.4));
    const open = span(t, at(2, 4.2), at(2, 6.2), 0.2);
    const value = t > at(2, 6);
    const told = (index: number) => ramp(t, 1.2 + index * 0.5, 0.3);
    const alike = ramp(t, 3, 0.3) > 0.5 ? colour.mat100 : colour.sheet;
    // With the true value on every Purchase the goal sees which order is worth more
    const seen = bump(t, at(2, 2.8), 0.5) + bump(t, at(2, 6.4), 0.5);
    return (
      group(
        appWindow(
          0,
          0,
          540,
          530,
          "One budget",
          group(row("North", "₹600", told(0), alike), { x: 30, y: 90 }) +
            group(row("South", "₹600", told(1), alike), { x: 30, y: 186 }) +
            group(
              type("Performance goal", 0, 0, 44, { pen: colour.ink2 }) +
                box(0, 16, 480, 76, value ? colour.marigold100 : colour.sheet, { round: 6 }) +
                type(value ? "Value of conversions" : "Number of conversions", 24, 70, 46),
              {
                x: 30,
                y: 418,
                alpha: ramp(t, at(2, 3), 0.4),
              },
            ),
        ),
        { x: 70, y: 146 },
      ) +
      group(appWindow(0, 0, 540, 330, "Own budget", ""), {
        x: 670,
        y: 146 + 40 * (1 - anew),
        alpha: anew,
      }) +
      group(row("Gifts", "₹4,000", told(2), t > 3 ? colour.marigold : colour.sheet), {
        x: mix(100, 700, drag),
        y: mix(428, 250, drag) - 60 * Math.sin(Math.PI * drag) - 12 * seen,
        turn: -4 * Math.sin(Math.PI * drag),
      }) +
      group(menu(["Number of conversions", "Value of conversions"], 480, t > at(2, 2.2) ? 1 : 0), {
        x: 600,
        y: 516,
        alpha: open,
      }) +
      thing("lamp", 1130, 580 + 3 * Math.sin(t * 2), 0.9 + 0.02 * Math.sin(t * 3), {
        alpha: ramp(t, 0.3, 0.4) * (1 - open),
      }) +
      pointer(t, [
        { moment: at(1, 1), x: 320, y: 480 },
        { moment: at(1, 2.6), x: 920, y: 300 },
        { moment: at(2, 0.9), x: 920, y: 300 },
        { moment: at(2, 2.3), x: 320, y: 480 },
        { moment: at(2, 4.1), x: 520, y: 626 },
        { moment: at(2, 6), x: 860, y: 644 },
      ])
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        tick: [1.2, 1.7, 2.2],
        click: [at(1, 1), at(2, 0.9), at(2, 4.1)],
        drop: [at(1, 2.6), at(2, 2.3)],
        ring: [at(2, 6)],
      }),
  },
);

const bottom = 620;
const rise = 0.55;
/** One column is one order: its height is what it cost. */
const brake = scene(
  [
    ["A quiet Tuesday with ₹20,000 in the budget. An order contributes ₹600.", "A quiet Tuesday", 0.8],
    ["With a goal of ₹420 it buys 17 orders for ₹7,000, and stops: ₹412 each.", "A goal keeps ₹3,200", 1],
    ["Highest volume spends it all. The 19 orders more cost ₹684 each.", "19 more at ₹684", 1.6],
    ["17 × ₹600 − ₹7,000 = ₹3,200. 36 × ₹600 − ₹20,000 = ₹1,600.", "₹3,200 became ₹1,600", 1.8],
  ],
  (t, at) => {
    const many = 17 * ramp(t, at(1, 0.4), 2.2, ease.linear) + 19 * ramp(t, at(2, 0.4), 2.4, ease.linear);
    const line600 = bottom - 600 * rise;
    return (
      Array.from({ length: Math.ceil(many) }, (_, order) => {
        const late = order >= 17;
        const high = (late ? 684 : 412) * rise * ramp(many, order, 1, ease.out);
        const x = 130 + order * 28;
        const over = Math.max(0, high - 600 * rise);
        return (
          box(x, bottom - high, 26, high, late ? colour.mat300 : colour.marigold, { wide: 2, round: 0 }) +
          (over > 0 ? box(x, bottom - high, 26, over, colour.vermilion, { wide: 0, round: 0 }) : "")
        );
      }).join("") +
      line("M110 620H1170", { pen: colour.onMat, wide: 4 }) +
      line(`M110 ${line600}H1170`, {
        pen: colour.onMat,
        wide: 5,
        dash: "16 12",
        drawn: 1,
        alpha: ramp(t, 2, 0.5),
      }) +
      type("₹600", 126, line600 - 18, 56, { pen: colour.onMat, alpha: ramp(t, 2.2, 0.4) }) +
      tag("₹412", 368, bottom - 80, { size: 64, alpha: ramp(t, at(1, 2.7), 0.3) }) +
      tag("₹684", 872, bottom - 80, { size: 64, alpha: ramp(t, at(2, 2.9), 0.3) }) +
      type("Spent", 790, 210, 52, { pen: colour.onMat2, alpha: ramp(t, 0.6, 0.4) }) +
      roll(
        rupees,
        0,
        20_000,
        (7 * Math.min(1, many / 17) + 13 * Math.max(0, (many - 17) / 19)) / 20,
        930,
        214,
        76,
        { pen: colour.onMat, alpha: ramp(t, 0.6, 0.4) },
      ) +
      plumb(t, 130 + many * 28, bottom - (many > 17 ? 684 : 412) * rise * Math.min(1, many), 0.9)
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({
        tick: [0.4],
        run: [at(1, 0.5), at(2, 0.5)],
        ring: [at(1, 2.7)],
        wrong: [at(2, 2.9)],
        drop: [at(3, 0.4)],
      }),
  },
);

export const cboScaling = film({
  file: "cbo-scaling",
  key: 6,
  poster: [1, 24.6],
  scenes: [day, worth, apart, brake],
});
