import { film, scene } from "../kit/film.ts";
import { box, colour, count, dot, group, line, roll, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { cross, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen } from "../parts/report.ts";
import { appWindow, field, phone } from "../parts/screens.ts";
import { person, thing } from "../parts/things.ts";

/** The two halves of the trial: a dot is ten people who click, and some of them buy. */
const trials = [
  { name: "Traffic", x: 70, clicks: 2500, price: "₹4", buyers: 5, per: "₹2,000", cols: 25 },
  { name: "Sales", x: 690, clicks: 500, price: "₹20", buyers: 20, per: "₹500", cols: 25 },
] as const;

/** Both campaigns in their own report; then the till. */
const twice = scene(
  [
    ["Objectives: a saree shop gives ₹10,000 to Traffic and ₹10,000 to Sales.", "Objectives", 0.6],
    ["Traffic brings 2,500 clicks at ₹4. Sales brings 500 at ₹20.", "2,500 clicks, or 500", 2.6],
    asks("which of the two sells a saree cheaper?", "Which sells cheaper?"),
    ["Of 2,500 who click, 5 buy. Of 500, 20 buy.", "5 buy, and 20 buy", 2.4],
    ["₹10,000 ÷ 5 = ₹2,000 for an order. ₹10,000 ÷ 20 = ₹500.", "₹2,000, or ₹500", 1.8],
  ],
  (t, at) =>
    trials
      .map(({ name, x, clicks, price, buyers, per, cols }, side) => {
        const come = ramp(t, at(1, 0.3), 3.6, ease.linear);
        const shown = (clicks / 10) * come;
        const leave = ramp(t, at(3, 0.5), 1.2);
        const opened = ramp(t, 0.2 + side * 0.4, 0.5, ease.out);
        const till = ramp(t, at(4, 0.3 + side * 1.4), 0.4);
        return group(
          appWindow(
            0,
            0,
            520,
            486,
            name,
            type("₹10,000", 260, 300, 96, {
              anchor: "middle",
              alpha: ramp(t, 0.7 + side * 0.8, 0.3) * (1 - ramp(t, at(1), 0.3)),
            }) +
              roll(count, 0, clicks, come, 26, 140, 64, { alpha: come > 0 ? 1 - leave : 0 }) +
              type("clicks", 190, 140, 52, {
                pen: colour.ink2,
                alpha: ramp(t, at(1, 0.4), 0.3) * (1 - leave),
              }) +
              type(`at ${price}`, 494, 140, 64, {
                anchor: "end",
                alpha: ramp(t, at(1, 1.4), 0.3) * (1 - leave),
              }) +
              Array.from({ length: Math.ceil(shown) }, (_, index) => {
                const [col, row] = [index % cols, Math.floor(index / cols)];
                return dot(29 + col * 19.3, 180 + row * 27, 8, side ? colour.mat600 : colour.mat300, {
                  wide: 1.5,
                  alpha: (1 - ramp(leave, row * 0.07, 0.3)) * ramp(shown, index, 1.5),
                });
              }).join("") +
              Array.from({ length: buyers }, (_, index) =>
                thing(
                  "saree",
                  58 + (index % 5) * 100,
                  140 + Math.floor(index / 5) * 74,
                  0.62 * ramp(t, at(3, 1.4) + index * 0.06, 0.35, ease.settle),
                  { turn: index % 2 ? 3 : -3 },
                ),
              ).join("") +
              box(0, 410, 520, 76, side ? colour.marigold100 : colour.mat100, {
                wide: 3,
                round: 0,
                alpha: till,
              }) +
              type(per, 26, 466, 62, { alpha: till }) +
              type("an order", 494, 464, 50, { anchor: "end", pen: colour.ink2, alpha: till }) +
              tick(262, 448, 56, side ? ramp(t, at(4, 2.4), 0.4) : 0) +
              plumb(t + side, 372, 64, 0.9),
          ),
          { x, y: 146 + 40 * (1 - opened), alpha: opened },
        );
      })
      .join("") + thinkingTime(t, at, 3),
  {
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({
        drop: [0.3, 0.7],
        run: [at(1, 0.4), at(1, 2.2), at(3, 1.6)],
        wrong: [at(3, 0.6)],
        tick: [at(4, 0.4)],
        ring: [at(4, 1.8)],
      }),
    ],
  },
);

