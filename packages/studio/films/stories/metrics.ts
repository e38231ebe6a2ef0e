import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, roll, rupees, shape, type } from "../kit/pens.ts";
import { bump, ease, ramp, span } from "../kit/time.ts";
import { arrow, cross, plumb, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { phone } from "../parts/screens.ts";
import { adCard, person, thing } from "../parts/things.ts";

/** What stands in each area: the ad, a press on it, the page, the cart. */
const signs = {
  ad: () => adCard(thing("dress", 0, 0), 0, 0, 0.84),
  press: () =>
    dot(-8, -10, 46, "none", { pen: colour.marigold, wide: 8 }) +
    group(shape("M0 0l0 58 14-13 11 25 14-6-11-25 19-2z", colour.sheet, { wide: 3 }), { x: -8, y: -10 }),
  page: () =>
    box(-66, -72, 132, 144, colour.sheet, { round: 4 }) +
    box(-66, -72, 132, 22, colour.mat300, { round: 4 }) +
    thing("dress", 0, -8, 0.66) +
    box(-46, 38, 92, 22, colour.marigold, { wide: 2 }),
  cart: () =>
    thing("dress", 6, -34, 0.7) +
    shape("M-46-24h104l-16 58h-74z", colour.sheet) +
    line("M-72-44h18l8 20M-24-10l6 30M6-10v30M36-10l-6 30") +
    dot(-22, 56, 11, colour.ink) +
    dot(34, 56, 11, colour.ink),
} as const;

/** The chain from impression to order: each area is its share of the one around it. */
const chain = [
  {
    many: 250_000,
    words: "2,50,000",
    name: "shown",
    sign: signs.ad,
    fill: colour.mat100,
    beat: 0,
    later: 1.2,
  },
  { many: 3750, words: "3,750", name: "click", sign: signs.press, fill: colour.mat300, beat: 1, later: 1 },
  {
    many: 3000,
    words: "3,000",
    name: "arrive",
    sign: signs.page,
    fill: colour.marigold100,
    beat: 2,
    later: 0.6,
  },
  {
    many: 240,
    words: "240",
    name: "fill a cart",
    sign: signs.cart,
    fill: colour.mat600,
    beat: 2,
    later: 2.6,
  },
  { many: 75, words: "75", name: "buy", sign: signs.ad, fill: colour.marigold, beat: 3, later: 0.6 },
] as const;
const [viewX, viewY, viewWide, viewHigh] = [70, 138, 1140, 456] as const;
const [middleX, middleY] = [viewX + viewWide / 2, viewY + viewHigh / 2] as const;

/** The 75 dresses that were bought, in rows of fifteen. */
const bought = (wide: number, high: number, shown: number): string =>
  Array.from({ length: 75 }, (_, index) => {
    const [col, row] = [index % 15, Math.floor(index / 15)];
    return thing("dress", middleX + ((col - 7) * wide) / 15.6, middleY + ((row - 2) * high) / 5.4, 0.38, {
      alpha: ramp(shown, index * 0.009, 0.2),
    });
  }).join("");

/** From when to when the areas' names are seen. */
const labels = (at: At) =>
  [
    [-1, at(1, 0.6)],
    [at(1, 2.5), at(2, 0.1)],
    [at(2, 0.9), at(2, 2.3)],
    [at(2, 3.9), at(3, 0.3)],
  ] as const;

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
      ramp(t, at(1, 1.7), 1.1) +
      ramp(t, at(2, 0.6), 0.8) +
      ramp(t, at(2, 3.1), 1) +
      0.6 * ramp(t, at(3, 0.8), 1);
    const low = Math.floor(deep);
    const scale = 1 / side(low) / (side(Math.min(4, low + 1)) / side(low)) ** (deep - low);
    const last = side(4) * scale;
    return (
      box(viewX, viewY, viewWide, viewHigh, colour.sheet, { wide: 0, round: 0 }) +
      clipped(
        "chain",
        viewX,
        viewY,
        viewWide,
        viewHigh,
        chain
          .map(({ fill, beat, later }, link) => {
            const [wide, high] = [viewWide * side(link) * scale, viewHigh * side(link) * scale];
            const shown = link ? ramp(t, at(beat, later - 0.5), 0.4) : 1;
            return wide > 6000
              ? box(viewX, viewY, viewWide, viewHigh, fill, { wide: 0, round: 0, alpha: shown })
              : box(middleX - wide / 2, middleY - high / 2, wide, high, fill, {
                  wide: 3,
                  round: 0,
                  alpha: shown,
                });
          })
          .join("") +
          type("1.5%", 760, middleY + 42, 124, { alpha: span(t, at(1, 0.5), at(1, 1.9), 0.25) }) +
          type("8%", 840, middleY + 42, 124, { alpha: span(t, at(2, 2.2), at(2, 3.65), 0.25) }) +
          (t > at(3, 1.3)
            ? bought(viewWide * last, viewHigh * last, ramp(t, at(3, 1.4), 1.4, ease.linear))
            : "") +
          chain
            .slice(0, 4)
            .map(({ words, name, sign }, link) => {
              const pen = link === 3 ? colour.onMat : colour.ink;
              const [from, until] = labels(at)[link] ?? [0, 0];
              return group(
                type(words, viewX + 40, viewY + 150, 150, { pen }) +
                  type(name, viewX + 46, viewY + 250, 84, { pen }) +
                  group(sign(), { x: 910, y: middleY, size: 2.5 }),
                { alpha: span(t, from, until, 0.3) },
              );
            })
            .join(""),
      ) +
      box(viewX, viewY, viewWide, viewHigh, "none", { wide: 4, round: 0 }) +
      plumb(t, 1160, viewY - 4, 1.2) +
      chain
        .map(({ words, beat, later }, link) =>
          group(
            type(words, 0, 0, 60, { anchor: "middle" }) +
              (link ? line("M-136-20h40m-14-13l14 13-14 13", { wide: 5, pen: colour.ink2 }) : ""),
            { x: 180 + link * 238, y: 664, alpha: ramp(t, at(beat, later), 0.3) },
          ),
        )
        .join("")
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        tick: [1.2, at(1, 1), at(2, 0.6), at(2, 2.6)],
        run: [at(1, 1.8), at(2, 3.2)],
        ring: [at(3, 1.4)],
      }),
  },
);

