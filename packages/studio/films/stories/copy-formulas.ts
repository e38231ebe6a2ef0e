import { type At, film, type Scene, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, count, dot, group, line, n, roll, rupees, shape, type } from "../kit/pens.ts";
import { clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { widthOf, wrap } from "../kit/widths.ts";
import { bob, cross, strike, thinkRuler, tick } from "../parts/marks.ts";
import { weighing } from "../parts/question.ts";
import { person, steam } from "../parts/things.ts";

/** A drip bag that hangs on a cup, around the cup's middle; `poured` 0 to 1. */
const drip = (t: number, poured = 0): string =>
  (poured > 0 ? shape(`M-6-230h12l3 ${n(120 * poured)}h-18z`, colour.pencil, { wide: 2, alpha: 0.9 }) : "") +
  steam(0, -70, t, 0.7) +
  shape("M-58-96h116l-14 84h-88z", colour.sheet, { wide: 4 }) +
  shape("M-44-62h88l-8 50h-72z", colour.hair, { wide: 0 }) +
  line("M-58-96l-34 44M58-96l34 44", { wide: 6 }) +
  shape("M-92-40h184v84q0 66-92 66t-92-66z", colour.marigold, { wide: 4 }) +
  line("M92-18q66-2 54 44t-62 38", { wide: 9 });

const pack = (): string =>
  box(-110, -140, 220, 280, colour.mat700, { wide: 4, round: 4 }) +
  box(-110, -140, 220, 46, colour.marigold, { wide: 4, round: 0 }) +
  dot(0, -16, 62, colour.sheet, { wide: 4 }) +
  shape("M-26 16q-30-54 26-72q56 18 26 72q-26 16-52 0z", colour.hair, { wide: 0 }) +
  line("M4-50q-22 34 0 66", { pen: colour.sheet, wide: 5 }) +
  line("M-70 80h140M-50 106h100", { pen: colour.onMat, wide: 8 });

/** The parts of an ad in their order: what the formula calls it, what the ad says, its colour. */
type Part = readonly [name: string, says: string, fill: string];

const pas: readonly Part[] = [
  ["Problem", "Instant tastes of the jar.", colour.marigold],
  ["Why it stays", "A machine costs ₹12,000.", colour.mat300],
  [
    "Solution",
    "Our drip bags need a cup and hot water: 36 cups from a Chikmagalur estate, ₹540.",
    colour.mat100,
  ],
];
const aida: readonly Part[] = [
  ["Attention", "4.40 pm, the office pantry, again.", colour.marigold],
  ["Interest", "Twelve grams, roasted on Tuesday, ground on Wednesday.", colour.mat300],
  ["Desire", "By Friday your colleagues ask.", colour.marigold100],
  ["Action", "Order by noon, it ships today.", colour.mat100],
];
const bridge: readonly Part[] = [
  ["Before", "Now: powder from a jar, and a sigh.", colour.marigold],
  ["After", "Next week: filter coffee at your own desk.", colour.mat300],
  ["Bridge", "Between the two lie one drip bag and hot water: ₹15 a cup.", colour.mat100],
];

const size = 48;
const step = 62;

interface Run {
  part: number;
  words: string;
  x: number;
  row: number;
  /** The first of its letters, counted over the whole ad. */
  begins: number;
}

/** The ad's words in lines, each piece of a line that belongs to one part. */
function runsOf(parts: readonly Part[], room: number): Run[] {
  const owners = parts.flatMap(([, says], part) => says.split(" ").map(() => part));
  const runs: Run[] = [];
  let [word, begins] = [0, 0];
  wrap(parts.map(([, says]) => says).join(" "), room, size, "text").forEach((rowWords, row) => {
    let x = 0;
    for (const each of rowWords.split(" ")) {
      const part = owners[word++] ?? 0;
      const last = runs.at(-1);
      if (last?.row === row && last.part === part) last.words += ` ${each}`;
      else {
        if (last?.row === row) x += 10;
        runs.push({ part, words: each, x, row, begins });
      }
      x += widthOf(`${each} `, size, "text");
      begins += each.length + 1;
    }
  });
  return runs;
}

const lengthOf = (parts: readonly Part[]) => parts.map(([, says]) => says).join(" ").length;

/** The ad as it is typed: `typed` letters of it, and behind each part its colour by `marked`. */
function copy(parts: readonly Part[], typed: number, marked: (part: number) => number, t: number): string {
  const runs = runsOf(parts, 690);
  const caret = runs.findLast(({ begins }) => begins <= typed) ?? runs[0];
  return (
    runs
      .map(({ part, words, x, row }) =>
        box(
          x - 5,
          row * step - 44,
          (widthOf(words, size, "text") + 10) * marked(part),
          58,
          parts[part]?.[2] ?? "",
          {
            wide: 0,
            round: 4,
          },
        ),
      )
      .join("") +
    runs
      .map(({ words, x, row, begins }) => {
        const shown = clamp(typed - begins, 0, words.length);
        return type(words.slice(0, Math.round(shown)), x, row * step, size, {
          face: "text",
          rolling: shown > 0 && shown < words.length,
        });
      })
      .join("") +
    (caret && (t * 1.6) % 1 < 0.6
      ? box(
          caret.x +
            widthOf(
              caret.words.slice(0, Math.round(clamp(typed - caret.begins, 0, caret.words.length))),
              size,
              "text",
            ) +
            4,
          caret.row * step - 40,
          5,
          50,
          colour.vermilion,
          { wide: 0, round: 0 },
        )
      : "")
  );
}

/** A post of the feed with nothing in it yet: 780 wide. */
const post = (inside: string, high = 500): string =>
  box(8, 10, 780, high, colour.rule, { wide: 0, round: 8 }) +
  box(0, 0, 780, high, colour.sheet, { round: 8 }) +
  group(person(0, 0, 0.42, colour.mat600), { x: 58, y: 54 }) +
  line("M102 44h190M102 66h110", { pen: colour.ink2, wide: 9 }) +
  inside;

interface Writing {
  parts: readonly Part[];
  head: string;
  /** One caption for each part, or for several. */
  says: readonly (readonly [caption: string, parts: number])[];
}

/** An ad written part by part; the formula's names stand beside it and take the colour of their words. */
function writing({ parts, head, says }: Writing): Scene {
  const owner = says.flatMap(([, many], beat) => Array.from({ length: many }, () => beat));
  const lengths = parts.map(([, each]) => each.length + 1);
  const starts = lengths.map((_, part) => lengths.slice(0, part).reduce((sum, each) => sum + each, 0));
  const moment = (at: At, part: number) => {
    const beat = owner[part] ?? 0;
    const first = owner.indexOf(beat);
    return at(beat, 0.3) + (part - first) * 2.1;
  };
  const takes = (part: number) => Math.max(0.7, (lengths[part] ?? 0) / 38);
  return scene(
    says.map(([caption], beat) => [
      caption,
      beat === 0 ? head : undefined,
      beat === says.length - 1 ? 1.6 : 1,
    ]),
    (t, at) => {
      const now = Math.max(
        0,
        parts.findLastIndex((_, part) => t >= moment(at, part)),
      );
      const typed =
        (starts[now] ?? 0) + (lengths[now] ?? 0) * ramp(t, moment(at, now), takes(now), ease.linear);
      const marked = (part: number) => ramp(t, moment(at, part) + takes(part) + 0.1, 0.4, ease.out);
      const gap = 480 / parts.length;
      return (
        parts
          .map(([name, , fill], part) => {
            const lit = marked(part);
            return group(
              box(0, -58, 330, 86, lit > 0.5 ? fill : colour.paper, { wide: 3, round: 4 }) +
                type(name, 24, 2, 50) +
                (lit > 0 ? line(`M330-15h${n(44 * lit)}`, { wide: 4 }) : ""),
              { x: 66, y: 236 + part * gap, alpha: ramp(t, moment(at, part) - 0.2, 0.3) },
            );
          })
          .join("") + group(post(group(copy(parts, typed, marked, t), { x: 42, y: 156 })), { x: 440, y: 144 })
      );
    },
    {
      sounds: (at) =>
        parts.flatMap((_, part): Sound[] => [
          [moment(at, part), "run"],
          [moment(at, part) + takes(part) + 0.1, part === parts.length - 1 ? "ring" : "tick"],
        ]),
    },
  );
}

const brief = scene(
  [
    ["Copy formulas. One coffee in drip bags: 36 cups, ₹540.", undefined, 0.4],
    ["Three ads for it, each by another formula. One of them will stand.", undefined, 1],
  ],
  (t, at) => {
    const off = ramp(t, at(1, 0.1), 0.8);
    return (
      group(pack(), { x: mix(900, 640, off), y: 366, size: 1.25, turn: 2 * Math.sin(t * 1.4) - 3 }) +
      group(drip(t, ramp(t, 0.8, 0.8)), { x: mix(1120, 300, off), y: 430, size: 0.95 }) +
      group(type("Copy formulas", 0, 0, 130) + type("36 cups, ₹540", 4, 100, 76, { pen: colour.ink2 }), {
        x: 62,
        y: 360,
        alpha: span(t, 0.3, at(1, 0.3), 0.4),
      }) +
      ["PAS", "AIDA", "Before, after"]
        .map((name, at2) =>
          group(
            box(0, -64, 340, 96, [colour.marigold, colour.mat300, colour.mat100][at2] ?? "", { round: 4 }) +
              type(name, 170, 4, 56, { anchor: "middle" }),
            {
              x: 860,
              y: 240 + at2 * 140 + 3 * Math.sin(t * 2 + at2),
              alpha: ramp(t, at(1, 0.7) + at2 * 0.4, 0.3),
            },
          ),
        )
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.3, "drop"],
      [0.9, "run"],
      ...[0, 1, 2].map((at2): Sound => [at(1, 0.7) + at2 * 0.4, "drop"]),
    ],
  },
);

