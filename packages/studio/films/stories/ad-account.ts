import { type At, film, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, shape, tag, type } from "../kit/pens.ts";
import { bump, clamp, ease, ramp, span } from "../kit/time.ts";
import { bob, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { menu, report } from "../parts/report.ts";
import { appWindow, button, field } from "../parts/screens.ts";
import { adCard, coin, crowd, type Thing, thing } from "../parts/things.ts";

interface Filled {
  /** When its rows come, one after another. */
  rows: (row: number) => number;
  /** Whether an open menu lies on the upper rows. */
  covered?: boolean;
  name: number;
  country: number;
  zone: number;
  currency: readonly [before: string, after: string, done: number];
  lit: number;
  press: number;
  /** How far the three settings have set: cement around them, and a padlock on each. */
  set: number;
  /** A bracket marks them before. */
  marked?: number;
}

/** Specks of the cement. */
const specks = (done: number): string =>
  box(14, 172, 1112, 268, colour.rule, { wide: 4, round: 6, alpha: done }) +
  Array.from({ length: 70 }, (_, index) =>
    dot(26 + ((index * 197) % 1088), 180 + ((index * 83) % 252), 3 + (index % 3), colour.ink2, {
      wide: 0,
      alpha: 0.5 * ramp(done, (index % 20) / 22, 0.1),
    }),
  ).join("");

/** The form with which an ad account begins: what is chosen here stays. */
const accountForm = ({
  rows,
  covered = false,
  name,
  country,
  zone,
  currency: [before, after, done],
  lit,
  press,
  set,
  marked = 0,
}: Filled): string =>
  appWindow(
    0,
    0,
    1140,
    530,
    "Create an ad account",
    specks(ramp(set, 0, 0.5)) +
      line("M20 188V432", { pen: colour.marigold600, wide: 9, drawn: marked }) +
      (
        [
          [{ kind: "text", label: "Name", before: "", after: covered ? "" : "Pahadi Pantry IN" }, name],
          [{ label: "Country", before: "Choose", after: covered ? "" : "India" }, country],
          [{ label: "Time zone", before: "Choose", after: covered ? "" : "Asia/Kolkata" }, zone],
          [{ label: "Currency", before, after }, done],
        ] as const
      )
        .map(([control, filled], row) =>
          group(field(control, 34, 0, 1072, filled, lit === row ? 1 : 0), {
            y: 92 + row * 88,
            alpha: rows(row),
          }),
        )
        .join("") +
      [0, 1, 2]
        .map((row) => {
          const shut = ramp(set, 0.25 + row * 0.2, 0.2, ease.in);
          return (
            box(1030, 188 + row * 88, 66, 60, colour.sheet, { wide: 0, round: 4, alpha: clamp(shut * 4) }) +
            thing("lock", 1062, 220 + row * 88 - 50 * (1 - shut), 0.62, { alpha: clamp(shut * 2) })
          );
        })
        .join("") +
      button("Create", 990, 484, 230, press),
  );

const hurry = scene(
  [
    ["Ad Account: three of its settings are made once, and then set like cement.", "Ad Account", 0.4],
    ["Country: India. Time zone: Asia/Kolkata.", "Set like cement", 2.2],
    ["Currency stands at US dollar. Somebody is in a hurry, and creates it.", "In a hurry", 2.4],
  ],
  (t, at) =>
    group(
      accountForm({
        rows: (row) => ramp(t, 0.3 + row * 0.5, 0.3),
        name: ramp(t, 1.4, 1.6, ease.linear),
        country: ramp(t, at(1, 0.8), 0.3),
        zone: ramp(t, at(1, 2.4), 0.3),
        currency: ["US dollar", "US dollar", 0],
        lit: t < at(1) ? 0 : t < at(1, 1.6) ? 1 : t < at(2, 0.4) ? 2 : -1,
        press: bump(t, at(2, 2.6), 0.4),
        set: ramp(t, at(2, 2.9), 2.4, ease.linear),
        marked: ramp(t, 2.4, 0.9),
      }),
      { x: 70, y: 150 + 50 * (1 - ramp(t, 0, 0.6, ease.out)) },
    ) +
    pointer(t, [
      { moment: 1.2, x: 700, y: 290 },
      { moment: at(1, 0.8), x: 900, y: 376 },
      { moment: at(1, 2.4), x: 900, y: 464 },
      { moment: at(2, 1.2), x: 880, y: 552, press: false },
      { moment: at(2, 2.6), x: 1080, y: 640 },
    ]),
  {
    sounds: (at) =>
      soundsAt({
        click: [1.2, at(1, 0.8), at(1, 2.4), at(2, 2.6)],
        bite: [at(2, 3.9), at(2, 4.4), at(2, 4.9)],
      }),
  },
);

const campaigns = [
  ["Forest honey", "$5"],
  ["Apricot jam", "$4"],
  ["Pickles", "$6"],
] as const;
const columns = [
  ["Campaign", 30],
  ["Per order", 380],
  ["The till", 740],
] as const;

/** Rupees that fall into the till of one campaign's shelf. */
const till = (t: number, row: number): string =>
  Array.from({ length: 8 }, (_, nth) => {
    const falls = ramp(t, 1.6 + row * 0.6 + nth * 1.5, 0.4, ease.in);
    return coin(760 + nth * 44, 48 - 60 * (1 - falls), 30, clamp(falls * 3));
  }).join("") +
  line("M610 38h46M610 58h46M648 22l-30 52", {
    pen: colour.vermilion,
    wide: 7,
    drawn: ramp(t, 3 + row * 0.4, 0.5),
  });

const behind = ["History", "Payment record", "Learned delivery"] as const;

/** The account that was closed, with what it keeps; what runs for the fence comes to nothing. */
const closedAccount = (t: number, stays: (row: number) => number): string =>
  box(0, 0, 520, 456, colour.rule, { round: 8 }) +
  shape("M8 0h504q8 0 8 8v68h-520v-68q0-8 8-8z", colour.ink2) +
  type("Pahadi Pantry IN", 28, 54, 48, { pen: colour.onMat }) +
  tag("Closed", 430, 38, { size: 46, fill: colour.vermilion, pen: colour.onMat }) +
  behind
    .map((words, row) => {
      const moment = stays(row);
      const tries = bump(t, moment + 0.5, 0.9);
      return group(box(0, 0, 400, 92, colour.sheet, { wide: 3, round: 6 }) + type(words, 26, 64, 54), {
        x: 24 + 72 * tries,
        y: 112 + row * 112,
        alpha: ramp(t, moment, 0.3),
      });
    })
    .join("");

/** Three months later: the currency is put right, and the account is gone. */
const dollars = scene(
  [
    ["Three months later the report speaks of dollars, and the shop of rupees.", "Three months later", 0.8],
    asks("you change the currency. What happens to the account?", "Change the currency?"),
    ["The account closes and an empty one opens.", "It closes", 2.2],
    ["History, payment record and learned delivery stay behind.", undefined, 2],
  ],
  (t, at) => {
    const closed = ramp(t, at(2, 0.7), 0.3, ease.settle);
    const apart = ramp(t, at(2, 2.3), 0.6);
    const asked = t > at(1) && t < at(2, 0.4);
    const changed = t > at(2, 0.5);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          460,
          "Pahadi Pantry IN",
          box(740, 12, 250, 52, changed || asked ? colour.marigold : colour.mat100, {
            wide: asked ? 3 + 5 * Math.abs(Math.sin(t * 2.6)) : 3,
            round: 6,
          }) +
            type(changed ? "Indian rupee" : "US dollar", 865, 54, 46, { anchor: "middle" }) +
            group(
              report(
                columns,
                campaigns.map(([name, cost], row) => ({
                  cells: [name, cost],
                  alpha: ramp(t, 0.7 + row * 0.7, 0.3) * (1 - ramp(t, at(2, 1 + row * 0.35), 0.4)),
                  more: till(t, row),
                })),
                { wide: 1100 },
              ),
              { x: 20, y: 82 },
            ),
        ) +
          group(tag("Closed", 0, 0, { size: 100, fill: colour.vermilion, pen: colour.onMat }), {
            x: 620,
            y: 290,
            turn: -6,
            size: 1.6 - 0.6 * closed,
            alpha: clamp(closed),
          }),
        { x: 70, y: 146, alpha: 1 - ramp(apart, 0, 0.5) },
      ) +
      group(
        closedAccount(t, (row) => at(3, 0.2 + row * 0.9)),
        { x: 70, y: 150, alpha: ramp(apart, 0.4, 0.6) },
      ) +
      line("M640 140V640", { dash: "4 22", wide: 12, pen: colour.vermilion, alpha: ramp(apart, 0.6, 0.4) }) +
      group(
        appWindow(
          0,
          0,
          520,
          456,
          "New ad account",
          type("No campaigns", 260, 270 + 2 * Math.sin(t * 2), 66, { anchor: "middle", pen: colour.ink2 }) +
            line("M110 320H410", { pen: colour.rule, wide: 5, dash: "10 18" }),
        ),
        { x: 690, y: 150 + 60 * (1 - apart), alpha: ramp(apart, 0.4, 0.6) },
      ) +
      thinkingTime(t, at, 2) +
      pointer(
        t,
        [
          { moment: at(1, 1.6), x: 960, y: 196, press: false },
          { moment: at(2, 0.5), x: 950, y: 190 },
        ],
        at(2, 1.4),
      )
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 2),
      ...soundsAt({
        click: [at(2, 0.5)],
        bite: [at(2, 0.8)],
        drop: [at(2, 2.6)],
        wrong: [at(3, 0.9), at(3, 1.8), at(3, 2.7)],
      }),
    ],
  },
);

