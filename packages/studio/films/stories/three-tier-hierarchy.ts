import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, n, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { bob, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { button } from "../parts/screens.ts";
import { adCard, coin, person, thing } from "../parts/things.ts";

const tiers = ["Campaign", "Ad set", "Ad"] as const;
/** Somebody's decisions, and the tier on which each hangs. */
const decisions = [
  { words: "Sales", tier: 0 },
  { words: "Whom", tier: 1 },
  { words: "Where", tier: 1 },
  { words: "Purchase", tier: 1 },
  { words: "Picture", tier: 2 },
  { words: "Text", tier: 2 },
] as const;

/** A rail for each tier; a decision falls until it meets its own. */
const hooks = scene(
  [
    ["The hierarchy has three tiers. The campaign says what you want.", "The 3-tier hierarchy", 1.6],
    ["The ad set says for whom, where, when and usually which event counts.", "For whom, and where", 2],
    ["The ad is what people see.", "What people see", 2.4],
  ],
  (t, at) =>
    tiers
      .map((words, tier) =>
        group(
          line("M330 0H1200", { wide: 10, pen: colour.mat700 }) +
            box(70, -44, 270, 88, colour.mat700, { round: 6 }) +
            type(words, 205, 18, 56, { anchor: "middle", pen: colour.onMat }),
          { y: 220 + tier * 160, alpha: ramp(t, tier === 0 ? 0.2 : at(tier, -0.3), 0.4) },
        ),
      )
      .join("") +
    decisions
      .map(({ words, tier }, index) => {
        const nth = decisions.slice(0, index).filter((each) => each.tier === tier).length;
        const moment = at(tier, 0.9 + nth * 0.8);
        const falls = ramp(t, moment, 0.7, ease.in);
        const swings =
          t > moment + 0.7 ? 9 * Math.cos((t - moment - 0.7) * 4) * Math.exp(-(t - moment - 0.7)) : 0;
        return group(
          line("M0 0v24", { wide: 4 }) +
            box(-120, 24, 240, 80, colour.marigold, { round: 4 }) +
            type(words, 0, 82, 54, { anchor: "middle" }),
          {
            x: 520 + nth * 270,
            y: mix(tier * 160 + 20, 222 + tier * 160, falls),
            turn: swings + 1.2 * Math.sin(t * 2 + index),
            alpha: ramp(t, moment, 0.25),
          },
        );
      })
      .join(""),
  {
    sounds: (at): Sound[] =>
      decisions.map(({ tier }, index): Sound => {
        const nth = decisions.slice(0, index).filter((each) => each.tier === tier).length;
        return [at(tier, 1.6 + nth * 0.8), "drop"];
      }),
  },
);

const bottom = 620;
/** Pixels of one purchase. */
const rise = 7.4;
const jar = (x: number, wide: number, level: number, t: number, id: string, shade: string): string =>
  clipped(
    id,
    x,
    bottom - 52 * rise,
    wide,
    52 * rise,
    box(x, bottom - level * rise, wide, level * rise + 4, shade, { wide: 0, round: 0 }) +
      line(
        `M${n(x)} ${n(bottom - level * rise)}q${n(wide / 4)} ${n(6 * Math.sin(t * 4 + x))} ${n(wide / 2)} 0t${n(wide / 2)} 0`,
        { wide: 3 },
      ),
  ) +
  line(`M${n(x)} ${n(bottom - 52 * rise)}V${bottom}H${n(x + wide)}V${n(bottom - 52 * rise)}`, { wide: 5 });

/** Six jars that share one tap; then two, then one. The mark is at 50. */
const jars = scene(
  [
    ["A skincare shop: ₹3,000 a day at ₹500 a purchase, in 6 ad sets.", "₹3,000 in six ad sets", 0.8],
    asks("delivery learns from about 50 in a week. How far does each get?", "How far from 50?"),
    ["₹3,000 ÷ 6 = ₹500 a day for each: 7 purchases a week.", "7 in each", 1.6],
    ["Merged into two ad sets it is 21 in each.", "Merged into two: 21", 2.4],
    ["Merged into one: ₹3,000 ÷ ₹500 × 7 = 42. Nothing else changed.", "Merged into one: 42", 2],
  ],
  (t, at) => {
    const two = ramp(t, at(3, 0.3), 1.1);
    const one = ramp(t, at(4, 0.3), 1.1);
    const filled = ramp(t, at(2, 0.2), 1.2);
    const wide = 120;
    const all = Array.from({ length: 6 }, (_, index) => {
      const side = index < 3 ? 0 : 1;
      const own = 160 + index * 170;
      const pair = 330 + side * 480;
      const x = mix(mix(own, pair, two), 580, one);
      const head = index === 0 || index === 3;
      if (!head && two >= 1) return "";
      if (index === 3 && one >= 1) return "";
      const level = head ? mix(mix(7, 21, two), 42, one) : 7 * (1 - 0.2 * two);
      return group(
        jar(x, wide, level * filled, t, `jar${index}`, index % 2 ? colour.marigold : colour.marigold600) +
          type(String(Math.round(level)), x + wide / 2, bottom - level * rise + (level > 30 ? 70 : -24), 64, {
            anchor: "middle",
            rolling: (two > 0 && two < 1) || (one > 0 && one < 1),
            alpha: (head || two === 0 ? 1 : 0) * ramp(filled, 0.9, 0.1),
          }),
        {
          alpha: head && !(index === 3 && one > 0.9) ? 1 : 1 - ramp(two, 0.7, 0.3),
        },
      );
    });
    return (
      all.join("") +
      line(`M110 ${bottom - 50 * rise}H1190`, {
        pen: colour.vermilion,
        wide: 5,
        dash: "14 12",
        alpha: ramp(t, 1.2, 0.4),
      }) +
      type("50", 1130, bottom - 50 * rise - 14, 64, { pen: colour.vermilion600, alpha: ramp(t, 1.4, 0.4) }) +
      line("M90 620H1200", { wide: 4 }) +
      (t < at(2)
        ? Array.from({ length: 6 }, (_, index) =>
            coin(220 + index * 170, 420 + 4 * Math.sin(t * 3 + index), 34, ramp(t, 0.4 + index * 0.2, 0.3)),
          ).join("")
        : "") +
      tick(860, 330, 90, ramp(t, at(4, 1.8), 0.4)) +
      thinkingTime(t, at, 2)
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 2),
      ...soundsAt({ run: [0.5, at(2, 0.3)], merge: [at(3, 0.6), at(4, 0.6)], ring: [at(4, 1.8)] }),
    ],
  },
);

