// How every film begins, asks and ends.
import { type Beat, type Scene, type Sound, scene } from "../kit/film.ts";
import { box, colour, group, line, n, type } from "../kit/pens.ts";
import { ease, mix, ramp, swing } from "../kit/time.ts";
import { fitted, widthOf, wrap } from "../kit/widths.ts";
import { arrow, bob, tick } from "../parts/marks.ts";

/** The lesson's name and the film's one idea in two lines; `ornament` is drawn around (1050, 400). */
export function title(
  name: string,
  idea: readonly [string, string],
  says: string,
  ornament?: (t: number) => string,
): Scene {
  const room = 860;
  const size = Math.min(fitted(idea[0], room, 150), fitted(idea[1], room, 150));
  return scene(
    [[says, undefined, 0.6]],
    (t) => {
      const rise = (from: number) => ({
        y: 40 * (1 - ramp(t, from, 0.7, ease.out)),
        alpha: ramp(t, from, 0.5),
      });
      const fall = mix(-640, 0, ramp(t, 0.05, 0.9, ease.settle));
      const long = ornament ? 60 : 328;
      return (
        group(
          line(`M0-700V${long + 2}`, { pen: colour.marigold, wide: 4 }) + bob(0, long, ornament ? 2.4 : 5),
          { x: 1050, y: fall, turn: swing(t, 0.6, 9, 3.1, 1.6) },
        ) +
        group(ornament?.(t) ?? "", {
          x: 1050,
          y: 420,
          alpha: ramp(t, 0.7, 0.5),
          size: mix(0.86, 1, ramp(t, 0.7, 0.6, ease.settle)),
        }) +
        group(type(name, 90, 240, fitted(name, room, 60), { pen: colour.marigold }), rise(0.25)) +
        group(type(idea[0], 84, 250 + size * 0.98, size, { pen: colour.onMat }), rise(0.45)) +
        group(type(idea[1], 84, 250 + size * 1.98, size, { pen: colour.onMat }), rise(0.65))
      );
    },
    { dark: true, sounds: () => [[0.7, "drop"]] },
  );
}

interface Question {
  /** Two lines at most; "\n" says where the second begins. */
  ask: string;
  options: readonly string[];
  right: number;
  /** What the captions say: the question, and why the answer is right. */
  says: string;
  because: string;
}

const thinking = 5;