/** The same form once more, with a moment's thought for the last menu. */
const care = scene(
  [
    ["So it is made once more, with open eyes."],
    ["India, Asia/Kolkata, and this time Indian rupee.", "Set once, and right", 4],
  ],
  (t, at) => {
    const open = span(t, at(1, 0.5), at(1, 2.6), 0.2);
    return (
      group(
        accountForm({
          rows: (row) => ramp(t, 0.1 + row * 0.55, 0.3),
          covered: open > 0.02,
          name: 1,
          country: 1,
          zone: 1,
          currency: ["US dollar", "Indian rupee", ramp(t, at(1, 2.4), 0.2)],
          lit: t > at(1, 0.3) && t < at(1, 3.4) ? 3 : -1,
          press: bump(t, at(1, 4), 0.4),
          set: ramp(t, at(1, 4.3), 2, ease.linear),
        }) +
          group(menu(["US dollar", "Euro", "Indian rupee"], 672, t > at(1, 1.8) ? 2 : 0), {
            x: 434,
            y: 118,
            alpha: open,
          }),
        { x: 70, y: 150 },
      ) +
      pointer(t, [
        { moment: at(1, 0.4), x: 1040, y: 552 },
        { moment: at(1, 2.4), x: 760, y: 476 },
        { moment: at(1, 4), x: 1080, y: 640 },
      ])
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        click: [at(1, 0.4), at(1, 2.4), at(1, 4)],
        drop: [at(1, 5.2), at(1, 5.6)],
        ring: [at(1, 6)],
      }),
  },
);

