import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, rectangle, tag, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp, span } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { assets, locker, plateName } from "../parts/locker.ts";
import { cross, plumb, pointer, ring, strike, tick } from "../parts/marks.ts";
import { asks, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { toggle } from "../parts/report.ts";
import { appWindow, button } from "../parts/screens.ts";
import { parcel, person, thing } from "../parts/things.ts";

/** Where the locker stands in every scene. */
const [lockerX, lockerY] = [620, 150] as const;
const floor = line("M60 640H1240", { wide: 4 });

/** The locker with the freelancer's name on it, and the day on which he goes. */
const leaves = scene(
  [
    ["Business Manager is a locker: it owns Page, ad account and dataset.", "Business Manager", 1],
    ["A freelancer set everything up from his own profile.", "Whose is it?", 1.6],
    ["He falls out over an invoice, and takes it with him.", undefined, 2],
    ["Nothing was stolen. He simply owned it.", "He owned it", 1.2],
  ],
  (t, at) => {
    const lands = ramp(t, 0.1, 0.5, ease.in);
    const aside = ramp(t, at(1, -0.2), 0.9);
    const door = (asset: number) => span(t, 0.9 + asset * 0.5, at(1, -0.4 + asset * 0.15), 0.4);
    const away = ramp(t, at(2, 1.9), 2.4, ease.in);
    const comes = ramp(t, at(1, 0.6), 0.9);
    const step = away > 0 ? 7 * Math.abs(Math.sin(t * 6)) : 0;
    const told = ramp(t, at(3, 0.3), 0.4, ease.settle);
    return (
      floor +
      line(rectangle(lockerX, lockerY, 600, 470, 8), {
        dash: "16 16",
        wide: 4,
        pen: colour.ink2,
        alpha: ramp(away, 0.5, 0.3),
      }) +
      group(
        locker({
          name: t > at(1, 1.4) ? "Ravi, freelancer" : "",
          open: door,
          moving: (away > 0 && away < 1) || lands < 1 || (aside > 0 && aside < 1),
        }),
        {
          x: mix(340, lockerX, aside) + 720 * away,
          y: lockerY - 60 * (1 - lands),
          alpha: ramp(t, 0, 0.2) * (away < 1 ? 1 : 0),
        },
      ) +
      group(
        person(0, -step, 1.5, colour.vermilionOnMat) +
          thing("key", 6, 52 - step, 0.7, { alpha: ramp(t, at(1, 2), 0.3) }),
        { x: mix(300, 520, comes) + 720 * away, y: 564, alpha: comes * (away < 1 ? 1 : 0) },
      ) +
      plumb(t, 150, 420, 2.4 - 2.4 * ramp(t, at(1, -0.3), 0.3)) +
      person(160, 564 + 2 * Math.sin(t * 2), 1.5, colour.mat600, ramp(t, at(1), 0.4)) +
      type("Kaveri", 160, 456, 52, { anchor: "middle", alpha: ramp(t, at(1, 0.3), 0.3) }) +
      group(
        box(-90, -110, 180, 220, colour.sheet, { wide: 4, round: 0 }) +
          type("Invoice", 0, -54, 48, { anchor: "middle" }) +
          line("M-60-20h120M-60 14h120M-60 48h70", { wide: 7, pen: colour.ink2 }) +
          cross(0, 10, 62, ramp(t, at(2, 1.1), 0.5)),
        {
          x: 336,
          y: 420 + 3 * Math.sin(t * 2.2),
          turn: 4 * Math.sin(t * 2),
          alpha: span(t, at(2, 0.1), at(3, 0.2), 0.3),
        },
      ) +
      group(tag("Owner: Ravi", 0, 0, { size: 84, fill: colour.marigold100 }), {
        x: lockerX + 300,
        y: 384,
        turn: 3 * Math.sin(t * 2),
        size: Math.max(0.01, told),
        alpha: ramp(t, at(3, 0.3), 0.2),
      })
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.5, "drop"],
      ...assets.map((_, asset): Sound => [1 + asset * 0.5, "click"]),
      [at(1, 1.2), "tick"],
      [at(2, 1.2), "wrong"],
      [at(2, 2.6), "run"],
      [at(3, 0.4), "drop"],
    ],
  },
);

