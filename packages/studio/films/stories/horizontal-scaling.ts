import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, rupees, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { plumb, strike, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { coin, parcel, person, thing } from "../parts/things.ts";

/** A dot is a thousand people: all whom the ads had met by the eighth week. The order in which they are met is shuffled. */
const met = 658;
const nth: readonly number[] = (() => {
  let state = 4711;
  const drawn = Array.from({ length: met }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    return { index, state };
  }).sort((a, b) => a.state - b.state);
  const places: number[] = [];
  drawn.forEach(({ index }, place) => {
    places[index] = place;
  });
  return places;
})();
/** Of those who are reached in week 8, whether somebody is an old face: 162 of the 610 are. */
const again = (place: number) => place < 610 && (place * 7) % 610 < 162;

/** What a thousand new people cost, in the first week and in the eighth. */
const prices = (t: number): string =>
  [152, 729]
    .map((price, index) => {
      const grown = ramp(t, 0.1 + index * 0.8, 0.8);
      return group(
        type(index ? "Week 8" : "Week 1", 0, -18, 60, {
          pen: colour.ink2,
          alpha: ramp(t, index * 0.8, 0.3),
        }) +
          box(0, 0, price * 1.5 * grown, 130, index ? colour.vermilionOnMat : colour.marigold, { wide: 4 }) +
          type(rupees(price), 26, 92, 84, { alpha: ramp(grown, 0.8, 0.2) }),
        { x: 90, y: 230 + index * 220 },
      );
    })
    .join("") +
  group(
    line("M0-16v32M1093-16v32M0 0H1093", { pen: colour.vermilion600, wide: 4 }) +
      type("4.8 times", 546, 68, 64, { anchor: "middle", pen: colour.vermilion600 }),
    { x: 90, y: 610, alpha: ramp(t, 1.8, 0.3) },
  ) +
  plumb(t, 90 + 152 * 1.5, 226, 0.9);

const stops = [
  [240, 250],
  [820, 420],
  [460, 520],
  [1060, 250],
  [1060, 520],
] as const;

/** A coin that goes from place to place, a second at each. */
const searching = (since: number, alpha: number): string => {
  const stop = Math.min(4, Math.max(0, Math.floor(since)));
  const [[x0, y0], [x1, y1]] = [stops[Math.max(0, stop - 1)] ?? stops[0], stops[stop] ?? stops[0]];
  const goes = ramp(since, stop, 0.45);
  return coin(mix(x0, x1, goes), mix(y0, y1, goes), 46, alpha);
};

const dry = scene(
  [
    ["Horizontal scaling: ₹35,000 a week, the same Hindi ads, for two months.", "Horizontal scaling", 0.8],
    ["Week 1 meets 2,30,000 people for the first time: ₹152 for 1,000.", "₹152 for 1,000 new", 2.2],
    ["Week 8 reaches over 2 lakh again. Only 48,000 of them are new.", "48,000 are new", 3],
    asks("what would more budget buy now?", "What would more money buy?"),
    ["The same faces. 1,000 new people cost ₹729 now, 4.8 times as much.", "₹729 for 1,000 new", 2.6],
  ],
  (t, at) => {
    const first = 230 * ramp(t, at(1, 0.3), 2.4, ease.linear);
    const between = 380 * ramp(t, at(1, 3.8), 1.4, ease.linear);
    const last = 48 * ramp(t, at(2, 1.6), 2, ease.linear);
    const seen = first + between + last;
    const old = ramp(t, at(2, 0.5), 0.8);
    const dots = 1 - ramp(t, at(4, 1.5), 0.3);
    if (dots <= 0) return prices(t - at(4, 1.8));
    const week = t < at(1, 3.8) ? 1 : t < at(2, 0.3) ? Math.min(7, 2 + Math.floor(between / 64)) : 8;
    return group(
      Array.from({ length: met }, (_, index) => {
        const place = nth[index] ?? 0;
        const [x, y] = [100 + (index % 47) * 23.4, 158 + Math.floor(index / 47) * 31];
        const known = clamp(seen - place);
        const fresh = place >= 610 || (place < 230 && between < 40);
        const faces = again(place) ? old : 0;
        return dot(
          x,
          y,
          8.5,
          known < 0.5 ? colour.sheet : fresh ? colour.marigold : faces > 0.5 ? colour.mat600 : colour.mat300,
          { wide: 2, alpha: ramp(t, 0.1 + (index % 47) * 0.03, 0.3) },
        );
      }).join("") +
        type("one dot: 1,000 people", 100, 656, 56, {
          pen: colour.ink2,
          alpha: span(t, 1.4, at(1, 0.1), 0.3),
        }) +
        type(`Week ${week}`, 100, 656, 60, {
          alpha: t < at(1, 0.2) || (t > at(3, 1) && t < at(4)) ? 0 : 1,
          rolling: week > 1 && week < 8,
        }) +
        group(
          dot(0, 0, 15, colour.marigold) +
            type("new", 32, 18, 54) +
            group(dot(200, 0, 15, colour.mat600) + type("met before", 232, 18, 54), {
              alpha: ramp(t, at(2, 0.8), 0.3),
            }),
          { x: 640, y: 638, alpha: t > at(3, 1) && t < at(4) ? 0 : ramp(t, at(1, 0.4), 0.3) },
        ) +
        plumb(t, 1196, 200 + 380 * clamp(seen / met), 0.9) +
        // More money looks for somebody whom it has not met
        searching(t - at(4) + 5, span(t, at(4) - 5, at(4, 0.2), 0.3)) +
        thinkingTime(t, at, 4),
      { alpha: dots },
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 4),
      ...soundsAt({
        drop: [at(2, 0.6)],
        tick: [at(2, 1.8), at(2, 2.6)],
        run: [0.2, at(1, 0.4), at(1, 3.9), at(4, 2.7)],
        wrong: [at(4, 0.4)],
      }),
    ],
  },
);

