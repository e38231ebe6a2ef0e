import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, group, line, rupees, tag, type } from "../kit/pens.ts";
import { clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { cross, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen } from "../parts/report.ts";
import { button } from "../parts/screens.ts";
import { adCard } from "../parts/things.ts";

/** A bowl of millet with its snack, in five pictures. */
const snack = (index: number): string =>
  group(
    [
      () =>
        box(-38, -40, 76, 84, colour.marigold600, { round: 6 }) +
        line("M-38-18h76M-14 12h28", { pen: colour.sheet, wide: 6 }),
      () =>
        group(
          line("M-40-6h80q-4 44-40 44t-40-44z", { wide: 5 }) +
            line("M-22-22v-14M0-22v-20M22-22v-14", { wide: 5 }),
        ),
      () =>
        line(
          "M0 48V-44M0-30q-26-4-28-24M0-30q26-4 28-24M0-4q-26-4-28-24M0-4q26-4 28-24M0 22q-26-4-28-24M0 22q26-4 28-24",
          { pen: colour.marigold600, wide: 8 },
        ),
      () =>
        box(-44, -26, 88, 24, colour.marigold, { round: 10 }) +
        box(-44, 8, 88, 24, colour.marigold, { round: 10 }),
      () => box(-30, -44, 60, 90, colour.mat300, { round: 14 }) + line("M-30-14h60", { wide: 4 }),
    ][index]?.() ?? "",
  );
const grounds = [
  colour.mat100,
  colour.marigold100,
  colour.mat300,
  colour.vermilionOnMat,
  colour.paper,
] as const;

/** Rupees for an order, on a rail: the target and the zones around it are to scale. */
const costX = (cost: number) => 140 + (cost - 200) * 2;
const zones = [
  { words: "Scale", from: 200, to: 340, fill: colour.marigold },
  { words: "Leave", from: 340, to: 460, fill: colour.mat100 },
  { words: "Optimise", from: 460, to: 600, fill: colour.mat300 },
  { words: "Kill", from: 600, to: 720, fill: colour.vermilionOnMat },
] as const;
const priced = [
  { cost: 325, beat: 1 },
  { cost: 480, beat: 2 },
  { cost: 640, beat: 3 },
] as const;

const rail = scene(
  [
    [
      "Scale, kill, optimise: five ads of a millet snack, with a target of ₹400.",
      "Scale, kill, optimise",
      0.8,
    ],
    ["Ad 1: 24 orders at ₹325, 19% below target. Scale, by at most 20%.", "Ad 1: 24 at ₹325, scale", 1],
    [
      "Ad 2: 11 orders at ₹480. Optimise: find the weak link, change one thing.",
      "Ad 2: 11 at ₹480, optimise",
      0.8,
    ],
    ["Ad 3: 10 orders at ₹640, more than 50% above. Kill.", "Ad 3: 10 at ₹640, kill", 1.6],
  ],
  (t, at) =>
    zones
      .map(({ words, from, to, fill }, index) =>
        group(
          box(0, 0, (to - from) * 2, 74, fill, { wide: 3, round: 0 }) +
            type(words, to - from, 54, 50, { anchor: "middle" }),
          { x: costX(from), y: 530, alpha: ramp(t, 1 + index * 0.35, 0.3) },
        ),
      )
      .join("") +
    line(`M${costX(400)} 350V526`, {
      pen: colour.vermilion,
      wide: 5,
      dash: "14 12",
      alpha: ramp(t, 2.4, 0.3),
    }) +
    type("₹400", costX(400), 664, 54, {
      anchor: "middle",
      pen: colour.vermilion600,
      alpha: ramp(t, 2.6, 0.3),
    }) +
    Array.from({ length: 5 }, (_, index) => {
      const own = priced[index];
      const goes = own ? ramp(t, at(own.beat, 0.4), 1, ease.both) : 0;
      const rests = 4 + 6 * (t > at(3, 2) ? 0 : 1);
      return adCard(
        snack(index),
        mix(190 + index * 225, own ? costX(own.cost) : 0, goes),
        mix(244, 442, goes) + 0.3 * rests * Math.sin(t * 2 + index),
        0.82,
        { fill: grounds[index], turn: 5 * Math.sin(Math.PI * goes), alpha: ramp(t, 0.2 + index * 0.18, 0.3) },
      );
    }).join("") +
    priced
      .map(({ cost, beat }) =>
        type(rupees(cost), costX(cost), 664, 58, { anchor: "middle", alpha: ramp(t, at(beat, 1.4), 0.3) }),
      )
      .join("") +
    cross(costX(640), 442, 46, ramp(t, at(3, 2), 0.5)) +
    tick(costX(325) + 4, 420, 64, ramp(t, at(1, 1.8), 0.4)),
  {
    sounds: (at): Sound[] => [
      ...[0, 1, 2, 3, 4].map((index): Sound => [0.2 + index * 0.18, "tick"]),
      ...soundsAt({ drop: [at(1, 1.3), at(2, 1.3), at(3, 1.3)], ring: [at(1, 1.9)], wrong: [at(3, 2.1)] }),
    ],
  },
);

/** Pixels of a rupee spent: a sleeper of the rail is a target of ₹400. */
const perRupee = 0.69;
const spentX = 230;
const spends = [
  { name: "Ad 4", spent: 700, from: 0 },
  { name: "Ad 5", spent: 1240, from: 2 },
] as const;

/** Two ads that have brought nothing: what each has burnt, in targets. */
const burnt = scene(
  [
    asks("ad 4 has spent ₹700 and brought no order. Your verdict?", "Ad 4: no order"),
    ["Wait. That is less than two targets: it has not had its chance.", "Less than two targets: wait", 1.6],
    ["Ad 5: ₹1,240 is more than three targets, and no order. Kill.", "Three targets: kill", 1.8],
  ],
  (t, at) =>
    spends
      .map(({ name, spent, from }, row) => {
        const burns = ramp(t, at(from, 0.5), row ? 1.6 : 1.4, ease.linear);
        const wide = spent * perRupee * burns;
        const end = spentX + spent * perRupee;
        return group(
          type(name, 70, 66, 60, { pen: colour.onMat }) +
            [0, 1, 2]
              .map((target) =>
                box(spentX + target * 400 * perRupee, 0, 400 * perRupee, 96, "none", {
                  wide: 3,
                  pen: colour.onMat2,
                  round: 0,
                }),
              )
              .join("") +
            box(spentX, 0, wide, 96, row ? colour.vermilionOnMat : colour.marigold, { wide: 0, round: 0 }) +
            [1, 2].map((target) => line(`M${spentX + target * 400 * perRupee} 0v96`, { wide: 3 })).join("") +
            line(
              `M${spentX + wide} 0q${8 + 5 * Math.sin(t * 9)} -24 0 -44q-${9 + 4 * Math.sin(t * 7)} 22 0 44`,
              {
                pen: colour.marigold,
                wide: 7,
                alpha: burns > 0 ? 1 : 0,
              },
            ) +
            type(rupees(spent), row ? end - 24 : end - 20, 68, 64, {
              anchor: "end",
              alpha: ramp(burns, 0.85, 0.15),
            }),
          { y: 250 + row * 210, alpha: ramp(t, at(from, 0.1), 0.3) },
        );
      })
      .join("") +
    [1, 2, 3]
      .map((target) =>
        type(String(target), spentX + target * 400 * perRupee, 214, 56, {
          anchor: "middle",
          pen: colour.onMat2,
          alpha: ramp(t, at(1, 0.4 + target * 0.2), 0.3),
        }),
      )
      .join("") +
    tick(1150, 290, 62, ramp(t, at(1, 1.2), 0.4), colour.marigold) +
    cross(1150, 508, 36, ramp(t, at(2, 2.3), 0.5), colour.vermilionOnMat) +
    thinkingTime(t, at, 1),
  {
    dark: true,
    sounds: (at) => [
      ...thinkingTicks(at, 1),
      ...soundsAt({ run: [0.6, at(2, 0.6)], ring: [at(1, 1.3)], wrong: [at(2, 2.4)] }),
    ],
  },
);

/** The rupees after which each of a hundred ads that truly cost their target has its first order. */
const firstOrder = (index: number): number => -400 * Math.log((((index * 37) % 100) + 0.5) / 100);

/** A hundred good ads spend side by side; each turns green with its first order. */
const luck = scene(
  [
    ["Why three? Here are 100 good ads: each truly costs its target.", "100 good ads", 1],
    ["After one target chance alone leaves 37 without an order.", "One target: 37 without", 1.6],
    ["After two, 14. After three, 5: luck no longer explains it.", "Three targets: 5 without", 3.4],
  ],
  (t, at) => {
    const spent =
      400 * ramp(t, at(1, 0.2), 1.8, ease.linear) +
      400 * ramp(t, at(2, 0.2), 1.6, ease.linear) +
      400 * ramp(t, at(2, 2.3), 1.6, ease.linear);
    return (
      Array.from({ length: 100 }, (_, index) => {
        const [col, row] = [index % 20, Math.floor(index / 20)];
        const done = clamp((spent - firstOrder(index)) / 24);
        const [x, y] = [130 + col * 52, 160 + row * 70];
        return group(
          box(0, 0, 40, 54, done > 0.5 ? colour.mat600 : colour.sheet, { wide: 2.5 }) +
            box(6, 6, 28, 26, done > 0.5 ? colour.mat300 : colour.marigold100, { wide: 0, round: 1 }) +
            line("M8 42h18", { pen: done > 0.5 ? colour.onMat : colour.ink2, wide: 4 }),
          { x, y: y - 8 * Math.sin(Math.PI * done), alpha: ramp(t, 0.1 + col * 0.05, 0.3) },
        );
      }).join("") +
      [0, 1, 2]
        .map((target) =>
          group(
            box(0, 0, 340, 80, colour.sheet, { wide: 4, round: 0 }) +
              box(0, 0, 340 * clamp((spent - target * 400) / 400), 80, colour.marigold, {
                wide: 0,
                round: 0,
              }) +
              box(0, 0, 340, 80, "none", { wide: 4, round: 0 }) +
              type("₹400", 24, 58, 56),
            { x: 130 + target * 340, y: 540, alpha: ramp(t, 1.2 + target * 0.3, 0.3) },
          ),
        )
        .join("") +
      plumb(t, 130 + spent * 0.85, 540, 0.9)
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        run: [0.2, at(1, 0.3), at(2, 0.3), at(2, 2.4)],
        tick: [at(1, 2), at(2, 1.8)],
        ring: [at(2, 4)],
      }),
  },
);

