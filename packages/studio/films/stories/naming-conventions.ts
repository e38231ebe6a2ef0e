import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, group, line, n, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { fitted, widthOf } from "../kit/widths.ts";
import { bob, pointer, ring, strike, tick } from "../parts/marks.ts";
import { asks, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { appWindow } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

/** What the ads of an account are called where nobody has agreed on anything. */
const untidy = [
  "New Sales Ad",
  "New Sales Ad Copy",
  "Copy 2 final",
  "New Sales Ad Copy 3",
  "final FINAL",
  "Diwali video",
  "New Sales Ad",
  "Copy of Copy",
] as const;

/** The row at which the list rests first. */
const named = 27;
const pictures = ["dress", "saree", "toy"] as const;

const rowHigh = 92;

/** The parts of an ad's name, and where their columns begin. */
const meanings = ["format", "angle", "person", "product", "version"] as const;
const lefts = [0, 212, 466, 680, 914] as const;

/** The report, running past, and a glass's worth of hope. */
const report = scene(
  [
    ["Naming conventions: a name is a database row.", undefined, 0.6],
    ["In April you open a report of 140 ads. One is called New Sales Ad Copy 3.", "140 ads", 1],
    ["Somewhere in there is the one that paid the rent.", "Which one paid the rent?", 1.4],
  ],
  (t, at) => {
    const opened = ramp(t, at(1, -0.2), 0.6, ease.out);
    const rolled = 26 * rowHigh * ramp(t, at(1, 0.5), 4) + 9 * rowHigh * ramp(t, at(2, 0.6), 3.2);
    const first = Math.floor(rolled / rowHigh);
    const rows = Array.from({ length: 7 }, (_, index) => {
      const place = first + index;
      return group(
        box(
          0,
          0,
          1116,
          rowHigh,
          place === named && t > at(1, 4.2) ? colour.marigold : place % 2 ? colour.paper : colour.sheet,
          { wide: 0, round: 0 },
        ) +
          box(20, 12, 68, 68, colour.mat100, { wide: 2 }) +
          thing(pictures[place % pictures.length] ?? "dress", 54, 46, 0.52) +
          type("?", 1040, 66, 64, { far: true, pen: colour.vermilion, alpha: ramp(t, at(2, 0.3), 0.3) }) +
          type(untidy[place % untidy.length] ?? "", 110, 62, 50, { face: "text", far: true }),
        { y: place * rowHigh - rolled },
      );
    });
    return (
      group(
        type("Naming", 0, 0, 124) +
          type("conventions", 0, 118, 124) +
          meanings
            .map((word, index) =>
              group(
                box(
                  0,
                  0,
                  (lefts[index + 1] ?? 1148) - (lefts[index] ?? 0),
                  124,
                  index % 2 ? colour.sheet : colour.mat100,
                  {
                    wide: 4,
                    round: 0,
                  },
                ) + type(word, 18, 80, 54, { face: "text" }),
                { x: lefts[index] ?? 0, y: 230, alpha: ramp(t, 0.5 + index * 0.25, 0.3) },
              ),
            )
            .join(""),
        { x: 66, y: 220, alpha: span(t, 0.2, at(1, 0), 0.4) },
      ) +
      group(bob(0, 0, 2, 7 * Math.sin(t * 2.2)), {
        x: 1100,
        y: 120 + 60 * ease.out(clamp(t / 1.2)),
        alpha: 1 - opened,
      }) +
      group(
        appWindow(
          0,
          0,
          1140,
          520,
          "Ads",
          clipped("rows", 12, 80, 1116, 428, group(rows.join(""), { x: 12, y: 80 })),
        ),
        { x: 70, y: 150 + 50 * (1 - opened), alpha: opened },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "drop"],
      [at(1, 0.6), "run"],
      [at(1, 3), "run"],
      [at(2, 0.8), "run"],
    ],
  },
);

const parts = ["vid", "rto-proof", "meena", "kurta12", "v2"] as const;
const whole = parts.join("_");
const ends = parts.map((_, index) => parts.slice(0, index + 1).join("_").length);

/** The field of an ad's name: what is typed falls into the columns of a sheet. */
const typed = scene(
  [
    ["Write it as a row: format, angle, person, product and version.", "Every part in its place", 3.6],
    ["Lower case, an underscore between parts, hyphens inside one.", "One pattern", 1.6],
  ],
  (t, at) => {
    const letters = whole.length * ramp(t, 0.9, 5.2, ease.linear);
    const shown = whole.slice(0, Math.ceil(letters));
    const size = fitted(whole, 1040, 72);
    const done = letters >= whole.length;
    const marks = [...whole].flatMap((letter, index) => (letter === "_" ? [index] : []));
    return (
      type("Ad name", 70, 208, 46, { pen: colour.ink2 }) +
      box(70, 232, 1140, 116, colour.sheet, { wide: 5, round: 6, pen: colour.marigold600 }) +
      type(shown, 100, 312, size, { face: "text", rolling: !done }) +
      line(`M${n(106 + widthOf(shown, size, "text"))} 256v68`, {
        wide: 4,
        alpha: Math.sin(t * 6) > 0 ? 1 : 0,
      }) +
      marks
        .map((mark, index) =>
          ring(
            100 + widthOf(whole.slice(0, mark), size, "text") + widthOf("_", size, "text") / 2,
            312,
            30,
            26,
            ramp(t, at(1, 0.6) + index * 0.3, 0.4),
          ),
        )
        .join("") +
      ring(
        100 + widthOf("vid_rto", size, "text") + widthOf("-", size, "text") / 2,
        296,
        34,
        30,
        ramp(t, at(1, 2.6), 0.5),
        colour.mat600,
      ) +
      group(
        box(0, 0, 1140, 216, colour.sheet, { wide: 4 }) +
          box(0, 0, 1140, 92, colour.mat100, { wide: 3, round: 0 }) +
          lefts
            .slice(1)
            .map((left) => line(`M${left} 0v216`, { wide: 3 }))
            .join("") +
          parts
            .map((word, index) => {
              const falls = ramp(letters, (ends[index] ?? 0) - 1.5, 1.5, ease.out);
              return (
                type(meanings[index] ?? "", (lefts[index] ?? 0) + 18, 62, 46, { pen: colour.ink2 }) +
                group(type(word, 0, 0, 50, { face: "text" }), {
                  x: (lefts[index] ?? 0) + 18,
                  y: mix(-60, 170, falls),
                  alpha: falls,
                })
              );
            })
            .join(""),
        { x: 70, y: 410, alpha: ramp(t, 0.3, 0.5) },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      ...ends.map((end): Sound => [0.9 + (5.2 * end) / whole.length, "drop"]),
      [at(1, 0.7), "run"],
      [at(1, 2.7), "drop"],
    ],
  },
);

const day = (nth: number, gone: number): string =>
  group(
    box(0, 0, 78, 86, gone > 0.5 ? colour.mat300 : colour.sheet, { wide: 3 }) +
      box(0, 0, 78, 22, colour.mat800, { wide: 3 }) +
      tick(39, 56, 36, gone, colour.mat800),
    { x: 290 + nth * 80, y: 592 },
  );

const sheet = [
  ["vid", "rto-proof", "meena"],
  ["img", "winner", "asha"],
  ["car", "fit-guide", "priya"],
] as const;

/** Three rows of the sheet, with a word in one that will not be true for long. */
const question = scene(
  [
    asks("which word does not belong in a name?", "Which word is wrong?"),
    ["Winner. No results in names: that one is true for nine days.", "True for nine days", 1.9],
  ],
  (t, at) => {
    // While people think, a frame goes from word to word: each is read once
    const asked = t - (at(1) - 5);
    const read = Math.min(8, Math.floor(asked / 0.55));
    const gone = 9 * ramp(t, at(1, 1.1), 2.7, ease.linear);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          430,
          "Ads, split at the underscore",
          sheet
            .map((row, down) => {
              const comes = ramp(t, 0.3 + down * 0.4, 0.4, ease.out);
              const wrong = down === 1 ? ramp(t, at(1, 0.2), 0.3) : 0;
              const [left, wide] = [
                [4, 332],
                [344, 432],
                [784, 312],
              ][read % 3] ?? [0, 0];
              const reads = asked > 0 && t < at(1) && Math.floor(read / 3) === down;
              return group(
                box(340, 0, 440, 100, wrong > 0.5 ? colour.marigold100 : colour.sheet, {
                  wide: 2,
                  round: 0,
                  pen: colour.rule,
                }) +
                  box(0, 0, 340, 100, colour.sheet, { wide: 2, round: 0, pen: colour.rule }) +
                  box(780, 0, 320, 100, colour.sheet, { wide: 2, round: 0, pen: colour.rule }) +
                  row
                    .map((word, across) => type(word, [24, 364, 804][across] ?? 0, 66, 54, { face: "text" }))
                    .join("") +
                  (reads
                    ? box(left ?? 0, 4, wide ?? 0, 92, "none", { wide: 7, round: 6, pen: colour.marigold600 })
                    : "") +
                  (down === 1
                    ? strike(360, 50, widthOf("winner", 54, "text") + 10, ramp(t, at(1, 3.8), 0.4))
                    : ""),
                { x: 20, y: 96 + down * 108 - 20 * (1 - comes), alpha: comes },
              );
            })
            .join(""),
        ),
        { x: 70, y: 146 + 2 * Math.sin(t * 1.8) },
      ) +
      group(Array.from({ length: 9 }, (_, nth) => day(nth, ramp(gone, nth, 0.8))).join(""), {
        alpha: ramp(t, at(1, 0.5), 0.3),
      }) +
      thinkingTime(t, at, 1)
    );
  },
  {
    sounds: (at): Sound[] => [
      ...thinkingTicks(at, 1),
      [at(1, 1.2), "run"],
      [at(1, 2.4), "run"],
      [at(1, 3.8), "wrong"],
    ],
  },
);