const calls = ["Too costly?", "Does it shrink?", "When is it here?"] as const;

/** The ad that everybody knows, copied; then what a buyer says on the phone, as its line. */
const angle = scene(
  [
    ["Five copies of the ad set? They chase the same people.", "Copies chase the same people", 1.8],
    ["Ask ten buyers what nearly stopped them. Every answer is an angle.", "Every answer is an angle", 3.2],
    ["From 'soft' to 'does not shrink': it speaks to people the old ad left cold.", "A new angle", 2.4],
  ],
  (t, at) => {
    const copies = span(t, 0.3, at(1, 0.3), 0.4);
    const fresh = ramp(t, at(2, 1), 0.5);
    const words = fresh > 0.5 ? "Does not shrink" : "Soft";
    const ad = (x: number, y: number, size: number, alpha: number, inside: string) =>
      group(
        box(-170, -220, 340, 440, colour.sheet, { wide: 4, round: 6 }) +
          box(-150, -200, 300, 270, fresh > 0.5 ? colour.marigold100 : colour.mat100, { wide: 2 }) +
          thing("saree", 0, -66, 2.1) +
          inside,
        { x, y, size, alpha },
      );
    return (
      [4, 3, 2, 1]
        .map((copy) => ad(310 + copy * 46 * ramp(t, 0.4 + copy * 0.7, 0.4), 396 + copy * 10, 1, copies, ""))
        .join("") +
      ad(
        310,
        396,
        1 + 0.04 * Math.sin(Math.PI * fresh),
        1,
        type(words, 0, 140, 50, { anchor: "middle" }) +
          box(-110, 164, 220, 34, colour.marigold, { wide: 2 }) +
          (fresh > 0 ? "" : strike(-60, 124, 120, ramp(t, at(2, 0.4), 0.5))),
      ) +
      Array.from({ length: 15 }, (_, index) => {
        const [col, row] = [index % 5, Math.floor(index / 5)];
        const knows = index % 4 === 0;
        const warm = knows ? 0 : ramp(t, at(2, 1.7) + index * 0.08, 0.3);
        return person(
          760 + col * 104,
          (t < at(1) ? 240 : 250) +
            row * 136 +
            (2 + 5 * warm) * Math.sin(t * 2 + index) -
            (knows ? 26 * [1, 2, 3, 4].reduce((sum, copy) => sum + bump(t, 0.5 + copy * 0.7, 0.5), 0) : 0),
          0.85,
          knows ? colour.mat600 : warm > 0.5 ? colour.marigold : colour.mat100,
          (1 - span(t, at(1, -0.1), at(2, 0.3), 0.3)) * ramp(t, 0.6 + index * 0.05, 0.3),
        );
      }).join("") +
      type("the same faces", 720, 660, 60, { pen: colour.mat700, alpha: span(t, 1.6, at(1, 0), 0.3) }) +
      type("left cold until now", 720, 660, 60, {
        pen: colour.marigold600,
        alpha: ramp(t, at(2, 2.6), 0.3),
      }) +
      calls
        .map((says, index) => {
          const moment = at(1, 0.6 + index * 1.3);
          const lit = index === 1 && t > at(2, -0.9);
          return group(
            person(0, 0, 0.9, colour.mat600) +
              box(70, -58, 400, 92, lit ? colour.marigold : colour.sheet, { round: 20, wide: 4 }) +
              type(says, 100, 4, 52),
            {
              x: 700,
              y: 230 + index * 150 + 2 * Math.sin(t * 2 + index),
              alpha: span(t, moment, at(2, 0.3), 0.3),
            },
          );
        })
        .join("")
    );
  },
  {
    sounds: (at): Sound[] => [
      ...[1, 2, 3, 4].map((copy): Sound => [0.5 + copy * 0.7, "tick"]),
      ...[0, 1, 2].map((call): Sound => [at(1, 0.6 + call * 1.3), "ring"]),
      ...soundsAt({ bite: [at(2, 0.5)], merge: [at(2, 1.1)], run: [at(2, 1.8)] }),
    ],
  },
);