/** Pixels of a rupee on the tape. */
const perRupee = 0.84;
const left = 110;
/** What is cut off, and where each piece lies afterwards. */
const costs = [
  { name: "product", sum: 400, lies: 110 },
  { name: "freight", sum: 90, lies: 530 },
  { name: "packing", sum: 20, lies: 720 },
  { name: "gateway", sum: 25, lies: 900 },
] as const;
const gst = { name: "GST", sum: 60, lies: 1070, says: "5%" } as const;

/** A piece of the tape on its way from `x` down to its place. */
const piece = (
  { name, sum, lies, says = rupees(sum) }: { name: string; sum: number; lies: number; says?: string },
  x: number,
  done: number,
): string =>
  done <= 0
    ? ""
    : group(
        box(0, 0, sum * perRupee, 120, colour.vermilionOnMat, { wide: 3, round: 0 }) +
          group(
            type(name, 0, 174, 52, { pen: colour.onMat }) + type(says, 0, 228, 56, { pen: colour.onMat }),
            { alpha: ramp(done, 0.8, 0.2) },
          ),
        { x: x + (lies - x) * ease.both(done), y: 170 + 250 * done * done },
      );

/** The ends of both tapes under a glass: `perRupee` is 46 there. */
const glass = (seen: number): string => {
  const [x, y, r] = [960, 400, 220];
  return group(
    dot(0, 0, r, colour.mat900, { wide: 0 }) +
      shape("M-20-112H-189A220 220 0 0 0-220-8H-20z", colour.marigold, { wide: 0 }) +
      shape("M72 8H-220A220 220 0 0 0-189 112H72z", colour.vermilionOnMat, { wide: 0 }) +
      line("M-20-150V150", { pen: colour.onMat, wide: 4, dash: "12 12" }) +
      line("M72-20V150", { pen: colour.onMat, wide: 4, dash: "12 12" }) +
      type("₹2", 26, -26, 92, { anchor: "middle", pen: colour.vermilionOnMat }) +
      dot(0, 0, r, "none", { wide: 14, pen: colour.onMat2 }) +
      line("M150 150l86 86", { wide: 26, pen: colour.onMat2 }),
    { x, y, size: 0.6 + 0.4 * seen, alpha: seen },
  );
};