/** Learning as a ring that closes, and is opened again by each edit. */
const edits = scene(
  [
    ["A small edit each evening: each significant one restarts learning.", "Edited every evening", 3],
    ["Collect changes and publish them in one go, at most twice a week.", "Collected, published once", 3],
  ],
  (t, at) => {
    const late = t > at(1, 0.8);
    const nights = [1.7, 3, 4.3, 5.6];
    const last = nights.findLast((night) => t >= night) ?? 0.2;
    const closed = late ? ramp(t, at(1, 2.4), 3, ease.linear) : clamp((t - last) / 3.4);
    const angle = 2 * Math.PI * clamp(closed, 0.001, 0.9995);
    const [x, y] = [n(150 * Math.sin(angle)), n(-150 * Math.cos(angle))];
    const press = late
      ? bump(t, at(1, 2.3), 0.4)
      : nights.reduce((sum, night) => sum + bump(t, night, 0.35), 0);
    return (
      group(
        dot(0, 0, 150, "none", { pen: colour.mat700, wide: 34 }) +
          line(`M0-150A150 150 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y}`, {
            pen: colour.marigold,
            wide: 30,
          }) +
          type(closed > 0.99 ? "Learned" : "Learning", 0, 20, 60, { anchor: "middle", pen: colour.onMat }),
        { x: 330, y: 400, size: 1 + 0.02 * press },
      ) +
      Array.from({ length: 4 }, (_, index) => {
        const gathers = late ? ramp(t, at(1, 0.9 + index * 0.25), 0.5) : 0;
        const shown = late ? gathers : ramp(t, (nights[index] ?? 0) - 0.5, 0.3);
        return group(
          box(-170, -36, 340, 72, colour.sheet, { round: 6 }) +
            line("M-140-8h160M-140 14h90", { pen: colour.ink2, wide: 8 }) +
            bob(130, -22, 0.9),
          { x: 820, y: 210 + index * 84, alpha: shown, turn: late ? 0 : ([-2, 3, -3, 2][index] ?? 0) },
        );
      }).join("") +
      button("Publish", 820, 600, 340, press) +
      pointer(t, [
        ...nights.map((moment) => ({ moment, x: 900, y: 610 })),
        { moment: at(1, 2.3), x: 900, y: 610 },
      ])
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      ...[1.7, 3, 4.3, 5.6].flatMap((night): Sound[] => [
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
    box(70, 150, 1140, 500, colour.sheet, { wide: 4, round: 8 }) +
    type("Ad set", 104, 214, 52, { pen: colour.ink2 }) +
    ideas
      .map(({ words, drawing }, index) => {
        const turned = ramp(t, at(1, 0.5) + index * 0.6, 0.5);
        const fresh = turned > 0.5;
        return group(
          adCard(fresh ? drawing() : thing("serum", 0, 0, 1.2), 0, 0, 1.36, {
            fill: fresh ? colour.mat100 : grounds[index],
          }) + (fresh ? type(words, 0, 186, 52, { anchor: "middle", alpha: ramp(turned, 0.6, 0.4) }) : ""),
          {
            x: 230 + index * 274,
            y: 400 + 2 * Math.sin(t * 2 + index),
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