/** A GSTIN has fifteen places. */
const places = (filled: number, fill: string): string =>
  Array.from({ length: 15 }, (_, index) =>
    box(index * 36, 0, 32, 46, filled > index ? fill : colour.sheet, { wide: 3, pen: colour.ink2 }),
  ).join("");

const invoiceLine = (words: string, sum: string, y: number, alpha: number): string =>
  type(words, 40, y, 52, { face: "text", alpha }) + type(sum, 560, y, 60, { anchor: "end", alpha });

/** The first tax invoice, line by line, and what it means without the number on it. */
const invoice = scene(
  [
    [
      "Enter legal name and GSTIN as on the certificate, before the first rupee.",
      "Before the first rupee",
      0.8,
    ],
    ["Ads Manager shows ₹60,000. 18% GST comes on top.", "₹60,000 × 18% = ₹10,800", 1.2],
    ["₹70,800 leaves the bank. With your number on it the tax is input credit.", "The bank sees ₹70,800", 1],
    ["At ₹400 an order, 150 orders break even. Without the credit it takes 177.", "150 orders, or 177", 2.4],
  ],
  (t, at) => {
    const lost = ramp(t, at(3, 2.6), 0.5);
    return (
      group(
        box(8, 10, 600, 500, colour.rule, { wide: 0, round: 0 }) +
          box(0, 0, 600, 500, colour.sheet, { round: 0 }) +
          type("Tax invoice", 40, 76, 60) +
          plumb(t, 540, 78, 1) +
          type("GSTIN", 40, 154, 44, { pen: colour.ink2 }) +
          group(places(15 * ramp(t, 1.2, 2.4, ease.linear) * (1 - lost), colour.marigold), {
            x: 32,
            y: 174,
          }) +
          line("M40 252H560", { pen: colour.rule }) +
          invoiceLine("Ads", "₹60,000", 318, ramp(t, at(1, 0.3), 0.3)) +
          invoiceLine("GST", "₹10,800", 390, ramp(t, at(1, 1.3), 0.3)) +
          line("M40 414H560", { alpha: ramp(t, at(2, 0.2), 0.3) }) +
          invoiceLine("Total", "₹70,800", 472, ramp(t, at(2, 0.4), 0.3)),
        { x: 600, y: 146 + 40 * (1 - ramp(t, 0, 0.6, ease.out)) },
      ) +
      group(
        type("Legal name", 0, 0, 46, { pen: colour.ink2 }) +
          type("Pahadi Pantry", 0, 66, 62) +
          tick(350, 46, 50, ramp(t, 1, 0.4)),
        { x: 76, y: 250, alpha: 1 - ramp(t, at(1), 0.3) },
      ) +
      group(
        type("On the screen", 0, 0, 50, { pen: colour.ink2, alpha: ramp(t, at(1, 0.2), 0.3) }) +
          type("₹60,000", 0, 92, 100, { alpha: ramp(t, at(1, 0.4), 0.3) }) +
          type("From the bank", 0, 210, 50, { pen: colour.ink2, alpha: ramp(t, at(2, 0.2), 0.3) }) +
          type("₹70,800", 0, 302, 100, { pen: colour.vermilion600, alpha: ramp(t, at(2, 0.5), 0.3) }),
        { x: 76, y: 240 + 2 * Math.sin(t * 2.2), alpha: span(t, at(1), at(3, 0.1), 0.3) },
      ) +
      crowd(94, 172, {
        cols: 15,
        count: 177,
        step: 33,
        fill: (index) => (index < 150 ? colour.mat300 : colour.vermilion),
        alpha: (index) =>
          index < 150
            ? ramp(t, at(3, 0.2) + index * 0.01, 0.2)
            : ramp(t, at(3, 2.8) + (index - 150) * 0.04, 0.2),
      })
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        run: [1.2, at(3, 0.3)],
        tick: [at(1, 0.4)],
        drop: [at(1, 1.4), at(2, 0.5)],
        wrong: [at(3, 2.7)],
      }),
  },
);

