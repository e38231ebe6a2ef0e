import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, n, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { bob, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { button } from "../parts/screens.ts";
import { adCard, coin, person, thing } from "../parts/things.ts";

const tiers = ["Campaign", "Ad set", "Ad"] as const;
/** Somebody's decisions, and the tier on which each hangs. */
const decisions = [
  { words: "Sales", tier: 0 },
  { words: "Budget", tier: 0 },
  { words: "Whom", tier: 1 },
  { words: "Where", tier: 1 },
  { words: "Purchase", tier: 1 },
  { words: "Picture", tier: 2 },
  { words: "Text", tier: 2 },
  { words: "Link", tier: 2 },
] as const;

/** One after the other moves a little, so that no picture stands still. */
const nod = (t: number, index: number, many: number) =>
  index === Math.floor(t / 1.2) % many ? Math.sin(((t / 1.2) % 1) * 2 * Math.PI) : 0;

const railY = (tier: number) => 216 + tier * 180;

/** A rail for each tier; a decision runs along it to its place. */
const hooks = scene(
  [
    ["The hierarchy has three tiers. The campaign says what you want.", "The 3-tier hierarchy", 1.6],
    ["The ad set says for whom, where, when and usually which event counts.", "For whom, and where", 2],
    ["The ad is what people see.", "What people see", 2.4],
  ],
  (t, at) =>
    tiers
      .map((words, tier) => {
        // The tiers that are not spoken of yet are there, and wait
        const named = tier === 0 ? 1 : ramp(t, at(tier, -0.2), 0.4);
        return group(
          line("M330 0H1240", { wide: 12, pen: colour.mat700 }) +
            box(70, -62, 290, 124, colour.mat700, { round: 6 }) +
            type(words, 215, 24, 72, { anchor: "middle", pen: colour.onMat }),
          { y: railY(tier), alpha: 0.22 + 0.78 * named },
        );
      })
      .join("") +
    decisions
      .map(({ words, tier }, index) => {
        const nth = decisions.slice(0, index).filter((each) => each.tier === tier).length;
        const moment = at(tier, (tier === 0 ? 0.3 : 0.6) + nth * 0.8);
        const comes = ramp(t, moment, 0.7, ease.out);
        const swings =
          t > moment + 0.7 ? 9 * Math.cos((t - moment - 0.7) * 4) * Math.exp(-(t - moment - 0.7)) : 0;
        return group(
          line("M0 0v20", { wide: 5 }) +
            box(-134, 20, 268, 92, colour.marigold, { round: 4 }) +
            type(words, 0, 88, 66, { anchor: "middle", rolling: comes < 1 }),
          {
            x: mix(1430, 520 + nth * 288, comes),
            y: railY(tier) + 4,
            turn: swings + 2 * nod(t, index, decisions.length),
            alpha: ramp(t, moment, 0.1),
          },
        );
      })
      .join(""),
  {
    sounds: (at): Sound[] =>
      decisions.map(({ tier }, index): Sound => {
        const nth = decisions.slice(0, index).filter((each) => each.tier === tier).length;
        return [at(tier, (tier === 0 ? 1 : 1.3) + nth * 0.8), "drop"];
      }),
  },
);

const bottom = 604;
/** Pixels of one purchase: the height is what is compared. */
const rise = 7.6;
const jar = (x: number, wide: number, level: number, t: number, id: string, shade: string): string => {
  const top = bottom - 50 * rise;
  const wave = n(Math.min(4, level) * Math.sin(t * 3 + x));
  return (
    clipped(
      id,
      x,
      top,
      wide,
      50 * rise,
      box(x, bottom - level * rise, wide, level * rise + 4, shade, { wide: 0, round: 0 }) +
        line(
          `M${n(x)} ${n(bottom - level * rise)}q${n(wide / 4)} ${wave} ${n(wide / 2)} 0t${n(wide / 2)} 0`,
          {
            wide: 3,
          },
        ),
    ) + line(`M${n(x)} ${n(top)}V${bottom}H${n(x + wide)}V${n(top)}`, { wide: 5 })
  );
};

/** Six jars that share one tap; then two, then one. The mark is at 50. */
const jars = scene(
  [
    ["A skincare shop: ₹3,000 a day at ₹500 a purchase, in 6 ad sets.", "₹3,000 in six ad sets", 0.8],
    asks("delivery learns from about 50 in a week. How far does each get?", "How far from 50?"),
    ["₹3,000 ÷ 6 = ₹500 a day for each: 7 purchases a week.", "₹3,000 ÷ 6 = ₹500", 1.6],
    ["Merged into two ad sets it is 21 in each.", "Merged into two: 21", 2.4],
    ["Merged into one: ₹3,000 ÷ ₹500 × 7 = 42. Nothing else changed.", "₹3,000 ÷ ₹500 × 7 = 42", 2],
  ],
  (t, at) => {
    const two = ramp(t, at(3, 0.3), 1.1);
    const one = ramp(t, at(4, 0.3), 1.1);
    const filled = ramp(t, at(2), 1.1);
    const wide = 142 + 118 * two + 90 * one;
    const moving = (two > 0 && two < 1) || (one > 0 && one < 1);
    const all = Array.from({ length: 6 }, (_, index) => {
      const side = index < 3 ? 0 : 1;
      const x = mix(mix(80 + index * 186, 250 + side * 510, two), 465, one);
      const head = index === 0 || index === 3;
      if (!head && two >= 1) return "";
      if (index === 3 && one >= 1) return "";
      const level = head ? mix(mix(7, 21, two), 42, one) : 7 * (1 - 0.2 * two);
      const daily = two < 0.5 ? "₹500" : one < 0.5 ? "₹1,500" : "₹3,000";
      return group(
        jar(x, wide, level * filled, t, `jar${index}`, index % 2 ? colour.marigold : colour.marigold600) +
          group(
            type(
              String(Math.round(level)),
              x + wide / 2,
              bottom - level * rise + (level > 30 ? 110 : -24),
              84 + 26 * one,
              {
                anchor: "middle",
                rolling: moving,
              },
            ) +
              type(daily, x + wide / 2, 664, 52 + 12 * two, {
                anchor: "middle",
                pen: colour.ink2,
                rolling: moving,
              }),
            { alpha: (head || two === 0 ? 1 : 0) * ramp(filled, 0.9, 0.1) },
          ),
        {
          alpha: head && !(index === 3 && one > 0.9) ? 1 : 1 - ramp(two, 0.7, 0.3),
        },
      );
    });
    return (
      all.join("") +
      line(`M70 ${bottom - 50 * rise}H1210`, {
        pen: colour.vermilion,
        wide: 6,
        dash: "14 12",
        alpha: ramp(t, 0.5, 0.4),
      }) +
      type("50 a week", 1210, bottom - 50 * rise - 22, 64, {
        anchor: "end",
        pen: colour.vermilion600,
        alpha: ramp(t, 0.6, 0.4),
      }) +
      line(`M60 ${bottom}H1220`, { wide: 4 }) +
      (t < at(2)
        ? Array.from({ length: 6 }, (_, index) => {
            const falls = ramp(t, 0.2 + index * 0.3, 0.5, ease.in);
            return coin(151 + index * 186, mix(300, 540, falls) + 4 * nod(t, index, 6), 54, falls);
          }).join("")
        : "") +
      group(
        type("six: 7 each", 70, 330, 68, { pen: colour.ink2 }) +
          type("two: 21 each", 70, 420, 68, { pen: colour.ink2 }),
        {
          alpha: ramp(t, at(4, 1.4), 0.3),
        },
      ) +
      type("near 50", 870, 380, 92, { alpha: ramp(t, at(4, 1.8), 0.3) }) +
      tick(1176, 356, 84, ramp(t, at(4, 2), 0.4)) +
      weighing(
        t,
        at(2),
        [0, 1, 2, 3, 4, 5].map((ring) => [86 + ring * 186, 216, 130, 262]),
      ) +
      thinkingTime(t, at, 2, { x: 140, y: 668 })
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 2),
      ...soundsAt({ run: [0.5, at(2, 0.3)], merge: [at(3, 0.6), at(4, 0.6)], ring: [at(4, 1.8)] }),
    ],
  },
);