/** Fourteen days of orders as parcels, five a day; those that a new account does not bring go. */
const cost = scene(
  [
    ["₹2,000 a day for 14 days: ₹28,000 at ₹400 makes 70 orders.", "₹28,000 ÷ ₹400 = 70", 1],
    ["A new account begins at ₹560 per order: 50 orders.", "₹28,000 ÷ ₹560 = 50", 1],
    ["20 orders lost, at ₹350 each: ₹7,000.", "20 × ₹350 = ₹7,000", 1.4],
  ],
  (t, at) =>
    Array.from({ length: 70 }, (_, index) => {
      const [day, place] = [Math.floor(index / 5), index % 5];
      const comes = ramp(t, 0.4 + index * 0.035, 0.35, ease.settle);
      // Twenty of seventy: two of every seven in the order in which they came.
      const lost = index % 7 === 2 || index % 7 === 5;
      const goes = lost ? ramp(t, at(1, 0.8) + index * 0.02, 0.6, ease.in) : 0;
      const left = lost && t > at(2, 0.1);
      const x = 130 + day * 78;
      const y = 600 - place * 92;
      return (
        parcel(
          x,
          y + 240 * goes + (index % 7 === 3 ? 3 * Math.sin(t * 2 + index) : 0),
          0.52 * comes,
          comes * (1 - goes),
        ) +
        (left
          ? box(x - 26, y - 26, 52, 52, "none", {
              pen: colour.vermilion,
              wide: 3,
              alpha: ramp(t, at(2, 0.2) + index * 0.012, 0.3),
            })
          : "")
      );
    }).join("") + line("M80 660H1200", { wide: 4 }),
  {
    sounds: (at): Sound[] => [
      [0.4, "run"],
      [1.8, "run"],
      [at(1, 1), "bite"],
      [at(2, 0.3), "wrong"],
    ],
  },
);

const company = "Kaveri Looms Private Limited";
const mail = "kaveri@kaverilooms.in";
/** The two lines of the certificate: the words, and their baseline. */
const printed = [
  ["Kaveri Looms ", 322],
  ["Private Limited", 392],
] as const;
const printSize = 58;
const plateSize = 54;

/** A letter of the name on its way from the certificate to the plate, or in its place there. */
const letter = (index: number, gone: number): string => {
  const second = index >= printed[0][0].length;
  const [words, baseline] = printed[second ? 1 : 0];
  const fromX = 106 + widthOf(words.slice(0, second ? index - printed[0][0].length : index), printSize);
  const [nameX, nameY] = plateName(company, plateSize, 1);
  const toX = lockerX + nameX + widthOf(company.slice(0, index), plateSize);
  return type(
    company[index] ?? "",
    mix(fromX, toX, gone),
    mix(baseline, lockerY + nameY, gone) - 50 * Math.sin(Math.PI * gone),
    mix(printSize, plateSize, gone),
    { rolling: true },
  );
};