const ads: readonly Thing[] = ["pot", "lamp", "bottle", "saree", "cup"];
const blown = (at: At) => at(1, 1.7);
const reset = (at: At) => at(2, 1.3);

/** Five ads on a festival's eve, and the fuse they hang on. */
const fuse = scene(
  [
    ["An account spending limit is a fuse: at that sum all ads stop.", "The spending limit", 0.8],
    ["It counts since its last reset. On a festival evening ads go dark.", "A fuse, not a budget", 1.6],
    ["Reset it by calendar, and they are there when people buy.", "Reset it by calendar", 2.2],
  ],
  (t, at) => {
    const dark = ramp(t, blown(at), 0.25) * (1 - ramp(t, reset(at) + 0.4, 0.3));
    const filled =
      0.3 * ramp(t, 0.6, 2.6, ease.linear) +
      0.7 * ramp(t, at(1, 0.2), 1.5, ease.in) -
      ramp(t, reset(at) + 0.2, 0.5) +
      0.14 * ramp(t, reset(at) + 1.2, 3, ease.linear);
    return (
      line("M60 190Q640 270 1220 190", { pen: colour.onMat2, wide: 4 }) +
      ads
        .map((each, index) => {
          const x = 150 + index * 245;
          const y = 330 - Math.abs(index - 2) * 12;
          const turn = 2.2 * Math.sin(t * 1.3 + index);
          return group(
            adCard(thing(each, 0, 0, 0.9), 0, 0, 1, { fill: colour.marigold100 }) +
              box(-78, -98, 156, 196, colour.mat900, { wide: 0, alpha: 0.86 * dark }),
            { x, y, turn },
          );
        })
        .join("") +
      type("Spent", 80, 676, 52, { pen: colour.onMat }) +
      type("Limit", 880, 676, 52, { pen: colour.onMat, anchor: "end" }) +
      box(80, 544, 800, 76, colour.mat700, { pen: colour.onMat2, round: 6 }) +
      clipped(
        "meter",
        82,
        546,
        796,
        72,
        box(82, 546, 796 * clamp(filled), 72, dark > 0.5 ? colour.vermilion : colour.marigold, {
          wide: 0,
          round: 0,
        }),
      ) +
      bob(82 + 796 * clamp(filled), 500, 0.9, 6 * Math.sin(t * 2.3)) +
      group(button("Reset", 0, 0, 240, bump(t, reset(at), 0.4)), {
        x: 1070,
        y: 580,
        alpha: ramp(t, at(2, -0.2), 0.4),
      }) +
      pointer(t, [{ moment: reset(at), x: 1090, y: 590 }])
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({
        tick: [0.7],
        run: [at(1, 0.3)],
        bite: [blown(at)],
        click: [reset(at)],
        merge: [reset(at) + 0.5],
      }),
  },
);

export const adAccount = film({
  file: "ad-account",
  key: 0,
  poster: [3, 12],
  scenes: [hurry, dollars, care, invoice, fuse],
});