/** Pixels of a rupee. */
const perRupee = 0.036;
const paid = 29_000 * perRupee;
const weekly = 1820 * perRupee;
const rowY = 470;

/** A film in another language, as it stands on the table of who cuts it. */
const screen = (t: number): string =>
  box(-300, -120, 600, 240, colour.mat900, { pen: colour.onMat, wide: 4, round: 10 }) +
  thing("saree", -190, 0, 1.7) +
  thing("play", 0, 0, 1.2 + 0.05 * Math.sin(t * 3)) +
  type("Tamil", 100, 24, 76, { pen: colour.marigold });

/** The orders of a week after the second: the six that came before leave an empty place. */
const furtherWeek = (t: number): string =>
  Array.from({ length: 28 }, (_, index) => {
    const own = index % 14 < 3;
    const [x, y] = [150 + (index % 14) * 76, 200 + Math.floor(index / 14) * 110];
    const goes = own ? ramp(t, 2.2, 0.7) : 0;
    return (
      parcel(x, y - 60 * goes, 0.64, ramp(t, 0.3 + index * 0.04, 0.2) * (1 - goes)) +
      line(`M${x - 33} ${y - 25}h65v53h-65z`, { pen: colour.mat300, wide: 3, dash: "8 8", alpha: goes })
    );
  }).join("");