/** A locker of the company's own: its name comes from the certificate, letter for letter. */
const portfolio = scene(
  [
    ["Open a portfolio of your own. The name is the registered one.", "The company's own", 1.4],
    ["Letter for letter as on the GST certificate, Private Limited included.", "Letter for letter", 1.4],
    ["The address is at your own domain. Then create it.", "At your own domain", 2.2],
  ],
  (t, at) => {
    const lands = ramp(t, 0.2, 0.6, ease.in);
    const paper = ramp(t, 1.5, 0.5, ease.out);
    const gone = 32 * ramp(t, at(1, 0.3), 4, ease.linear);
    const written = gone >= 32;
    const mailing = ramp(t, at(2, 0.4), 1.2, ease.linear);
    const press = bump(t, at(2, 3), 0.35);
    const done = t > at(2, 3.2);
    const domain = widthOf("@kaverilooms.in", 42, "text");
    const mailEnds = lockerX + 300 + widthOf(mail, 42, "text") / 2;
    return (
      floor +
      group(
        locker({
          name: written ? company : "",
          size: plateSize,
          mail: mail.slice(0, Math.ceil(mail.length * mailing)),
          mailed: 1,
          locks: ramp(t, at(2, 3.2), 0.4, ease.in),
          moving: lands < 1 || (mailing > 0 && mailing < 1),
        }),
        { x: lockerX, y: lockerY - 70 * (1 - lands), alpha: ramp(t, 0.1, 0.2) },
      ) +
      group(
        box(8, 10, 470, 300, colour.rule, { wide: 0, round: 0 }) +
          box(0, 0, 470, 300, colour.sheet, { wide: 4, round: 0 }) +
          box(14, 14, 442, 272, "none", { wide: 3, round: 0, pen: colour.mat600 }) +
          type("GST certificate", 36, 76, 48, { pen: colour.ink2 }) +
          line("M36 98H434", { pen: colour.rule, wide: 4 }) +
          printed.map(([words, y]) => type(words.trim(), 36, y - 160, printSize)).join("") +
          dot(404, 250, 26 + 3 * Math.sin(t * 2.4), colour.marigold),
        {
          x: 70,
          y: 160 + 40 * (1 - paper),
          alpha: paper,
        },
      ) +
      group(ring(250, 344, 190, 96, ramp(t, 2.6, 0.6)), { alpha: 1 - ramp(t, at(1), 0.3) }) +
      (gone > 0 && !written
        ? Array.from({ length: company.length }, (_, index) => {
            const part = (gone - index) / 4;
            return part > 0 ? letter(index, ease.both(Math.min(1, part))) : "";
          }).join("")
        : "") +
      line(`M${mailEnds - domain} ${lockerY + 102}H${mailEnds}`, {
        pen: colour.vermilion,
        wide: 6,
        drawn: ramp(t, at(2, 1.8), 0.5),
      }) +
      group(button(done ? "Created" : "Create", 0, 0, 300, press), {
        x: 305,
        y: 556,
        alpha: ramp(t, at(2, 1.2), 0.3),
      }) +
      pointer(t, [{ moment: at(2, 3), x: 380, y: 566 }])
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.7, "drop"],
      [1.8, "tick"],
      [at(1, 0.5), "run"],
      [at(1, 1.8), "run"],
      [at(1, 3.1), "run"],
      [at(2, 3), "click"],
      [at(2, 3.5), "ring"],
    ],
  },
);

const menu = ["People", "Partners", "Security Centre"] as const;

/** Settings at the left, and what each of them does to the locker: a second padlock, a second key. */
const settings = scene(
  [
    ["In Security Centre require two-factor authentication of everyone.", "Lock it twice", 2],
    ["Under People add a second person with full control.", "Two who can open it", 2.8],
  ],
  (t, at) => {
    const security = ramp(t, 1.5, 0.3);
    const people = ramp(t, at(1, 1.2), 0.3);
    const on = ramp(t, 3, 0.3);
    const second = ramp(t, at(1, 2.2), 0.5, ease.settle);
    const chosen = people > 0.5 ? 0 : security > 0.5 ? 2 : -1;
    const key = ramp(t, at(1, 3.4), 0.8);
    const unlocked = ramp(t, at(1, 4.2), 0.4);
    return (
      floor +
      group(
        appWindow(
          0,
          0,
          500,
          470,
          "Settings",
          group(
            menu
              .map((name, row) =>
                group(
                  box(16, 0, 468, 84, row === chosen ? colour.marigold : colour.mat100, {
                    wide: 0,
                    round: 4,
                  }) + type(name, 40, 58, 52),
                  { y: 94 + row * 92 },
                ),
              )
              .join("") +
              group(toggle(40, 0, on) + type("Everyone", 170, 44, 52, { pen: colour.mat700 }), {
                y: 386,
                alpha: security,
              }),
            { alpha: 1 - ramp(t, at(1, 1.5), 0.3) },
          ) +
            group(
              [
                ["Kaveri", 1],
                ["Arun", second],
              ]
                .map(([name, shown], row) =>
                  group(
                    box(16, 0, 468, 170, colour.sheet, { wide: 3, round: 6 }) +
                      person(86, 90, 1, row ? colour.marigold : colour.mat600) +
                      type(String(name), 160, 78, 56) +
                      type("full control", 160, 136, 46, { face: "text", pen: colour.ink2 }) +
                      thing("key", 420, 66, 0.9, { alpha: row ? 1 - ramp(t, at(1, 3.4), 0.1) : 1 }),
                    { y: 92 + row * 184 + 40 * (1 - Number(shown)), alpha: Number(shown) },
                  ),
                )
                .join(""),
              { alpha: ramp(t, at(1, 1.7), 0.3) },
            ),
        ),
        { x: 70, y: 150 },
      ) +
      group(
        locker({
          name: "Kaveri Looms",
          locks: (1 + ramp(t, 3.2, 0.5, ease.in)) * (1 - unlocked),
          open: (asset) => 0.9 * ramp(t, at(1, 4.4) + asset * 0.12, 0.4),
        }),
        { x: lockerX, y: lockerY },
      ) +
      thing("key", mix(490, lockerX + 300, key), mix(492, 290, key) - 60 * Math.sin(Math.PI * key), 0.9, {
        turn: -90 * key,
        alpha: (key > 0 ? 1 : 0) * (1 - unlocked),
      }) +
      pointer(
        t,
        [
          { moment: 1.5, x: 400, y: 480 },
          { moment: 3, x: 160, y: 566 },
          { moment: at(1, 1.2), x: 300, y: 300 },
        ],
        at(1, 2),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.5, "click"],
      [3, "click"],
      [3.6, "drop"],
      [at(1, 1.2), "click"],
      [at(1, 2.3), "drop"],
      [at(1, 4.2), "merge"],
    ],
  },
);

