import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, shape, tag, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp } from "../kit/time.ts";
import { pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen } from "../parts/report.ts";
import { phone } from "../parts/screens.ts";
import { parcel, person, thing } from "../parts/things.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const dayX = (day: number) => 490 + day * 140;

/** A pane that is drawn over what counts. */
const pane = (x: number, y: number, wide: number, high: number): string =>
  box(x, y, wide, high, colour.marigold, { wide: 0, alpha: 0.22, round: 0 }) +
  box(x, y, wide, high, "none", { wide: 10, pen: colour.marigold600, round: 4 });

/** Six days of a woman who buys a mattress, on her phone and on a strip of days. */
const week = scene(
  [
    ["Attribution windows: on Monday a woman sees your reel.", "Attribution windows", 0.8],
    ["On Wednesday she taps an ad.", "Wednesday: she taps an ad", 1.4],
    ["On Saturday she buys, through a bookmark.", "Saturday: she buys", 1.2],
    ["Did the ad sell it? A window answers something else: what is counted.", "A rule of counting", 0.6],
    ["One day after the click it is not counted. Within seven it is.", "1-day: no. 7-day: yes.", 2.2],
  ],
  (t, at) => {
    const screen = t < at(1, 0.2) ? 0 : t < at(2, 0.2) ? 1 : 2;
    const walk = 2 * ramp(t, at(1, 0.1), 0.7) + 3 * ramp(t, at(2, 0.1), 0.9);
    const wide = mix(140, 528, ramp(t, at(4, 1.8), 0.9));
    const tap = bump(t, at(1, 1.6), 0.4);
    const counted = t > at(4, 2.7);
    return (
      group(
        phone(
          0,
          0,
          270,
          "hers",
          [
            box(0, 0, 270, 480, colour.mat800, { wide: 0, round: 0 }) +
              group(thing("play", 0, 0, 1.3 + 0.06 * Math.sin(t * 4)), { x: 135, y: 220 }) +
              line("M30 400h130M30 426h90", { pen: colour.mat300, wide: 8 }),
            box(0, 60, 270, 230, colour.marigold100, { wide: 0, round: 0 }) +
              mattress(135, 190, 1) +
              line("M30 330h150", { pen: colour.ink2, wide: 8 }) +
              group(
                box(0, 0, 222, 76, colour.marigold, { round: 7 }) +
                  type("Shop now", 111, 52, 48, { anchor: "middle" }),
                {
                  x: 24,
                  y: 370 + 6 * tap,
                },
              ) +
              dot(135, 410, 22 + 40 * tap, "none", { pen: colour.vermilion, wide: 6, alpha: tap }),
            box(0, 0, 270, 84, colour.mat100, { wide: 0, round: 0 }) +
              thing("heart", 40, 42, 0.4) +
              line("M76 42h150", { pen: colour.ink2, wide: 8 }) +
              mattress(135, 200, 1) +
              group(
                box(0, 0, 222, 76, colour.mat700, { round: 7 }) +
                  type("Paid", 111, 52, 48, { anchor: "middle", pen: colour.onMat }),
                {
                  x: 24,
                  y: 370,
                  alpha: ramp(t, at(2, 1.4), 0.3),
                },
              ),
          ][screen] ?? "",
        ),
        { x: 90, y: 168 + 2 * Math.sin(t * 2) },
      ) +
      line("M440 560H1240", { wide: 5 }) +
      days
        .map(
          (day, index) =>
            line(`M${dayX(index)} 546v28`, { wide: 5 }) +
            type(day, dayX(index), 636, 50, { anchor: "middle" }),
        )
        .join("") +
      thing("play", dayX(0), 330, 0.8, { alpha: ramp(t, 0.6, 0.3) }) +
      group(shape("M0 0l0 58 14-13 11 25 14-6-11-25 19-2z", colour.sheet, { wide: 4 }), {
        x: dayX(2) - 20,
        y: 300,
        alpha: ramp(t, at(1, 1.7), 0.3),
      }) +
      parcel(dayX(5), 330, 0.9, ramp(t, at(2, 1.5), 0.3)) +
      person(dayX(0) + walk * 140, 500 + 2 * Math.sin(t * 2.2), 0.95, colour.mat600) +
      group(pane(dayX(2) - 40, 240, wide, 306), { alpha: ramp(t, at(3, 1.4), 0.4) }) +
      tick(dayX(5), 230, 60, counted ? ramp(t, at(4, 2.7), 0.4) : 0)
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        drop: [0.5, at(3, 1.4)],
        click: [at(1, 1.6)],
        ring: [at(2, 1.4)],
        wrong: [at(4, 0.4)],
        run: [at(4, 1.9)],
        merge: [at(4, 2.8)],
      }),
  },
);