const shown = 125;
const each = 5.4;
const left = 270;
const thinking = 5;
const ads: readonly (readonly [name: string, parts: readonly Part[], beat: number])[] = [
  ["PAS", pas, 4],
  ["AIDA", aida, 2],
  ["Bridge", bridge, 3],
];

/** The three ads as bars, a letter 5.4 pixels wide; the feed cuts each at 125. */
const cut = scene(
  [
    ["About 125 characters show in the feed. The rest hides behind 'See more'.", "125 characters show", 0.4],
    ["Pause and answer: which of the three stands alone?", "Which one stands alone?", thinking],
    ["AIDA loses its action, and nowhere does it say coffee.", "AIDA: what is it?", 0.9],
    ["Before, after, bridge is clear. Why should I believe it?", "Bridge: says who?", 0.9],
    ["PAS says what, why and from where. Only the price falls off.", "PAS stands", 1.4],
  ],
  (t, at) => {
    const knife = left + shown * each;
    const slice = ramp(t, 1.7, 0.8, ease.in);
    const begins = at(2) - thinking;
    const remains = 1 - clamp((t - begins) / thinking);
    const rows = ads.map(([name, parts, beat], row) => {
      const y = 184 + row * 150;
      const verdict = ramp(t, at(beat, 0.4), 0.5, ease.out);
      const faded = row > 0 ? 1 - 0.55 * ramp(t, at(4, 0.2), 0.5) : 1;
      let begin = 0;
      const pieces = parts
        .map(([part, says, fill], index) => {
          const from = begin * each;
          begin += says.length + 1;
          const to = Math.min(begin, lengthOf(parts)) * each;
          const grown = ramp(t, 0.3 + row * 0.25 + index * 0.12, 0.4, ease.out);
          const label = part === "Why it stays" ? "Why" : part;
          return (
            box(from, 0, (to - from) * grown, 92, fill, { round: 0 }) +
            type(label, (from + Math.min(to, shown * each)) / 2, 62, 42, {
              anchor: "middle",
              alpha: Math.min(to, shown * each) - from > widthOf(label, 42) + 10 ? grown : 0,
            })
          );
        })
        .join("");
      const over = Math.max(0, lengthOf(parts) - shown) * each;
      return group(
        type(name, 66 - left, 64, 60) +
          pieces +
          box(shown * each, -3, over * slice + 4 * slice, 98, colour.paper, {
            wide: 0,
            round: 0,
            alpha: 0.78,
          }) +
          (row === 0
            ? tick(900, 50, 86, verdict, colour.mat600, 16)
            : group(cross(0, 0, 30, verdict), { x: 900, y: 46 })),
        { x: left, y, alpha: faded },
      );
    });
    return (
      rows.join("") +
      group(
        line(`M0-30V${n(470 * slice)}`, { pen: colour.vermilion, wide: 6 }) +
          type("125", 0, 524, 60, { pen: colour.vermilion600, anchor: "middle", alpha: slice > 0.9 ? 1 : 0 }),
        { x: knife, y: 164, alpha: ramp(t, 1.5, 0.3) },
      ) +
      weighing(
        t,
        at(2),
        [0, 1, 2].map((row) => [left - 10, 174 + row * 150, shown * each + 16, 112]),
      ) +
      group(thinkRuler(remains, { wide: 550, fine: true, hangs: 44 }), {
        x: 66,
        y: 668,
        alpha: span(t, begins - 0.5, at(2, 0.1), 0.4),
      }) +
      group(
        box(-86, -50, 172, 74, colour.sheet, { round: 4 }) + type("₹540", 0, 6, 56, { anchor: "middle" }),
        {
          x: mix(1010, 1090, ramp(t, at(4, 0.9), 0.6)),
          y: mix(240, 640, ramp(t, at(4, 0.9), 0.8, ease.in)),
          turn: 16 * ramp(t, at(4, 0.9), 0.8),
          alpha: ramp(t, at(4, 0.5), 0.2),
        },
      ) +
      bobs(t)
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.4, "run"],
      [1.8, "bite"],
      ...Array.from({ length: thinking }, (_, second): Sound => [at(2) - thinking + second, "tick"]),
      [at(2, 0.5), "wrong"],
      [at(3, 0.5), "wrong"],
      [at(4, 0.5), "merge"],
      [at(4, 1.6), "drop"],
    ],
  },
);