/** The price as a tape from which each cost is cut; then what the ad has taken, beside what is left. */
const tape = scene(
  [
    ["The dress costs ₹1,260. Without GST it brings ₹1,200.", "₹1,260 ÷ 1.05 = ₹1,200", 1.2],
    ["Product ₹400, freight ₹90, packing ₹20, gateway ₹25 are cut off.", "Cut off what it costs", 3.2],
    ["Contribution: ₹665. An order may cost no more than that in ads.", "Contribution: ₹665", 1.4],
    ["₹50,000 ÷ 75 = ₹667 of ads for an order: ₹2 are lost on each.", "₹50,000 ÷ 75 = ₹667: ₹2 lost", 2.6],
  ],
  (t, at) => {
    const taxed = ramp(t, 2.2, 0.9, ease.linear);
    const cuts = costs.map((_, index) => ramp(t, at(1, 0.5 + index * 1.5), 0.9, ease.linear));
    const gone = costs.reduce((sum, { sum: cost }, index) => sum + ((cuts[index] ?? 0) > 0 ? cost : 0), 0);
    const sum = 1260 - (taxed > 0 ? 60 : 0) - gone;
    const down = ramp(t, at(3, 0.3), 0.7);
    const ads = 667 * ramp(t, at(3, 0.4), 1.2);
    const [y, high] = [170 + 60 * down, 120 + 34 * down];
    return (
      box(left, y, sum * perRupee, high, colour.marigold, { wide: 4, round: 0 }) +
      line(
        Array.from(
          { length: Math.floor(sum / 20) },
          (_, mark) => `M${left + (mark + 1) * 20 * perRupee} ${y}v${(mark + 1) % 5 ? 16 : 30}`,
        ).join(""),
        { wide: 2 },
      ) +
      type(rupees(sum), left + 26, y + 98 + 14 * down, 76, { rolling: ![1260, 1200, 665].includes(sum) }) +
      group(
        piece(gst, left + 1200 * perRupee, taxed) +
          costs
            .map((cost, index) => {
              const before = costs.slice(0, index).reduce((all, each) => all + each.sum, 0);
              return piece(cost, left + (1200 - before - cost.sum) * perRupee, cuts[index] ?? 0);
            })
            .join(""),
        { alpha: 1 - 0.55 * ramp(t, at(2, 0.4), 0.4) - 0.45 * ramp(t, at(3), 0.3) },
      ) +
      thing("dress", 560, 510, 2.7, { alpha: 1 - ramp(t, at(1, 0.1), 0.35) }) +
      group(
        line("M-30 26h-40m16-16l-16 16 16 16", { pen: colour.marigold, wide: 6 }) +
          type("the most that", 0, 0, 66, { pen: colour.onMat }) +
          type("ads may cost", 0, 72, 66, { pen: colour.onMat }),
        { x: 770 + 3 * Math.sin(t * 2.2), y: 224, alpha: span(t, at(2, 0.5), at(3, 0.1), 0.3) },
      ) +
      box(left, 396, ads * perRupee, 154, colour.vermilionOnMat, { wide: 4, round: 0 }) +
      type("ads ₹667", left + 26, 502, 76, { alpha: ramp(t, at(3, 1.2), 0.3) }) +
      line(`M${left + 665 * perRupee} 210V610`, {
        pen: colour.onMat,
        wide: 3,
        dash: "10 10",
        alpha: ramp(t, at(3, 0.9), 0.4),
      }) +
      line(`M${left + 665 * perRupee + 18} 400H736`, {
        pen: colour.onMat2,
        wide: 4,
        alpha: ramp(t, at(3, 1.9), 0.3),
      }) +
      glass(ramp(t, at(3, 1.9), 0.6)) +
      plumb(t, left + sum * perRupee, y - 6, 0.9)
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [0.4, "drop"],
      [2.3, "bite"],
      ...costs.map((_, index): Sound => [at(1, 0.6 + index * 1.5), "bite"]),
      [at(2, 0.5), "ring"],
      [at(3, 0.5), "run"],
      [at(3, 2), "wrong"],
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
    ["96 × ₹665 − ₹50,000 = ₹13,840, and no ad was touched.", "96 × ₹665 − ₹50,000 = ₹13,840", 2],
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
                ["Email", "Phone", "Password"]
                  .map(
                    (words, field) =>
                      box(20, 164 + field * 82, 230, 66, colour.sheet, { wide: 3, round: 6 }) +
                      type(words, 36, 212 + field * 82, 44, { pen: colour.ink2 }),
                  )
                  .join("") +
                box(20, 410, 230, 60, colour.rule, { wide: 3, round: 7 }) +
                type("Sign up", 135, 456, 46, { anchor: "middle" }),
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
      weighing(
        t,
        at(1),
        [0, 1, 2, 3].map((field) => [122, 314 + field * 82, 246, 80]),
      ) +
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
  poster: [0, 18.6],
  scenes: [zoom, tape, checkout],
});