function mattress(x: number, y: number, size: number): string {
  return group(
    box(-90, -20, 180, 50, colour.sheet, { round: 14, wide: 4 }) +
      line("M-70-8v26M-35-8v26M0-8v26M35-8v26M70-8v26", { pen: colour.rule, wide: 4 }) +
      box(-86, -46, 64, 30, colour.mat300, { round: 10, wide: 4 }),
    { x, y, size },
  );
}

/** Orders of the mattress maker by days since the click: 46 within one, 64 within 7, 76 within 28. */
const later = (order: number): number => {
  if (order < 46) return 0;
  if (order < 64) return 1 + Math.floor((order - 46) / 3);
  return 7 + Math.floor(((order - 64) * 21) / 12);
};
const startX = 130;
const each = 36;
const ground = 616;
const orderDots = (alpha: (order: number) => number, t: number): string =>
  Array.from({ length: 76 }, (_, order) => {
    const day = later(order);
    const [col, row] = day === 0 ? [order % 2, Math.floor(order / 2)] : [0, day < 7 ? (order - 46) % 3 : 0];
    return dot(
      startX + day * each + 9 + col * 18 + (day ? 9 : 0),
      ground - 14 - row * 18 + (order % 6 ? 0 : 1.5 * Math.sin(t * 2 + order)),
      8,
      colour.mat600,
      { wide: 2, alpha: alpha(order) },
    );
  }).join("");

