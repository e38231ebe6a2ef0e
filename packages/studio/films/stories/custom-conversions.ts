import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, n, rupees, shape, tag, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { fitted, widthOf } from "../kit/widths.ts";
import { cross, plumb, pointer, strike, thinkRuler, tick } from "../parts/marks.ts";
import { appWindow, button, counter, field } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

/** An address in a browser's bar, `wide` long. */
const address = (words: string, wide: number, fill: string = colour.sheet): string =>
  box(0, -48, wide, 72, fill, { wide: 4, round: 36 }) +
  dot(40, -12, 11, colour.mat600, { wide: 3 }) +
  type(words, 68, 4, 50, { face: "text" });

/** A box whose edge is dashed: what is not there yet, or is of no use. */
const dashed = (x: number, y: number, w: number, h: number, fill: string, alpha = 1): string =>
  box(x, y, w, h, fill, { wide: 0, round: 0, alpha }) +
  (w > 0 ? line(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, { wide: 4, dash: "14 12", alpha }) : "");

/** Three pages that are viewed, the moments at which they come, and whether the filter lets them through. */
const arriving: readonly (readonly [path: string, wide: number, moment: number, passes: boolean])[] = [
  ["/home", 280, 0.3, false],
  ["/thank-you", 390, 1.6, false],
  ["/thank-you/date", 480, 2.9, true],
];

/** Page views go at a wall with one opening: what the rule does not fit falls down before it. */
const filter = (t: number): string =>
  dashed(700, 334, 500, 150, colour.marigold100) +
  type("Custom conversion", 700, 306, 56) +
  type("Page views", 70, 306, 56, { pen: colour.ink2 }) +
  box(622, 190, 40, 400, colour.mat600, { wide: 4 }) +
  box(618, 362, 48, 94, colour.paper, { wide: 0, round: 0 }) +
  line("M622 362h40M622 456h40", { wide: 4 }) +
  arriving
    .map(([path, wide, moment, passes]) => {
      const there = ramp(t, moment + 0.3, 0.6, ease.in);
      const through = passes ? ramp(t, moment + 0.9, 0.7, ease.out) : 0;
      const falls = passes ? 0 : ramp(t, moment + 0.9, 0.8, ease.in);
      return group(address(path, wide, passes ? colour.mat100 : colour.sheet), {
        x: mix(mix(70, 612 - wide, there), 710, through) - 30 * falls,
        y: 421 + 190 * falls,
        turn: -5 * falls,
        alpha: ramp(t, moment, 0.25) * (1 - ramp(falls, 0.6, 0.4)),
      });
    })
    .join("") +
  plumb(t, 642, 186, 1.2);

const pitch = 26;

/** 400 leads, one dot each, ten in a column: 280 on the page of all, 120 on the page with a date. */
const leads = scene(
  [
    ["Custom conversions: a filter over events that arrive already.", "Custom conversions", 1.4],
    ["A yoga teacher got 400 leads. 120 chose a date: their page has its own address.", "400 leads", 1.2],
    ["All 12 who bought came from those 120.", "All 12 buyers", 1.8],
  ],
  (t, at) => {
    const apart = ramp(t, at(1, 2.6), 0.8);
    const dots = Array.from({ length: 400 }, (_, index) => {
      const [col, row] = [Math.floor(index / 10), index % 10];
      const dated = col >= 28 && t > at(1, 1.6) + (col - 28) * 0.06;
      const bought = col >= 28 && row === 0 ? ramp(t, at(2, 0.4) + (col - 28) * 0.08, 0.3) : 0;
      return dot(
        83 + col * pitch + (col >= 28 ? 92 * apart : 0),
        300 + row * pitch - 12 * bought,
        10,
        bought > 0.5 ? colour.marigold : dated ? colour.mat300 : colour.sheet,
        { wide: 2, alpha: ramp(t, at(1, 0.2) + col * 0.03, 0.2) },
      );
    }).join("");
    const pages = ramp(t, at(1, 3.2), 0.4);
    const buyers = ramp(t, at(2, 1.4), 0.3);
    return (
      group(filter(t), { alpha: 1 - ramp(t, at(1, -0.1), 0.3) }) +
      dots +
      group(address("/thank-you", 390), { x: 70, y: 222, alpha: pages }) +
      group(address("/thank-you/date", 480, colour.marigold100), { x: 722, y: 222, alpha: pages }) +
      type("280", 70, 652, 96, { alpha: pages }) +
      type("120", 890, 652, 96, { alpha: pages }) +
      type("0 bought", 224, 652, 64, { pen: colour.ink2, alpha: buyers }) +
      type("12 bought", 1024, 652, 64, { pen: colour.mat700, alpha: buyers }) +
      plumb(t, 844, 300, 0.9 * ramp(t, at(1, 3.2), 0.3))
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.2, "wrong"],
      [2.5, "wrong"],
      [4.4, "drop"],
      [at(1, 0.3), "run"],
      [at(1, 1.7), "run"],
      [at(1, 3.2), "tick"],
      [at(2, 0.5), "run"],
      [at(2, 1.5), "merge"],
    ],
  },
);

