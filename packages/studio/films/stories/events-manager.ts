import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, count, dot, group, line, n, roll, tag, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { cross, plumb, pointer, ring, tick, upright } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen } from "../parts/report.ts";
import { appWindow, phone } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

/** Purchases by day, before a theme update and after it. */
const fell = [188, 204, 180, 212, 196, 208, 190, 202, 206, 34] as const;
const dayX = (day: number) => 60 + day * 112;

const cliff = scene(
  [
    ["Events Manager shows what Meta was told. This is Purchase, day by day.", "Events Manager", 1],
    ["Then, overnight, a step down. Spend did not change.", "A step, not a slope", 1.4],
    asks("purchases fall in one night. Where do you look first?", "Where do you look first?"),
    ["Here. Nobody's audience died: a theme update removed a script.", "Here: a script is gone", 1.8],
  ],
  (t, at) => {
    const drawn = 8 * ramp(t, 0.6, 3.4, ease.linear) + ramp(t, at(1, 0.5), 0.6, ease.in);
    const y = (day: number) =>
      400 - 1.3 * mix(fell[Math.floor(day)] ?? 0, fell[Math.min(9, Math.floor(day) + 1)] ?? 0, day % 1);
    const points = Array.from(
      { length: Math.floor(drawn) + 1 },
      (_, day) => `${day ? "L" : "M"}${dayX(day)} ${n(y(day))}`,
    );
    return (
      adsScreen(
        t,
        "Purchase",
        470,
        line("M40 400H1100M40 270H1100M40 140H1100", { pen: colour.rule }) +
          line(`${points.join("")}L${n(dayX(drawn))} ${n(y(drawn))}`, { pen: colour.mat600, wide: 9 }) +
          Array.from({ length: Math.floor(drawn) + 1 }, (_, day) =>
            dot(dayX(day), y(day), 11, day === 9 ? colour.vermilion : colour.sheet),
          ).join("") +
          type("Purchase", 60, 216, 50, { pen: colour.mat700, alpha: ramp(t, 1.2, 0.3) }) +
          line(`M${dayX(0)} 296H${n(mix(dayX(0), dayX(9), ramp(t, at(1, 1.6), 0.8)))}`, {
            pen: colour.marigold600,
            wide: 7,
            dash: "2 14",
            alpha: ramp(t, at(1, 1.6), 0.1),
          }) +
          type("Spend", 60, 362, 50, { pen: colour.marigold600, alpha: ramp(t, at(1, 1.8), 0.3) }) +
          plumb(t, dayX(drawn), y(drawn) - 16, 0.9),
      ) +
      ring(1138, 502, 60, 56, ramp(t, at(3, 0.1), 0.6)) +
      line("M1106 226V560", {
        pen: colour.vermilion,
        wide: 5,
        dash: "14 12",
        alpha: ramp(t, at(1, 1.2), 0.3),
      }) +
      tag("theme update", 800, 450, { size: 64, alpha: ramp(t, at(3, 0.4), 0.3) }) +
      group(tag("script", 0, 0, { size: 64, fill: colour.vermilionOnMat }), {
        x: 800,
        y: 548 + 3 * Math.sin(t * 2.2) + 40 * ramp(t, at(3, 2.6), 0.9, ease.in),
        turn: 14 * ramp(t, at(3, 2.4), 0.8, ease.in),
        alpha: ramp(t, at(3, 0.8), 0.3) * (1 - 0.6 * ramp(t, at(3, 3), 0.6)),
      }) +
      thinkingTime(t, at, 3)
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({ run: [0.7, 2.3], bite: [at(1, 1)], ring: [at(3, 0.4)] }),
    ],
  },
);

const events = ["ViewContent", "AddToCart", "InitiateCheckout", "Purchase"] as const;