const said = [
  { words: "Bring me clicks.", mine: true },
  { words: "Here: people who click on everything.", mine: false },
  { words: "Bring me buyers.", mine: true },
  { words: "Fewer clicks. They buy.", mine: false },
] as const;

/** The objective as a talk with an assistant who takes words as they are. */
const literal = scene(
  [
    ["The objective is an order to a very literal assistant.", "It takes you at your word", 0.6],
    ["Ask for clicks, and you get people who click all day, on everything.", undefined, 1.6],
    ["Ask for purchases: you pay more for a click of the few who buy.", "Say the word nearest to money", 2.4],
  ],
  (t, at) => {
    const moments = [at(0, 0.4), at(1, 0.6), at(2, 0.4), at(2, 1.9)];
    const heap = ramp(t, at(1, 0.8), 2.2, ease.linear) * (1 - ramp(t, at(2, 0.2), 0.4));
    return (
      said
        .map(({ words, mine }, index) => {
          const here = ramp(t, moments[index] ?? 0, 0.4, ease.out);
          const wide = index === 1 ? 790 : index === 3 ? 560 : 430;
          return group(
            box(0, 0, wide, 92, mine ? colour.marigold : colour.sheet, { round: 22, wide: 4 }) +
              type(words, 30, 62, 50, { face: "display" }),
            {
              x: mine ? 1190 - wide : 90,
              y: 156 + index * 122 + 30 * (1 - here) + 1.5 * Math.sin(t * 2 + index),
              alpha: here,
            },
          );
        })
        .join("") +
      [1, 3]
        .map((index) => {
          const moment = moments[index] ?? 0;
          return group(
            box(0, 0, 170, 92, colour.sheet, { round: 22, wide: 4 }) +
              [0, 1, 2]
                .map((nth) =>
                  dot(45 + nth * 40, 46 - 9 * Math.max(0, Math.sin(t * 5 - nth)), 11, colour.mat600, {
                    wide: 0,
                  }),
                )
                .join(""),
            {
              x: 90,
              y: 156 + index * 122,
              alpha: span(t, (moments[index - 1] ?? 0) + 0.7, moment + 0.1, 0.2),
            },
          );
        })
        .join("") +
      Array.from({ length: Math.ceil(30 * heap) }, (_, index) =>
        group(
          dot(0, 0, 22, colour.mat300, { wide: 3 }) +
            line("M-8 4l6 7 11-16", { pen: colour.mat800, wide: 4 }),
          {
            x: 120 + ((index * 173) % 1040),
            y: mix(380, 560 + ((index * 59) % 100), ramp(30 * heap, index, 2, ease.in)),
            alpha: ramp(30 * heap, index, 1),
          },
        ),
      ).join("") +
      thing("saree", 760, 600 + 3 * Math.sin(t * 2.2), 0.9, { alpha: ramp(t, at(2, 2.4), 0.4) }) +
      person(880, 600 + 3 * Math.sin(t * 2.2 + 1), 0.8, colour.marigold, ramp(t, at(2, 2.6), 0.4))
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({ tick: [at(0, 0.4), at(1, 0.6), at(2, 0.4)], run: [at(1, 1)], ring: [at(2, 1.9)] }),
  },
);

/** Two forms and what becomes of a call to those who sent them. */
const leads = scene(
  [
    ["An instant form opens filled in. The ₹60 lead never picks up.", "₹60, and no answer", 2.6],
    ["One question costs a thought. The ₹250 lead remembers, and picks up.", "₹250, and a talk", 3],
  ],
  (t, at) => {
    const form = (id: string, from: number, asking: number, press: number) => {
      const typed = "Next month".slice(0, Math.ceil(10 * ramp(t, from + 1, 1.1, ease.linear)));
      return phone(
        0,
        0,
        270,
        id,
        box(0, 0, 270, 84, colour.mat800, { wide: 0, round: 0 }) +
          type("Your clinic", 24, 56, 46, { pen: colour.onMat }) +
          box(20, 104, 230, 68, colour.mat100, { wide: 2, round: 6 }) +
          line("M40 138h120", { pen: colour.ink2, wide: 9 }) +
          box(20, 184, 230, 68, colour.mat100, { wide: 2, round: 6 }) +
          line("M40 218h160", { pen: colour.ink2, wide: 9 }) +
          (asking > 0
            ? type("Start when?", 22, 300, 44, { alpha: asking }) +
              box(20, 314, 230, 68, colour.sheet, {
                wide: 4,
                round: 6,
                pen: colour.marigold600,
                alpha: asking,
              }) +
              type(typed, 36, 362, 44, { rolling: typed.length < 10 })
            : "") +
          group(
            box(20, 396, 230, 68, colour.marigold, { round: 7 }) +
              type("Send", 135, 444, 46, { anchor: "middle" }),
            { y: 5 * press },
          ),
      );
    };
    const call = (from: number, answered: boolean) => {
      const rings = span(t, from, answered ? from + 1.5 : from + 3, 0.2);
      return (
        group(
          dot(0, 0, 62, answered && t > from + 1.5 ? colour.mat600 : colour.sheet, { wide: 5 }) +
            line("M-22-26q-14 14 8 36t38 8l-14-18-12 6q-12-8-14-18l10-8z", {
              wide: 6,
              pen: answered && t > from + 1.5 ? colour.onMat : colour.ink,
            }) +
            [1, 2]
              .map((ringing) =>
                line(
                  `M${40 + ringing * 22} ${-30 - ringing * 8}q${14 + ringing * 6} ${30 + ringing * 8} 0 ${60 + ringing * 16}`,
                  {
                    pen: colour.marigold600,
                    wide: 6,
                    alpha: rings * (0.5 + 0.5 * Math.sin(t * 9 - ringing)),
                  },
                ),
              )
              .join(""),
          { turn: 6 * rings * Math.sin(t * 26) },
        ) +
        (answered ? tick(0, 120, 80, ramp(t, from + 1.7, 0.4)) : cross(0, 120, 40, ramp(t, from + 2.2, 0.5)))
      );
    };
    const second = ramp(t, at(1, -0.1), 0.5, ease.out);
    return (
      group(form("instant", 0, 0, bump(t, 1.2, 0.3)), { x: 110, y: 168 }) +
      group(call(1.9, false), { x: 500, y: 330, alpha: ramp(t, 1.6, 0.3) }) +
      group(
        group(form("higher", at(1), 1, bump(t, at(1, 2.7), 0.3)), { x: 680, y: 168 }) +
          group(call(at(1, 3.2), true), { x: 1070, y: 330, alpha: ramp(t, at(1, 2.9), 0.3) }),
        { alpha: second },
      ) +
      pointer(t, [
        { moment: 1.2, x: 270, y: 600 },
        { moment: at(1, 1), x: 850, y: 520 },
        { moment: at(1, 2.7), x: 850, y: 600 },
      ])
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        click: [1.2, at(1, 1), at(1, 2.7)],
        tick: [2, 2.8, at(1, 3.2)],
        wrong: [4.1],
        ring: [at(1, 4.7)],
      }),
  },
);