const log = [
  { ad: "Ad 1", change: "+20%", reason: "cheap", free: "" },
  { ad: "Ad 2", change: "New opening", reason: "weak clicks", free: "" },
  { ad: "Ad 3", change: "Off", reason: "too costly", free: "₹6,400" },
  { ad: "Ad 5", change: "Off", reason: "no order", free: "₹1,240" },
] as const;

/** The log of a Wednesday, published in one go; then the window is closed like a shutter. */
const wednesday = scene(
  [
    ["Each change goes into the log with a word of reason.", "A word of reason", 2.6],
    [
      "₹6,400 + ₹1,240 = ₹7,640 is free for ad 1 and newcomers. Publish once.",
      "₹6,400 + ₹1,240 = ₹7,640",
      1.8,
    ],
    ["Then close Ads Manager, and look in between for faults only.", "Close it until Wednesday", 2],
  ],
  (t, at) => {
    const shut = ramp(t, at(2, 1), 1, ease.in);
    return (
      (shut < 1
        ? adsScreen(
            t,
            "Wednesday",
            486,
            log
              .map(({ ad, change, reason, free }, row) => {
                const sent = ramp(t, at(1, 2.2) + row * 0.15, 0.3);
                return group(
                  box(0, 0, 1100, 74, sent > 0.5 ? colour.mat100 : colour.sheet, {
                    wide: 2,
                    pen: colour.rule,
                    round: 4,
                  }) +
                    type(ad, 24, 54, 52) +
                    type(change, 220, 54, 52, { face: "text" }) +
                    type(reason, 640, 54, 50, {
                      face: "text",
                      pen: colour.ink2,
                      alpha: ramp(t, 0.8 + row * 1.1, 0.3),
                    }) +
                    type(free, 1010, 54, 54, {
                      anchor: "end",
                      pen: colour.mat700,
                      alpha: ramp(t, at(1, row === 2 ? 0.3 : 1), 0.3),
                    }) +
                    tick(1050, 38, 44, sent),
                  { x: 20, y: 88 + row * 80, alpha: ramp(t, 0.2 + row * 1.1, 0.3) },
                );
              })
              .join("") +
              group(button("Publish", 570, 446, 340, span(t, at(1, 1.9), at(1, 2.3), 0.15)), {
                alpha: ramp(t, at(1, 0.2), 0.3),
              }),
          )
        : "") +
      box(62, 138, 1156, 510 * shut, colour.mat700, { round: 4, wide: 4 }) +
      Array.from({ length: Math.floor(8.4 * shut) }, (_, slat) =>
        line(`M66 ${138 + 60 * (slat + 1)}H1214`, { pen: colour.mat300, wide: 3 }),
      ).join("") +
      (shut >= 1 ? tag("Next: Wednesday", 640, 400, { size: 72, alpha: ramp(t, at(2, 2.2), 0.3) }) : "") +
      plumb(t, 640, 152 + 500 * shut, 1 * ramp(shut, 0, 0.1)) +
      pointer(t, [{ moment: at(1, 1.9), x: 640, y: 606 }], at(2, 0.4))
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        tick: [1, 1.6, 2.2, 2.8],
        click: [at(1, 1.9)],
        ring: [at(1, 2.7)],
        run: [at(2, 1)],
        drop: [at(2, 2)],
      }),
  },
);

export const scaleKillOptimize = film({
  file: "scale-kill-optimize",
  key: 5,
  poster: [2, 16.6],
  scenes: [rail, burnt, luck, wednesday],
});