const rowY = (row: number) => 96 + row * 90;
const rule = "/thank-you/date";
/** Names that say something private. */
const unwanted = ["pcos_leads", "high_income"] as const;

/** One field of the rule: a list, or what is typed. */
const part = (words: string, x: number, wide: number, lit: boolean, list: boolean, rolling = false): string =>
  box(x, 0, wide, 76, lit ? colour.marigold100 : colour.sheet, {
    round: 6,
    wide: lit ? 5 : 3,
    pen: lit ? colour.marigold600 : colour.ink2,
  }) +
  type(words, x + 20, 53, 46, { rolling }) +
  (list ? line(`M${x + wide - 48} 33l13 13 13-13`, { wide: 5 }) : "");

/** The form of Events Manager, field by field. */
const made = scene(
  [
    ["Events Manager, Custom conversions, Create. The source: all page views.", undefined, 1],
    ["The rule: URL contains /thank-you/date, the longest part that is unique.", undefined, 1.4],
    ["Category: Lead, nearest in meaning. It cannot be changed freely later.", undefined, 0.8],
    ["And the rule in plain words as its name. Nothing private, no health, no income.", undefined, 1.8],
  ],
  (t, at) => {
    const opened = ramp(t, 0.1, 0.6, ease.out);
    const moments = [at(0, 1.6), at(0, 3.2), at(1, 1.2), at(2, 1.3), at(3, 1.1), at(3, 5.2)];
    const on = (row: number) => t > (moments[row] ?? 0) - 0.2 && t < (moments[row] ?? 0) + 1.5;
    const picked = (row: number) => ramp(t, (moments[row] ?? 0) + 0.1, 0.25, ease.linear);
    const typing = ramp(t, (moments[2] ?? 0) + 0.2, 1.1, ease.linear);
    const naming = ramp(t, (moments[4] ?? 0) + 0.1, 1, ease.linear);
    const press = bump(t, moments[5] ?? 0, 0.35);
    const w = 1140;
    return (
      group(
        appWindow(
          0,
          0,
          w,
          650,
          "Create a custom conversion",
          field(
            { label: "Data source", before: "", after: "Rishikesh Yoga" },
            34,
            rowY(0),
            w - 68,
            picked(0),
            on(0) ? 1 : 0,
          ) +
            field(
              { label: "Event", before: "", after: "All URL traffic" },
              34,
              rowY(1),
              w - 68,
              picked(1),
              on(1) ? 1 : 0,
            ) +
            group(
              type("Rules", 34, 53, 46, { pen: colour.ink2 }) +
                part("URL", 434, 150, false, true) +
                part("contains", 598, 216, false, true) +
                part(
                  rule.slice(0, Math.ceil(rule.length * typing)),
                  828,
                  278,
                  on(2),
                  false,
                  typing > 0 && typing < 1,
                ),
              { y: rowY(2) },
            ) +
            field(
              { label: "Category", before: "", after: "Lead" },
              34,
              rowY(3),
              w - 68,
              picked(3),
              on(3) ? 1 : 0,
            ) +
            group(
              type("Name", 34, 53, 46, { pen: colour.ink2 }) +
                part(
                  "lead_date-chosen".slice(0, Math.ceil(16 * naming)),
                  434,
                  672,
                  on(4),
                  false,
                  naming > 0 && naming < 1,
                ),
              { y: rowY(4) },
            ) +
            group(
              tag("on one page only", 0, 0, { size: 46, fill: colour.marigold }) +
                line("M0-36V-58", { pen: colour.marigold600, wide: 6 }),
              { x: 967, y: rowY(3) + 50, alpha: span(t, at(1, 2.6), at(2, 0.2), 0.3) },
            ) +
            thing("lock", 1010, rowY(3) + 38, 0.56, { alpha: ramp(t, at(2, 2.6), 0.3) }) +
            unwanted
              .map((words, index) => {
                const shown = ramp(t, at(3, 2.5) + index * 0.7, 0.3);
                const x = 34 + index * 300;
                return (
                  type(words, x, rowY(5) + 62, 50, { face: "text", pen: colour.ink2, alpha: shown }) +
                  strike(
                    x - 8,
                    rowY(5) + 46,
                    widthOf(words, 50, "text") + 16,
                    ramp(t, at(3, 2.9) + index * 0.7, 0.3),
                  )
                );
              })
              .join("") +
            button("Create", w - 160, rowY(5) + 46, 250, press),
        ),
        { x: 70, y: 20 + 50 * (1 - opened), alpha: opened },
      ) +
      pointer(
        t,
        moments.flatMap((moment, row) => [
          { moment, x: row === 5 ? 1090 : 1150, y: 20 + rowY(row) + 50 },
          ...(row === 2 ? [{ moment: at(1, 2.4), x: 1200, y: 20 + rowY(2) + 90, press: false }] : []),
        ]),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [at(0, 1.6), "click"],
      [at(0, 3.2), "click"],
      [at(1, 1.2), "click"],
      [at(2, 1.3), "click"],
      [at(2, 2.6), "tick"],
      [at(3, 1.1), "click"],
      [at(3, 3), "wrong"],
      [at(3, 3.7), "wrong"],
      [at(3, 5.2), "ring"],
    ],
  },
);

const thinking = 5;
const visits: readonly (readonly [path: string, counts: boolean])[] = [
  ["/thank-you/date", true],
  ["/thank-you", false],
  ["/thankful-gifts", false],
];

/** Test events arrive; what a rule lets through is ticked. */
const tested = scene(
  [
    ["Test it. Open three pages, and each view arrives as an event.", "Three test events", 0.4],
    ["Pause and answer: with the rule 'contains thank', how many count?", "URL contains thank", thinking],
    ["All three, and two of them are wrong.", undefined, 1.6],
    ["With /thank-you/date only one counts. The neighbours stay out.", "URL contains /thank-you/date", 1.4],
  ],
  (t, at) => {
    const begins = at(2) - thinking;
    const remains = 1 - clamp((t - begins) / thinking);
    const opened = ramp(t, 0.1, 0.6, ease.out);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          450,
          "Test events",
          visits
            .map(([path, counts], row) => {
              const comes = ramp(t, 0.9 + row * 0.9, 0.5, ease.out);
              const wrong = ramp(t, at(2, 0.3) + row * 0.35, 0.35);
              const right = ramp(t, at(3, 0.7) + row * 0.35, 0.35);
              const fresh = t > 0.9 + row * 0.9 && t < 1.9 + row * 0.9;
              return group(
                box(0, 0, 1080, 100, fresh ? colour.marigold100 : colour.sheet, {
                  wide: 2,
                  round: 0,
                  pen: colour.rule,
                }) +
                  dot(46, 50, 13, colour.mat600, { wide: 0, alpha: 0.6 + 0.4 * Math.sin(t * 3 + row) }) +
                  type("PageView", 84, 66, 50, { pen: colour.ink2 }) +
                  type(path, 340, 66, 54, { face: "text" }) +
                  (t < at(3, 0.5)
                    ? tick(1000, 56, 66, wrong, counts ? colour.mat600 : colour.vermilion, 12)
                    : counts
                      ? tick(1000, 56, 66, 1, colour.mat600, 12)
                      : cross(1000, 50, 22, right, colour.ink2)),
                { x: 30, y: 98 + row * 112 - 20 * (1 - comes), alpha: comes },
              );
            })
            .join(""),
        ),
        { x: 70, y: 146 + 40 * (1 - opened), alpha: opened },
      ) +
      group(thinkRuler(remains), { x: 140, y: 660, alpha: span(t, begins - 0.5, at(2, 0.1), 0.4) }) +
      type("3 counted, 2 of them wrong", 70, 666, 64, {
        pen: colour.vermilion600,
        alpha: span(t, at(2, 1.1), at(3, 0.3), 0.3),
      }) +
      type("1 counted", 70, 666, 64, { pen: colour.mat700, alpha: ramp(t, at(3, 1.9), 0.3) }) +
      strike(60, 78, widthOf("URL contains thank", 66) + 20, span(t, at(2, 1.3), at(3), 0.2))
    );
  },
  {
    sounds: (at): Sound[] => [
      [1, "drop"],
      [1.9, "drop"],
      [2.8, "drop"],
      ...Array.from({ length: thinking }, (_, second): Sound => [at(2) - thinking + second, "tick"]),
      [at(2, 0.4), "tick"],
      [at(2, 0.75), "wrong"],
      [at(2, 1.1), "wrong"],
      [at(3, 0.8), "merge"],
    ],
  },
);

