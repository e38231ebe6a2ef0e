import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, roll, rupees, type } from "../kit/pens.ts";
import { bump, ease, ramp, span } from "../kit/time.ts";
import { arrow, cross, plumb, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { phone } from "../parts/screens.ts";
import { adCard, person, thing } from "../parts/things.ts";

/** The chain from impression to order: each area is its share of the one around it. */
const chain = [
  { many: 250_000, words: "2,50,000", fill: colour.mat100, beat: 0, later: 1.2 },
  { many: 3750, words: "3,750", fill: colour.mat300, beat: 1, later: 1 },
  { many: 3000, words: "3,000", fill: colour.marigold100, beat: 2, later: 0.6 },
  { many: 240, words: "240", fill: colour.mat600, beat: 2, later: 2.6 },
  { many: 75, words: "75", fill: colour.marigold, beat: 3, later: 0.6 },
] as const;
const [viewX, viewY, viewWide, viewHigh] = [140, 150, 1000, 420] as const;

/** One zooms into what an ad has brought, from impressions to orders. */
const zoom = scene(
  [
    ["Metrics are a chain. The ad for a dress is shown 2,50,000 times.", "Metrics", 1],
    ["3,750 click on it: 1.5%.", "Interest: 1.5%", 1.8],
    ["Of these 3,000 arrive, 80%. And 240 fill a cart: 8%.", "Arrival: 80%. Desire: 8%", 2.6],
    ["75 of 240 buy. Decision: 31.25%.", "Decision: 31.25%", 2.4],
  ],
  (t, at) => {
    const side = (link: number) => Math.sqrt((chain[link]?.many ?? 1) / 250_000);
    const deep =
      ramp(t, at(1, 1), 1.5) +
      ramp(t, at(2, 0.6), 0.8) +
      ramp(t, at(2, 2.6), 1.2) +
      0.6 * ramp(t, at(3, 0.8), 1);
    const low = Math.floor(deep);
    const scale = 0.94 / side(low) / (side(Math.min(4, low + 1)) / side(low)) ** (deep - low);
    return (
      box(viewX, viewY, viewWide, viewHigh, colour.sheet, { wide: 4, round: 0 }) +
      clipped(
        "chain",
        viewX,
        viewY,
        viewWide,
        viewHigh,
        chain
          .map(({ fill, beat, later }, link) => {
            const [wide, high] = [viewWide * side(link) * scale, viewHigh * side(link) * scale];
            const shown = link ? ramp(t, at(beat, later - 0.5), 0.4) : ramp(t, 0.3, 0.5);
            return wide > 6000
              ? box(viewX, viewY, viewWide, viewHigh, fill, { wide: 0, round: 0, alpha: shown })
              : box(640 - wide / 2, viewY + viewHigh / 2 - high / 2, wide, high, fill, {
                  wide: 3,
                  round: 0,
                  alpha: shown,
                });
          })
          .join("") +
          adCard(thing("dress", 0, 0), 640, viewY + viewHigh / 2 + 3 * Math.sin(t * 2.2), 1.6, {
            alpha: ramp(t, 0.5, 0.4) * (1 - ramp(t, at(1, 0.1), 0.3)),
          }) +
          thing("dress", 640, viewY + viewHigh / 2 + 3 * Math.sin(t * 2.2), 1.5, {
            alpha: ramp(t, at(3, 1.4), 0.4),
          }),
      ) +
      chain
        .map(({ words, beat, later }, link) =>
          group(
            type(words, 0, 0, 62, { anchor: "middle" }) +
              (link ? line("M-122-20h36m-13-12l13 12-13 12", { wide: 5, pen: colour.ink2 }) : ""),
            { x: 210 + link * 222, y: 646, alpha: ramp(t, at(beat, later), 0.3) },
          ),
        )
        .join("") +
      plumb(t, 1190, 200 + 330 * (deep / 3.6), 0.9)
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        tick: [1.2, at(1, 1), at(2, 0.6), at(2, 2.6)],
        run: [at(1, 1.1), at(2, 2.7)],
        ring: [at(3, 1.4)],
      }),
  },
);