const panes = scene(
  [
    [
      "A mattress maker spent ₹80,000. Here is each order, by days since the click.",
      "Days since the click",
      1,
    ],
    ["1-day click: 46 orders. ₹80,000 ÷ 46 = ₹1,739.", "₹80,000 ÷ 46 = ₹1,739", 1],
    ["7-day click: 64. ₹80,000 ÷ 64 = ₹1,250.", "₹80,000 ÷ 64 = ₹1,250", 1],
    ["28-day click: 76, for looking back only. ₹80,000 ÷ 76 = ₹1,053.", "₹80,000 ÷ 76 = ₹1,053", 1],
    ["The default counts 7-day clicks, likes and views: 64 + 6 + 10 = 80.", "64 + 6 + 10 = 80", 1.6],
  ],
  (t, at) => {
    const reach =
      1 + 6 * ramp(t, at(2, 0.3), 1) + 21 * ramp(t, at(3, 0.3), 1.2) - 21 * ramp(t, at(4, 0.2), 0.9);
    const rows = [
      { name: "1-day click", many: 46, price: "₹1,739", moment: at(1, 0.6) },
      { name: "7-day click", many: 64, price: "₹1,250", moment: at(2, 0.7) },
      { name: "28-day click", many: 76, price: "₹1,053", moment: at(3, 0.9) },
      { name: "Default", many: 80, price: "₹1,000", moment: at(4, 2.4) },
    ] as const;
    const newest = rows.findLastIndex(({ moment }) => t >= moment);
    const sheet =
      box(8, 10, 672, 432, colour.rule, { wide: 0, round: 8 }) +
      box(0, 0, 672, 432, colour.sheet, { round: 8 }) +
      box(0, 0, 672, 80, colour.mat800, { round: 8 }) +
      type("₹80,000", 28, 57, 56, { pen: colour.onMat }) +
      type("orders", 470, 56, 48, { anchor: "end", pen: colour.onMat2 }) +
      type("each", 640, 56, 48, { anchor: "end", pen: colour.onMat2 }) +
      rows
        .map(({ name, many, price, moment }, row) =>
          group(
            box(10, -58, 652, 84, row === newest ? colour.marigold100 : colour.sheet, { wide: 0, round: 4 }) +
              type(name, 28, 0, 56) +
              group(
                type(String(many), 470, 2, 64, { anchor: "end" }) +
                  type(price, 640, 2, 64, { anchor: "end" }),
                { alpha: ramp(t, moment, 0.3) },
              ),
            { y: 142 + row * 84, alpha: ramp(t, 0.9 + row * 0.5, 0.3) },
          ),
        )
        .join("");
    return (
      line(`M${startX - 20} ${ground}H1180`, { wide: 4 }) +
      [1, 7, 28]
        .map((day) =>
          group(
            line("M0 0v16", { wide: 4 }) +
              type(day === 1 ? "1" : String(day), 0, 60, 46, { anchor: "middle" }),
            {
              x: startX + day * each,
              y: ground,
            },
          ),
        )
        .join("") +
      group(pane(startX - 10, 150, reach * each + 14, 466), { alpha: ramp(t, at(1, 0.3), 0.4) }) +
      orderDots((order) => ramp(t, 0.5 + order * 0.03, 0.2), t) +
      Array.from({ length: 16 }, (_, index) => {
        const like = index < 6;
        const comes = ramp(t, at(4, 1.2) + index * 0.06, 0.6);
        return dot(
          startX + 76 + (like ? index : (index - 6) % 5) * 30,
          (like ? 262 : index < 11 ? 392 : 424) + 40 * (1 - comes),
          9,
          like ? colour.vermilion : colour.sheet,
          { wide: 3, alpha: comes },
        );
      }).join("") +
      group(sheet, { x: 540, y: 138 }) +
      group(type("6 likes", 0, 0, 56) + type("10 views", 0, 130, 56), {
        x: 196,
        y: 232,
        alpha: ramp(t, at(4, 1.4), 0.3),
      })
    );
  },
  {
    sounds: (at) =>
      soundsAt({ run: [0.6, at(2, 0.4), at(3, 0.4)], tick: [at(1, 0.5), at(4, 0.3)], merge: [at(4, 1.4)] }),
  },
);

const prices = [
  { name: "1-day", price: 1739, says: "₹1,739" },
  { name: "7-day", price: 1250, says: "₹1,250" },
  { name: "Default", price: 1000, says: "₹1,000" },
] as const;
const priceX = (price: number) => 160 + (price - 900) * 1.14;