const reloadMark = (turn: number): string =>
  group(line("M-34 0a34 34 0 1 1 10 24", { wide: 9 }) + line("M-46-16l12 18 18-12", { wide: 9 }), { turn });

const page = (t: number, turn: number): string =>
  box(8, 10, 620, 440, colour.rule, { wide: 0, round: 8 }) +
  box(0, 0, 620, 440, colour.sheet, { round: 8 }) +
  shape("M8 0h604q8 0 8 8v104h-620v-104q0-8 8-8z", colour.mat100) +
  group(reloadMark(turn), { x: 66, y: 58, size: 0.9 + 0.03 * Math.sin(t * 2) }) +
  group(address("/thank-you/date", 480), { x: 122, y: 70 }) +
  tick(310, 240, 120, 1, colour.mat300, 20) +
  type("Date chosen", 310, 380, 64, { anchor: "middle", pen: colour.ink2 });

/** What a load of the page sends: 220 by 84, around its middle. */
const sent = (words: string, fill: string): string =>
  box(-110, -42, 220, 84, fill, { wide: 4, round: 6 }) +
  type(words, 0, 18, fitted(words, 190, 52), { anchor: "middle" });

/** One visitor, one page, loaded again: a view counts twice, an event that the page remembers is not sent again. */
const twice = scene(
  [
    ["What counts twice? A page that somebody reloads or bookmarks.", "Reload, and it counts again", 1.4],
    ["Count a real event: the page sends Lead once, and remembers that it has.", "Lead goes out once", 2.2],
  ],
  (t, at) => {
    const fixed = t > at(1, 0.3);
    const [first, again] = fixed ? [at(1, 0.8), at(1, 3)] : [0.7, at(0, 2.8)];
    const value = ramp(t, first + 0.9, 0.4) + (fixed ? 0 : ramp(t, again + 0.9, 0.4));
    const flying = (from: number, refused: boolean) => {
      const falls = refused ? ramp(t, from + 1, 0.8, ease.in) : 0;
      const shown =
        ramp(t, from - 0.2, 0.2) * (refused ? 1 - ramp(t, from + 1.6, 0.3) : 1 - ramp(t, from + 0.8, 0.2));
      const lead = fixed && !refused;
      return group(sent(lead ? "Lead" : "PageView", lead ? colour.marigold : colour.marigold100), {
        x: mix(610, refused ? 746 : 800, ramp(t, from, 0.8)) - 40 * falls,
        y: 400 + 210 * falls,
        turn: -10 * falls,
        alpha: shown,
      });
    };
    return (
      group(page(t, 360 * ramp(t, again - 0.6, 0.7)), { x: 60, y: 170 }) +
      flying(first, false) +
      flying(again, fixed) +
      group(
        counter(fixed ? "Lead" : "Page", "counted", 1, value, {
          wrong: !fixed && value > 1.5,
          bump: bump(t, again + 0.9, 0.4),
          high: 520,
        }) +
          (fixed
            ? group(sent("Lead", colour.marigold), { x: 145, y: 458, alpha: ramp(t, first + 1, 0.3) })
            : ""),
        { x: 900, y: 150 },
      ) +
      (fixed
        ? group(tag("Lead is sent", 0, 0, { size: 56, fill: colour.marigold }), {
            x: 370,
            y: 648,
            size: 1 + 0.08 * bump(t, again + 0.2, 0.5),
            alpha: ramp(t, first + 0.6, 0.3),
          }) + cross(760, 560, 34, ramp(t, again + 1.7, 0.4))
        : "")
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.6, "drop"],
      [at(0, 2.2), "click"],
      [at(0, 3.7), "wrong"],
      [at(1, 1.8), "drop"],
      [at(1, 2.4), "click"],
      [at(1, 4), "bite"],
      [at(1, 4.7), "merge"],
    ],
  },
);