const groups = [
  { name: "vid", spend: "₹42,000", orders: "105", per: "₹400", fill: colour.marigold100, ads: 14 },
  { name: "img", spend: "₹18,000", orders: "60", per: "₹300", fill: colour.mat100, ads: 12 },
  { name: "car", spend: "₹12,000", orders: "20", per: "₹600", fill: colour.sheet, ads: 8 },
] as const;
const columns = [30, 330, 620, 850] as const;
/** The places on the table of each group's ads, before they are sorted: as many as 34 ads have. */
const mixed: readonly (readonly number[])[] = groups.map(({ ads }, row) =>
  Array.from({ length: ads }, (_, index) => {
    const before = groups.slice(0, row).reduce((sum, group) => sum + group.ads, 0);
    return ((before + index) * 13) % 34;
  }),
);

/** Ads as slips that fly into the row of their format; then the division, row by row. */
const pivot = scene(
  [
    ["Export 90 days, split the names, and group them by format.", "Now the sheet can answer", 2],
    ["Films: ₹42,000 ÷ 105 = ₹400 per order.", "₹42,000 ÷ 105 = ₹400", 0.8],
    ["Images: ₹18,000 ÷ 60 = ₹300.", "₹18,000 ÷ 60 = ₹300", 0.8],
    ["Carousels, the team's pride: ₹12,000 ÷ 20 = ₹600.", "₹12,000 ÷ 20 = ₹600", 0.8],
    ["A hint, not a trial: it says what to test next.", "What to test next", 1.4],
  ],
  (t, at) => {
    const slips = groups.flatMap(({ name, ads, fill }, row) =>
      Array.from({ length: ads }, (_, index) => {
        const all = mixed[row]?.[index] ?? 0;
        const flies = ramp(t, 1.3 + row * 0.75 + index * 0.01, 0.45);
        return group(
          box(0, 0, 112, 64, fill, { wide: 3 }) +
            type(name, 56, 45, 46, { face: "text", anchor: "middle", rolling: true }),
          {
            x: mix(84 + (all % 9) * 125, 84 + index * 77, flies),
            y: mix(190 + Math.floor(all / 9) * 116, 311 + row * 118, flies),
            alpha: (flies > 0 ? 1 : 1 - 0.48 * ramp(t, 1.1, 0.25)) * (1 - ramp(t, 3.7, 0.3)),
          },
        );
      }),
    );
    const opened = ramp(t, 3.7, 0.4, ease.out);
    return (
      group(
        box(0, 0, 1140, 470, colour.sheet, { wide: 4 }) +
          box(0, 0, 1140, 104, colour.mat100, { wide: 3, round: 0 }) +
          ["Format", "Spend", "Orders", "Per order"]
            .map((word, index) => type(word, columns[index] ?? 0, 70, 50, { pen: colour.ink2 }))
            .join("") +
          groups
            .map(({ name, spend, orders, per, fill }, row) => {
              const told = at(row + 1, 0.1);
              const lit = row === 1 ? ramp(t, at(4, 0.3), 0.4) : 0;
              return group(
                box(2, 0, 1136, 118, lit > 0.5 ? colour.marigold : fill, { wide: 0, round: 0 }) +
                  line("M0 0h1140", { wide: 2, pen: colour.rule }) +
                  type(name, columns[0], 78, 60, { face: "text", alpha: ramp(t, 4 + row * 0.15, 0.2) }) +
                  type(spend, columns[1], 80, 60, { alpha: ramp(t, told, 0.3) }) +
                  type(orders, columns[2], 80, 60, { alpha: ramp(t, told + 0.5, 0.3) }) +
                  type(per, columns[3], 82, 76, { alpha: ramp(t, told + 1.1, 0.3) }),
                { y: 108 + row * 118 },
              );
            })
            .join("") +
          line("M300 0v470M590 0v470M820 0v470", { wide: 2, pen: colour.rule }),
        { x: 70, y: 176 + 1.5 * Math.sin(t * 2), alpha: opened },
      ) +
      slips.reverse().join("") +
      group(bob(0, 0, 1.2, 5 * Math.sin(t * 2.3)), { x: 1160, y: 396, alpha: ramp(t, at(4, 0.4), 0.3) })
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.3, "run"],
      [2.1, "run"],
      [2.8, "run"],
      ...groups.map((_, row): Sound => [at(row + 1, 1.2), "drop"]),
      [at(4, 0.4), "merge"],
    ],
  },
);