function bobs(t: number): string {
  return group(bob(0, 0, 0.8), { x: left + shown * each, y: 96, turn: 6 * Math.sin(t * 2.3) });
}

/** The ad that stands, as the feed shows it: its picture, its headline, and the words that had to go. */
const finished = scene(
  [
    ["So the headline takes it: ₹540 ÷ 36 = ₹15, and everybody knows a cup.", "₹540 ÷ 36 = ₹15", 1],
    ["Delete every word that a rival could also print: premium, best.", "Delete what rivals print", 1],
    ["And show only numbers that an inspector may see.", "Numbers you can show", 1.6],
  ],
  (t, at) => {
    const price = ramp(t, 1.2, 1.1, ease.out);
    const words = ["Premium", "Best"];
    const gone = ramp(t, at(1, 1.6), 0.5);
    return (
      group(
        post(
          clipped(
            "photo",
            0,
            170,
            780,
            220,
            box(0, 170, 780, 220, colour.mat800, { wide: 0, round: 0 }) +
              group(drip(t, 1), { x: 250, y: 324, size: 0.78 }) +
              group(pack(), { x: 560, y: 300, size: 0.8, turn: 4 }),
          ) +
            line("M0 170H780M0 390H780", { wide: 3 }) +
            type("Instant tastes of the jar.", 42, 146, 50, { face: "text" }) +
            group(
              words
                .map((word, index) =>
                  group(
                    type(word, 0, 0, 62, { pen: colour.ink2 }) +
                      strike(-8, -20, widthOf(word, 62) + 16, ramp(t, at(1, 0.7) + index * 0.4, 0.4)),
                    {
                      x: index * 250,
                      y: -6 + 90 * gone,
                      alpha: ramp(t, at(1, 0.1), 0.3) * (1 - gone),
                    },
                  ),
                )
                .join(""),
              { x: 40, y: 484 },
            ) +
            group(
              t > at(1) && gone < 0.99
                ? ""
                : type("36 cups,", 0, 0, 68) +
                    roll(
                      (value) => `${rupees(value)}${value < 20 ? " each" : ""}`,
                      540,
                      15,
                      price,
                      widthOf("36 cups, ", 68),
                      0,
                      68,
                    ),
              { x: 40, y: 474 },
            ) +
            group(
              box(0, 0, 150, 76, colour.marigold, { round: 6 }) +
                line("M40 38h60m-20-16l20 16-20 16", { wide: 6 }),
              { x: 600, y: 410 },
            ),
        ),
        { x: 66, y: 150 },
      ) +
      group(
        Array.from({ length: 36 }, (_, index) => {
          const [col, row] = [index % 6, Math.floor(index / 6)];
          const there = ramp(t, 0.4 + index * 0.03, 0.25, ease.out);
          return group(
            shape("M-20-14h32v18q0 15-16 15t-16-15z", colour.marigold, { wide: 3 }) +
              line("M12-8q14-1 11 9t-12 8", { wide: 3 }),
            { x: col * 56, y: row * 62 + 1.5 * Math.sin(t * 2 + index), size: there },
          );
        }).join("") + type(`${count(36)} cups`, 140, 440, 60, { anchor: "middle", alpha: ramp(t, 1.2, 0.3) }),
        { x: 910, y: 190, alpha: 1 - ramp(t, at(2, 0.1), 0.4) },
      ) +
      group(
        [
          ["36 cups", 0],
          ["₹12,000", 1],
          ["₹540", 2],
        ]
          .map(([words2, row]) =>
            group(
              type(String(words2), 0, 0, 76) +
                tick(300, -18, 64, ramp(t, at(2, 0.7) + Number(row) * 0.4, 0.4)),
              { y: Number(row) * 130, alpha: ramp(t, at(2, 0.4) + Number(row) * 0.3, 0.3) },
            ),
          )
          .join(""),
        { x: 890, y: 280 },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.5, "run"],
      [2.2, "ring"],
      [at(1, 0.8), "wrong"],
      [at(1, 1.2), "wrong"],
      [at(2, 0.8), "tick"],
      [at(2, 1.2), "tick"],
      [at(2, 1.6), "merge"],
    ],
  },
);

export const copyFormulas = film({
  file: "copy-formulas",
  key: 3,
  poster: [1, 8],
  scenes: [
    brief,
    writing({
      parts: pas,
      head: "PAS",
      says: [
        ["PAS. The problem first, in the reader's own words.", 1],
        ["Then why it stays.", 1],
        ["Then the solution: what, how many, from where, how much.", 1],
      ],
    }),
    writing({
      parts: aida,
      head: "AIDA",
      says: [
        ["AIDA. A moment takes attention, and facts keep it.", 2],
        ["Then desire, and what to do now. It ships today: that must be true.", 2],
      ],
    }),
    writing({
      parts: bridge,
      head: "Before, after, bridge",
      says: [
        ["Before, after, bridge. How it is now, and how it will be.", 2],
        ["And the one thing that leads from here to there.", 1],
      ],
    }),
    cut,
    finished,
  ],
});