/** Pixels of a rupee, and where the columns stand. */
const perRupee = 0.205;
const ground = 640;

/** A sum as a column to scale, with its figure in it or, when it is low, above it. */
const column = (amount: number, x: number, bottom: number, fill: string, alpha = 1): string => {
  const tall = amount * perRupee;
  return group(
    box(0, -tall, 300, tall, fill, { wide: 4, pen: colour.onMat }) +
      type(rupees(amount), 150, tall > 100 ? 26 - tall / 2 : -18 - tall, 84, {
        anchor: "middle",
        pen: tall > 100 ? colour.ink : colour.onMat,
      }),
    { x, y: bottom, alpha },
  );
};

/** A rule over value is a bar to get over: of two parts neither does, put on each other they do. */
const value = scene(
  [
    ["A rule over value: purchases where value is greater than 2000.", "Value greater than 2000", 0.3],
    [
      "₹1,799 and an order bump of ₹299, sent apart: two purchases, none passes.",
      "One order, counted twice",
      1.6,
    ],
    ["Sent as one Purchase of ₹2,098 it counts once, and it passes.", "₹1,799 + ₹299 = ₹2,098", 2],
  ],
  (t, at) => {
    const bar = ground - 2000 * perRupee;
    const [one, bump299] = [ramp(t, at(1, 0.3), 0.8), ramp(t, at(1, 1.7), 0.6)];
    const over = ramp(t, at(2, 0.4), 0.9);
    const joined = t > at(2, 1.5);
    const gone = 1 - ramp(t, at(2, 0.1), 0.3);
    return (
      line(`M60 ${ground}H1220`, { pen: colour.onMat, wide: 5 }) +
      (joined
        ? column(2098, 110, ground, colour.marigold)
        : (one > 0
            ? clipped(
                "one",
                90,
                ground - 1799 * perRupee * one - 4,
                340,
                700,
                column(1799, 110, ground, colour.marigold100),
              )
            : "") +
          group(column(299, 0, 0, colour.mat300, bump299), {
            x: mix(480, 110, over),
            y: mix(ground, ground - 1799 * perRupee, ramp(t, at(2, 0.2), 0.5)),
          })) +
      line(`M60 ${n(bar)}H860`, {
        pen: colour.vermilionOnMat,
        wide: 8,
        dash: "22 14",
        drawn: 1,
        alpha: ramp(t, 0.6, 0.5),
      }) +
      type("counts", 560, bar - 26, 64, {
        pen: colour.marigold,
        alpha: span(t, 1.2, at(2, 0.1), 0.3),
      }) +
      type("does not count", 560, bar + 76, 64, {
        pen: colour.vermilionOnMat,
        alpha: span(t, 2, at(2, 0.1), 0.3),
      }) +
      group(tag("2000", 0, 0, { size: 66, fill: colour.vermilionOnMat }), {
        x: 950,
        y: bar + 2 * Math.sin(t * 2),
        alpha: ramp(t, 0.6, 0.5),
      }) +
      cross(260, 345, 40, ramp(t, at(1, 2.8), 0.4) * gone, colour.vermilion600) +
      cross(630, 440, 34, ramp(t, at(1, 3.3), 0.4) * gone, colour.vermilionOnMat) +
      type("2 purchases", 860, 420, 84, {
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(1, 3.9), 0.3) * gone,
      }) +
      type("1 purchase", 860, 420, 84, { pen: colour.marigold, alpha: ramp(t, at(2, 2), 0.3) }) +
      tick(940, 540, 130, ramp(t, at(2, 2.4), 0.4, ease.out), colour.marigold, 22)
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [0.6, "drop"],
      [at(1, 0.4), "run"],
      [at(1, 1.8), "drop"],
      [at(1, 2.9), "wrong"],
      [at(1, 3.4), "wrong"],
      [at(2, 1.4), "merge"],
      [at(2, 2.4), "ring"],
    ],
  },
);

