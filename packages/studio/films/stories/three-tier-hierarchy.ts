import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { bob, cross, pointer, tick } from "../parts/marks.ts";
import { adCard, person, type Thing, thing } from "../parts/things.ts";
import { pillars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** A tier as a box that hangs by a thread; (x, y) is the middle of its upper edge. */
const hung = (
  words: string,
  x: number,
  y: number,
  wide: number,
  fill: string,
  alpha = 1,
  pen: string = colour.ink,
) =>
  group(
    line("M0-60V0", { wide: 4 }) +
      box(-wide / 2, 0, wide, 92, fill, { round: 6, wide: 4 }) +
      type(words, 0, 62, 54, { anchor: "middle", pen }),
    { x, y, alpha },
  );

const tiers = scene(
  [
    ["The campaign says what you want.", "What do you want?"],
    ["The ad set says for whom, where, when, and which event counts.", "For whom, where, when?"],
    ["The ad is what people see.", "What do people see?"],
    ["Each decision has one hook. Hang it on the right one.", "Three hooks", 0.4],
  ],
  (t, at) => {
    const drop = (beat: number) => 40 * (1 - ramp(t, at(beat, 0.2), 0.7, ease.settle));
    const seen = (beat: number) => ramp(t, at(beat, 0.2), 0.4);
    const lamp = (beat: number) => (t > at(3) ? 1 : t > at(beat) && t < at(beat + 1) ? 1 : 0.4);
    const sway = 3 * Math.sin(t * 2);
    return (
      hung("Campaign", 360, 190 + drop(0), 420, colour.marigold, seen(0)) +
      hung("Ad set", 360, 350 + drop(1), 420, colour.mat300, seen(1)) +
      hung("Ad", 360, 510 + drop(2), 420, colour.sheet, seen(2)) +
      group(bob(0, 0, 3.2, sway) + type("Sales", 80, 100, 72), { x: 760, y: 168, alpha: seen(0) * lamp(0) }) +
      group(
        person(0, 0, 0.9, colour.mat600) +
          person(72, 0, 0.9, colour.marigold) +
          person(144, 0, 0.9, colour.mat300) +
          type("India", 220, 24, 64),
        { x: 760, y: 396 + sway, alpha: seen(1) * lamp(1) },
      ) +
      group(adCard(thing("serum", 0, 0, 1.1), 0, 0, 0.85, { turn: sway }) + thing("play", 150, 0, 1.1), {
        x: 770,
        y: 562,
        alpha: seen(2) * lamp(2),
      })
    );
  },
  {
    sounds: (at) => [
      [0.4, "drop"],
      [at(1, 0.4), "drop"],
      [at(2, 0.4), "drop"],
      [at(3, 0.3), "ring"],
    ],
  },
);

const layouts = [6, 2, 1];
const shared = scene(
  [
    ["A skincare shop spends ₹3,000 a day.", "₹3,000 a day"],
    ["Cut over 6 ad sets, each gets ₹500.", "₹3,000 ÷ 6 = ₹500"],
    ["At ₹500 per purchase, each learns from 7 purchases a week.", "7 purchases a week each", 0.6],
    ["With 2 ad sets, each has ₹1,500 a day, and 21 purchases.", "21 purchases a week each", 0.4],
    ["One ad set gets it all: 42 purchases a week.", "42 purchases a week", 0.8],
  ],
  (t, at) => {
    const [two, one] = [ramp(t, at(3, 0.2), 0.9), ramp(t, at(4, 0.2), 0.9)];
    const parts = one > 0.5 ? layouts[2] : two > 0.5 ? layouts[1] : layouts[0];
    const cutIn = ramp(t, at(1, 0.3), 0.9);
    // Six pieces of the budget: their gaps close as boxes are merged
    const gap = (place: number) => cutIn * (place % 3 === 2 ? 36 * (1 - one) : 36 * (1 - two));
    const total = 900 + [0, 1, 2, 3, 4].reduce((sum, place) => sum + gap(place), 0);
    let x = 640 - total / 2;
    const pieces = Array.from({ length: 6 }, (_, place) => {
      const piece = box(x, 170, 150, 110, colour.marigold, { wide: 4 });
      const middle = x + 75;
      x += 150 + gap(place);
      return { piece, middle };
    });

    const learnt = ramp(t, at(2, 0.2), 0.5);
    const dots = Array.from({ length: 42 }, (_, index) => {
      const owner = index % 6;
      const level = Math.floor(index / 6);
      const middle = pieces[owner]?.middle ?? 0;
      const shown = ramp(t, at(2, 0.4) + index * 0.025, 0.3, ease.out);
      return group(
        `<circle r="${17 * shown}" fill="${colour.mat600}" stroke="${colour.ink}" stroke-width="3"/>`,
        { x: middle, y: mix(300, 620 - level * 43, shown) + 2 * Math.sin(t * 2 + owner) },
      );
    });
    return (
      pieces.map(({ piece }) => piece).join("") +
      [190, 676]
        .map((left) =>
          box(left, 170, 450, 110, colour.marigold, {
            wide: 4,
            alpha: ramp(two, 0.97, 0.03) * (one > 0 ? 0 : 1),
          }),
        )
        .join("") +
      box(190, 170, 900, 110, colour.marigold, { wide: 4, alpha: ramp(one, 0.97, 0.03) }) +
      (parts === 1 ? type("₹3,000", 640, 246, 64, { anchor: "middle", alpha: one }) : "") +
      (parts === 2
        ? pieces
            .filter((_, at) => at % 3 === 1)
            .map(({ middle }) =>
              type("₹1,500", middle, 246, 60, { anchor: "middle", alpha: two * (1 - one) }),
            )
            .join("")
        : "") +
      (parts === 6
        ? pieces
            .map(({ middle }) =>
              type("₹500", middle, 244, 52, { anchor: "middle", alpha: cutIn * (1 - two) }),
            )
            .join("")
        : "") +
      line("M60 650H1220", { wide: 4, alpha: learnt }) +
      dots.join("")
    );
  },
  {
    sounds: (at) => [
      [at(1, 0.4), "bite"],
      [at(2, 0.4), "run"],
      [at(3, 0.4), "merge"],
      [at(4, 0.4), "merge"],
    ],
  },
);

const needed = pillars({
  most: 50,
  beats: [
    ["Meta's guideline is about 50 of the chosen events in a week.", "What does delivery need?"],
    ["7 and 21 stay far below.", "Too little", 0.6],
    ["Only the last layout comes near. Nothing else about the shop changed.", "One box learns", 1],
  ],
  items: [
    { name: "6 sets", value: 7, label: "7", at: 1 },
    { name: "2 sets", value: 21, label: "21", at: 1 },
    { name: "1 set", value: 42, label: "42", at: 2, fill: colour.marigold },
  ],
  mark: { value: 50, label: "50 a week", at: 0 },
  more: (t, at) => tick(1130, 400, 90, ramp(t, at(2, 1.6), 0.5, ease.out)),
});

const ideas: readonly Thing[] = ["serum", "heart", "chat", "play"];
const merged = scene(
  [
    ["Yoga, Ayurveda, organic food: those people overlap.", "One ad set per interest?"],
    ["Offer the interests together, in one ad set.", "Merge them", 0.4],
    ["Load four to six ads that differ in idea, not in background colour.", "Then add ideas", 0.8],
  ],
  (t, at) => {
    const together = ramp(t, at(1, 0.8), 0.9);
    const interests = ["Yoga", "Ayurveda", "Organic"].map((words, index) => {
      const x = mix(250 + index * 390, 640, together);
      return group(
        box(-165, 0, 330, 92, [colour.mat300, colour.mat100, colour.marigold100][index] ?? "", {
          round: 6,
          wide: 4,
        }) + type(words, 0, 62, 54, { anchor: "middle", alpha: 1 - together }),
        { x: x + 4 * Math.sin(t * 1.8 + index), y: 190, alpha: ramp(t, 0.1 + index * 0.3, 0.4) },
      );
    });
    return (
      interests.join("") +
      group(
        box(-240, 190, 480, 96, colour.mat700, { round: 6, wide: 4 }) +
          type("One ad set", 0, 256, 60, { anchor: "middle", pen: colour.onMat }),
        { x: 640, alpha: ramp(t, at(1, 1.5), 0.3) },
      ) +
      cross(640, 430, 60, ramp(t, 2.2, 0.7) * (t < at(1, 0.4) ? 1 : 0)) +
      ideas
        .map((name, index) => {
          const moment = at(2, 0.2) + index * 0.5;
          const x = 250 + index * 260;
          return (
            line(`M640 290L${x} 380`, { wide: 4, drawn: ramp(t, moment, 0.4) }) +
            adCard(thing(name, 0, 0, 0.95), x, 500, 1.15, {
              turn: 2 * Math.sin(t * 2 + index),
              alpha: ramp(t, moment, 0.3),
              fill: [colour.mat100, colour.marigold100, colour.mat300, colour.paper][index],
            })
          );
        })
        .join("") +
      pointer(t, [{ moment: at(1, 0.7), x: 640, y: 250 }], at(2))
    );
  },
  {
    sounds: (at) => [
      [0.2, "tick"],
      [0.5, "tick"],
      [0.8, "tick"],
      [2.3, "wrong"],
      [at(1, 0.7), "click"],
      [at(1, 1.5), "merge"],
      ...ideas.map((_, index) => [at(2, 0.3) + index * 0.5, "drop"] as const),
    ],
  },
);

export const threeTierHierarchy = film({
  file: "three-tier-hierarchy",
  key: 1,
  poster: [2, 8.6],
  scenes: [
    title(
      "The 3-tier hierarchy",
      ["Fewer boxes", "learn more"],
      "The three-tier hierarchy: fewer boxes learn more.",
      (t) =>
        [0, 1, 2]
          .map((tier) =>
            box(
              -150 + tier * 45,
              -150 + tier * 115,
              300 - tier * 90,
              80,
              [colour.marigold, colour.mat300, colour.sheet][tier] ?? "",
              { round: 6, wide: 4, alpha: ramp(t, 0.9 + tier * 0.3, 0.3) },
            ),
          )
          .join("") + line("M0-70v35M0 45v35", { wide: 5, pen: colour.onMat }),
    ),
    tiers,
    shared,
    pause({
      ask: "₹3,000 a day. Which learns fastest?",
      options: ["6 ad sets", "2 ad sets", "1 ad set"],
      right: 2,
      says: "Pause and answer: which layout comes nearest to 50 purchases a week?",
      because: "One ad set. The same money is not cut into pieces that learn nothing.",
    }),
    needed,
    merged,
    recap(
      [
        {
          words: "Few boxes",
          drawing: (done) => box(-110, -60, 220 * done, 120, colour.marigold, { wide: 4 }),
        },
        {
          words: "Many ideas",
          drawing: (done) =>
            ideas
              .slice(0, 3)
              .map((name, index) =>
                adCard(thing(name, 0, 0), -85 + index * 85, 0, 0.9 * done, { turn: -8 + index * 8 }),
              )
              .join(""),
        },
      ],
      "Few boxes, many ideas. Merge whatever stays under 15 purchases a week.",
    ),
  ],
});
