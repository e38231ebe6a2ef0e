import { film, scene } from "../kit/film.ts";
import { box, clipped, colour, group, line, n, rupees, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { button } from "../parts/screens.ts";
import { coin, parcel, thing } from "../parts/things.ts";

/** What a day takes out of the tin: ads with GST, and goods. */
const perDay = 11_800 + 12_500;
const deep = 2_43_000;
const slot = (place: number) => 420 + place * 84;

/** A tin of cash, and the road on which the parcels of ten days are. `days` may lie between two days. */
function tin(t: number, days: number, pace: number): string {
  const left = clamp((deep - days * perDay * pace) / deep);
  const bottom = 636;
  const high = 400;
  const level = bottom - high * left;
  const empty = left <= 0.001;
  return (
    clipped(
      "cash",
      94,
      bottom - high,
      232,
      high,
      Array.from({ length: 20 }, (_, row) =>
        bottom - row * 20 > level + 1
          ? box(
              100 + ((row * 5) % 7),
              bottom - 20 - row * 20,
              212,
              18,
              row % 2 ? colour.mat300 : colour.mat100,
              { wide: 2 },
            )
          : "",
      ).join(""),
    ) +
    line(`M90 ${bottom - high}V${bottom - 8}q0 12 12 12h216q12 0 12-12V${bottom - high}`, { wide: 6 }) +
    shape(`M82 ${bottom - high - 22}h256v22h-256z`, colour.mat700) +
    plumb(t, 370, level, 0.8) +
    line("M400 520H1240", { wide: 5 }) +
    line(Array.from({ length: 11 }, (_, place) => `M${slot(place) - 42} 508v24`).join(""), { wide: 4 }) +
    Array.from({ length: Math.min(10, Math.ceil(days)) }, (_, day) => {
      const place = Math.min(9, days - day - 1);
      const comes = ramp(days, day, 0.4, ease.out);
      const goods = parcel(0, 0, 0.72) + (pace > 1 ? parcel(0, -58, 0.72) : "");
      return place < -1
        ? ""
        : group(goods, {
            x: mix(300, slot(place), comes),
            y: mix(560, 482, comes) + 2 * Math.sin(t * 3 + day),
            alpha: empty && pace > 1 ? 0.45 : 1,
          });
    }).join("")
  );
}

const gap = scene(
  [
    ["Budget management: a cookware shop spends ₹10,000 a day on ads.", "Budget management", 0.4],
    [
      "₹11,800 leaves the bank each day with GST, and goods for 25 parcels at ₹500.",
      "₹11,800, and 25 × ₹500",
      1,
    ],
    ["The courier pays out cash on delivery about ten days after the order.", "Ten days on the road", 2.2],
    [
      "₹1,18,000 + ₹1,25,000 = ₹2,43,000. The tin was just deep enough.",
      "₹1,18,000 + ₹1,25,000 = ₹2,43,000",
      1.4,
    ],
  ],
  (t, at) => {
    const days = 10 * ramp(t, at(1, 0.4), at(3, 0.2) - at(1, 0.4), ease.linear);
    const paid = t - at(3, 0.3);
    return (
      tin(t, days, 1) +
      type("Orders", 420, 600, 50, { pen: colour.ink2, alpha: ramp(t, 0.6, 0.4) }) +
      type("Paid out", 1220, 600, 50, { pen: colour.ink2, anchor: "end", alpha: ramp(t, at(2, 0.3), 0.4) }) +
      group(thing("pot", 0, 0, 1.5, { turn: 2 * Math.sin(t * 2) }), {
        x: 820,
        y: 290,
        alpha: 1 - ramp(t, at(2), 0.4),
      }) +
      (paid > 0
        ? coin(
            mix(1176, 240, clamp(paid / 1.2)),
            460 - 300 * Math.sin(Math.PI * clamp(paid / 1.2)) + 60 * clamp(paid / 1.2),
            44,
          )
        : "") +
      tick(890, 330, 110, ramp(t, at(3, 1.5), 0.4))
    );
  },
  {
    sounds: (at) =>
      soundsAt({ drop: [0.4], run: [at(1, 0.5), at(1, 3), at(2, 0.8), at(2, 3.4)], ring: [at(3, 1.5)] }),
  },
);

/** The same tin at twice the pace. */
const doubled = scene(
  [
    asks("every order earns. Do you double the budget?", "Every order earns. Double it?"),
    [
      "The same tin is empty on the fifth day. The first payout is on the tenth.",
      "Empty on the fifth day",
      1.8,
    ],
    ["Twice ₹2,43,000 = ₹4,86,000. Nothing in Ads Manager shows it.", "2 × ₹2,43,000 = ₹4,86,000", 1.6],
  ],
  (t, at) => {
    const days = 5 * ramp(t, at(1, 0.8), 3.6, ease.linear);
    const out = ramp(t, at(1, 4.5), 0.3);
    return (
      tin(t, days, 2) +
      group(
        type("₹10,000 a day", 0, 0, 64, { alpha: 1 - ramp(t, at(1, 0.4), 0.2) }) +
          type("₹20,000 a day", 0, 0, 64, { alpha: ramp(t, at(1, 0.6), 0.2) }) +
          group(button("Double", 560, -22, 230, bump(t, at(1, 0.4), 0.4)), {
            alpha: 1 - ramp(t, at(1, 1), 0.3),
          }),
        { x: 480, y: 290 },
      ) +
      type("Ads stop", 480, 366, 72, { pen: colour.vermilion600, alpha: out }) +
      line(`M${slot(5) - 42} 440V560`, { pen: colour.vermilion, wide: 7, alpha: out }) +
      line(`M${slot(10) - 42} 440V560`, { pen: colour.mat600, wide: 7, alpha: out, dash: "14 12" }) +
      weighing(t, at(1), [
        [466, 222, 730, 104],
        [76, 196, 296, 458],
      ]) +
      thinkingTime(t, at, 1, { x: 430, y: 650, size: 0.74 }) +
      pointer(t, [{ moment: at(1, 0.4), x: 1050, y: 272 }], at(1, 2.4))
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 1),
      ...soundsAt({
        click: [at(1, 0.4)],
        run: [at(1, 0.9), at(1, 2.6)],
        wrong: [at(1, 4.5)],
        bite: [at(2, 0.6)],
      }),
    ],
  },
);