/** The ad set's conversion section, filled in from where the deal closes. */
const chosen = scene(
  [
    ["Where does the deal close? On the website, in WhatsApp, on a call?", "Where does it close?", 1.4],
    ["Which event is nearest to money, and comes about 50 times a week?", "Nearest to money", 1.2],
    ["One price: ask for the number. From ₹400 to ₹9,000: ask for value.", "Many prices: value", 2],
  ],
  (t, at) =>
    adsScreen(
      t,
      "Ad set: conversion",
      450,
      (
        [
          [{ label: "Location", before: "Choose", after: "Website" }, 1.9],
          [{ label: "Event", before: "Choose", after: "Purchase" }, at(1, 2)],
          [{ label: "Goal", before: "Number of conversions", after: "Value of conversions" }, at(2, 2.2)],
        ] as const
      )
        .map(([control, moment], row) =>
          field(
            control,
            34,
            112 + row * 108,
            1072,
            ramp(t, moment, 0.25),
            clamp(span(t, moment - 0.6, moment + 1.6, 0.2)),
          ),
        )
        .join(""),
    ) +
    pointer(t, [
      { moment: 1.9, x: 980, y: 300 },
      { moment: at(1, 2), x: 980, y: 408 },
      { moment: at(2, 2.2), x: 980, y: 516 },
    ]),
  {
    sounds: (at) => soundsAt({ click: [1.9, at(1, 2)], ring: [at(2, 2.2)] }),
  },
);

export const objectives = film({
  file: "objectives",
  key: 1,
  poster: [0, 29.6],
  scenes: [twice, literal, leads, chosen],
});