const changes = ["Audience", "Event", "Picture", "Text"] as const;

/** Learning as a ring that closes, and is opened again by each edit. */
const edits = scene(
  [
    ["A small edit each evening: each significant one restarts learning.", "Edited every evening", 3],
    ["Collect changes and publish them in one go, at most twice a week.", "Collected, published once", 3],
  ],
  (t, at) => {
    const late = t > at(1, 0.8);
    const nights = [0.8, 2.4, 4, 5.6];
    const last = nights.findLast((night) => t >= night) ?? 0.2;
    const closed = late ? ramp(t, at(1, 2.4), 3, ease.linear) : clamp((t - last) / 3.4);
    const angle = 2 * Math.PI * clamp(closed, 0.001, 0.9995);
    const [x, y] = [n(190 * Math.sin(angle)), n(-190 * Math.cos(angle))];
    const press = late
      ? bump(t, at(1, 2.3), 0.4)
      : nights.reduce((sum, night) => sum + bump(t, night, 0.35), 0);
    return (
      group(
        dot(0, 0, 190, "none", { pen: colour.mat700, wide: 46 }) +
          line(`M0-190A190 190 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y}`, {
            pen: colour.marigold,
            wide: 42,
          }) +
          type(closed > 0.99 ? "Learned" : "Learning", 0, 26, 78, { anchor: "middle", pen: colour.onMat }),
        { x: 310, y: 400, size: 1 + 0.02 * press },
      ) +
      Array.from({ length: 4 }, (_, index) => {
        const gathers = late ? ramp(t, at(1, 0.9 + index * 0.25), 0.5) : 0;
        const shown = late ? gathers : ramp(t, (nights[index] ?? 0) - 0.5, 0.3);
        return group(
          box(-290, -43, 580, 86, colour.sheet, { round: 6 }) +
            type(changes[index] ?? "", -258, 22, 62) +
            bob(240, -24, 1.1),
          { x: 900, y: 186 + index * 98, alpha: shown, turn: late ? 0 : ([-1, 1.4, -1.4, 1][index] ?? 0) },
        );
      }).join("") +
      group(button("Publish", 0, 0, 440, press), { x: 900, y: 608, size: 1.2 }) +
      pointer(t, [
        ...nights.map((moment) => ({ moment, x: 1010, y: 620 })),
        { moment: at(1, 2.3), x: 1010, y: 620 },
      ])
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      ...[0.8, 2.4, 4, 5.6].flatMap((night): Sound[] => [
        [night, "click"],
        [night + 0.3, "wrong"],
      ]),
      [at(1, 2.3), "click"],
      [at(1, 5.3), "ring"],
    ],
  },
);