/** Test events: an order of one's own, made twice. */
const testing = scene(
  [
    ["Open Test events and place an order of your own, on a clean phone.", "Test events", 1.4],
    ["Three of four arrive. Purchase is missing: the new theme dropped it.", "Purchase is missing", 2],
    ["Put the script back, and buy once more: once, and with the right value.", "All four arrive", 2.8],
  ],
  (t, at) => {
    const first = [1.6, 2.6, 3.6];
    const arrives = [...first, at(2, 1.9)];
    const press =
      first.reduce((sum, moment) => sum + bump(t, moment - 0.3, 0.3), 0) + bump(t, at(2, 1.4), 0.3);
    const paid = (t > 4.2 && t < at(2, 0.5)) || t > at(2, 1.5);
    return (
      group(
        phone(
          0,
          0,
          270,
          "shop",
          box(0, 0, 270, 80, colour.mat100, { wide: 0, round: 0 }) +
            type("Tea", 24, 56, 50) +
            group(thing("cup", 0, 0, 1.5), { x: 135, y: 192 + 2 * Math.sin(t * 2) }) +
            type("₹1,300", 135, 340, 60, { anchor: "middle" }) +
            group(
              box(0, 0, 222, 78, paid ? colour.mat600 : colour.marigold, { round: 7 }) +
                type(paid ? "Paid" : "Buy", 111, 54, 50, {
                  anchor: "middle",
                  pen: paid ? colour.onMat : colour.ink,
                }),
              { x: 24, y: 376 + 5 * press },
            ),
        ) + dot(135, 415, 24 + 36 * press, "none", { pen: colour.vermilion, wide: 6, alpha: press }),
        { x: 90, y: 164 },
      ) +
      group(
        appWindow(
          0,
          0,
          740,
          486,
          "Test events",
          events
            .map((name, row) => {
              const moment = arrives[row] ?? 0;
              const here = ramp(t, moment, 0.35, ease.out);
              const missing = row === 3 ? span(t, at(1, 0.8), at(2, 1.6), 0.3) : 0;
              return group(
                box(0, 0, 690, 88, here > 0.5 ? colour.mat100 : colour.sheet, {
                  wide: missing > 0.5 ? 5 : 2,
                  pen: missing > 0.5 ? colour.vermilion : colour.rule,
                  round: 6,
                }) +
                  group(type(name, 28, 62, 54, { face: "text", alpha: here }), { x: -40 * (1 - here) }) +
                  type(name, 28, 62, 54, {
                    face: "text",
                    pen: colour.vermilion600,
                    alpha: here > 0 ? 0 : missing,
                  }) +
                  (row === 3 ? type("₹1,300", 420, 64, 58, { alpha: ramp(t, moment + 0.7, 0.3) }) : "") +
                  tick(636, 46, 52, ramp(t, moment + 0.2, 0.3)) +
                  cross(640, 44, 26, missing),
                { x: 25, y: 92 + row * 96 },
              );
            })
            .join(""),
        ),
        { x: 460, y: 146 },
      ) +
      Array.from({ length: 4 }, (_, row) => {
        const gone = (t - (arrives[row] ?? 0) + 0.3) / 0.5;
        return gone > 0 && gone < 1
          ? dot(mix(380, 490, gone), 590 - gone * (310 - row * 96), 12, colour.marigold)
          : "";
      }).join("")
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        click: [1.3, 2.3, 3.3, at(2, 1.4)],
        tick: [1.8, 2.8, 3.8],
        wrong: [at(1, 0.8)],
        ring: [at(2, 2)],
      }),
  },
);

const wideOf = (orders: number) => orders * 7.6;
const highOf = (value: number) => value * 0.3;
const left = 60;
const top = 196;

