import { type At, film, lasting, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, count, dot, group, line, n, shape, tag, type } from "../kit/pens.ts";
import { clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { adParts, gasketAd, gasketAdWithWords, nameAd, onReel, strip } from "../parts/gasket-ad.ts";
import { bob, plumb, tick } from "../parts/marks.ts";
import { phone } from "../parts/screens.ts";
import { person, thing } from "../parts/things.ts";

const partFills = [colour.marigold, colour.mat100, colour.mat300, colour.marigold100, colour.marigold];

/** The parts of the ad on a bar, 50 pixels a second, from (0, 0). */
const partBar = (reached: number, high: number, names = true): string =>
  adParts
    .map(([name, from, to], index) =>
      reached < from
        ? ""
        : box(from * 50, 0, (Math.min(to, reached) - from) * 50, high, partFills[index] ?? "", {
            wide: 3,
            round: 0,
          }) +
          (names
            ? type(name, ((from + to) / 2) * 50, high / 2 + 15, 42, {
                anchor: "middle",
                alpha: ramp(reached, (from + to) / 2 + 0.85, 0.15),
              })
            : ""),
    )
    .join("");

const seconds = (reached: number, y: number): string =>
  [0, ...adParts.map(([, , to]) => to)]
    .map((second) =>
      group(
        line("M0-12v16", { wide: 3 }) +
          type(String(second), 0, 48, 44, { anchor: "middle", pen: colour.ink2 }),
        {
          x: second * 50,
          y,
          alpha: ramp(reached, second - 0.05, 0.2),
        },
      ),
    )
    .join("");

/** The ad from start to end, in its own time, and what it is made of. */
const whole = scene(
  [
    lasting("Video ads. This one sells a cooker's gasket in 15 seconds.", 4.2),
    lasting("The hook: steam hisses.", 2, "Hook: it hurts"),
    lasting("Why: the ring is hard. A finger shows it.", 3, "Why it happens"),
    lasting(
      "Demo, the longest part: ring in, lid closes, whistle at four minutes.",
      5,
      "The product at work",
    ),
    lasting("Proof: a neighbour, filmed by phone.", 3, "Somebody like me"),
    lasting("Offer: ₹249, cash on delivery. Only now.", 4, "What, and how to order"),
    ["A third of the time belongs to the product at work.", "A third is the demo", 1.2],
  ],
  (t, at) => {
    const begun = at(1);
    const ad = clamp(t - begun, 0, 14.9);
    const reached = t < begun ? -1 : t - begun;
    const rise = ramp(t, 0.1, 0.9, ease.out);
    const before = t < begun;
    const demo = ramp(t, at(6, 0.3), 0.6);
    return (
      group(
        phone(
          0,
          0,
          320,
          "ad",
          onReel(gasketAdWithWords(before ? 0 : ad, before ? 0 : t - begun), 320) +
            (before
              ? box(0, 0, 320, 569, colour.ink, { wide: 0, round: 0, alpha: 0.45 }) +
                group(thing("play", 0, 0, 1.3), { x: 160, y: 380, size: 1 + 0.05 * Math.sin(t * 4) })
              : ""),
        ),
        { x: 890, y: mix(740, 76, rise) },
      ) +
      group(type("Video ads", 0, 0, 170) + type("15 seconds, five parts", 4, 96, 72, { pen: colour.ink2 }), {
        x: 62,
        y: 380,
        alpha: span(t, 0.5, begun - 0.1, 0.4),
      }) +
      group(
        box(-6, -6, 762, 190, colour.ink, { wide: 0, round: 4, alpha: ramp(t, begun - 0.1, 0.3) }) +
          strip(reached) +
          group(partBar(Math.min(15, reached), 72), { y: 190 }) +
          seconds(reached, 276) +
          (reached >= 0
            ? line(`M${n(Math.min(15, reached) * 50)}-16V266`, { pen: colour.vermilion, wide: 5 }) +
              bob(Math.min(15, reached) * 50, -62, 1.1)
            : ""),
        { x: 60, y: 260 },
      ) +
      (demo > 0
        ? group(
            line("M0-16v32M250-16v32M0 0H250", { pen: colour.vermilion600, wide: 4 }) +
              type("5 of 15", 125, 62, 56, { anchor: "middle", pen: colour.vermilion600 }),
            { x: 60 + 250, y: 596, alpha: demo },
          )
        : "")
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "run"],
      [at(1), "bite"],
      [at(2), "tick"],
      [at(2, 0.8), "tick"],
      [at(3, 0.9), "drop"],
      [at(3, 2.5), "click"],
      [at(3, 3.6), "ring"],
      [at(4), "tick"],
      [at(5), "merge"],
      [at(6, 0.4), "run"],
    ],
  },
);