const each = 10.6;
const place = (count: number) => 110 + count * each;
const rowTop = (row: number) => 150 + row * 134;

/** What comes in a week, to scale: of the leads seven in ten chose no date. */
const aim = scene(
  [
    ["Leads come 100 a week, mostly air. Sales come 3, too few to teach.", "How many a week?", 0.6],
    [
      "With a date: 30. After two weeks of counts, aim there and grow to about 50.",
      "Aim at 30, grow to 50",
      2.4,
    ],
  ],
  (t, at) => {
    const marks: readonly (readonly [number, string, number, string])[] = [
      [100, "Leads", 0.4, colour.mat100],
      [3, "Sales", 2.4, colour.mat600],
      [30, "With a date", at(1, 0.3), colour.marigold],
    ];
    const grows = ramp(t, at(1, 3.6), 1.4);
    const air = ramp(t, 1.4, 0.6);
    return (
      marks
        .map(([many, name, from, fill], row) => {
          const long = many * each * ramp(t, from, 0.9);
          const bar = box(110, rowTop(row), long, 100, fill, { wide: 4 });
          const hollow =
            row === 0
              ? dashed(place(30), rowTop(0), 70 * each, 100, colour.paper, air) +
                type("air", place(65), rowTop(0) + 72, 64, { anchor: "middle", pen: colour.ink2, alpha: air })
              : "";
          return (
            bar +
            hollow +
            group(
              type(String(many), 0, 0, 72) +
                type(name, widthOf(String(many), 72) + 20, 0, 54, { pen: colour.ink2 }),
              {
                x: many > 20 ? 130 : place(many) + 26,
                y: rowTop(row) + 74,
                alpha: ramp(t, from + 0.7, 0.3),
              },
            )
          );
        })
        .join("") +
      dashed(place(30), rowTop(2), 20 * each * grows, 100, colour.marigold100) +
      line("M110 140V584H1200", { wide: 4 }) +
      line(
        Array.from({ length: 11 }, (_, mark) => `M${n(place(mark * 10))} 584v${mark % 5 ? 14 : 26}`).join(""),
        { pen: colour.ink2 },
      ) +
      group(
        line(`M0-${584 - rowTop(2) + 10}V0`, { pen: colour.vermilion, wide: 6, dash: "14 12" }) +
          type("50", 0, 80, 64, { anchor: "middle", pen: colour.vermilion600 }),
        { x: place(50), y: 584, alpha: ramp(t, at(1, 3.2), 0.3) },
      ) +
      [1, 2]
        .map((week) => {
          const from = at(1, 0.8 + week * 0.7);
          return group(
            box(0, 0, 240, 84, colour.mat100, { wide: 4 }) +
              type(`Week ${week}`, 20, 60, 54) +
              tick(200, 44, 46, ramp(t, from + 0.3, 0.3)),
            { x: 420 + week * 260, y: rowTop(2) + 8, alpha: ramp(t, from, 0.3) },
          );
        })
        .join("") +
      plumb(t, place(mix(30, 50, grows)), rowTop(2) - 4, 0.9 * ramp(t, at(1, 3.2), 0.3)) +
      (t < at(1, 3.2) ? plumb(t, 1196, rowTop(0) - 4, 0.9) : "")
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.5, "run"],
      [1.5, "wrong"],
      [2.5, "drop"],
      [at(1, 0.4), "run"],
      [at(1, 1.8), "tick"],
      [at(1, 2.5), "tick"],
      [at(1, 3.7), "merge"],
    ],
  },
);

export const customConversions = film({
  file: "custom-conversions",
  key: 4,
  poster: [0, 13.6],
  scenes: [leads, made, tested, twice, value, aim],
});