/** Width is orders and height is what each was worth: what was told is the part that is filled. */
const gap = scene(
  [
    ["A tea merchant: 132 paid orders of ₹1,300, ₹1,71,600 in all.", "132 × ₹1,300", 0.6],
    ["Events Manager was told of 118, at ₹1,200 each: ₹1,41,600.", "118 × ₹1,200", 1],
    ["The strip at the right: lost events. 14 × ₹1,300 = ₹18,200.", "14 × ₹1,300 = ₹18,200", 1],
    ["The strip on top: shipping left out. 118 × ₹100 = ₹11,800.", "118 × ₹100 = ₹11,800", 1],
    [
      "₹18,200 + ₹11,800 = ₹30,000. Explained to the rupee, the graph may be trusted.",
      "The gap: ₹30,000",
      1.6,
    ],
  ],
  (t, at) => {
    const all = ramp(t, 0.3, 1.4);
    const told = ramp(t, at(1, 0.3), 1.4);
    const [lost, short] = [ramp(t, at(2, 0.3), 0.6), ramp(t, at(3, 0.3), 0.6)];
    const bottom = top + highOf(1300);
    return (
      box(left, top, wideOf(132) * all, highOf(1300), colour.mat700, { pen: colour.onMat2, round: 0 }) +
      box(left, bottom - highOf(1200), wideOf(118) * told, highOf(1200), colour.marigold, {
        wide: 0,
        round: 0,
      }) +
      clipped(
        "orders",
        left,
        top,
        wideOf(132) * all,
        highOf(1300),
        line(
          Array.from(
            { length: 131 },
            (_, order) => `M${n(left + wideOf(order + 1))} ${top}v${highOf(1300)}`,
          ).join(""),
          { pen: colour.mat900, wide: 1, alpha: 0.35 },
        ),
      ) +
      box(left + wideOf(118), top, wideOf(14) * lost, highOf(1300), colour.vermilionOnMat, {
        wide: 3,
        round: 0,
      }) +
      box(left, top, wideOf(118) * short, highOf(100), colour.vermilionOnMat, { wide: 3, round: 0 }) +
      group(type("14", 0, 0, 76, { anchor: "middle" }) + type("lost", 0, 56, 50, { anchor: "middle" }), {
        x: left + wideOf(125),
        y: bottom - 190,
        alpha: ramp(t, at(2, 0.8), 0.3),
      }) +
      type("₹100 shipping", left, top - 16, 52, {
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(3, 0.8), 0.3),
      }) +
      type("₹1,71,600", left + 60, bottom - 140, 92, {
        pen: colour.onMat,
        alpha: span(t, 1.8, at(1, 0.3), 0.3),
      }) +
      upright(left + wideOf(132) + 28, top, bottom, "₹1,300", ramp(t, 1.5, 0.3), colour.onMat2, 50) +
      type("₹1,41,600", left + 60, bottom - 140, 92, { alpha: ramp(t, at(1, 1.7), 0.3) }) +
      roll(count, 0, 132, all, left, bottom + 60, 54, { pen: colour.onMat, alpha: all > 0 ? 1 : 0 }) +
      type("orders", left + 90, bottom + 60, 54, { pen: colour.onMat2, alpha: ramp(t, 1.2, 0.3) }) +
      type("₹18,200 + ₹11,800 = ₹30,000", 430, bottom + 60, 54, {
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(4, 0.3), 0.3),
      }) +
      plumb(t, left + (told > 0 ? wideOf(118) * told : wideOf(132) * all), top - 8, 0.8) +
      tick(1170, bottom + 42, 64, ramp(t, at(4, 1.2), 0.4), colour.marigold)
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({ run: [0.4, at(1, 0.4)], wrong: [at(2, 0.4), at(3, 0.4)], merge: [at(4, 0.8)] }),
  },
);

const funnel = [
  { name: "ViewContent", many: 1, fault: 1 },
  { name: "AddToCart", many: 0.56, fault: 0.3 },
  { name: "InitiateCheckout", many: 0.4, fault: 0.52 },
  { name: "Purchase", many: 0.26, fault: 0.26 },
] as const;

/** The ratio of told to paid in five weeks: of a shop where it stays, and of one where it jumps. */
const ratios: readonly (readonly [name: string, y: number, weeks: readonly number[]])[] = [
  ["Steady", 290, [88, 90, 87, 91, 89]],
  ["Jumps", 430, [89, 66, 94, 56, 79]],
];
/** From 40% on: further down no shop could use it. */
const ratioX = (percent: number) => 120 + (percent - 40) * 16;