const drawers = [
  { name: "Proven", sum: "₹2,10,000", coins: 21 },
  { name: "Growing", sum: "₹60,000", coins: 6 },
  { name: "Unknown", sum: "₹30,000", coins: 3 },
] as const;

/** Thirty coins of ₹10,000 in three drawers, and a hand that is refused. */
const chest = scene(
  [
    ["₹3,00,000 in three drawers. 70% for ads and offers that meet the target.", "70% on the proven", 0.6],
    ["20% for new angles, states and languages of what works.", "20% on what grows", 0.6],
    ["10% for ideas that may fail. The winner wants it too, and does not get it.", "10% on the unknown", 2],
  ],
  (t, at) => {
    const takes = bump(t, at(2, 2.4), 1.6);
    return (
      drawers
        .map(({ name, sum, coins }, row) => {
          const opened = ramp(t, at(row, 0.2), 0.7, ease.out);
          return group(
            box(0, 0, 1140, 156, colour.mat700, { pen: colour.onMat2, round: 4 }) +
              clipped(
                `drawer${row}`,
                420,
                4,
                716,
                148,
                Array.from({ length: coins }, (_, index) =>
                  coin(
                    470 + (index % 11) * 60 + 1.5 * Math.sin(t * 2 + index),
                    mix(
                      -60,
                      48 + Math.floor(index / 11) * 62,
                      ramp(t, at(row, 0.6) + index * 0.05, 0.5, ease.out),
                    ),
                    28,
                  ),
                ).join(""),
              ) +
              box(-10 * opened, 0, 400, 156, colour.mat100, { round: 4, wide: 4 }) +
              type(name, 20, 66, 56) +
              type(sum, 20, 130, 60, { face: "text", alpha: ramp(t, at(row, 0.9), 0.3) }),
            { x: 70, y: 148 + row * 172 },
          );
        })
        .join("") +
      group(thing("lock", 0, 0, 1.1, { turn: 5 * takes * Math.sin(t * 22) }), {
        x: 1120,
        y: 570,
        alpha: ramp(t, at(2, 1.6), 0.3),
      }) +
      pointer(t, [{ moment: at(2, 2.5), x: 760, y: 600 }], at(2, 3.8))
    );
  },
  {
    dark: true,
    sounds: (at) => soundsAt({ drop: [0.3, at(1, 0.3), at(2, 0.3)], run: [0.7], wrong: [at(2, 2.5)] }),
  },
);