/** "Pause and answer": a question, five seconds on a ruler that runs out, the answer. */
export function pause({ ask, options, right, says, because }: Question): Scene {
  const begins = Math.max(2, 0.7 + says.length / 19);
  const answer = begins + thinking;
  const beats: Beat[] = [
    [says, undefined, thinking],
    [because, undefined, 0.8],
  ];
  const wide = (1140 - 40 * (options.length - 1)) / options.length;
  const rows = options.map((each) => (widthOf(each, 64) > wide - 50 ? inTwo(each) : [each]));
  const size = Math.min(...rows.flat().map((each) => fitted(each, wide - 50, 84)));
  const asked = ask.split("\n").flatMap((line) => wrap(line, 980, 76));
  return scene(
    beats,
    (t) => {
      const left = 1 - ramp(t, begins, thinking, ease.linear);
      const known = ramp(t, answer + 0.1, 0.5);
      const paused = group(
        box(0, 0, 26, 84, colour.marigold, { wide: 0, round: 4 }) +
          box(44, 0, 26, 84, colour.marigold, { wide: 0, round: 4 }),
        { x: 70, y: 82 + 4 * Math.sin(t * 3), alpha: 1 - 0.7 * known },
      );
      const choices = options.map((_, index) => {
        const isRight = index === right;
        const appears = ramp(t, 0.5 + index * 0.25, 0.5, ease.out);
        return group(
          box(0, 0, wide, 200, isRight && known > 0.5 ? colour.marigold : colour.sheet, {
            round: 6,
            wide: 4,
          }) +
            (rows[index] ?? [])
              .map((row, place, all) =>
                type(row, wide / 2, 100 + size * (0.34 + place - (all.length - 1) / 2), size, {
                  anchor: "middle",
                }),
              )
              .join("") +
            (isRight
              ? tick(wide - 54, 10, 100, ramp(t, answer + 0.35, 0.5, ease.out), colour.onMat, 18)
              : ""),
          {
            x: 70 + index * (wide + 40),
            y: 330 + 40 * (1 - appears) - (isRight ? (16 + 3 * Math.sin(t * 3)) * known : 0),
            alpha: appears * (isRight ? 1 : 1 - 0.72 * known),
          },
        );
      });
      const marks = Array.from(
        { length: 26 },
        (_, at) => `M${n(70 + at * 45.6)} 620v${at % 5 ? -14 : -30}`,
      ).join("");
      return (
        paused +
        asked
          .map((row, index) =>
            type(row, 190, 128 + index * 84 + (asked.length === 1 ? 20 : 0), 76, {
              pen: colour.onMat,
              alpha: ramp(t, 0.15, 0.4),
            }),
          )
          .join("") +
        choices.join("") +
        group(
          line(`${marks}M70 620H1210`, { pen: colour.onMat2, wide: 3 }) +
            box(70, 622, 1140 * left, 14, colour.marigold, { wide: 0, round: 0 }) +
            bob(70 + 1140 * left, 578, 0.95, swing(t, begins, 10, 6, 3)),
          { alpha: ramp(t, begins - 0.6, 0.4) * (1 - 0.85 * known) },
        )
      );
    },
    {
      dark: true,
      sounds: () => [
        ...Array.from({ length: thinking }, (_, second): Sound => [begins + second, "tick"]),
        [answer + 0.3, "merge"],
      ],
    },
  );
}

/** A long answer in two lines that are as even as its words allow. */
function inTwo(words: string): string[] {
  const all = words.split(" ");
  const cuts = all
    .slice(1)
    .map((_, index) => [all.slice(0, index + 1).join(" "), all.slice(index + 1).join(" ")]);
  const uneven = ([first = "", second = ""]: string[]) => Math.abs(widthOf(first, 50) - widthOf(second, 50));
  return cuts.sort((a, b) => uneven(a) - uneven(b))[0] ?? [words];
}

interface Column {
  words: string;
  /** Drawn around (0, 0), up to 300 wide and 260 high; `done` 0 to 1. */
  drawing(done: number, t: number): string;
}

/** What to remember: two or three drawings with two words each, joined by arrows. */
export function recap(columns: readonly Column[], says: string): Scene {
  const step = columns.length === 2 ? 560 : 400;
  const first = 640 - (step * (columns.length - 1)) / 2;
  const size = Math.min(88, ...columns.map(({ words }) => fitted(words, step - 30, 88)));
  return scene(
    [[says, undefined, 1.2]],
    (t) =>
      columns
        .slice(1)
        .map((_, index) => {
          const middle = first + step * (index + 0.5);
          return arrow(middle - 34, 310, middle + 34, 310, ramp(t, 1.3 + index * 0.9, 0.4), colour.marigold);
        })
        .join("") +
      columns
        .map(({ words, drawing }, index) => {
          const moment = 0.4 + index * 0.9;
          return group(
            drawing(ramp(t, moment, 0.8, ease.out), t) +
              type(words, 0, 260, size, { pen: colour.onMat, anchor: "middle" }),
            {
              x: first + index * step,
              y: 300 + 40 * (1 - ramp(t, moment, 0.6, ease.out)),
              alpha: ramp(t, moment, 0.4),
            },
          );
        })
        .join("") +
      group(line("M0-400V0", { pen: colour.marigold, wide: 3 }) + bob(0, 0, 1.6), {
        x: 640,
        y: 60,
        turn: swing(t, 0, 10, 3.2, 2.2),
      }),
    {
      dark: true,
      sounds: () =>
        columns.map(
          (_, index): Sound => [0.5 + index * 0.9, index === columns.length - 1 ? "merge" : "tick"],
        ),
    },
  );
}
