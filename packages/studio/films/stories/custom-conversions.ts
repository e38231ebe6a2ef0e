import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, n, rupees, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { fitted, widthOf } from "../kit/widths.ts";
import { bob, cross, plumb, pointer, ring, strike, thinkRuler, tick } from "../parts/marks.ts";
import { appWindow, button, counter, field } from "../parts/screens.ts";

/** An address in a browser's bar, `wide` long. */
const address = (words: string, wide: number, fill: string = colour.sheet): string =>
  box(0, -48, wide, 72, fill, { wide: 4, round: 36 }) +
  dot(40, -12, 11, colour.mat600, { wide: 3 }) +
  type(words, 68, 4, 50, { face: "text" });

/** Events on their way through a filter: every third is let through. */
const stream = (t: number): string =>
  Array.from({ length: 12 }, (_, index) => {
    const x = ((index * 120 + t * 130) % 1440) - 80;
    const passes = index % 3 === 0;
    return dot(x, 400 + 30 * Math.sin(index * 2.4), 26, passes ? colour.mat300 : colour.sheet, {
      alpha: passes ? 1 : 1 - ramp(x, 560, 50),
    });
  }).join("") +
  box(640, 230, 34, 340, colour.mat600) +
  plumb(t, 657, 226, 1.2);

/** 400 leads as 40 dots: 28 on the page of all, 12 on the page with a date. The buyers are a tenth of those. */
const leads = scene(
  [
    ["Custom conversions: a filter over events that arrive already.", "Custom conversions", 0.7],
    ["A yoga teacher got 400 leads. 120 chose a date: their page has its own address.", "400 leads", 0.8],
    ["All 12 who bought came from those 120.", "All 12 buyers", 1.2],
  ],
  (t, at) => {
    const parts = ramp(t, at(1, 1.4), 0.9);
    const dots = Array.from({ length: 40 }, (_, index) => {
      const dated = index % 10 < 3;
      const place = dated
        ? Math.floor(index / 10) * 3 + (index % 10)
        : Math.floor(index / 10) * 7 + (index % 10) - 3;
      const [col, line7] = [place % 7, Math.floor(place / 7)];
      const x = mix(90 + (index % 20) * 58, (dated ? 760 : 110) + col * 58, parts);
      const y = mix(320 + Math.floor(index / 20) * 60, 330 + line7 * 58, parts);
      const shown = ramp(t, at(1, 0.2) + index * 0.02, 0.3, ease.out);
      const buyer = dated && place === 4;
      const bought = buyer ? ramp(t, at(2, 0.4), 0.5) : 0;
      return dot(
        x,
        y + 2 * Math.sin(t * 2 + index),
        22 * shown,
        bought > 0.5 ? colour.marigold : dated ? colour.mat300 : colour.sheet,
      );
    }).join("");
    const pages = ramp(t, at(1, 2), 0.5);
    return (
      group(stream(t), { alpha: 1 - ramp(t, at(1, -0.1), 0.3) }) +
      dots +
      group(address("/thank-you", 460), { x: 88, y: 250, alpha: pages }) +
      group(address("/thank-you/date", 470, colour.marigold100), { x: 740, y: 250, alpha: pages }) +
      type("280", 88, 626, 100, { alpha: ramp(t, at(1, 2.4), 0.3) }) +
      type("120", 760, 520, 100, { alpha: ramp(t, at(1, 2.4), 0.3) }) +
      group(type("12 bought", 0, 0, 72, { pen: colour.mat700 }), {
        x: 760,
        y: 620,
        alpha: ramp(t, at(2, 0.7), 0.3),
      }) +
      ring(992, 330, 44, 40, ramp(t, at(2, 0.6), 0.6))
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      [at(1, 0.3), "run"],
      [at(1, 1.5), "run"],
      [at(2, 0.5), "merge"],
    ],
  },
);