/** Three prices of the same order hang on one scale, and what he can pay is slid along it. */
const pays = scene(
  [
    asks("he can pay ₹1,300 for an order. Which count need he not argue about?", "He can pay ₹1,300"),
    ["7-day click: ₹1,250. He is safe without any view.", "7-day click is safe", 1.6],
    [
      "Could he only pay ₹1,050, his profit would hang on views and likes: test first.",
      "At ₹1,050, test first",
      2,
    ],
  ],
  (t, at) => {
    const slid = ramp(t, at(2, 0.5), 1.2);
    const x = priceX(mix(1300, 1050, slid));
    return (
      box(70, 150, x - 70, 84, colour.mat600, { wide: 0, round: 0 }) +
      type(slid > 0.5 ? "₹1,050" : "₹1,300", x - 24, 214, 66, {
        anchor: "end",
        pen: colour.onMat,
        rolling: slid > 0 && slid < 1,
      }) +
      line("M70 240H1230", { pen: colour.onMat, wide: 6 }) +
      line(Array.from({ length: 24 }, (_, mark) => `M${75 + mark * 50} 240v${mark % 5 ? 16 : 30}`).join(""), {
        pen: colour.onMat2,
      }) +
      prices
        .map(({ name, price, says }, index) =>
          group(
            line("M0 0V130", { pen: colour.onMat, wide: 4 }) +
              group(
                shape(
                  "M-100 0L0-36 100 0v150h-200z",
                  index === 1 && t > at(1, 0.5) && slid < 0.5 ? colour.marigold : colour.sheet,
                  { wide: 4 },
                ) +
                  dot(0, -10, 8, colour.mat800) +
                  type(name, 0, 60, 56, { anchor: "middle" }) +
                  type(says, 0, 124, 64, { anchor: "middle" }),
                { y: 160, size: 1.28 },
              ),
            { x: priceX(price), y: 240, turn: 0.9 * Math.sin(t * 1.9 + index) },
          ),
        )
        .join("") +
      line(`M${x} 150V380`, { pen: colour.vermilionOnMat, wide: 7, dash: "16 12" }) +
      tick(priceX(1250), 636, 84, ramp(t, at(1, 0.6), 0.4) * (1 - slid), colour.marigold) +
      thinkingTime(t, at, 1, { x: 140, y: 676 })
    );
  },
  {
    dark: true,
    sounds: (at) => [
      ...thinkingTicks(at, 1),
      ...soundsAt({ ring: [at(1, 0.7)], run: [at(2, 0.6)], wrong: [at(2, 1.8)] }),
    ],
  },
);