const ideas = [
  { words: "Demo", drawing: () => thing("serum", 0, 0, 1.2) },
  { words: "Face", drawing: () => person(0, 4, 1) },
  { words: "Price", drawing: () => coin(0, 0, 46) },
  { words: "Compare", drawing: () => thing("serum", -30, 8, 0.8) + thing("bottle", 34, 4, 0.8) },
] as const;
const grounds = [colour.mat100, colour.marigold100, colour.mat300, colour.vermilionOnMat] as const;

/** Four ads in one ad set: first one idea in four colours, then four ideas. */
const ads = scene(
  [
    ["Four ads that differ in their background are one idea.", "One idea, four colours", 1.8],
    ["Load four that differ in idea: a demonstration, a face, a price, a comparison.", "Four ideas", 2.6],
  ],
  (t, at) =>
    box(70, 138, 1140, 536, colour.sheet, { wide: 4, round: 8 }) +
    type("Ad set", 104, 202, 56, { pen: colour.ink2 }) +
    group(
      line("M110 0v-22M110 0H1170M1170 0v-22", { pen: colour.vermilion600, wide: 5 }) +
        box(500, -40, 280, 76, colour.sheet, { wide: 0 }) +
        type("one idea", 640, 22, 76, { anchor: "middle", pen: colour.vermilion600 }),
      { y: 604, alpha: span(t, 1.3, at(1, 0.4), 0.3) },
    ) +
    ideas
      .map(({ words, drawing }, index) => {
        const turned = ramp(t, at(1, 0.5) + index * 0.6, 0.5);
        const fresh = turned > 0.5;
        return group(
          adCard(fresh ? drawing() : thing("serum", 0, 0, 1.2), 0, 0, 1.5, {
            fill: fresh ? colour.mat100 : grounds[index],
          }) + (fresh ? type(words, 0, 222, 66, { anchor: "middle", alpha: ramp(turned, 0.6, 0.4) }) : ""),
          {
            x: 230 + index * 274,
            y: 392 + 3 * nod(t, index, ideas.length),
            turn: (fresh ? 1 - turned : turned) * 12,
            size: 1 - 0.3 * Math.sin(Math.PI * turned),
            alpha: ramp(t, 0.2 + index * 0.25, 0.3),
          },
        );
      })
      .join(""),
  {
    sounds: (at): Sound[] => [
      ...ideas.map((_, index): Sound => [0.3 + index * 0.25, "tick"]),
      ...ideas.map((_, index): Sound => [at(1, 0.6) + index * 0.6, "drop"]),
    ],
  },
);

export const threeTierHierarchy = film({
  file: "three-tier-hierarchy",
  key: 1,
  poster: [0, 15.6],
  scenes: [hooks, jars, edits, ads],
});
