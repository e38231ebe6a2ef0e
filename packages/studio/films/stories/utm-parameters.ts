import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, n, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { arrow, bob, pointer, ring, strike, thinkRuler, tick } from "../parts/marks.ts";
import { soundsAt } from "../parts/question.ts";
import { appWindow, phone } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

const shop = "godavaripickles.in/mango";

/** The fields of the form, what is typed into each, and what Meta makes of it at the click. */
const parameters: readonly (readonly [
  label: string,
  name: string,
  typed: string,
  clicked: string,
  fill: string,
])[] = [
  ["Campaign source", "utm_source", "facebook", "facebook", colour.marigold],
  ["Campaign medium", "utm_medium", "paid_social", "paid_social", colour.mat300],
  ["Campaign name", "utm_campaign", "{{campaign.name}}", "mango_sales", colour.marigold100],
  ["Ad content", "utm_content", "{{ad.name}}", "jar_in_hand", colour.mat100],
];

const jar = (): string =>
  shape("M-70-60q-14 10-14 34v130q0 26 26 26h116q26 0 26-26v-130q0-24-14-34z", colour.marigold100, {
    wide: 4,
  }) +
  shape("M-84 0h168v104q0 26-26 26h-116q-26 0-26-26z", colour.vermilion600, { wide: 4 }) +
  [
    [-50, 40],
    [4, 24],
    [48, 60],
    [-20, 90],
    [34, 100],
  ]
    .map(([x = 0, y = 0]) =>
      shape(`M${x - 20} ${y}q20-24 40 0q-6 20-20 20t-20-20z`, colour.marigold, { wide: 3 }),
    )
    .join("") +
  box(-78, -100, 156, 44, colour.mat800, { wide: 4, round: 6 }) +
  box(-58, 2, 116, 40, colour.sheet, { wide: 3, round: 2 }) +
  line("M-40 22h80", { pen: colour.ink2, wide: 6 });

const size = 44;
const wideOf = (words: string) => widthOf(words, size, "text");

/** Labels of a link as coupled wagons, in rows of `room`; `shown` says how much of each is there. */
function train(
  pieces: readonly (readonly [string, string])[],
  room: number,
  shown: (piece: number) => number,
): string {
  let [x, row] = [0, 0];
  return pieces
    .map(([words, fill], piece) => {
      const wide = wideOf(words) + 26;
      if (x > 0 && x + wide > room) [x, row] = [0, row + 1];
      const here = shown(piece);
      const drawn = group(
        box(0, -44, wide, 62, fill, { wide: 3, round: 4 }) + type(words, 13, 2, size, { face: "text" }),
        { x, y: row * 68 + 30 * (1 - here), alpha: here },
      );
      x += wide + 6;
      return drawn;
    })
    .join("");
}

/** Who gets the link, and whether the labels are read there. */
const readers = [
  { name: "Meta", reads: false },
  { name: "GA4", reads: true },
  { name: "Shop", reads: true },
  { name: "CRM", reads: true },
] as const;

/** The link itself: its labels are coupled on, and go past the one who does not look at them. */
const link = scene(
  [
    [
      "UTM parameters: labels at the end of a link. Meta ignores them, everybody else reads them.",
      "UTM parameters",
      1.4,
    ],
  ],
  (t) =>
    group(
      box(0, -50, wideOf(shop) + 80, 74, colour.sheet, { wide: 4, round: 37 }) +
        group(thing("lock", 0, 0, 0.34), { x: 36, y: -14 }) +
        type(shop, 62, 2, size, { face: "text" }),
      { x: 70, y: 206, size: 1.3 },
    ) +
    group(
      train(
        parameters.map(([, name, , clicked, fill]) => [`${name}=${clicked}`, fill] as const),
        1130,
        (piece) => ramp(t, 0.2 + piece * 0.4, 0.45, ease.settle),
      ),
      { x: 70, y: 318, size: 1.03 },
    ) +
    readers
      .map(({ name, reads }, place) => {
        const begins = 2.7 + place * 0.6;
        return group(
          box(0, 0, 264, 226, reads ? colour.sheet : colour.rule, { wide: 4, round: 6 }) +
            type(name, 24, 94, 84, { pen: reads ? colour.ink : colour.ink2 }) +
            parameters
              .map(([, , , , fill], label) => {
                const read = ramp(t, begins + label * 0.12, 0.3, ease.out);
                return box(24 + label * 56, 138, 48, 62, reads ? fill : colour.rule, {
                  wide: 3,
                  round: 4,
                  pen: reads ? colour.ink : colour.ink2,
                  alpha: reads ? read : 0.5 * read,
                });
              })
              .join("") +
            (reads
              ? tick(216, 68, 56, ramp(t, begins + 0.5, 0.3))
              : line("M190 42l48 48m0-48l-48 48", {
                  pen: colour.vermilion,
                  wide: 9,
                  alpha: ramp(t, begins + 0.5, 0.3),
                })),
          { x: 70 + place * 292, y: 440 + 2 * Math.sin(t * 2.2 + place) },
        );
      })
      .join(""),
  {
    sounds: () => soundsAt({ drop: [0.3, 0.7, 1.1, 1.5], wrong: [3.2], tick: [3.8, 4.4], ring: [5] }),
  },
);