const chips = ["in", "sales", "cbo", "evergreen", "2604"] as const;
const chipWide = chips.map((word) => widthOf(word, 56, "text") + 44);
const chipLeft = chips.map((_, index) => chipWide.slice(0, index).reduce((sum, wide) => sum + wide + 26, 0));
const link = `?utm_campaign=${chips.join("_")}`;
const linkSize = fitted(link, 1070, 56, "text");
/** How far the theme is from the link's beginning, and how long it is, at size 1. */
const linkTo = widthOf("?utm_campaign=in_sales_cbo_", 1, "text");
const linkWord = widthOf("evergreen", 1, "text");
const moments = [1.4, 2.4, 3.4, 4.4] as const;

/** The name template of Ads Manager: parts are put in, and the name stands. */
const template = scene(
  [
    ["In Ads Manager, the name template builds a campaign's name.", "Let the template build it", 2.2],
    ["Year and month as 2604, so that names sort by age.", undefined, 1.4],
    ["Name it before the first publish: links keep that first name.", "Before the first publish", 4],
  ],
  (t, at) => {
    const times = [...moments, at(1, 0.9)];
    const placed = times.map((moment) => ramp(t, moment, 0.5, ease.settle));
    const name = chips
      .filter((_, index) => t > (times[index] ?? 99) + 0.3)
      .join("_")
      .replace("evergreen", t > at(2, 4.6) ? "diwali" : "evergreen");
    const press = bump(t, at(2, 1.6), 0.4);
    const published = t > at(2, 1.8);
    // Renamed afterwards: the report follows, the link does not
    const renamed = ramp(t, at(2, 4.4), 0.4);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          444,
          "Name template",
          box(30, 110, 1080, 128, colour.paper, { wide: 3, round: 6 }) +
            line("M40 120h1060v108h-1060z", { dash: "10 14", pen: colour.pencil }) +
            type("Campaign", 34, 306, 46, { pen: colour.ink2 }) +
            box(280, 250, 830, 84, colour.sheet, { wide: 3, round: 6 }) +
            type(name, 304, 310, 54, { face: "text", rolling: t < at(1, 1.3) }) +
            group(
              box(-130, -44, 260, 88, published ? colour.mat600 : colour.marigold, { wide: 4, round: 7 }) +
                type("Publish", 0, 18, 50, { anchor: "middle", pen: published ? colour.onMat : colour.ink }),
              { x: 960, y: 392 + 4 * press, size: 1 - 0.04 * press },
            ),
        ),
        { x: 70, y: 124 },
      ) +
      group(
        box(0, -62, 1140, 96, colour.mat100, { wide: 4, round: 48 }) +
          type(link, 40, 2, linkSize, { face: "text" }),
        { x: 70, y: 646 + 2 * Math.sin(t * 2), alpha: ramp(t, at(2, 2.3), 0.3) },
      ) +
      chips
        .map((word, index) =>
          group(
            box(0, 0, chipWide[index] ?? 0, 84, index === 4 ? colour.marigold : colour.mat300, {
              wide: 4,
              round: 7,
            }) +
              type(word, 22, 60, 56, { face: "text", alpha: index === 3 ? 1 - renamed : 1 }) +
              (index === 3 ? type("diwali", 22, 60, 56, { face: "text", alpha: renamed }) : ""),
            {
              x: 124 + (chipLeft[index] ?? 0),
              y: mix(586 + 3 * Math.sin(t * 2 + index), 256, placed[index] ?? 0),
              alpha: ramp(t, 0.3 + index * 0.12, 0.3),
            },
          ),
        )
        .join("") +
      pointer(t, [
        ...times.map((moment, index) => ({ moment, x: 160 + (chipLeft[index] ?? 0), y: 626 })),
        { moment: at(2, 1.6), x: 1100, y: 520 },
        { moment: at(2, 4.4), x: 160 + (chipLeft[3] ?? 0), y: 316 },
      ]) +
      ring(
        110 + linkSize * linkTo + (linkSize * linkWord) / 2,
        632,
        (linkSize * linkWord) / 2 + 26,
        56,
        ramp(t, at(2, 5.3), 0.6),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      ...moments.map((moment): Sound => [moment, "click"]),
      [at(1, 0.9), "click"],
      [at(2, 1.6), "ring"],
      [at(2, 2.4), "merge"],
      [at(2, 4.4), "click"],
      [at(2, 5.4), "tick"],
    ],
  },
);

export const namingConventions = film({
  file: "naming-conventions",
  key: 1,
  poster: [1, 7],
  scenes: [report, typed, question, pivot, template],
});