const rowY = (row: number) => 96 + row * 90;
const rule = "/thank-you/date";

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
    ["And the rule in plain words as its name. Nothing private, no health, no income.", undefined, 1.6],
  ],
  (t, at) => {
    const opened = ramp(t, 0.1, 0.6, ease.out);
    const moments = [at(0, 1.6), at(0, 3.2), at(1, 1.2), at(2, 1.3), at(3, 1.1), at(3, 4.2)];
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
            button("Create", w - 160, rowY(5) + 46, 250, press),
        ),
        { x: 70, y: 20 + 50 * (1 - opened), alpha: opened },
      ) +
      pointer(
        t,
        moments.map((moment, row) => ({
          moment,
          x: [900, 900, 1130, 900, 900, 1050][row] ?? 900,
          y: 20 + rowY(row) + 50,
        })),
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [at(0, 1.6), "click"],
      [at(0, 3.2), "click"],
      [at(1, 1.2), "click"],
      [at(2, 1.3), "click"],
      [at(3, 1.1), "click"],
      [at(3, 4.2), "ring"],
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
    ["All three, and two of them are wrong.", undefined, 1],
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
  box(8, 10, 620, 400, colour.rule, { wide: 0, round: 8 }) +
  box(0, 0, 620, 400, colour.sheet, { round: 8 }) +
  shape("M8 0h604q8 0 8 8v104h-620v-104q0-8 8-8z", colour.mat100) +
  group(reloadMark(turn), { x: 66, y: 58, size: 0.9 }) +
  group(address("/thank-you/date", 470), { x: 126, y: 72 }) +
  tick(310, 250, 110, 1, colour.mat300, 18) +
  line(`M190 342h240`, { pen: colour.ink2, wide: 10 }) +
  line(`M230 366h${n(160 + 10 * Math.sin(t * 2))}`, { pen: colour.ink2, wide: 10 });

/** One visitor, one page, loaded again: a page counts twice, an event that is sent once does not. */
const twice = scene(
  [
    ["What counts twice? A page that somebody reloads or bookmarks.", "Reload, and it counts again", 1],
    ["Send a real event once, with an ID, and filter that instead.", "An event is sent once", 1.8],
  ],
  (t, at) => {
    const first = 1.6;
    const again = at(0, 2.6);
    const fixed = t > at(1, 0.3);
    const reload = fixed ? at(1, 2.2) : again;
    const turn = 360 * ramp(t, reload - 0.1, 0.7);
    const value = fixed ? 1 : ramp(t, first, 0.4) + ramp(t, again + 0.5, 0.4);
    const flying = (from: number) => {
      const gone = ramp(t, from, 0.7);
      return gone > 0 && gone < 1
        ? group(
            box(-70, -40, 140, 80, colour.marigold100, { wide: 4 }) +
              line("M-40-10h80M-40 14h50", { wide: 6 }),
            {
              x: mix(690, 860, gone),
              y: 380 - 40 * Math.sin(gone * Math.PI),
            },
          )
        : "";
    };
    /** What a reload would send, and is not let out. */
    const stopped = (from: number) => {
      const gone = ramp(t, from, 0.5);
      return group(
        box(-60, -34, 120, 68, colour.sheet, { wide: 4 }) + line("M-34-8h68M-34 12h44", { wide: 6 }),
        {
          x: 660 + 12 * gone,
          y: 380 + 160 * ramp(t, from + 0.6, 0.6, ease.in),
          alpha: gone * (1 - ramp(t, from + 0.9, 0.3)),
        },
      );
    };
    return (
      group(page(t, turn), { x: 70, y: 180 }) +
      stopped(at(1, 2.5)) +
      flying(first - 0.4) +
      flying(again + 0.1) +
      group(
        counter(fixed ? "Lead" : "Page", "counted", 1, value, {
          wrong: !fixed && value > 1.5,
          bump: bump(t, again + 0.6, 0.4),
        }),
        { x: 880, y: 160 },
      ) +
      group(
        line("M0-56V56", { pen: colour.mat600, wide: 12 }) +
          tick(70, 6, 70, ramp(t, at(1, 2.9), 0.4), colour.mat600, 13),
        { x: 752, y: 380, alpha: ramp(t, at(1, 0.6), 0.3) },
      ) +
      group(bob(0, 0, 0.9), { x: 1200, y: 96 + 3 * Math.sin(t * 2.2) })
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.7, "drop"],
      [at(0, 2.6), "click"],
      [at(0, 3.3), "wrong"],
      [at(1, 0.4), "tick"],
      [at(1, 2.2), "click"],
      [at(1, 3), "merge"],
    ],
  },
);

const sum = (amount: number, x: number, y: number, fill: string, alpha = 1): string => {
  const words = rupees(amount);
  return group(
    shape("M-118-54h236v108h-236v-16a12 12 0 0 0 0-24v-28a12 12 0 0 0 0-24z", fill, { wide: 4 }) +
      type(words, 6, 24, fitted(words, 200, 72), { anchor: "middle" }),
    { x, y, alpha },
  );
};