const ratio = (t: number, from: number): string =>
  box(ratioX(85), 190, 10 * 16, 370, colour.mat300, { wide: 0, round: 0, alpha: ramp(t, from + 0.3, 0.3) }) +
  line(
    Array.from({ length: 13 }, (_, mark) => `M${n(ratioX(40 + mark * 5))} 560v${mark % 2 ? 16 : 30}`).join(
      "",
    ),
    { wide: 3 },
  ) +
  line(`M${ratioX(40)} 560H${ratioX(100)}`, { wide: 4 }) +
  ["85%", "95%"]
    .map((words, index) => type(words, ratioX(85 + index * 10), 642, 52, { anchor: "middle" }))
    .join("") +
  ratios
    .map(([name, y, weeks], row) =>
      group(
        type(name, ratioX(40), y + 20, 64, { pen: row ? colour.vermilion600 : colour.mat700 }) +
          line(`M${ratioX(52)} ${y}H${ratioX(100)}`, { pen: colour.rule, wide: 4 }) +
          weeks
            .map((percent, week) => {
              const shown = ramp(t, from + 0.9 + row * 2.2 + week * 0.3, 0.25, ease.out);
              return dot(ratioX(percent), y, 19 * shown, row ? colour.vermilionOnMat : colour.marigold, {
                wide: 4,
              });
            })
            .join("") +
          (row
            ? cross(1160, y, 30, ramp(t, from + 5, 0.4))
            : tick(1160, y + 4, 74, ramp(t, from + 2.5, 0.3), colour.mat600, 13)),
        { alpha: ramp(t, from + 0.6 + row * 2.2, 0.3) },
      ),
    )
    .join("") +
  plumb(t, ratioX(89), 186, 1);

/** The weekly look: each event is less than the one above it, and a ratio is written down. */
const weekly = scene(
  [
    ["Once a week: each event comes less often than the one above it.", "A quarter of an hour a week", 1.2],
    [
      "More checkouts than carts, and no Buy now button: one fires on a wrong page.",
      "An order that cannot be",
      1.6,
    ],
    ["118 of 132 is 89%. A steady 85% to 95% is usable, a ratio that jumps is not.", "118 ÷ 132 = 89%", 2.4],
  ],
  (t, at) => {
    const wrong = ramp(t, at(1, 0.4), 0.8);
    const bars = 1 - ramp(t, at(2), 0.3);
    if (bars <= 0) return ratio(t, at(2));
    return group(
      funnel
        .map(({ name, many, fault }, row) => {
          const grown = ramp(t, 0.3 + row * 0.4, 0.6);
          const wide = mix(many, fault, wrong) * 620 * grown;
          return (
            type(name, 70, 224 + row * 130 + 1.5 * Math.sin(t * 2 + row), 60, {
              face: "text",
              alpha: ramp(t, 0.2 + row * 0.4, 0.3),
            }) +
            box(
              580,
              156 + row * 130,
              wide,
              100,
              row === 2 && wrong > 0.4 ? colour.vermilion : row === 3 ? colour.marigold : colour.mat300,
              { wide: 4 },
            )
          );
        })
        .join("") +
        cross(1080, 466, 44, clamp(wrong * 1.4 - 0.4)) +
        pointer(t, [{ moment: at(1, 1.6), x: 920, y: 480, press: false }], at(2)),
      { alpha: bars },
    );
  },
  {
    sounds: (at) => [
      ...funnel.map((_, row): Sound => [0.3 + row * 0.4, "tick"]),
      ...soundsAt({ wrong: [at(1, 0.6), at(2, 5)], run: [at(2, 0.9), at(2, 3.1)], ring: [at(2, 2.5)] }),
    ],
  },
);

export const eventsManager = film({
  file: "events-manager",
  key: 4,
  poster: [0, 10],
  scenes: [cliff, testing, gap, weekly],
});