const rowY = (row: number) => 86 + row * 66;

const build = scene(
  [
    ["Source: facebook, in lower case.", undefined, 1.3],
    ["Medium: paid_social. GA4 files what begins with paid under paid channels.", undefined, 0.4],
    ["Campaign and ad fill themselves in: Meta replaces the braces at the click.", undefined, 1.4],
    ["No question mark in front. Meta adds that as well.", undefined, 1.2],
  ],
  (t, at) => {
    const moments = [at(0, 0.5), at(1, 0.5), at(2, 0.4), at(2, 2.6)];
    const opened = ramp(t, -0.2, 0.6, ease.out);
    const rows = parameters.map(([label, , typed], row) => {
      const moment = moments[row] ?? 0;
      const done = ramp(t, moment + 0.2, 0.8, ease.linear);
      const lit = t > moment - 0.2 && t < moment + 1.3;
      return (
        type(label, 34, rowY(row) + 42, 46, { pen: colour.ink2 }) +
        box(420, rowY(row), 690, 56, lit ? colour.marigold100 : colour.sheet, {
          round: 6,
          pen: lit ? colour.marigold600 : colour.ink2,
          wide: lit ? 5 : 3,
        }) +
        type(typed.slice(0, Math.ceil(typed.length * done)), 442, rowY(row) + 43, 46, {
          face: "text",
          rolling: done > 0 && done < 1,
        })
      );
    });
    const pieces: readonly (readonly [string, string])[] = [
      ...parameters.map(([, name, typed, , fill]) => [`${name}=${typed}`, fill] as const),
    ];
    const asked = ramp(t, at(3, 0.4), 0.5);
    return (
      group(appWindow(0, 0, 1140, 362, "Tracking: URL parameters", rows.join("")), {
        x: 70,
        y: 20 - 60 * (1 - opened),
        alpha: opened,
      }) +
      group(
        box(0, -50, wideOf(shop) + 80, 74, colour.sheet, { wide: 4, round: 37 }) +
          group(thing("lock", 0, 0, 0.34), { x: 36, y: -14 }) +
          type(shop, 62, 2, size, { face: "text" }) +
          group(type("?", 0, 8, 70, { pen: colour.vermilion600 }), {
            x: wideOf(shop) + 92,
            y: -40 * (1 - asked),
            alpha: asked,
          }),
        { x: 70, y: 450 },
      ) +
      group(
        train(pieces, 1150, () => 1),
        { x: 70, y: 522, alpha: 0.2 },
      ) +
      group(
        train(pieces, 1150, (piece) => ramp(t, (moments[piece] ?? 0) + 1.1, 0.45, ease.settle)),
        { x: 70, y: 522 },
      ) +
      pointer(
        t,
        moments.map((moment, row) => ({ moment, x: 1010, y: 20 + rowY(row) + 32 })),
        at(3),
      ) +
      group(bob(0, 0, 1), { x: 1180, y: 560 + 3 * Math.sin(t * 2.2), alpha: ramp(t, at(3, 0.2), 0.3) })
    );
  },
  {
    sounds: (at): Sound[] => [
      [at(0, 0.5), "click"],
      [at(0, 1.7), "drop"],
      [at(1, 0.5), "click"],
      [at(1, 1.7), "drop"],
      [at(2, 0.4), "click"],
      [at(2, 1.5), "drop"],
      [at(2, 2.6), "click"],
      [at(2, 3.7), "drop"],
      [at(3, 0.5), "ring"],
    ],
  },
);

