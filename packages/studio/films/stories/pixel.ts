import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, group, line, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { plumb, pointer, ring, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { appWindow, counter, phone, slip, wire } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

const sold = 40;
const counted = 56;

/** The browser that the film looks into: its page, the reload button in its bar, the script at its foot. */
const page = { x: 70, y: 140, wide: 660, high: 520 } as const;
/** Where messages leave it, and where they arrive. */
const [wireY, metaX] = [612, 930] as const;

interface Shown {
  /** From 0, to be paid, to 1, the thank-you page. */
  paid: number;
  press?: number;
  /** Degrees that the reload button has turned; lit while it is being used. */
  turn?: number;
  lit?: number;
  /** How brightly the script's lamp burns. */
  fires?: number;
}

function lampPage(t: number, { paid, press = 0, turn = 0, lit = 0, fires = 0 }: Shown): string {
  const { wide, high } = page;
  // A page that is being loaded is white for a moment
  const loads = turn > 0 && turn % 360 !== 0 ? 0.25 : 1;
  return group(
    box(8, 10, wide, high, colour.rule, { wide: 0, round: 8 }) +
      box(0, 0, wide, high, colour.sheet, { round: 8 }) +
      shape(`M8 0h${wide - 16}q8 0 8 8v76h-${wide}v-76q0-8 8-8z`, colour.mat100) +
      box(14, 12, 64, 60, colour.marigold, { wide: 0, round: 8, alpha: lit }) +
      group(
        line("M17-14A22 22 0 1 0 22 3M18-28V-13H3", {
          pen: lit > 0.5 ? colour.vermilion600 : colour.ink2,
          wide: 7,
        }),
        {
          x: 46,
          y: 43,
          turn,
        },
      ) +
      box(96, 14, 470, 56, colour.sheet, { round: 28, wide: 2 }) +
      type(paid > 0.5 ? "/thank-you" : "/brass-lamp", 126, 57, 44, { face: "text" }) +
      [0, 1, 2].map((at) => box(592 + at * 22, 36, 12, 12, colour.mat300, { wide: 0, round: 6 })).join("") +
      group(
        thing("lamp", 176, 246 + 2 * Math.sin(t * 2.2), 2.5) +
          (paid > 0.5
            ? type("Thank you", 330, 228, 84) +
              type("₹1,250 paid", 330, 320, 60, { pen: colour.mat700 }) +
              tick(590, 304, 54, ramp(paid, 0.5, 0.5))
            : type("₹1,250", 330, 230, 120) +
              box(330, 276, 280, 96, colour.marigold600, { round: 7 }) +
              group(
                box(330, 268, 280, 94, colour.marigold, { round: 7 }) +
                  type("Pay", 470, 336, 66, { anchor: "middle" }),
                {
                  y: 7 * press,
                },
              )),
        { alpha: loads },
      ) +
      box(0, 424, wide, 96, colour.mat800, { wide: 3, round: 4 }) +
      type("<script> pixel", 30, 487, 50, { face: "text", pen: colour.onMat }) +
      box(596, 450, 40, 40, fires > 0.1 ? colour.marigold : colour.mat600, { round: 20, pen: colour.onMat2 }),
    { x: page.x, y: page.y },
  );
}

/** A message on its way from the page to Meta. */
const message = (t: number, leaves: number) => {
  // It can be read on the way: it stands between the two for a moment
  const gone = 0.49 * ramp(t, leaves, 0.7) + 0.51 * ramp(t, leaves + 1.5, 0.6);
  return slip("₹1,250", mix(620, 1040, gone), wireY, {
    turn: 2 * Math.sin(gone * 9),
    alpha: ramp(t, leaves, 0.15) * (1 - ramp(t, leaves + 1.95, 0.15)),
  });
};

const meta = (unit: string, done: number, value: number, look: { bump: number; wrong?: boolean }): string =>
  group(counter("Meta", unit, done, value, { ...look, high: 520 }), { x: metaX, y: page.y });

const reloaded = scene(
  [
    ["Pixel: a brass lamp is sold for ₹1,250.", "Pixel", 0.6],
    ["The pixel, a short script on the page, tells Meta.", "The pixel tells Meta", 0.6],
    ["To show the family, the customer reloads the thank-you page.", "The page is reloaded"],
    ["The pixel fires once more: one lamp, two purchases.", "One lamp, counted twice", 0.6],
  ],
  (t, at) => {
    const [first, second] = [at(1, 0.5), at(3, 0.2)];
    const value = ramp(t, first + 1.9, 0.45) + ramp(t, second + 1.9, 0.45);
    const turn = 720 * ramp(t, at(2, 1.3), 1.5);
    return (
      wire(page.x + page.wide, wireY, metaX, ramp(t, at(1), 0.8)) +
      message(t, first) +
      message(t, second) +
      lampPage(t, {
        paid: ramp(t, 1.6, 0.4),
        press: bump(t, 1.5, 0.35),
        turn,
        lit: span(t, at(2, 0.5), at(3, 0.6), 0.3),
        fires: bump(t, first - 0.3, 0.9) + bump(t, second - 0.4, 0.9),
      }) +
      meta(value > 1.5 ? "purchases" : "purchase", ramp(t, -0.5, 1, ease.linear), value, {
        bump: bump(t, first + 2.1) + bump(t, second + 2.1),
        wrong: value > 1.5,
      }) +
      ring(1075, 362, 132, 124, ramp(t, second + 2.4, 0.8)) +
      pointer(
        t,
        [
          { moment: 1.5, x: 560, y: 470 },
          { moment: at(2, 1.3), x: 122, y: 196 },
        ],
        at(3, 0.1),
      )
    );
  },
  {
    sounds: (at) => [
      [1.5, "click"],
      [at(1, 0.5), "tick"],
      [at(1, 2.5), "ring"],
      [at(2, 1.3), "click"],
      [at(3, 0.2), "tick"],
      [at(3, 2.2), "wrong"],
    ],
  },
);

const week = scene(
  [
    ["In one week the store sells 40 lamps.", "40 lamps sold", 0.5],
    ["The screen reports 56 purchases. The rest are reloads.", "56 on the screen", 1],
  ],
  (t, at) => {
    return (
      Array.from({ length: counted }, (_, index) => {
        const real = index < sold;
        const shown = real
          ? ramp(t, index * 0.03, 0.3, ease.out)
          : ramp(t, at(1, 0.3) + (index - sold) * 0.09, 0.3, ease.out);
        const [x, y] = [110 + (index % 14) * 82, 190 + Math.floor(index / 14) * 106];
        return (
          thing("lamp", x, y + 2 * Math.sin(t * 2.2 + (index % 14)), 0.78, {
            alpha: shown * (real ? 1 : 0.3),
          }) +
          (real
            ? ""
            : line(`M${x - 26} ${y - 26}l52 52m0-52l-52 52`, {
                pen: colour.vermilion,
                wide: 7,
                alpha: shown,
              }))
        );
      }).join("") +
      group(thing("lamp", 120, 616, 0.9) + type("sold", 184, 642, 76), { alpha: ramp(t, 0.8, 0.4) }) +
      group(
        line("M500 588l52 52m0-52l-52 52", { pen: colour.vermilion, wide: 10 }) +
          type("counted again at a reload", 584, 642, 76, { pen: colour.vermilion600 }),
        { alpha: ramp(t, at(1, 0.8), 0.4) },
      )
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
    [
      "₹20,000 was spent. 40 × ₹1,250 = ₹50,000 came back: a return of 2.5.",
      "Real: 40 × ₹1,250 ÷ ₹20,000 = 2.5",
      1.6,
    ],
    [
      "The screen adds the reloads. 56 × ₹1,250 = ₹70,000: a return of 3.5.",
      "Screen: 56 × ₹1,250 ÷ ₹20,000 = 3.5",
      1.4,
    ],
    ["The owner needs 2.8 to earn anything. The screen says that he has it.", "2.8 is needed", 1],
    ["He believed it, and doubled the budget.", "So he doubled the budget", 2],
  ],
  (t, at) => {
    const laid =
      sold * ramp(t, 0.2, 2.2, ease.linear) + (counted - sold) * ramp(t, at(1, 0.5), 1.2, ease.linear);
    const doubled = ramp(t, at(3, 0.8), 0.8);
    const times = laid / 16;
    return (
      Array.from({ length: Math.ceil(laid) }, (_, index) => {
        const ghost = index >= sold;
        return (
          box(from + index * lampWide, 270, lampWide - 3, 190, ghost ? colour.mat800 : colour.marigold, {
            wide: 2.5,
            pen: ghost ? colour.vermilionOnMat : colour.ink,
            round: 2,
            alpha: clamp(laid - index),
          }) +
          line(`M${from + index * lampWide + 2} 292l11 11m0-11l-11 11`, {
            pen: colour.vermilionOnMat,
            wide: 3,
            alpha: ghost ? clamp(laid - index) : 0,
          })
        );
      }).join("") +
      line(`M${from} 480H1180`, { pen: colour.onMat, wide: 4 }) +
      [1, 2, 3]
        .map((multiple) =>
          group(
            line("M0-14v28", { pen: colour.onMat, wide: 4 }) +
              type(String(multiple), 0, 66, 56, { anchor: "middle", pen: colour.onMat }),
            { x: from + multiple * spend, y: 480, alpha: ramp(t, 0.8 + multiple * 0.4, 0.3) },
          ),
        )
        .join("") +
      box(from, 576, spend - 3, 92, colour.mat300, { wide: 3 }) +
      type("₹20,000", from + spend / 2, 644, 68, { anchor: "middle", alpha: ramp(t, 0.2, 0.3) }) +
      box(from + spend, 576, (spend - 3) * doubled, 92, colour.vermilionOnMat, { wide: 3 }) +
      type("₹20,000", from + spend * 1.5, 644, 68, { anchor: "middle", alpha: ramp(doubled, 0.8, 0.2) }) +
      line(`M${from + 2.8 * spend} 190V560`, {
        pen: colour.vermilionOnMat,
        wide: 6,
        dash: "14 12",
        alpha: ramp(t, at(2, 0.2), 0.3),
      }) +
      type("2.8", from + 2.8 * spend, 178, 64, {
        anchor: "middle",
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(2, 0.3), 0.3),
      }) +
      type("2.5", from + 2.5 * spend - 26, 250, 64, {
        anchor: "end",
        pen: colour.onMat,
        alpha: ramp(t, 3, 0.3),
      }) +
      type("3.5", from + 3.5 * spend - 26, 250, 64, {
        anchor: "end",
        pen: colour.onMat,
        alpha: ramp(t, at(1, 1.9), 0.3),
      }) +
      group(type("spent", from + spend + 30, 644, 68, { pen: colour.onMat }), {
        alpha: span(t, 0.6, at(3, 0.6), 0.3),
      }) +
      type("₹50,000 back", 1180, 644, 68, {
        anchor: "end",
        pen: colour.marigold,
        alpha: span(t, 3, at(1, 0.3), 0.3),
      }) +
      type("₹70,000 on the screen", 1180, 644, 68, {
        anchor: "end",
        pen: colour.vermilionOnMat,
        alpha: span(t, at(1, 1.9), at(3, 0.4), 0.3),
      }) +
      type("spent twice over", 1180, 644, 68, {
        anchor: "end",
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(3, 1.7), 0.3),
      }) +
      plumb(t, from + times * spend, 264, 0.9)
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
    const stopped = at(3, 1.7);
    const again = ramp(t, stopped - 0.7, 0.7, ease.out);
    const wall = ramp(t, at(3, 0.2), 0.5, ease.out);
    const gone = ramp(t, sent, 1.5);
    return (
      wire(page.x + page.wide, wireY, metaX, ramp(t, at(2), 0.5)) +
      group(
        line("M0-46v-26") +
          box(-84, -134, 168, 62, colour.sheet, { round: 0 }) +
          type("order ID", 0, -88, 46, { anchor: "middle" }) +
          slip("₹1,250", 0, 0),
        {
          x: mix(mix(620, 826, ramp(t, at(2, 0.4), 0.7)), 1040, gone),
          y: wireY,
          alpha: ramp(t, at(2, 0.4), 0.2) * (1 - ramp(t, sent + 1.3, 0.2)),
        },
      ) +
      slip("₹1,250", mix(620, 736, again) - 70 * ramp(t, stopped, 0.5, ease.out), wireY, {
        alpha: ramp(t, stopped - 0.8, 0.1) * (1 - ramp(t, stopped + 0.9, 0.5)),
        turn: -6 * bump(t, stopped),
      }) +
      lampPage(t, {
        paid: ramp(t, at(1, 1), 0.3),
        press: bump(t, at(1, 0.4), 0.35),
        turn: 720 * ramp(t, at(3, 0.3), 1.2),
        lit: ramp(t, at(3), 0.3) * (1 - ramp(t, stopped, 0.4)),
        fires: bump(t, at(2, 0.2), 0.9) + bump(t, stopped - 0.9, 0.8),
      }) +
      box(828, 500 - 720 * (1 - wall), 36, 190, colour.mat800) +
      ["Pay is pressed", "Order is confirmed", "Page is opened"]
        .map((words, index) => {
          const chosen = index === 1 ? ramp(t, at(1, 0.9), 0.3) : 0;
          return group(
            box(0, 0, 448, 124, chosen > 0.5 ? colour.marigold : colour.sheet, { round: 6, wide: 4 }) +
              type(words, 28, 84, 64),
            {
              x: 766,
              y: 140 + index * 148 + (t > at(1) - 5 && t < at(1) ? 0 : 2 * Math.sin(t * 2 + index)),
              alpha:
                span(t, 0.6 + index * 0.5, at(2, 0.2), 0.3) *
                (index === 1 ? 1 : 1 - 0.6 * ramp(t, at(1, 0.9), 0.3)),
            },
          );
        })
        .join("") +
      meta("purchase", ramp(t, at(2, -0.1), 0.7, ease.linear), ramp(t, sent + 1.3, 0.45), {
        bump: bump(t, sent + 1.6),
      }) +
      tick(1075, 590, 90, ramp(t, stopped + 0.2, 0.5, ease.out)) +
      weighing(
        t,
        at(1),
        [0, 1, 2].map((row) => [758, 132 + row * 148, 464, 140]),
      ) +
      thinkingTime(t, at, 1, { x: 766, y: 640, size: 0.448 })
    );
  },
  {
    sounds: (at): Sound[] => [
      ...thinkingTicks(at, 1),
      ...soundsAt({
        click: [at(1, 0.4)],
        ring: [at(1, 1), at(2, 2.9)],
        tick: [at(2, 0.7), at(2, 1.6)],
        drop: [at(3, 0.3)],
        bite: [at(3, 1.7)],
      }),
    ],
  },
);

/** The five events, and what the phone shows as each is fired. */
const events = ["PageView", "ViewContent", "AddToCart", "InitiateCheckout", "Purchase"] as const;
const phoneWide = 286;
const shopHead = box(0, 0, phoneWide, 76, colour.mat800, { wide: 0, round: 0 });
const headed = (words: string) => shopHead + type(words, 22, 54, 50, { pen: colour.onMat });
const pressed = (words: string, y: number, fill: string = colour.marigold, pen: string = colour.ink) =>
  box(20, y, phoneWide - 40, 80, fill, { round: 7 }) +
  type(words, phoneWide / 2, y + 56, 50, { anchor: "middle", pen });
const screens: readonly string[] = [
  headed("Lamps") +
    [0, 1, 2, 3]
      .map((at) => {
        const [x, y] = [74 + (at % 2) * 138, 170 + Math.floor(at / 2) * 190];
        return box(x - 60, y - 76, 120, 172, colour.marigold100, { wide: 2 }) + thing("lamp", x, y, 0.9);
      })
      .join(""),
  headed("Brass lamp") +
    thing("lamp", phoneWide / 2, 210, 2.1) +
    type("₹1,250", 24, 366, 64) +
    pressed("Add", 400),
  headed("Cart") +
    thing("lamp", 76, 150, 1) +
    type("₹1,250", 140, 166, 56) +
    line("M20 232h246", { pen: colour.rule }) +
    type("1 lamp", 24, 296, 50, { pen: colour.ink2 }) +
    pressed("Check out", 400),
  headed("Checkout") +
    [0, 1]
      .map(
        (row) =>
          box(20, 104 + row * 92, phoneWide - 40, 72, colour.sheet, { wide: 3, round: 6 }) +
          line(`M40 ${140 + row * 92}h${150 - row * 40}`, { pen: colour.ink2, wide: 8 }),
      )
      .join("") +
    type("₹1,250", 24, 356, 64) +
    pressed("Pay by UPI", 400),
  headed("Thank you") +
    thing("lamp", phoneWide / 2, 210, 2.1) +
    pressed("Paid", 400, colour.mat700, colour.onMat) +
    tick(66, 444, 44, 1, colour.marigold),
];

const proved = scene(
  [
    ["Open Test events and buy your cheapest product with a real UPI payment.", "Buy from yourself", 0.6],
    ["Watch all five shop events arrive in order. Each exactly once.", "Each event, exactly once", 1.8],
  ],
  (t, at) => {
    const moments = [at(0, 1), at(0, 2.6), at(1, -0.7), at(1, 0.9), at(1, 2.7)];
    const now = Math.max(
      0,
      moments.findLastIndex((moment) => t >= moment - 0.35),
    );
    const tap = moments.reduce((all, moment, at) => all + (at > 0 ? bump(t, moment - 0.6, 0.4) : 0), 0);
    const rows = events.map((name, row) => {
      const moment = moments[row] ?? 0;
      const fresh = span(t, moment, moment + 1, 0.2);
      return group(
        box(0, 0, 736, 84, fresh > 0.5 ? colour.marigold100 : colour.sheet, {
          wide: 2,
          pen: colour.rule,
          round: 4,
        }) +
          type(name, 28, 61, 62) +
          tick(680, 44, 54, ramp(t, moment + 0.2, 0.4, ease.out)),
        { y: 90 + row * 88, x: 12 + 40 * (1 - ramp(t, moment, 0.4, ease.out)), alpha: ramp(t, moment, 0.3) },
      );
    });
    return (
      group(
        phone(0, 0, phoneWide, "shopper", screens[now] ?? "") +
          box(phoneWide / 2 - 24 - 20 * tap, 446 - 24 - 20 * tap, 48 + 40 * tap, 48 + 40 * tap, "none", {
            pen: colour.vermilion,
            wide: 6,
            round: 40,
            alpha: tap,
          }),
        { x: 90, y: 152 + 2 * Math.sin(t * 2) },
      ) + group(appWindow(0, 0, 760, 538, "Test events", rows.join("")), { x: 450, y: 140 })
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        click: [at(0, 2), at(1, -1.3), at(1, 0.3), at(1, 2.1)],
        tick: [at(0, 1.1), at(0, 2.7), at(1, -0.6), at(1, 1)],
        ring: [at(1, 2.8)],
      }),
  },
);

export const pixel = film({
  file: "pixel",
  key: 0,
  poster: [0, 14.2],
  scenes: [reloaded, week, believed, remembered, proved],
});
