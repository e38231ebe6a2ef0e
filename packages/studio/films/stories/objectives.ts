import { film, scene } from "../kit/film.ts";
import { box, colour, count, dot, group, line, roll, tag, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp, span } from "../kit/time.ts";
import { fitted } from "../kit/widths.ts";
import { cross, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { appWindow, browser, phone } from "../parts/screens.ts";
import { coin, person, thing } from "../parts/things.ts";

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
    ["₹10,000 ÷ 5 = ₹2,000 for an order. ₹10,000 ÷ 20 = ₹500.", "₹2,000 an order, or ₹500", 1.8],
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
              type(`₹10,000 ÷ ${buyers} = ${per}`, 22, 466, 58, { alpha: till }) +
              tick(482, 446, 52, side ? ramp(t, at(4, 2.4), 0.4) : 0) +
              plumb(t + side, 372, 64, 0.9),
          ),
          { x, y: 146 + 40 * (1 - opened), alpha: opened },
        );
      })
      .join("") +
    weighing(
      t,
      at(3),
      trials.map(({ x }) => [x - 12, 134, 548, 512]),
    ) +
    thinkingTime(t, at, 3),
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

/** A telephone's receiver around (x, y). */
const handset = (x: number, y: number, size: number, turn: number): string =>
  group(
    dot(0, 0, 62, colour.sheet, { wide: 5 }) +
      line("M-22-26q-14 14 8 36t38 8l-14-18-12 6q-12-8-14-18l10-8z", { wide: 6 }),
    { x, y, size, turn },
  );

const places = [
  { words: "Website", x: 245 },
  { words: "WhatsApp", x: 640 },
  { words: "Call", x: 1010 },
] as const;

/** Where it closes: the bob asks at each place, and the saree is paid on the website. */
const closes = (t: number): string => {
  const x = 245 + 395 * ramp(t, 1.2, 0.7) + 370 * ramp(t, 2.3, 0.7) - 765 * ramp(t, 3.4, 0.7);
  const paid = ramp(t, 4.2, 0.4);
  return (
    group(browser("saree", "₹999", ramp(t, 0, 0.9), bump(t, 4.1, 0.3), paid), { x: 70, y: 196 }) +
    thing("chat", 640, 350 + 3 * Math.sin(t * 2), 2.5, { alpha: ramp(t, 0.3, 0.3) }) +
    group(handset(1010, 350, 1.7, 6 * Math.sin(t * 12) * span(t, 2.6, 3.5, 0.2)), {
      alpha: ramp(t, 0.5, 0.3),
    }) +
    places
      .map(({ words, x: middle }, place) =>
        type(words, middle, 552, 56, { anchor: "middle", alpha: ramp(t, 0.3 + place * 0.2, 0.3) }),
      )
      .join("") +
    plumb(t, x, 180, 1)
  );
};

/** A week of each event, one dot for each time it came. */
const events = [
  { words: "View", many: 90 },
  { words: "Cart", many: 70 },
  { words: "Checkout", many: 60 },
  { words: "Purchase", many: 50 },
] as const;

/** The way to the money, which lies at its right end. */
const nearest = (t: number): string => {
  const week = ramp(t, 0.5, 2.6, ease.linear);
  const goes = ramp(t, 1.2, 2.2);
  const chosen = ramp(t, 3.6, 0.3);
  return (
    events
      .map(({ words, many }, event) => {
        const left = 90 + event * 270;
        return (
          Array.from({ length: many }, (_, nth) =>
            dot(
              left + (nth % 10) * 22,
              486 - Math.floor(nth / 10) * 25,
              9,
              event === 3 && chosen > 0.5 ? colour.marigold : colour.mat300,
              { wide: 2, alpha: ramp(many * week, nth, 1) },
            ),
          ).join("") +
          type(words, left + 99, 556, 56, { anchor: "middle", alpha: ramp(t, 0.1 + event * 0.2, 0.3) })
        );
      })
      .join("") +
    line("M70 504H1120", { wide: 4 }) +
    coin(1184, 470 + 3 * Math.sin(t * 2.4), 44, ramp(t, 0.9, 0.3)) +
    type("50 a week", 999, 330, 60, { anchor: "middle", alpha: ramp(t, 3.2, 0.3) }) +
    plumb(t, 189 + 810 * goes, mix(186, 270, goes), 1)
  );
};

