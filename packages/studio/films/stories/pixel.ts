import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { bob, plumb, pointer, ring, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { appWindow, browser, counter, slip, wire } from "../parts/screens.ts";
import { crowd, thing } from "../parts/things.ts";

const sold = 40;
const counted = 56;

/** The arrow of a browser's reload button, turning. */
const reload = (x: number, y: number, turn: number, alpha: number) =>
  group(line("M26-22A34 34 0 1 0 34 4M28-44V-20H4", { pen: colour.vermilion600, wide: 9 }), {
    x,
    y,
    turn,
    alpha,
  });

/** A message on its way from the shop to Meta. */
const message = (t: number, leaves: number, x2 = 1000) => {
  const gone = ramp(t, leaves, 1.3);
  return slip("₹1,250", mix(300, x2, gone), 360, {
    turn: 2.5 * Math.sin(gone * 9),
    alpha: ramp(t, leaves, 0.15) * (1 - ramp(t, leaves + 1.25, 0.2)),
  });
};

const reloaded = scene(
  [
    ["Pixel: a brass lamp is sold for ₹1,250.", "Pixel", 0.6],
    ["The pixel, a short script on the page, tells Meta.", "The pixel tells Meta", 0.6],
    ["To show the family, the customer reloads the thank-you page.", "The page is reloaded"],
    ["The pixel fires once more: one lamp, two purchases.", "One lamp, counted twice", 0.6],
  ],
  (t, at) => {
    const [first, second] = [at(1, 0.5), at(3, 0.2)];
    const value = ramp(t, first + 1.2, 0.45) + ramp(t, second + 1.2, 0.45);
    const paid = ramp(t, 1.6, 0.4);
    const turn = 720 * ramp(t, at(2, 1.2), 1.4) + 360 * ramp(t, second - 0.1, 0.6);
    return (
      wire(430, 360, 910, ramp(t, at(1), 0.8)) +
      message(t, first) +
      message(t, second) +
      group(browser("lamp", "₹1,250", ramp(t, -0.4, 1.4, ease.linear), bump(t, 1.5, 0.35), paid), {
        x: 80,
        y: 205,
      }) +
      group(
        counter("Meta", value > 1.5 ? "purchases" : "purchase", ramp(t, at(0, 1.5), 1, ease.linear), value, {
          bump: bump(t, first + 1.5) + bump(t, second + 1.5),
          wrong: value > 1.5,
        }),
        { x: 920, y: 165 },
      ) +
      ring(1065, 385, 130, 120, ramp(t, second + 1.8, 0.8)) +
      reload(255, 585, turn, ramp(t, at(2, 0.6), 0.4)) +
      pointer(
        t,
        [
          { moment: 1.5, x: 320, y: 440 },
          { moment: at(2, 1.2), x: 275, y: 600 },
        ],
        at(3, 1.5),
      )
    );
  },
  {
    sounds: (at) => [
      [1.5, "click"],
      [at(1, 0.5), "tick"],
      [at(1, 1.8), "ring"],
      [at(2, 1.2), "click"],
      [at(3, 0.2), "tick"],
      [at(3, 1.5), "wrong"],
    ],
  },
);

const week = scene(
  [
    ["In one week the store sells 40 lamps.", "40 lamps sold", 0.5],
    ["The screen reports 56 purchases. The rest are reloads.", "56 on the screen", 0.8],
  ],
  (t, at) => {
    const appears = (index: number) =>
      index < sold
        ? ramp(t, 0.2 + index * 0.045, 0.3, ease.out)
        : ramp(t, at(1, 0.3) + (index - sold) * 0.09, 0.3, ease.out);
    return (
      crowd(118, 210, {
        cols: 14,
        count: counted,
        step: 80,
        fill: (index) => (index < sold ? colour.marigold : colour.sheet),
        alpha: appears,
      }) +
      Array.from({ length: counted - sold }, (_, index) => {
        const place = sold + index;
        const shown = ramp(t, at(1, 0.4) + index * 0.09, 0.3, ease.out);
        return line(`M${100 + (place % 14) * 80} ${192 + Math.floor(place / 14) * 80}l36 36m0-36l-36 36`, {
          pen: colour.vermilion,
          wide: 6,
          alpha: shown,
        });
      }).join("") +
      group(thing("lamp", 160, 590, 1.1) + type("sold", 230, 612, 64), { alpha: ramp(t, 0.8, 0.4) }) +
      group(
        line("M560 574l36 36m0-36l-36 36", { pen: colour.vermilion, wide: 9 }) +
          type("reloaded", 630, 612, 64, { pen: colour.vermilion600 }),
        { alpha: ramp(t, at(1, 0.8), 0.4) },
      ) +
      bob(1150, 540 + 6 * Math.sin(t * 2.5), 2)
    );
  },
  {
    sounds: (at) => [
      [0.2, "run"],
      [1.2, "run"],
      [at(1, 0.3), "wrong"],
    ],
  },
);

/** Pixels of a lamp, and of the spend: sixteen lamps pay for it. */
const lampWide = 18.6;
const spend = 16 * lampWide;
const from = 110;

/** The week's lamps in one row, measured in what was spent: 40 of them are real. */
const believed = scene(
  [
    ["₹20,000 was spent. 40 × ₹1,250 = ₹50,000 came back: a return of 2.5.", "Real: a return of 2.5", 1.6],
    ["The screen adds the reloads. 56 × ₹1,250 = ₹70,000: a return of 3.5.", "On the screen: 3.5", 1.4],
    ["The owner needs 2.8 to earn anything. The screen says that he has it.", "2.8 is needed", 1],
    ["He believed it, and doubled the budget.", "So he doubled the budget", 2],
  ],
  (t, at) => {
    const laid =
      sold * ramp(t, 0.6, 2.2, ease.linear) + (counted - sold) * ramp(t, at(1, 0.5), 1.2, ease.linear);
    const doubled = ramp(t, at(3, 0.8), 0.8);
    const times = laid / 16;
    return (
      Array.from({ length: Math.ceil(laid) }, (_, index) => {
        const ghost = index >= sold;
        return (
          box(from + index * lampWide, 300, lampWide - 3, 150, ghost ? colour.mat800 : colour.marigold, {
            wide: 2.5,
            pen: ghost ? colour.vermilionOnMat : colour.ink,
            round: 2,
            alpha: clamp(laid - index),
          }) +
          line(`M${from + index * lampWide + 2} 318l11 11m0-11l-11 11`, {
            pen: colour.vermilionOnMat,
            wide: 3,
            alpha: ghost ? clamp(laid - index) : 0,
          })
        );
      }).join("") +
      line(`M${from} 470H1180`, { pen: colour.onMat, wide: 4 }) +
      [1, 2, 3]
        .map((multiple) =>
          group(
            line("M0-14v28", { pen: colour.onMat, wide: 4 }) +
              type(String(multiple), 0, 66, 56, { anchor: "middle", pen: colour.onMat }),
            { x: from + multiple * spend, y: 470, alpha: ramp(t, 0.8 + multiple * 0.4, 0.3) },
          ),
        )
        .join("") +
      box(from, 580, spend - 3, 64, colour.mat300, { wide: 3 }) +
      type("₹20,000", from + spend / 2, 630, 52, { anchor: "middle", alpha: ramp(t, 0.2, 0.3) }) +
      box(from + spend, 580, (spend - 3) * doubled, 64, colour.vermilionOnMat, { wide: 3 }) +
      type("₹20,000", from + spend * 1.5, 630, 52, { anchor: "middle", alpha: ramp(doubled, 0.8, 0.2) }) +
      line(`M${from + 2.8 * spend} 190V540`, {
        pen: colour.vermilionOnMat,
        wide: 6,
        dash: "14 12",
        alpha: ramp(t, at(2, 0.2), 0.3),
      }) +
      type("2.8", from + 2.8 * spend, 176, 64, {
        anchor: "middle",
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(2, 0.3), 0.3),
      }) +
      type("2.5", from + 2.5 * spend - 26, 276, 64, {
        anchor: "end",
        pen: colour.onMat,
        alpha: ramp(t, 3, 0.3),
      }) +
      type("3.5", from + 3.5 * spend - 26, 276, 64, {
        anchor: "end",
        pen: colour.onMat,
        alpha: ramp(t, at(1, 1.9), 0.3),
      }) +
      plumb(t, from + times * spend, 296, 0.9)
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({ drop: [0.3], run: [0.7, at(1, 0.6)], ring: [3], tick: [at(2, 0.3)], wrong: [at(3, 0.9)] }),
  },
);

const remembered = scene(
  [
    asks("at which moment should the page fire Purchase?", "When should it fire?"),
    ["When the order is confirmed, once. Never on the button.", "When it is confirmed", 0.8],
    [
      "Fire Purchase from the order confirmation, with the order number as event ID.",
      "The order number goes along",
    ],
    ["Let the page remember that it has fired: a reload sends nothing.", "A reload sends nothing", 0.8],
  ],
  (t, at) => {
    const sent = at(2, 1.6);
    const stopped = at(3, 1.6);
    const again = ramp(t, stopped - 0.7, 0.7, ease.out);
    const wall = ramp(t, at(3, 0.4), 0.5, ease.out);
    const gone = ramp(t, sent, 1.5);
    return (
      wire(430, 360, 910, ramp(t, at(2), 0.5)) +
      slip("₹1,250", mix(330, 1010, gone), 360, {
        id: "order ID",
        shown: ramp(t, at(2, 0.5), 0.3, ease.settle),
        alpha: ramp(t, at(2, 0.4), 0.3) * (1 - ramp(t, sent + 1.4, 0.2)),
      }) +
      slip("₹1,250", mix(330, 474, again) - 60 * ramp(t, stopped, 0.5, ease.out), 360, {
        alpha: ramp(t, stopped - 0.8, 0.1) * (1 - ramp(t, stopped + 0.9, 0.5)),
        turn: -8 * bump(t, stopped),
      }) +
      box(590, 210 - 560 * (1 - wall), 34, 300, colour.mat800) +
      tick(700, 375, 90, ramp(t, stopped + 0.2, 0.5, ease.out)) +
      group(browser("lamp", "₹1,250", 1, bump(t, at(1, 0.4), 0.35), ramp(t, at(1, 1), 0.3)), {
        x: 80,
        y: 205,
      }) +
      ["Pay is pressed", "Order is confirmed", "Page is opened"]
        .map((words, index) => {
          const chosen = index === 1 ? ramp(t, at(1, 0.9), 0.3) : 0;
          return group(
            box(0, 0, 440, 88, chosen > 0.5 ? colour.marigold : colour.sheet, { round: 6, wide: 4 }) +
              type(words, 28, 61, 54),
            {
              x: 470,
              y: 190 + index * 116 + 2 * Math.sin(t * 2 + index),
              alpha:
                span(t, 0.6 + index * 0.5, at(2, 0.2), 0.3) *
                (index === 1 ? 1 : 1 - 0.6 * ramp(t, at(1, 0.9), 0.3)),
            },
          );
        })
        .join("") +
      group(
        counter("Meta", "purchase", ramp(t, at(2, -0.3), 0.7, ease.linear), ramp(t, sent + 1.3, 0.45), {
          bump: bump(t, sent + 1.6),
        }),
        {
          x: 920,
          y: 165,
        },
      ) +
      thinkingTime(t, at, 1, { x: 140, y: 668 }) +
      reload(255, 585, 720 * ramp(t, at(3, 0.4), 1.2) + 6 * Math.sin(t * 2), ramp(t, at(3), 0.4))
    );
  },
  {
    sounds: (at): Sound[] => [
      ...thinkingTicks(at, 1),
      ...soundsAt({
        click: [at(1, 0.4)],
        ring: [at(1, 1), at(2, 2.9)],
        tick: [at(2, 0.7), at(2, 1.6)],
        drop: [at(3, 0.4)],
        bite: [at(3, 1.6)],
      }),
    ],
  },
);

const events = ["PageView", "ViewContent", "AddToCart", "InitiateCheckout", "Purchase"];
const proved = scene(
  [
    ["Open Test events and buy your cheapest product with a real UPI payment.", "Buy from yourself"],
    ["Watch all five shop events arrive in order. Each exactly once.", "Each event, exactly once", 1.6],
  ],
  (t, at) => {
    const rows = events.map((name, row) => {
      const moment = at(1, 0.1) + row * 0.8;
      return group(
        type(name, 30, 0, 50, { face: "display" }) +
          tick(530, -16, 48, ramp(t, moment + 0.2, 0.4, ease.out)) +
          line("M24 24H600", { pen: colour.rule }),
        {
          y: 138 + row * 76,
          x: 30 * (1 - ramp(t, moment, 0.4, ease.out)),
          alpha: ramp(t, moment, 0.3),
        },
      );
    });
    return (
      group(
        browser(
          "lamp",
          "₹1,250",
          ramp(t, -0.4, 1.2, ease.linear),
          bump(t, at(0, 2.6), 0.35),
          ramp(t, at(0, 2.7), 0.3),
        ),
        { x: 90, y: 240 },
      ) +
      group(appWindow(0, 0, 650, 500, "Test events", rows.join("")), { x: 560, y: 150 }) +
      pointer(
        t,
        [
          { moment: at(0, 1.4), x: 240, y: 380, press: false },
          { moment: at(0, 2.6), x: 330, y: 470 },
        ],
        at(1, 0.6),
      )
    );
  },
  {
    sounds: (at) => [
      [at(0, 2.6), "click"],
      ...events.map((_, row) => [at(1, 0.2) + row * 0.7, row === 4 ? "ring" : "tick"] as const),
    ],
  },
);

export const pixel = film({
  file: "pixel",
  key: 0,
  poster: [0, 14.2],
  scenes: [reloaded, week, believed, remembered, proved],
});