/** A rule over value is a gate: what is sent in two does not reach it. */
const value = scene(
  [
    ["A rule over value: purchases where value is greater than 2000.", "Value greater than 2000", 0.8],
    [
      "₹1,799 and an order bump of ₹299, sent apart: two purchases, none passes.",
      "One order, counted twice",
      1.2,
    ],
    ["Sent as one Purchase of ₹2,098 it counts once, and it passes.", "₹1,799 + ₹299 = ₹2,098", 1.6],
  ],
  (t, at) => {
    const apart = [0, 1].map((index) => ramp(t, at(1, 0.5) + index * 0.9, 0.9));
    const joined = ramp(t, at(2, 0.5), 0.7);
    const through = ramp(t, at(2, 1.6), 1.2);
    const back = ramp(t, at(2, 0.1), 0.5);
    const bounce = (index: number) => {
      const gone = apart[index] ?? 0;
      return gone < 1 ? mix(210, 560, gone) : 560 - 50 * ramp(t, at(1, 1.4) + index * 0.9, 0.3);
    };
    return (
      group(
        line("M0-190V190", { pen: colour.onMat, wide: 14 }) +
          group(
            box(-118, -54, 236, 90, colour.mat600, { pen: colour.onMat }) +
              type("2000", 0, 14, 72, { anchor: "middle", pen: colour.onMat }),
            { y: -226 },
          ),
        { x: 760, y: 420 + 16 * bump(t, at(2, 2), 0.6) },
      ) +
      plumb(t, 760, 150, 0.9) +
      (joined < 0.5
        ? sum(1799, mix(bounce(0), 260, back), mix(350, 420, joined), colour.marigold100, ramp(t, 0.9, 0.3)) +
          sum(299, mix(bounce(1), 260, back), mix(510, 420, joined), colour.mat100, ramp(t, 1.3, 0.3))
        : sum(2098, mix(260, 1040, through), 420, colour.marigold)) +
      group(cross(0, 0, 26, ramp(t, at(1, 1.5), 0.4), colour.vermilionOnMat), {
        x: 690,
        y: 340,
        alpha: 1 - back,
      }) +
      group(cross(0, 0, 26, ramp(t, at(1, 2.5), 0.4), colour.vermilionOnMat), {
        x: 690,
        y: 500,
        alpha: 1 - back,
      }) +
      tick(1040, 560, 100, ramp(t, at(2, 2.8), 0.4, ease.out), colour.marigold, 18) +
      [0, 1]
        .map((index) =>
          box(900 + index * 130, 250, 100, 30, colour.vermilionOnMat, {
            alpha: ramp(t, at(1, 1.2) + index * 0.9, 0.3) * (1 - back),
            pen: colour.onMat,
          }),
        )
        .join("") +
      type("2 purchases", 890, 360, 64, {
        pen: colour.vermilionOnMat,
        alpha: ramp(t, at(1, 2.4), 0.3) * (1 - back),
      })
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      [at(1, 1.4), "wrong"],
      [at(1, 2.3), "wrong"],
      [at(2, 0.6), "merge"],
      [at(2, 2.8), "ring"],
    ],
  },
);

const each = 10.6;
const place = (count: number) => 110 + count * each;

/** What comes in a week, to scale. */
const aim = scene(
  [
    ["Leads come 100 a week, mostly air. Sales come 3, too few to teach.", "How many a week?", 0.4],
    [
      "With a date: 30. After two weeks of counts, aim there and grow to about 50.",
      "Aim at 30, grow to 50",
      2,
    ],
  ],
  (t, at) => {
    const marks: readonly (readonly [number, string, number, string])[] = [
      [100, "Leads", 0.6, colour.sheet],
      [3, "Sales", 2.2, colour.sheet],
      [30, "With a date", at(1, 0.3), colour.marigold],
    ];
    const grows = ramp(t, at(1, 3), 1.4);
    const aimed = ramp(t, at(1, 0.4), 0.8, ease.settle);
    return (
      marks
        .map(([many, name, from, fill], row) => {
          const long = many * each * ramp(t, from, 0.9);
          return (
            box(110, 180 + row * 120, long, 74, fill, { wide: 4 }) +
            group(
              type(String(many), 0, 0, 64) +
                type(name, widthOf(String(many), 64) + 24, 0, 50, { pen: colour.ink2 }),
              {
                x: many > 20 ? 136 : place(many) + 26,
                y: 240 + row * 120,
                alpha: ramp(t, from + 0.7, 0.3),
              },
            )
          );
        })
        .join("") +
      line("M110 168V560", { wide: 4 }) +
      line(
        Array.from({ length: 11 }, (_, mark) => `M${n(place(mark * 10))} 560v${mark % 5 ? 14 : 28}`).join(""),
        { pen: colour.ink2 },
      ) +
      line("M110 560H1190", { wide: 4 }) +
      group(
        line("M0-130V0", { pen: colour.vermilion, wide: 5, dash: "14 12" }) +
          type("50", 0, 72, 56, { anchor: "middle", pen: colour.vermilion600 }),
        { x: place(50), y: 560, alpha: ramp(t, at(1, 2.4), 0.3) },
      ) +
      group(bob(0, 0, 1.5, 6 * Math.sin(t * 2.2)), {
        x: mix(place(3), place(mix(30, 50, grows)), aimed),
        y: 482,
      }) +
      Array.from({ length: 14 }, (_, day) =>
        box(640 + day * 38, 316, 30, 40, t > at(1, 0.9) + day * 0.1 ? colour.mat300 : colour.sheet, {
          alpha: ramp(t, at(1, 0.7), 0.3),
        }),
      ).join("")
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.7, "run"],
      [2.3, "drop"],
      [at(1, 0.4), "run"],
      [at(1, 1), "run"],
      [at(1, 3.2), "merge"],
    ],
  },
);

export const customConversions = film({
  file: "custom-conversions",
  key: 4,
  poster: [1, 18],
  scenes: [leads, made, tested, twice, value, aim],
});