/** Prices from 400 to 9,000: the areas of the sarees are to scale. */
const prices = [400, 1600, 4000, 9000] as const;

/** Five of one price are counted; four of different prices are weighed. */
const priced = (t: number): string => {
  const second = ramp(t, 2.2, 0.4);
  let x = 660;
  return (
    Array.from({ length: 5 }, (_, nth) =>
      thing("saree", 118 + nth * 94, 360 - 14 * bump(t, 1 + nth * 0.22, 0.3), 0.86, {
        alpha: ramp(t, 0.1 + nth * 0.12, 0.2),
      }),
    ).join("") +
    tag("Number", 306, 220, { size: 66, alpha: ramp(t, 1, 0.3) }) +
    type("₹999", 306, 500, 62, { anchor: "middle", alpha: ramp(t, 0.5, 0.3) }) +
    line("M598 160V540", { wide: 4, dash: "4 20", alpha: second }) +
    prices
      .map((price, nth) => {
        const size = 2.1 * Math.sqrt(price / 9000);
        const wide = 68 * size;
        const middle = x + wide / 2;
        x += wide + 40;
        return (
          thing("saree", middle, 440 - 50 * size, size * ramp(t, 2.3 + nth * 0.25, 0.4, ease.settle)) +
          (nth === 0 || nth === 3
            ? type(`₹${count(price)}`, middle + (nth ? 0 : 10), 500, 62, {
                anchor: "middle",
                alpha: ramp(t, 2.6 + nth * 0.25, 0.3),
              })
            : "")
        );
      })
      .join("") +
    plumb(t, 1190, 214, 0.9) +
    tag("Value", 800, 220, { size: 66, fill: colour.marigold, alpha: ramp(t, 3.6, 0.3) })
  );
};

const slots = ["Location", "Event", "Goal"] as const;
const answers = ["Website", "Purchase", "Value of conversions"] as const;

/** Three questions, each in its own picture; the answers stand in the ad set below. */
const chosen = scene(
  [
    ["Where does the deal close? On the website, in WhatsApp, on a call?", "Where does it close?", 2],
    ["Which event is nearest to money, and comes about 50 times a week?", "Nearest to money", 2],
    ["One price: ask for the number. From ₹400 to ₹9,000: ask for value.", "Number, or value", 3],
  ],
  (t, at) => {
    const moments = [4.6, at(1, 4), at(2, 4.4)];
    const part = (from: number, until: number) => ramp(t, from, 0.3) * (1 - ramp(t, until - 0.05, 0.3));
    return (
      group(t < at(1, 0.4) ? closes(t) : "", { alpha: part(-1, at(1)) }) +
      group(t > at(1) && t < at(2, 0.4) ? nearest(t - at(1)) : "", { alpha: part(at(1, 0.2), at(2)) }) +
      group(t > at(2) ? priced(t - at(2)) : "", { alpha: part(at(2, 0.2), 999) }) +
      slots
        .map((slot, index) => {
          const done = ramp(t, moments[index] ?? 0, 0.3);
          const answer = answers[index] ?? "";
          return group(
            box(0, 0, 366, 84, done > 0.5 ? colour.marigold100 : colour.sheet, {
              wide: done > 0.5 ? 5 : 3,
              round: 6,
              pen: done > 0.5 ? colour.marigold600 : colour.ink2,
            }) +
              type(done > 0.5 ? answer : slot, 22, 58, fitted(answer, 330, 50), {
                pen: done > 0.5 ? colour.ink : colour.ink2,
              }),
            { x: 70 + index * 387, y: 588 + 8 * bump(t, moments[index] ?? 0, 0.3), alpha: ramp(t, 0.4, 0.3) },
          );
        })
        .join("")
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        tick: [0.4, 1.5, 2.6],
        run: [at(1, 0.6), at(1, 1.8), at(2, 0.2)],
        merge: [at(2, 2.4)],
        ring: [4.3],
        click: [4.6, at(1, 4), at(2, 4.4)],
      }),
  },
);

export const objectives = film({
  file: "objectives",
  key: 1,
  poster: [0, 29.6],
  scenes: [twice, literal, leads, chosen],
});