/** The ad in a phone; a tap; the address that arrives. */
const tap = scene(
  [
    ["The ad is live. Tap it on a phone and read the address bar.", "One tap", 0.7],
    ["The braces have become names.", "Braces become names", 1.2],
    ["A redirect on the way can drop the tail, so test the whole path.", "Hops drop the tail", 1],
    ["Let the redirect keep it, and the visit arrives with its labels.", "The labels arrive", 1],
  ],
  (t, at) => {
    const wide = 304;
    const moment = at(0, 2.2);
    const press = bump(t, moment, 0.4);
    const arrived = ramp(t, moment + 0.3, 0.6, ease.out);
    const filled = ramp(t, at(1, 0.3), 1.6, ease.linear);
    const drop = ramp(t, at(2, 1.3), 0.8, ease.in);
    const back = ramp(t, at(3, 0.5), 0.8, ease.settle);
    const fallen = drop * (1 - back);
    const gate = span(t, at(2, 0.3), at(3, 1.4), 0.4);
    return (
      group(
        phone(
          0,
          0,
          wide,
          "tapped",
          box(0, 0, wide, 540, colour.sheet, { wide: 0, round: 0 }) +
            dot(40, 40, 20, colour.mat600, { wide: 3 }) +
            line("M74 32h130M74 50h80", { pen: colour.ink2, wide: 7 }) +
            box(0, 80, wide, 320, colour.marigold100, { wide: 0, round: 0 }) +
            box(0, 330, wide, 70, colour.mat300, { wide: 0, round: 0 }) +
            group(jar(), { x: wide / 2, y: 240, size: 1.05 + 0.01 * Math.sin(t * 2.4) }) +
            group(
              box(0, 0, 268, 78, colour.marigold600, { round: 7 }) +
                box(0, -6, 268, 78, colour.marigold, { round: 7 }) +
                type("Shop now", 134, 52 - 6, 50, { anchor: "middle" }),
              { x: 18, y: 430 + 6 * press },
            ),
        ) + dot(150, 470, 26 + 40 * press, "none", { pen: colour.vermilion, wide: 6, alpha: press }),
        { x: mix(488, 96, ramp(t, moment + 0.1, 0.6)), y: 136 },
      ) +
      group(
        box(8, 10, 742, 470, colour.rule, { wide: 0, round: 8 }) +
          box(0, 0, 742, 470, colour.sheet, { round: 8 }) +
          box(0, 0, 742, 104, colour.mat100, { round: 8 }) +
          box(24, 18, 694, 68, colour.sheet, { round: 34 }) +
          group(thing("lock", 0, 0, 0.32), { x: 62, y: 54 }) +
          type(`${shop}?`, 92, 68, 46, { face: "text" }) +
          type("No labels left", 46, 300, 96, { pen: colour.vermilion600, alpha: ramp(fallen, 0.8, 0.2) }) +
          parameters
            .map(([, name, typed, clicked, fill], row) => {
              const turned = typed === clicked ? 1 : clamp(filled * 2 - (row - 2) * 0.8);
              const value = turned > 0.5 ? clicked : typed;
              const words = `${name}=${value}`;
              return group(
                box(0, -46, wideOf(words) + 28, 64, fill, { wide: 3, round: 4 }) +
                  type(words, 14, 2, size, { face: "text" }) +
                  (typed !== clicked
                    ? tick(wideOf(words) + 66, -14, 42, ramp(t, at(1, 0.8) + row * 0.3, 0.3) * (1 - gate))
                    : ""),
                {
                  x: 30 + 20 * fallen * (row % 2 ? 1 : -1),
                  y: 178 + row * 82 + 240 * fallen,
                  turn: (row % 2 ? 7 : -6) * fallen,
                  alpha: 1 - fallen,
                },
              );
            })
            .join(""),
        { x: 486 + 260 * (1 - arrived), y: 140, alpha: arrived },
      ) +
      group(
        line("M0-160V190", { pen: colour.vermilion, wide: 12, dash: "26 18" }) +
          group(
            box(-150, -46, 300, 78, back > 0.5 ? colour.mat600 : colour.vermilion, { round: 6 }) +
              type("Redirect", 0, 8, 56, { anchor: "middle", pen: colour.onMat }),
            { x: -30, y: 226 + 3 * Math.sin(t * 2.3) },
          ),
        { x: 1090, y: 420, alpha: gate },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [at(0, 2.2), "click"],
      [at(0, 2.6), "drop"],
      [at(1, 0.6), "tick"],
      [at(1, 1.2), "tick"],
      [at(2, 1.4), "wrong"],
      [at(3, 0.6), "merge"],
    ],
  },
);

interface Row {
  name: string;
  value: string;
  fill?: string;
  lit?: number;
  y: number;
  alpha?: number;
}

const tableRow = ({ name, value, fill = colour.sheet, lit = 0, y, alpha = 1 }: Row): string =>
  group(
    box(0, 0, 1080, 88, lit > 0.5 ? colour.marigold100 : fill, { wide: 2, round: 0, pen: colour.rule }) +
      type(name, 30, 60, 52, { face: "text" }) +
      type(value, 1040, 60, 62, { anchor: "end" }),
    { x: 0, y, alpha },
  );

const header = (): string =>
  type("Source / medium", 30, 54, 46, { pen: colour.ink2 }) +
  type("Key events", 1040, 54, 46, { pen: colour.ink2, anchor: "end" }) +
  line("M0 76H1080", { wide: 3 });

const thinking = 5;
const merged = (at: At) => at(4, 0.9);

/** Two weeks of one report. */
const report = scene(
  [
    ["In GA4 they are a row: facebook / paid_social, 42 orders.", "One row: 42", 0.8],
    ["A week later the same row has 30. Sales were as ever.", "42, then 30", 0.8],
    ["Pause and answer: what happened to the other 12?", "Where are 12 orders?", thinking],
    ["One new ad says Facebook. GA4 treats a capital as another source.", "One capital, two rows", 1.2],
    ["Put it right in the one string that all ads use: 42 again.", "One string for all ads", 1.2],
  ],
  (t, at) => {
    const opened = ramp(t, 0.1, 0.6, ease.out);
    const falls = ramp(t, at(1, 0.4), 0.9, ease.linear);
    const begins = at(3) - thinking;
    const remains = 1 - clamp((t - begins) / thinking);
    const reveal = ramp(t, at(3, 0.5), 0.7);
    const joins = ramp(t, merged(at), 0.8);
    const apart = reveal * (1 - joins);
    const upper =
      falls > 0 && falls < 1
        ? Math.round(mix(42, 30, falls))
        : joins >= 1
          ? 42
          : falls >= 1
            ? Math.round(mix(30, 42, joins))
            : 42;
    const moving = (falls > 0 && falls < 1) || (joins > 0 && joins < 1);
    const others = 88 * apart;
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          446,
          "Traffic acquisition",
          group(
            header() +
              group(
                box(0, 0, 1080, 88, t > at(1) && joins < 1 ? colour.marigold100 : colour.mat100, {
                  wide: 2,
                  round: 0,
                  pen: colour.rule,
                }) +
                  type("facebook / paid_social", 30, 60, 52, { face: "text" }) +
                  type(String(upper), 1040, 60, 62, { anchor: "end", rolling: moving }),
                { y: 82 },
              ) +
              (apart > 0.02
                ? group(
                    box(0, 0, 1080, 88, colour.marigold100, { wide: 2, round: 0, pen: colour.rule }) +
                      type("Facebook / paid_social", 30, 60, 52, { face: "text" }) +
                      type("12", 1040, 60, 62, { anchor: "end" }),
                    { y: 82 + others, alpha: ramp(apart, 0.3, 0.5) },
                  )
                : "") +
              tableRow({ name: "all others", value: "54", y: 82 + 88 + others }) +
              ring(52, 82 + 88 + 44, 50, 44, ramp(t, at(3, 1.4), 0.6) * (joins > 0 ? 0 : 1)),
            { x: 30, y: 84 },
          ),
        ),
        { x: 70, y: 136 + 50 * (1 - opened), alpha: opened },
      ) +
      group(thinkRuler(remains, { hangs: 46, size: 1 }), {
        x: 140,
        y: 668,
        alpha: span(t, begins - 0.5, at(3, 0.1), 0.4),
      }) +
      group(
        type("F", 0, 24, 84, { anchor: "middle" }) +
          strike(-42, 0, 84, ramp(t, at(4, 0.4), 0.4)) +
          arrow(74, 0, 164, 0, ramp(t, at(4, 0.7), 0.4)) +
          type("f", 216, 24, 84, { anchor: "middle", alpha: ramp(t, at(4, 0.9), 0.3) }) +
          tick(290, 6, 60, ramp(t, at(4, 1.1), 0.4)),
        {
          x: 500,
          y: 652 + 2 * Math.sin(t * 2.4),
          alpha: span(t, at(4, 0.1), 999, 0.3),
        },
      ) +
      group(bob(0, 0, 0.9), { x: 1110, y: 92 + 3 * Math.sin(t * 2.2) })
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "drop"],
      [at(1, 0.5), "wrong"],
      ...Array.from({ length: thinking }, (_, second): Sound => [at(3) - thinking + second, "tick"]),
      [at(3, 0.6), "merge"],
      [at(4, 0.3), "click"],
      [merged(at) + 0.5, "ring"],
    ],
  },
);