/** A feed moves on: what was there goes up, the next post comes. */
const swiped = (gone: number, inside: string, wide: number): string => {
  const high = (wide * 16) / 9;
  return (
    group(inside, { y: -high * gone }) +
    (gone > 0
      ? group(
          box(0, 0, wide, high, colour.rule, { wide: 0, round: 0 }) +
            person(wide / 2, high * 0.4, 1.6, colour.mat300) +
            line(`M40 ${n(high * 0.72)}h${wide - 110}M40 ${n(high * 0.78)}h${wide - 160}`, {
              pen: colour.ink2,
              wide: 8,
            }),
          { y: high * (1 - gone) },
        )
      : "")
  );
};

const thumb = (x: number, y: number): string =>
  group(
    shape("M-28 0q0-34 28-34t28 34l16 150h-88z", colour.skin, { wide: 4 }) +
      shape("M-16-6q0-18 16-18t16 18v16h-32z", colour.marigold100, { wide: 2 }),
    { x, y, turn: -12 },
  );

const thinking = 5;

const duel = scene(
  [
    ["The same ad with a weak hook. A opens with the brand's name.", "One body, two hooks", 0.6],
    ["Pause and answer: which one keeps more people for three seconds?", "Which one holds?", thinking],
    ["B. A name says nothing yet. The hiss is known in every kitchen.", "B: the problem first", 1],
  ],
  (t, at) => {
    const wide = 284;
    const asked = at(2) - thinking;
    const leftOver = 1 - clamp((t - asked) / thinking);
    const known = t > at(2);
    const since = t - at(2, 0.5);
    const gone = known ? ramp(since, 0.7, 0.5, ease.both) : 0;
    // While people think the ads play on, more slowly: what moves beside them would be what they watch
    const clock = t < asked - 0.6 ? t % 3 : Math.floor((t % 3) * 4) / 4;
    const flick = known ? bumpOf(since, 0.5, 0.8) : 0;
    const stopped = ramp(t, at(2, 1.2), 0.4);
    return (
      group(
        phone(0, 0, wide, "weak", swiped(gone, onReel(nameAd(known ? 3 : clock, gone === 0), wide), wide)) +
          thumb(wide + 30, 400 - 190 * flick),
        { x: 180, y: 160 },
      ) +
      group(
        phone(0, 0, wide, "strong", onReel(gasketAdWithWords(Math.min(1.9, clock), clock), wide)) +
          thumb(wide + 40, 430 + 3 * Math.sin(t * 2)) +
          tick(-66, 380, 90, stopped, colour.mat600, 16),
        { x: 850, y: 160, alpha: 1 },
      ) +
      type("A", 100, 260, 110) +
      type("B", 770, 260, 110) +
      group(
        Array.from({ length: 26 }, (_, index) =>
          line(`M0 ${n(index * 16)}h${index % 5 ? 14 : 28}`, { pen: colour.ink2 }),
        ).join("") +
          box(-14, 400 * (1 - leftOver), 12, 400 * leftOver, colour.marigold, { wide: 0, round: 0 }) +
          bob(-8, 400 * (1 - leftOver) - 46, 1.1),
        { x: 640, y: 220, alpha: ramp(t, asked - 0.6, 0.4) * (1 - ramp(t, at(2), 0.4)) },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "drop"],
      ...Array.from({ length: thinking }, (_, second): Sound => [at(2) - thinking + second, "tick"]),
      [at(2, 1.1), "run"],
      [at(2, 1.5), "merge"],
    ],
  },
);

function bumpOf(t: number, from: number, lasts: number): number {
  return Math.sin(clamp((t - from) / lasts) * Math.PI);
}

/** What is known of each version: its share of impressions at 0, 3 and 15 seconds. */
const kept = { a: [100, 18, 5.4], b: [100, 31, 9.3] } as const;
const perSecond = 66;
const floor = 590;