/** Three parcels, each claimed twice. */
const claims = scene(
  [
    [
      "Meta and Google count by rules of their own. Both claim the same order.",
      "Two claims, one parcel",
      1.6,
    ],
    ["Add them up, and you have sold more than you packed.", "More than you packed", 1.8],
  ],
  (t, at) => {
    const flag = (words: string, fill: string, x: number, wide: number, high: number, moment: number) =>
      group(
        line(`M0 0v${-high}`, { wide: 6 }) +
          group(shape(`M0 0h${wide}l-26 43 26 43H0z`, fill, { wide: 4 }) + type(words, 20, 62, 60), {
            y: -high,
          }),
        { x, y: 420 - 60 * (1 - ramp(t, moment, 0.35, ease.out)), alpha: ramp(t, moment, 0.25) },
      );
    const adds = ramp(t, at(1, 0.4), 0.4);
    return (
      [0, 1, 2]
        .map((index) => {
          const x = 172 + index * 400;
          return (
            parcel(x, 486 + 2 * Math.sin(t * 2 + index), 2.1) +
            flag("Meta", colour.mat300, x - 95, 150, 150, 0.5 + index * 0.4) +
            flag("Google", colour.marigold, x + 72, 196, 276, 2 + index * 0.4)
          );
        })
        .join("") +
      group(
        line("M64 580H1216", { wide: 5 }) +
          type("packed: 3", 70, 660, 84) +
          type("claimed: 3 + 3", 1210, 660, 84, { anchor: "end", pen: colour.vermilion600 }),
        { alpha: adds },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      ...[0, 1, 2].flatMap((index): Sound[] => [
        [0.5 + index * 0.4, "tick"],
        [2 + index * 0.4, "tick"],
      ]),
      [at(1, 0.5), "wrong"],
    ],
  },
);

const windows = ["1-day click", "7-day click", "28-day click", "1-day view"] as const;
const order = [0, 1, 3, 2] as const;

/** The dialog that shows all counts beside one another, and the one that decides. */
const compare = scene(
  [
    ["Under Columns choose to compare attribution settings, and tick each.", "See the counts apart", 2.4],
    ["Name the column the business decides on. For shops 7-day click is sober.", "One column decides", 1.6],
  ],
  (t, at) => {
    const moments = order.map((row, nth) => ({ row, moment: 1.4 + nth * 0.95 }));
    const chosen = ramp(t, at(1, 0.6), 0.4);
    return (
      adsScreen(
        t,
        "Compare attribution settings",
        486,
        windows
          .map((words, row) => {
            const moment = moments.find((each) => each.row === row)?.moment ?? 0;
            const lit = row === 1 && chosen > 0.5;
            return group(
              box(0, 0, 1080, 88, lit ? colour.marigold100 : colour.sheet, {
                wide: lit ? 5 : 2,
                pen: lit ? colour.marigold600 : colour.rule,
                round: 6,
              }) +
                box(26, 18, 52, 52, t > moment ? colour.mat600 : colour.sheet) +
                tick(52, 46, 34, ramp(t, moment, 0.25), colour.sheet, 7) +
                type(words, 120, 62, 54, { face: "text" }) +
                (row === 1 ? tag("decides", 930, 44, { fill: colour.marigold, alpha: chosen }) : ""),
              { x: 30, y: 92 + row * 96 },
            );
          })
          .join(""),
      ) +
      pointer(
        t,
        moments.map(({ row, moment }) => ({ moment, x: 152, y: 286 + row * 96 })),
        at(1),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      ...order.map((_, nth): Sound => [1.4 + nth * 0.95, "click"]),
      [at(1, 0.7), "ring"],
    ],
  },
);

/** Orders of fourteen days: those that are credited already, and those that come yet. */
const credited = [6, 7, 5, 6, 8, 9, 7, 6, 7, 6, 8, 5, 3, 1] as const;
const coming = (day: number) => (day < 11 ? 0 : [2, 4, 6][day - 11]) ?? 0;
const dayWide = 82;

/** Two weeks of orders. Those of the last three days still arrive, so one week is closed and the other is not. */
const settle = scene(
  [
    ["Then wait. Sales of the last three days are still being credited.", "The last three days fill up", 2],
    ["Judge weeks that are closed.", "Judge closed weeks", 2],
  ],
  (t, at) => {
    const base = 588;
    const shut = ramp(t, at(1, 0.4), 0.7, ease.out);
    return (
      group(
        box(78, 138, 7 * dayWide - 12, 450, colour.mat100, { wide: 6, pen: colour.mat600, round: 6 }) +
          tick(376, 646, 60, ramp(t, at(1, 0.9), 0.4)),
        { alpha: shut },
      ) +
      line(`M64 ${base}H1222`, { wide: 5 }) +
      credited
        .map((many, day) => {
          const x = 115 + day * dayWide;
          const open = day > 10;
          return (
            (open
              ? box(x - 34, 150, 68, base - 154, colour.marigold100, {
                  wide: 3,
                  pen: colour.marigold600,
                  round: 4,
                  alpha: ramp(t, 1.6, 0.4),
                })
              : "") +
            Array.from({ length: many + coming(day) }, (_, order) => {
              const late = order >= many;
              const moment = 2 + (order - many) * 0.55 + (day - 11) * 0.17;
              const comes = late ? ramp(t, moment, 0.45, ease.out) : ramp(t, day * 0.05, 0.3);
              return box(
                x - 27,
                base - 6 - (order + 1) * 42 - (late ? 60 * (1 - comes) : 0),
                54,
                36,
                late ? colour.marigold : colour.mat600,
                {
                  wide: 3,
                  round: 3,
                  alpha: comes,
                },
              );
            }).join("")
          );
        })
        .join("") +
      type("last week", 78, 664, 64, { alpha: shut }) +
      type("not yet", 1208, 664, 64, { anchor: "end", pen: colour.vermilion600, alpha: ramp(t, 1.7, 0.3) }) +
      group(thing("clock", 0, 0, 0.62, { turn: 50 * t }), { x: 972, y: 646, alpha: ramp(t, 1.7, 0.3) })
    );
  },
  {
    sounds: (at) => soundsAt({ run: [0.2, 2.1], tick: [1.7], ring: [at(1, 0.9)] }),
  },
);

export const attributionWindows = film({
  file: "attribution-windows",
  key: 4,
  poster: [0, 21.6],
  scenes: [week, panes, pays, claims, compare, settle],
});