/** Pixels of a rupee on the tape. */
const perRupee = 0.84;
const costs = [
  { name: "product", sum: 400 },
  { name: "freight", sum: 90 },
  { name: "packing", sum: 20 },
  { name: "gateway", sum: 25 },
] as const;

/** The price as a tape from which each cost is cut; then what the ad has taken, beside what is left. */
const tape = scene(
  [
    ["The dress costs ₹1,260. Without GST it brings ₹1,200.", "₹1,260 ÷ 1.05 = ₹1,200", 1.2],
    ["Product ₹400, freight ₹90, packing ₹20, gateway ₹25 are cut off.", "Cut off what it costs", 3.2],
    ["Contribution: ₹665. Two figures that Ads Manager does not have begin here.", "Contribution: ₹665", 0.8],
    ["₹50,000 ÷ 75 = ₹667 of ads for an order: ₹2 are lost on each.", "₹2 lost on each order", 2.2],
  ],
  (t, at) => {
    const taxed = ramp(t, 2.2, 0.7);
    const cuts = costs.map((_, index) => ramp(t, at(1, 0.5 + index * 1.5), 0.7));
    const gone = costs.reduce((sum, { sum: cost }, index) => sum + cost * (cuts[index] ?? 0), 0);
    const sum = 1260 - 60 * taxed - gone;
    const ads = 667 * ramp(t, at(3, 0.4), 1.4);
    const falling = (done: number, wide: number, x: number) =>
      done > 0 && done < 1
        ? box(x, 220 + 240 * done * done, wide, 110, colour.vermilionOnMat, {
            wide: 2,
            round: 0,
            alpha: 1 - done * 0.8,
          }) + line(`M${x} 206v138`, { pen: colour.vermilion, wide: 4, alpha: 1 - done })
        : "";
    return (
      box(110, 220, sum * perRupee, 110, colour.marigold, { wide: 4, round: 0 }) +
      line(
        Array.from(
          { length: Math.floor(sum / 20) },
          (_, mark) => `M${110 + (mark + 1) * 20 * perRupee} 220v${(mark + 1) % 5 ? 14 : 26}`,
        ).join(""),
        { wide: 2 },
      ) +
      falling(taxed, 60 * perRupee, 110 + 1200 * perRupee) +
      costs
        .map(({ sum: cost }, index) => {
          const before = costs.slice(0, index).reduce((all, each) => all + each.sum, 0);
          return falling(cuts[index] ?? 0, cost * perRupee, 110 + (1200 - before - cost) * perRupee);
        })
        .join("") +
      roll(rupees, 1260, 1260 - 60 - 535, (1260 - sum) / 595, 134, 304, 64, { alpha: ramp(t, 0.3, 0.3) }) +
      costs
        .map(({ name, sum: cost }, index) =>
          type(`${name} ${rupees(cost)}`, 640, 560, 76, {
            anchor: "middle",
            pen: colour.onMat,
            alpha: span(t, at(1, 0.4 + index * 1.5), at(1, 2 + index * 1.5), 0.15),
          }),
        )
        .join("") +
      box(110, 350, ads * perRupee, 110, colour.vermilionOnMat, { wide: 4, round: 0 }) +
      type("ads ₹667", 134, 428, 64, { alpha: ramp(t, at(3, 1.6), 0.3) }) +
      type("₹2", 700, 428, 64, { pen: colour.vermilionOnMat, alpha: ramp(t, at(3, 2), 0.3) }) +
      line(`M${110 + 665 * perRupee} 196V490`, {
        pen: colour.onMat,
        wide: 3,
        dash: "10 10",
        alpha: ramp(t, at(3, 0.6), 0.4),
      }) +
      thing("dress", 1130, 560 + 3 * Math.sin(t * 2), 1.3) +
      plumb(t, 110 + sum * perRupee, 214, 0.9)
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      [2.3, "bite"],
      ...costs.map((_, index): Sound => [at(1, 0.6 + index * 1.5), "bite"]),
      [at(2, 0.3), "ring"],
      [at(3, 1.7), "wrong"],
    ],
  },
);

/** 240 carts at one checkout: those who pay, before and after it stops asking for an account. */
const pays = (index: number, many: number) => (index * 77) % 240 < many;