/** Between what is known the line falls evenly in proportion, as people leave. */
function share(points: readonly [number, number, number], second: number): number {
  const [start, three, end] = points;
  return second <= 3 ? start * (three / start) ** (second / 3) : three * (end / three) ** ((second - 3) / 12);
}

function curve(points: readonly [number, number, number], until: number, tall: number): string {
  let d = "";
  for (let second = 0; second <= until + 0.001; second += 0.25)
    d += `${d ? "L" : "M"}${n(second * perSecond)} ${n(-share(points, second) * tall)}`;
  return d;
}

/** What is left of B at the end, above its line. */
const ending = (
  words: string,
  points: readonly [number, number, number],
  tall: number,
  alpha: number,
): string =>
  type(words, 15 * perSecond + 12, -share(points, 11) * tall - 14, 56, {
    pen: colour.mat700,
    anchor: "end",
    alpha,
  });

/** Pixels of a rupee of what an order costs in ads. */
const perRupee = 1.4;

/** A ring of rubber around (0, 0). */
const gasket = (x: number, y: number, r: number): string =>
  dot(x, y, r, "none", { wide: r * 0.44 }) + dot(x, y, r, "none", { wide: r * 0.34, pen: colour.sheet });

/** What an order costs against what one ring leaves; then the pack of three takes the place of the one. */
function offers(t: number): string {
  const leaves = ramp(t, 0.4, 0.5);
  const three = ramp(t, 3.6, 0.6, ease.in);
  const landed = Math.sin(clamp((t - 4.2) / 0.4) * Math.PI);
  const costs = [
    ["A", 250],
    ["B", 160],
  ] as const;
  return (
    costs
      .map(([name, cost], index) => {
        const tall = cost * perRupee * ramp(t, 1 + index * 0.5, 0.6);
        const x = 90 + index * 220;
        return (
          box(x, floor - tall, 190, tall, colour.vermilionOnMat, { wide: 4, round: 0 }) +
          box(x, floor - Math.min(tall, 110 * perRupee), 190, Math.min(tall, 110 * perRupee), colour.mat300, {
            wide: 4,
            round: 0,
          }) +
          type(`₹${cost}`, x + 95, floor - cost * perRupee + 58, 60, {
            anchor: "middle",
            alpha: ramp(t, 1.5 + index * 0.5, 0.3),
          }) +
          type(name, x + 95, floor + 64, 60, { anchor: "middle" })
        );
      })
      .join("") +
    line(`M60 ${floor}H530`, { wide: 4 }) +
    line(`M60 ${n(floor - 110 * perRupee)}H${n(60 + 490 * leaves)}`, {
      pen: colour.mat700,
      wide: 8,
      dash: "18 12",
    }) +
    type("₹110 left", 566, floor - 110 * perRupee + 20, 60, { pen: colour.mat700, alpha: leaves }) +
    group(gasket(0, 0, 96) + tag("₹249", 0, 190, { size: 76 }), {
      x: 990,
      y: 330 + 3 * Math.sin(t * 2.2),
      alpha: ramp(t, 0.3, 0.3) * (1 - ramp(t, 3.3, 0.3)),
    }) +
    group(
      box(-190, -150, 380, 300, colour.marigold100, { wide: 5 }) +
        gasket(-70, 62, 54) +
        gasket(0, 10, 54) +
        gasket(70, 62, 54) +
        box(-190, -150, 380, 84, colour.mat800, { wide: 5 }) +
        type("Pack of three", 0, -90, 58, { anchor: "middle", pen: colour.onMat }) +
        tag("₹649", 0, 190, { size: 92, fill: colour.marigold }),
      {
        x: 990,
        y: mix(230, 330, three) - 16 * landed + (three < 1 ? 0 : 2 * Math.sin(t * 2.2)),
        alpha: ramp(t, 3.6, 0.25),
      },
    ) +
    tick(1206, 500, 76, ramp(t, 4.8, 0.4), colour.mat600, 16)
  );
}

const plays = (at: At) => at(2);