const chartX = (day: number) => 130 + day * 22;
const chartY = (lakh: number) => 640 - lakh * 156;
/** The month as a line that should arrive at ₹3,00,000 on its last day. */
const pace = scene(
  [
    ["After twelve days ₹1,32,000 are gone instead of ₹1,20,000. No alarm.", "Pacing on the twelfth", 0.8],
    ["₹1,68,000 are left for 18 days: ₹9,333 a day in place of ₹10,000.", "₹1,68,000 ÷ 18 = ₹9,333", 1.6],
    ["Correct on the 8th, the 15th and the 23rd, by at most 20%.", "Early, in small steps", 1.6],
  ],
  (t, at) => {
    const day = 12 * ramp(t, 0.5, 2.6, ease.linear);
    const rest = 18 * ramp(t, at(1, 1.8), 1.8, ease.linear);
    const now = 1.32 * (day / 12) + (1.68 * rest) / 18;
    const typed = ramp(t, at(1, 0.8), 0.8, ease.linear);
    return (
      line("M130 150V640H800", { wide: 4 }) +
      line(`M130 640L${chartX(30)} ${chartY(3)}`, { pen: colour.ink2, wide: 4, dash: "6 14" }) +
      type("₹3,00,000", 160, 190, 52, { pen: colour.ink2, alpha: ramp(t, 0.5, 0.3) }) +
      line(
        `M130 640L${n(chartX(day))} ${n(chartY(1.32 * (day / 12)))}${rest > 0 ? `L${n(chartX(12 + rest))} ${n(chartY(now))}` : ""}`,
        { pen: colour.marigold600, wide: 10 },
      ) +
      plumb(t, chartX(day + rest), chartY(now) - 6, 0.9) +
      [8, 15, 23]
        .map((date, index) =>
          group(
            line("M0 0v-26", { pen: colour.vermilion, wide: 7 }) +
              type(String(date), 0, 52, 48, { anchor: "middle" }),
            {
              x: chartX(date),
              y: 640,
              alpha: ramp(t, at(2, 0.3) + index * 0.3, 0.3),
            },
          ),
        )
        .join("") +
      group(type("Left", 0, 0, 50, { pen: colour.ink2 }) + type("₹1,68,000", 0, 76, 84), {
        x: 850,
        y: 240,
        alpha: ramp(t, at(1, 0.2), 0.3),
      }) +
      group(
        type("Daily budget", 0, 0, 50, { pen: colour.ink2 }) +
          box(0, 26, 340, 100, colour.sheet, { round: 6, wide: 5, pen: colour.marigold600 }) +
          type(typed < 0.5 ? rupees(10_000) : rupees(9333), 28, 100, 72, { rolling: typed > 0 && typed < 1 }),
        { x: 850, y: 420 },
      ) +
      pointer(t, [{ moment: at(1, 0.7), x: 1090, y: 500 }])
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        run: [0.6, at(1, 1.9)],
        click: [at(1, 0.7)],
        ring: [at(1, 3.7)],
        tick: [at(2, 0.4), at(2, 0.7), at(2, 1)],
      }),
  },
);

export const budgetManagement = film({
  file: "budget-management",
  key: 5,
  poster: [0, 12],
  scenes: [gap, doubled, chest, pace],
});
