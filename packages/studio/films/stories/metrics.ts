import { film, scene } from "../kit/film.ts";
import { box, colour, count, group, n, roll, shape, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { plumb, ring, tick, upright } from "../parts/marks.ts";
import { balance, pile, thing } from "../parts/things.ts";
import { bars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** The chain of the lesson: what is left after each link, and how wide it is drawn (by the logarithm: 2,50,000 to 75). */
const links = [
  { name: "Seen", left: 250_000, share: "" },
  { name: "Clicked", left: 3750, share: "1.5%" },
  { name: "Arrived", left: 3000, share: "80%" },
  { name: "Cart", left: 240, share: "8%" },
  { name: "Bought", left: 75, share: "31.25%" },
];
const reach = (left: number) => 90 * Math.log10(left) - 110;

const funnel = (t: number, moments: readonly number[], lit = -1) =>
  links
    .map(({ name, left, share }, row) => {
      const next = links[row + 1];
      const [half, below] = [reach(left), reach(next?.left ?? left * 0.8)];
      const y = 140 + row * 106;
      const moment = moments[row] ?? 0;
      const shown = ramp(t, moment, 0.6, ease.out);
      const fill = lit === row ? colour.marigold : row % 2 ? colour.mat300 : colour.mat100;
      return (
        group(
          shape(
            `M${n(-half)} 0H${n(half)}L${n(mix(half, below, 0.7))} 92H${n(-mix(half, below, 0.7))}Z`,
            fill,
            { wide: 4 },
          ),
          { x: 640, y, alpha: shown },
        ) +
        type(name, 70, y + 64, 52, { alpha: shown }) +
        roll(count, links[row - 1]?.left ?? left, left, ramp(t, moment, 0.9), 640, y + 66, 58, {
          anchor: "middle",
          alpha: shown,
        }) +
        type(share, 1210, y + 66, 58, {
          anchor: "end",
          pen: lit === row ? colour.vermilion600 : colour.ink,
          alpha: ramp(t, moment + 0.6, 0.4),
        })
      );
    })
    .join("");

/** People on their way down: some leave at each link. */
const falling = (t: number, until: number) =>
  Array.from({ length: 16 }, (_, at) => {
    const since = (t * 0.55 + at / 16) % 1;
    const stays = at % 4 === 0;
    const x = 640 + (stays ? 30 : 110 + since * 240) * (at % 2 ? 1 : -1);
    return group(
      `<circle r="11" fill="${stays ? colour.marigold : colour.paper}" stroke="${colour.ink}" stroke-width="2.5"/>`,
      { x, y: 150 + since * 520, alpha: t < until ? 0.9 * (1 - ramp(since, 0.8, 0.2)) : 0 },
    );
  }).join("");

const chain = scene(
  [
    ["A block-print dress is seen 2,50,000 times in a month.", "From auction to bank"],
    ["3,750 people click: 1.5%.", undefined],
    ["3,000 arrive on the page: 80%.", null],
    ["240 put it into the cart: 8%.", undefined],
    ["75 buy: 31.25% of the carts.", undefined, 0.6],
    ["Only one link at a time is the weakest.", undefined, 0.4],
  ],
  (t, at) => falling(t, 99) + funnel(t, [0.1, at(1, 0.2), at(2, 0.2), at(3, 0.2), at(4, 0.2)]),
  { sounds: (at) => [1, 2, 3, 4].map((beat) => [at(beat, 0.2), "run"] as const) },
);

const costs = [
  ["GST", 60],
  ["Product", 400],
  ["Freight", 90],
  ["Packing", 20],
  ["Gateway", 25],
] as const;

const contribution = scene(
  [
    ["The dress sells at ₹1,260. Without 5% GST that is ₹1,200.", "₹1,260 ÷ 1.05 = ₹1,200"],
    ["Product ₹400, freight ₹90, packing ₹20, gateway ₹25 go out.", "What one order leaves", 0.8],
    ["What stays is the contribution: ₹665.", "₹665 stays", 0.4],
    ["Advertising cost ₹50,000 ÷ 75 = ₹667 for every order. ₹2 is lost.", "₹50,000 ÷ 75 = ₹667", 1],
  ],
  (t, at) => {
    const scale = 440 / 1260;
    let taken = 0;
    const pieces = costs.map(([name, amount], index) => {
      const moment = index === 0 ? 1.6 : at(1, 0.2) + (index - 1) * 0.9;
      const gone = ramp(t, moment, 0.8);
      const y = 180 + taken * scale;
      taken += amount;

      return (
        box(120 + 300 * gone, y, 240, amount * scale, index === 0 ? colour.rule : colour.mat100, {
          wide: 3,
          alpha: 1 - 0.55 * ramp(t, moment + 1.2, 0.5),
        }) +
        type(index === 0 ? "GST" : `${name} ₹${amount}`, 720, 222 + index * 62, 50, {
          alpha: ramp(t, moment + 0.2, 0.3) * (1 - ramp(t, at(2, -0.2), 0.3)),
        })
      );
    });
    const kept = 180 + taken * scale;
    const stays = ramp(t, at(2, 0.1), 0.5);
    const ad = ramp(t, at(3, 0.6), 1);
    return (
      pieces.join("") +
      box(120, kept, 240, 665 * scale, colour.marigold, { wide: 4 }) +
      thing("dress", 240, kept + 115, 1.5, { turn: 2 * Math.sin(t * 2) }) +
      group(upright(396, kept, kept + 665 * scale, "₹665", 1, colour.mat700, 72), { alpha: stays }) +
      group(
        box(760, kept - 2 * scale + 667 * scale * (1 - ad), 240, 667 * scale * ad, colour.vermilionOnMat, {
          wide: 4,
        }) + type("Ads", 880, kept + 130, 64, { anchor: "middle", alpha: ad }),
        { alpha: ramp(t, at(3, 0.4), 0.2) },
      ) +
      type("₹667", 1030, kept + 120, 72, { pen: colour.vermilion600, alpha: ramp(t, at(3, 1.5), 0.3) })
    );
  },
  {
    sounds: (at) => [
      [1.6, "tick"],
      ...[0, 1, 2, 3].map((index) => [at(1, 0.3) + index * 0.9, "tick"] as const),
      [at(2, 0.2), "ring"],
      [at(3, 0.6), "run"],
      [at(3, 1.7), "wrong"],
    ],
  },
);

const breakEven = scene(
  [
    ["Break-even is ₹1,260 ÷ ₹665 = 1.89. The return is 1.89 too.", "Exactly at break-even", 0.6],
    ["Nothing is left for anybody.", undefined, 0.2],
  ],
  (t) =>
    group(
      balance(
        640,
        250,
        6 * Math.sin(t * 2.6) * Math.exp(-t / 3) + 0.6 * Math.sin(t * 1.5),
        group(
          pile(0, 0, 6 * ramp(t, 0.2, 1), { fill: colour.vermilionOnMat }) +
            type("1.89", 0, 118, 72, { anchor: "middle", pen: colour.onMat }),
        ),
        group(
          pile(0, 0, 6 * ramp(t, 0.2, 1)) + type("1.89", 0, 118, 72, { anchor: "middle", pen: colour.onMat }),
        ),
      ),
    ) +
    type("needed", 340, 610, 56, { pen: colour.onMat, anchor: "middle", alpha: ramp(t, 0.6, 0.4) }) +
    type("returned", 940, 610, 56, { pen: colour.onMat, anchor: "middle", alpha: ramp(t, 0.9, 0.4) }),
  {
    dark: true,
    sounds: () => [
      [0.3, "drop"],
      [1.2, "tick"],
    ],
  },
);

const pressed = scene(
  [
    ["A decision of 31.25% is thin: this checkout asks for an account first.", "The weakest link"],
    ["Suppose guest checkout lifts it to 40%: 240 × 40% = 96 orders.", "240 × 40% = 96", 0.8],
  ],
  (t, at) => {
    const wider = ramp(t, at(1, 0.6), 1);
    const half = mix(reach(75), reach(75) * (96 / 75) * 1.35, wider);
    const lifted = wider > 0.5;
    return (
      group(
        shape("M-104 0H104L60 130H-60Z", colour.mat300, { wide: 4 }) +
          type("240", 0, 86, 72, { anchor: "middle" }),
        { x: 640, y: 170 },
      ) +
      group(
        shape(`M${n(-half)} 0H${n(half)}L${n(half * 0.9)} 130H${n(-half * 0.9)}Z`, colour.marigold, {
          wide: 4,
        }),
        { x: 640, y: 320 },
      ) +
      roll(count, 75, 96, wider, 640, 410, 80, { anchor: "middle" }) +
      type("In the cart", 110, 256, 56) +
      type("Bought", 110, 406, 56) +
      type(lifted ? "40%" : "31.25%", 1180, 410, 80, {
        anchor: "end",
        pen: lifted ? colour.mat700 : colour.vermilion600,
      }) +
      ring(1080, 385, 150, 70, ramp(t, 0.8, 0.8) * (1 - ramp(t, at(1, 0.2), 0.1))) +
      group(thing("lock", 0, 0, 1.5, { turn: 5 * Math.sin(t * 5) * (1 - ramp(t, at(1), 0.5)) }), {
        x: 640,
        y: 560 + 160 * ramp(t, at(1, 0.2), 0.6, ease.in),
        alpha: 1 - ramp(t, at(1, 0.4), 0.4),
      }) +
      Array.from({ length: 7 }, (_, at2) => {
        const since = (t * 0.6 + at2 / 7) % 1;
        return group(`<circle r="14" fill="${colour.marigold}" stroke="${colour.ink}" stroke-width="3"/>`, {
          x: 640 + ((at2 % 3) - 1) * 50,
          y: 460 + since * 180,
          alpha: ramp(t, at(1, 0.8), 0.3) * (1 - ramp(since, 0.75, 0.25)),
        });
      }).join("")
    );
  },
  {
    sounds: (at) => [
      [0.9, "wrong"],
      [at(1, 0.3), "click"],
      [at(1, 0.7), "run"],
      [at(1, 1.8), "merge"],
    ],
  },
);

const kept = bars({
  dark: true,
  most: 14_500,
  beats: [
    ["96 × ₹665 − ₹50,000: ₹13,840 stays, where ₹125 was lost.", "The same ads, the same money", 0.4],
    ["No ad was touched.", "No ad was touched", 0.8],
  ],
  rows: [
    { name: "Before", value: 0, label: "−₹125", at: 0 },
    { name: "After", value: 13_840, label: "₹13,840", at: 0, fill: colour.marigold, ticked: 1 },
  ],
});

export const metrics = film({
  file: "metrics",
  key: 5,
  poster: [1, 13.5],
  scenes: [
    title(
      "Metrics",
      ["Find the", "weakest link"],
      "Metrics: find the weakest link.",
      (t) =>
        [3, 2, 1]
          .map((step, row) =>
            shape(
              `M${-step * 50} ${row * 110 - 150}h${step * 100}l-34 90h${68 - step * 100}z`,
              [colour.mat300, colour.mat100, colour.marigold][row] ?? "",
              { wide: 4 },
            ),
          )
          .join("") + plumb(t, 0, 220, 1),
    ),
    chain,
    pause({
      ask: "Arrival 80%, cart 8%, decision 31.25%. What first?",
      options: ["Faster page", "Better photos", "Easier checkout"],
      right: 2,
      says: "Pause and answer: arrival and cart are in order. Where would you press?",
      because: "At the checkout. 31.25% is thin: too many carts are left there.",
    }),
    contribution,
    breakEven,
    pressed,
    kept,
    recap(
      [
        {
          words: "Read the chain",
          drawing: (done) =>
            [3, 2, 1]
              .map((step, row) =>
                shape(
                  `M${-step * 34} ${row * 62 - 96}h${step * 68}l-20 54h${40 - step * 68}z`,
                  colour.mat300,
                  { wide: 3, alpha: ramp(done, row * 0.25, 0.3) },
                ),
              )
              .join(""),
        },
        { words: "Name one link", drawing: (done) => thing("glass", -10, -10, 1.8 * done) },
        { words: "Fix only that", drawing: (done) => tick(0, 0, 150, done, colour.marigold) },
      ],
      "Read the chain, name the weakest link, and change only that.",
    ),
  ],
});