const retention = scene(
  [
    ["Each was shown 1,00,000 times. Most people leave in the first seconds.", "Who is still there?", 0.6],
    ["At three seconds A has 18,000 left. Hook rate: 18%.", "18,000 ÷ 1,00,000 = 18%", 0.5],
    ["B has 31,000 left. Hook rate: 31%.", "31,000 ÷ 1,00,000 = 31%", 0.7],
    ["Of those, 30% stay to the end in both: 5,400 and 9,300.", "Same body, same hold: 30%", 1],
    ["Each cost ₹16,000. A brought 64 orders, B 100.", "₹250 an order, or ₹160", 1],
    [
      "A ring leaves ₹110: neither pays. The pack of three at ₹649 saved the shop.",
      "A hook cannot fix an offer",
      2.4,
    ],
  ],
  (t, at) => {
    const near = ramp(t, at(1, 0.2), 1.2);
    const tall = mix(3.3, 9.2, near);
    const first = 3 * ramp(t, 0.8, 1.8, ease.linear);
    const rest = 12 * ramp(t, at(3, 0.2), 1.6, ease.linear);
    const [a, b] = [kept.a, kept.b] as const;
    const upTo = first + rest;
    const show = (beat: number, later = 0.5) => ramp(t, at(beat, later), 0.4);
    const end = 15 * perSecond;
    const drawn = (points: readonly [number, number, number], pen: string) =>
      first <= 0 ? "" : line(curve(points, upTo, tall), { pen, wide: 9 });
    const pulse = 13 + 2 * Math.sin(t * 2.6);
    const mark = (points: readonly [number, number, number], second: number, fill: string, alpha: number) =>
      dot(second * perSecond, -share(points, second) * tall, pulse, fill, { alpha, wide: 4 });
    const people = 1 - ramp(t, at(4, 0.1), 0.3);
    const orders = ramp(t, at(4, 0.4), 0.4);
    const plot = 1 - ramp(t, at(5, 0), 0.3);
    if (plot <= 0) return offers(t - at(5));
    return group(
      group(partBar(15, 50), { y: -440, size: perSecond / 50 }) +
        box(0, -360, 3 * perSecond, 360, colour.marigold100, { wide: 0, round: 0 }) +
        clipped(
          "plot",
          -10,
          -362,
          end + 40,
          376,
          (first > 0 && upTo > 0
            ? shape(`${curve(b, upTo, tall)}L${n(upTo * perSecond)} 0H0z`, colour.mat100, {
                wide: 0,
                alpha: 0.7,
              })
            : "") +
            drawn(a, colour.vermilion) +
            drawn(b, colour.mat600),
        ) +
        line(`M0-360V0H${end}`, { wide: 4 }) +
        type("3 s", 3 * perSecond, 52, 44, { anchor: "middle", pen: colour.ink2 }) +
        type("15 s", end, 52, 44, { anchor: "middle", pen: colour.ink2 }) +
        line(`M${3 * perSecond}-360V0`, { pen: colour.ink2, dash: "10 10" }) +
        mark(a, 3, colour.vermilion, show(1)) +
        mark(b, 3, colour.mat600, show(2)) +
        (
          [
            ["A", a, colour.vermilion600, 24],
            ["B", b, colour.mat700, 2],
          ] as const
        )
          .map(([name, points, pen, lower]) =>
            type(name, 3 * perSecond + 26, -share(points, 3) * tall + lower, 60, {
              pen,
              alpha: span(t, 2.6, at(1, 0.3), 0.25),
            }),
          )
          .join("") +
        type("A 18%", 3 * perSecond + 26, -share(a, 3) * tall - 18, 60, {
          pen: colour.vermilion600,
          alpha: show(1) * (near > 0.98 ? 1 : 0),
        }) +
        type("B 31%", 3 * perSecond + 26, -share(b, 3) * tall - 18, 60, {
          pen: colour.mat700,
          alpha: show(2) * (near > 0.98 ? 1 : 0),
        }) +
        mark(a, 15, colour.vermilion, show(3, 1.8)) +
        mark(b, 15, colour.mat600, show(3, 1.8)) +
        ending(count(9300), b, tall, show(3, 1.8) * people) +
        ending("100 orders", b, tall, orders) +
        type(count(5400), end - 24, -10, 54, {
          pen: colour.vermilion600,
          anchor: "end",
          alpha: show(3, 1.8) * people,
        }) +
        type("64 orders", end - 24, -10, 54, { pen: colour.vermilion600, anchor: "end", alpha: orders }) +
        group(plumb(t, upTo * perSecond, -share(b, upTo) * tall - 8, 0.8), {
          alpha: near < 1 || t > at(3) ? 1 - ramp(t, at(3, 1.7), 0.3) : 1,
        }),
      { x: 90, y: floor, alpha: plot },
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.9, "run"],
      [at(1, 0.6), "wrong"],
      [plays(at) + 0.6, "ring"],
      [at(3, 0.3), "run"],
      [at(4, 0.5), "tick"],
      [at(5, 0.5), "run"],
      [at(5, 2), "wrong"],
      [at(5, 4), "drop"],
      [at(5, 4.8), "merge"],
    ],
  },
);