const checkout = scene(
  [
    asks("80% arrive, 8% fill a cart, 31% of these decide. Where do you press?", "Where do you press?"),
    ["On the decision: this checkout asks for an account before it shows UPI.", "An account before UPI", 2.2],
    ["Suppose guest checkout lifts it to 40%: 240 × 40% = 96 orders.", "240 × 40% = 96", 2.2],
    ["96 × ₹665 − ₹50,000 = ₹13,840, and no ad was touched.", "₹13,840 stays", 2],
  ],
  (t, at) => {
    const guest = ramp(t, at(2, 0.4), 0.4);
    const more = ramp(t, at(2, 1), 1.6, ease.linear);
    const leaves = ramp(t, at(1, 1), 1.4);
    return (
      group(
        phone(
          0,
          0,
          270,
          "till",
          box(0, 0, 270, 84, colour.mat800, { wide: 0, round: 0 }) +
            type("Checkout", 24, 58, 48, { pen: colour.onMat }) +
            group(
              type("Account", 24, 142, 46) +
                [0, 1, 2]
                  .map((field) => box(20, 164 + field * 82, 230, 66, colour.sheet, { wide: 3, round: 6 }))
                  .join("") +
                box(20, 410, 230, 60, colour.rule, { wide: 3, round: 7 }),
              { alpha: 1 - guest },
            ) +
            group(
              thing("dress", 135, 190, 1.4) +
                box(20, 310, 230, 86, colour.marigold, { round: 7 }) +
                type("Pay by UPI", 135, 370, 48, { anchor: "middle" }) +
                line("M60 436h150", { pen: colour.ink2, wide: 8 }),
              { alpha: guest, y: 20 * (1 - guest) },
            ),
        ) + cross(135, 250, 44, ramp(t, at(1, 1.6), 0.5) * (1 - guest)),
        { x: 110, y: 158 + 2 * Math.sin(t * 2) },
      ) +
      Array.from({ length: 240 }, (_, index) => {
        const [x, y] = [470 + (index % 24) * 31, 176 + Math.floor(index / 24) * 34];
        const first = pays(index, 75);
        const second = !first && pays(index, 96);
        const won = second ? bump(more, 0.1 + (index % 9) * 0.09, 0.3) : 0;
        const paid = first || (second && more > 0.2 + (index % 9) * 0.08);
        return dot(x, y - 14 * won, 11, paid ? (second ? colour.marigold : colour.mat600) : colour.mat100, {
          wide: 2,
          alpha: (paid ? 1 : 1 - 0.5 * leaves) * ramp(t, 0.1 + (index % 24) * 0.03, 0.3),
        });
      }).join("") +
      person(1120, 590 + 4 * Math.sin(t * 2.2), 0.9, colour.mat300, span(t, at(1, 0.8), at(2, 0.6), 0.3)) +
      group(arrow(0, 0, 76, 0, 1, colour.vermilion, 7), {
        x: 1162 + 4 * Math.sin(t * 4),
        y: 590,
        alpha: span(t, at(1, 1.2), at(2, 0.4), 0.3),
      }) +
      type("240 carts", 470, 580, 64, { pen: colour.ink2, alpha: span(t, 0.8, at(1, -0.2), 0.3) }) +
      roll((value) => `${Math.round(value)} orders`, 75, 96, more, 470, 610, 84, {
        alpha: ramp(t, at(1, -0.1), 0.3),
      }) +
      type("₹13,840", 1190, 610, 84, { anchor: "end", pen: colour.mat700, alpha: ramp(t, at(3, 0.8), 0.3) }) +
      tick(830, 590, 60, ramp(t, at(3, 1.2), 0.4)) +
      thinkingTime(t, at, 1, { x: 470, y: 660, size: 0.72 })
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 1),
      ...soundsAt({
        wrong: [at(1, 1.7)],
        click: [at(2, 0.4)],
        run: [at(2, 1.1), at(2, 2)],
        ring: [at(3, 0.9)],
      }),
    ],
  },
);

export const metrics = film({
  file: "metrics",
  key: 5,
  poster: [0, 17],
  scenes: [zoom, tape, checkout],
});