/** Both counts as lengths to scale: 15 pixels an order. */
const witnesses = scene(
  [
    ["Ads Manager claims 60 orders, the labels say 42. Neither is lying.", "Two witnesses", 0.5],
    ["Keep their ratio: 42 ÷ 60 = 70%.", "42 ÷ 60 = 70%", 0.9],
    ["Between 65% and 75% all is well. At 40% look for what broke.", "The ratio is the instrument", 1.6],
  ],
  (t, at) => {
    const each = 15;
    const meta = ramp(t, 0.5, 0.9);
    const label = ramp(t, 1.7, 0.9);
    const needle = ramp(t, at(1, 0.4), 1.1, ease.settle);
    const band = ramp(t, at(2, 0.3), 0.6);
    const falls = ramp(t, at(2, 1.9), 0.9) * (1 - ramp(t, at(2, 3.6), 0.7));
    const value = mix(70, 40, falls) * needle;
    const place = (share: number) => 270 + share * 9;
    return (
      type("Meta", 70, 236, 68, { pen: colour.onMat }) +
      box(270, 146, 60 * each * meta, 134, colour.mat300, { wide: 4 }) +
      type("60", 270 + 60 * each - 30, 246 + 3 * Math.sin(t * 2.3), 100, {
        anchor: "end",
        alpha: meta > 0.98 ? 1 : 0,
      }) +
      type("Labels", 70, 390, 68, { pen: colour.onMat }) +
      box(270, 300, 42 * each * label, 134, colour.marigold, { wide: 4 }) +
      type("42", 270 + 42 * each - 30, 400, 100, { anchor: "end", alpha: label > 0.98 ? 1 : 0 }) +
      group(
        box(place(65), 538, 90, 60, colour.mat600, { wide: 0, round: 0, alpha: band }) +
          line(
            Array.from(
              { length: 21 },
              (_, mark) => `M${n(place(mark * 5))} 598v${mark % 2 ? -22 : -44}`,
            ).join(""),
            { pen: colour.onMat2, wide: 3 },
          ) +
          line(`M${place(0)} 598H${place(100)}`, { pen: colour.onMat, wide: 4 }) +
          ["0%", "40%", "70%"]
            .map((words) =>
              type(words, place(Number.parseInt(words, 10)), 658, 56, {
                pen: colour.onMat,
                anchor: "middle",
              }),
            )
            .join("") +
          bob(
            place(value),
            476 + 2 * Math.sin(t * 2.6),
            Math.max(0.01, 1.7 * ramp(t, at(1, 0.2), 0.3)),
            8 * bump(t, at(2, 1.9), 0.9),
          ),
        { alpha: ramp(t, 0.2, 0.4) },
      ) +
      line(`M${270 + 42 * each} 146V540`, {
        pen: colour.vermilionOnMat,
        dash: "12 10",
        alpha: ramp(t, at(1, 0.3), 0.4),
      })
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [0.6, "run"],
      [1.8, "run"],
      [at(1, 0.6), "drop"],
      [at(2, 0.5), "tick"],
      [at(2, 2), "wrong"],
      [at(2, 3.8), "ring"],
    ],
  },
);

export const utmParameters = film({
  file: "utm-parameters",
  key: 4,
  poster: [1, 15],
  scenes: [link, build, tap, report, witnesses],
});