/** Orders from Tamil Nadu, and the sum that they have to fill. */
const tamil = scene(
  [
    ["The shop learns Tamil. Film and ads cost ₹29,000 in two weeks.", "The shop learns Tamil", 0.8],
    ["The report counts 54 orders, and says that it paid.", "The report: 54 orders", 1.6],
    ["But 6 a week came by themselves before: truly new are 42.", "54 − 2 × 6 = 42", 1.6],
    ["42 × ₹560 − ₹29,000 = −₹5,480. It has not paid yet.", "42 × ₹560 − ₹29,000 = −₹5,480", 1.4],
    ["Each further week brings 28 orders, and 22 of them are new.", "28 − 6 = 22 a week", 1.6],
    ["22 × ₹560 − 7 × ₹1,500 = ₹1,820: so much of the gap closes.", "22 × ₹560 − 7 × ₹1,500 = ₹1,820", 1],
    ["₹5,480 ÷ ₹1,820 = 3.01: from the sixth week on it pays.", "₹5,480 ÷ ₹1,820 = 3.01 weeks", 1.4],
    ["Worth it for a shop that means to stay, not for a festival fortnight.", "For a shop that stays", 1.6],
  ],
  (t, at) => {
    const counted = ramp(t, at(1, 0.3), 2, ease.linear);
    const left = ramp(t, at(2, 0.6), 1);
    const filled = (54 * counted - 12 * left) * 560 * perRupee;
    const weeks =
      ramp(t, at(5, 0.4), 1.2, ease.linear) +
      2 * ramp(t, at(6, 0.4), 1.8, ease.linear) +
      ramp(t, at(7, 0.4), 0.9);
    const further = ramp(t, at(4, 0), 0.3);
    return (
      Array.from({ length: 54 }, (_, index) => {
        const own = index % 9 < 2;
        const goes = own ? ramp(left, (index / 54) * 0.4, 0.6) : 0;
        const [x, y] = [150 + (index % 18) * 59, 180 + Math.floor(index / 18) * 80];
        const gone = own && t < at(3, 0.2) ? ramp(left, 0.6, 0.3) * (1 - ramp(t, at(3), 0.2)) : 0;
        return (
          parcel(x, y - 60 * goes, 0.51, ramp(54 * counted, index, 1) * (1 - goes) * (1 - further)) +
          (gone > 0
            ? line(`M${x - 26} ${y - 20}h52v42h-52z`, {
                pen: colour.mat300,
                wide: 3,
                dash: "8 8",
                alpha: gone,
              })
            : "")
        );
      }).join("") +
      furtherWeek(t - at(4)) +
      box(110, rowY, paid, 100, colour.mat900, { wide: 4, pen: colour.onMat, round: 0 }) +
      box(110, rowY, filled, 100, colour.mat300, { wide: 0, round: 0 }) +
      group(
        box(110, rowY, 8000 * perRupee * ramp(t, 0.5, 0.5), 100, colour.mat700, {
          wide: 3,
          round: 0,
          pen: colour.onMat,
        }) +
          type("Film ₹8,000", 130, rowY + 68, 52, { pen: colour.onMat, alpha: ramp(t, 0.9, 0.3) }) +
          box(110 + 8000 * perRupee, rowY, 21_000 * perRupee * ramp(t, 1.7, 0.7), 100, colour.mat700, {
            wide: 3,
            round: 0,
            pen: colour.onMat,
          }) +
          type("Ads: 14 days × ₹1,500", 140 + 8000 * perRupee, rowY + 68, 60, {
            pen: colour.onMat,
            alpha: ramp(t, 2.3, 0.3),
          }) +
          group(screen(t), { x: 640, y: 290, alpha: ramp(t, 0.2, 0.4) }),
        { alpha: 1 - ramp(t, at(1, 0), 0.3) },
      ) +
      type("₹29,000", 110, 636, 64, { pen: colour.onMat, alpha: ramp(t, 2.6, 0.3) }) +
      type("would have come anyway", 110, rowY - 34, 54, {
        pen: colour.onMat2,
        alpha: span(t, at(2, 1.5), at(3, 0.2), 0.3),
      }) +
      type("₹5,480", 110 + 42 * 560 * perRupee, 636, 56, {
        pen: colour.vermilionOnMat,
        alpha: span(t, at(3, 0.6), at(5, 0.2), 0.3),
      }) +
      box(110 + filled, rowY, paid - filled, 100, "url(#hatch)", {
        wide: 0,
        round: 0,
        alpha: ramp(t, at(3, 0.4), 0.4),
      }) +
      Array.from({ length: Math.ceil(weeks) }, (_, week) =>
        box(
          110 + filled + week * weekly,
          rowY,
          weekly * clamp(weeks - week),
          100,
          week < 3 ? colour.marigold : colour.mat600,
          {
            wide: 3,
            round: 0,
          },
        ),
      ).join("") +
      box(110, rowY, paid, 100, "none", { wide: 4, pen: colour.onMat, round: 0 }) +
      [3, 4, 5, 6]
        .map((week, index) =>
          type(String(week), 110 + 42 * 560 * perRupee + (index + 0.5) * weekly, 626, 50, {
            anchor: "middle",
            pen: colour.onMat,
            alpha: ramp(weeks, index + 0.6, 0.4),
          }),
        )
        .join("") +
      type("week", 820, 626, 50, { pen: colour.onMat2, alpha: ramp(weeks, 0.5, 0.4) }) +
      tick(
        1180,
        rowY - 30,
        54,
        t < at(2, 0.3) ? ramp(t, at(1, 2.5), 0.3) : ramp(t, at(7, 1.2), 0.3),
        colour.marigold,
      ) +
      plumb(t, 110 + mix(filled, filled + weekly * weeks, weeks > 0 ? 1 : 0), rowY, 0.9)
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({
        drop: [0.6],
        run: [at(1, 0.4), at(2, 0.7), at(4, 0.4)],
        ring: [at(1, 2.6), at(7, 1.2)],
        wrong: [at(3, 0.5)],
        tick: [at(5, 1.6), at(6, 1.3), at(6, 2.2)],
      }),
  },
);

export const horizontalScaling = film({
  file: "horizontal-scaling",
  key: 6,
  poster: [0, 17],
  scenes: [dry, angle, tamil],
});