/** Six openings for the same body: each slides in before it. */
const openings: readonly (readonly [name: string, picture: string])[] = [
  ["Hiss", onReel(gasketAd(0.9), 150, false)],
  ["Ring", onReel(gasketAd(2.9), 150, false)],
  ["Face", onReel(gasketAd(11), 150, false)],
  ["Clock", box(0, 0, 150, 267, colour.mat800, { wide: 0, round: 0 }) + thing("clock", 75, 130, 1.3)],
  ["Chat", box(0, 0, 150, 267, colour.marigold, { wide: 0, round: 0 }) + thing("chat", 75, 130, 1.3)],
  [
    "Pot",
    box(0, 0, 150, 267, colour.mat100, { wide: 0, round: 0 }) +
      thing("pot", 75, 160, 1.25) +
      thing("heart", 75, 70, 0.6),
  ],
];

const six = scene(
  [
    ["Film one body and six openings in a day. The body stays.", "Six hooks, one body", 3.6],
    ["A day with 6 cuts cost ₹12,000: ₹2,000 for one.", "₹12,000 ÷ 6 = ₹2,000", 2.4],
  ],
  (t, at) => {
    const turn = Math.max(0, t - 0.8) / 1.05;
    const index = Math.min(5, Math.floor(turn));
    const slide = ramp(turn - index, 0, 0.4, ease.settle);
    const slot = (at: number, y: number, id: string) =>
      clipped(id, 0, 0, 150, 267, group(openings[at]?.[1] ?? "", { y }));
    const second = at(1);
    const [day, parted] = [ramp(t, second + 0.1, 0.3), ramp(t, second + 1.3, 0.5)];
    return (
      group(
        (index > 0 ? slot(index - 1, -267 * slide, "gone") : "") +
          slot(index, index === 0 ? 0 : 267 * (1 - slide), "come") +
          box(0, 0, 150, 267, "none", { wide: 8, round: 0, pen: colour.marigold }),
        { x: 90, y: 190 },
      ) +
      group(
        [3, 5.9, 8.6, 9.2, 11, 14]
          .map((second, at) =>
            clipped(
              `body${at}`,
              at * 152,
              0,
              150,
              267,
              group(onReel(gasketAd(second), 150, false), { x: at * 152 }),
            ),
          )
          .join("") + box(0, 0, 910, 267, "none", { wide: 6, round: 0, pen: colour.onMat }),
        { x: 276, y: 190 },
      ) +
      group(
        openings
          .map(([name], at) =>
            group(
              box(0, 0, 166, 82, at <= index ? colour.marigold : colour.mat700, { pen: colour.onMat }) +
                type(name, 83, 58, 52, { anchor: "middle", pen: at <= index ? colour.ink : colour.onMat2 }),
              { x: 90 + at * 186 },
            ),
          )
          .join(""),
        { y: 488 },
      ) +
      group(
        openings
          .map((_, at) =>
            group(
              box(-10 * (1 - parted), 0, 166 + 20 * (1 - parted), 82, colour.sheet, {
                wide: parted > 0 ? 3 : 0,
                round: 0,
              }) + type("₹2,000", 83, 58, 54, { anchor: "middle", alpha: ramp(parted, 0.6, 0.4) }),
              { x: 90 + at * 186 },
            ),
          )
          .join("") + type("₹12,000", 638, 62, 64, { anchor: "middle", alpha: 1 - ramp(parted, 0, 0.3) }),
        { y: 590, alpha: day },
      ) +
      plumb(t, 165, 186, 1)
    );
  },
  {
    dark: true,
    sounds: (at) => [
      ...Array.from({ length: 6 }, (_, cut): Sound => [0.8 + cut * 1.05, "click"]),
      [at(1, 0.2), "drop"],
      [at(1, 1.4), "merge"],
    ],
  },
);

export const videoAds = film({
  file: "video-ads",
  key: 3,
  poster: [0, 23.4],
  scenes: [whole, duel, retention, six],
});