/** The two answers are tried on the locker while people think: which doors would each of them open? */
const request = scene(
  [
    asks("the agency asks for full control. What do you tick?", "The agency asks"),
    ["Manage campaigns, on one ad account. Full control lets it remove you.", "Only what it needs", 3],
  ],
  (t, at) => {
    const answered = t > at(1);
    const turn = t < 1.6 || answered ? -1 : ((t - 1.6) % 2.8) / 1.4;
    const tries = turn < 0 ? -1 : Math.floor(turn);
    const all = (turn < 0 ? 0 : span(turn, 0, 1, 0.22)) + span(t, at(1, 2.8), at(1, 5.2), 0.4);
    const one = (turn < 0 ? 0 : span(turn, 1, 2, 0.22)) + ramp(t, at(1, 1.1), 0.4);
    const ticked = ramp(t, at(1, 0.8), 0.3);
    const given = ramp(t, at(1, 1.2), 0.9);
    const falls = span(t, at(1, 3.3), at(1, 5.2), 0.4);
    const lit = answered ? (t > at(1, 2.8) && t < at(1, 5.2) ? 0 : 1) : tries;
    const choice = (words: string, row: number, done: number) =>
      box(20, -60, 460, 120, lit === row ? colour.marigold100 : colour.sheet, {
        wide: lit === row ? 5 : 2,
        round: 6,
        pen: lit === row ? colour.marigold600 : colour.rule,
      }) +
      box(44, -32, 64, 64, done > 0.5 ? colour.marigold : colour.sheet, { wide: 4, round: 6 }) +
      tick(76, 2, 46, done) +
      type(words, 134, 18, 52);
    return (
      floor +
      group(
        appWindow(
          0,
          0,
          500,
          370,
          "Bright Clicks",
          group(choice("Full control", 0, 0), { y: 154 }) +
            group(choice("Manage campaigns", 1, ticked), { y: 290 }) +
            strike(126, 154, widthOf("Full control", 52) + 20, ramp(t, at(1, 5.3), 0.4)),
        ),
        { x: 70, y: 136 },
      ) +
      group(
        locker({
          name: "Kaveri Looms",
          hangs: 13 * falls + (falls > 0.9 ? 1.5 * Math.sin(t * 9) : 0),
          open: (asset) => 0.95 * Math.min(1, asset === 2 ? all + one : all),
          moving: falls > 0 && falls < 1,
        }),
        { x: lockerX, y: lockerY - 14 },
      ) +
      person(150, 574 + 2 * Math.sin(t * 2), 1, colour.marigold) +
      thing("key", mix(lockerX + 60, 236, given), mix(450, 566, given), 0.6, { alpha: ramp(given, 0, 0.2) }) +
      thinkingTime(t, at, 1) +
      pointer(t, [
        ...[0, 1, 2].flatMap((lap) => [
          { moment: 1.8 + lap * 2.8, x: 500, y: 320, press: false },
          { moment: 3.2 + lap * 2.8, x: 500, y: 456, press: false },
        ]),
        { moment: at(1, 0.8), x: 160, y: 446 },
        { moment: at(1, 2.8), x: 470, y: 310, press: false },
      ])
    );
  },
  {
    sounds: (at): Sound[] => [
      ...thinkingTicks(at, 1),
      [at(1, 0.8), "ring"],
      [at(1, 3.4), "wrong"],
      [at(1, 5.3), "click"],
    ],
  },
);

/** Whose things they are, door by door; then a guest who works there, and goes. */
const owned = scene(
  [
    ["Every asset shows your portfolio as its owner.", "Yours, all four", 2.2],
    ["The agency works in it as a guest, and leaves it behind when it goes.", "One owner, many guests", 4.4],
  ],
  (t, at) => {
    const comes = ramp(t, at(1, 0.3), 1.2);
    const goes = ramp(t, at(1, 5.9), 1.4);
    const moving = (comes > 0 && comes < 1) || goes > 0;
    const key = ramp(t, at(1, 5.1), 0.7);
    const guestX = mix(-60, 520, comes) - 620 * goes;
    const door = (asset: number) => {
      const closes = asset === 2 ? ramp(t, at(1, 6.4), 0.4) : ramp(t, at(1, 0.2), 0.4);
      return 0.95 * ramp(t, 0.4 + asset * 0.8, 0.4) * (1 - closes);
    };
    return (
      floor +
      group(
        locker({
          name: "Kaveri Looms",
          open: door,
          owner: (asset) =>
            ramp(t, 0.7 + asset * 0.8, 0.3) * (1 - ramp(t, at(1, 0.2), asset === 2 ? 0.3 : 0.5)),
          grown: ramp(t, at(1, 1.7), 3, ease.linear),
          locks: 2 * ramp(t, at(1, 6.8), 0.5),
        }),
        { x: lockerX, y: lockerY },
      ) +
      person(140, 564 + 2 * Math.sin(t * 2.2), 1.5, colour.mat600) +
      person(310, 564 + 2 * Math.sin(t * 2.2 + 1), 1.5, colour.mat300) +
      type("Kaveri", 140, 456, 52, { anchor: "middle" }) +
      type("Arun", 310, 456, 52, { anchor: "middle" }) +
      group(
        person(0, moving ? -7 * Math.abs(Math.sin(t * 6)) : 2 * Math.sin(t * 3), 1.3, colour.marigold) +
          tag("Guest", 0, -118, {
            size: 52,
            fill: colour.marigold100,
            alpha: ramp(t, at(1, 1.6), 0.3) * (1 - ramp(t, at(1, 5.6), 0.2)),
          }),
        { x: guestX, y: 574, alpha: comes > 0 ? 1 : 0 },
      ) +
      thing("key", mix(548, 330, key), mix(606, 610, key) - 50 * Math.sin(Math.PI * key), 0.7, {
        alpha: comes >= 1 ? 1 : 0,
      }) +
      tick(540, 400, 110, ramp(t, at(1, 7.2), 0.4), colour.mat600, 18)
    );
  },
  {
    sounds: (at): Sound[] => [
      ...assets.map((_, asset): Sound => [0.5 + asset * 0.8, "drop"]),
      [at(1, 0.4), "run"],
      [at(1, 2), "tick"],
      [at(1, 5.2), "click"],
      [at(1, 6), "run"],
      [at(1, 7.2), "merge"],
    ],
  },
);

export const businessManager = film({
  file: "business-manager",
  key: 0,
  poster: [5, 4],
  scenes: [leaves, cost, portfolio, settings, request, owned],
});
