import { type At, film, type Scene, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, n, shape, type } from "../kit/pens.ts";
import { photo } from "../kit/photos.ts";
import { clamp, ease, mix, ramp, span } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { bob, cross, thinkRuler, tick } from "../parts/marks.ts";
import { weighing } from "../parts/question.ts";
import { parcel, thing } from "../parts/things.ts";

/** An ad is drawn 400 by 500, as feeds show it: 4 to 5. */
const [W, H] = [400, 500];

interface AdLook {
  /** 0: with its fault, 1: mended. */
  done: number;
  t: number;
  /** Unique within the scene. */
  id: string;
  /** Seen from arm's length: nobody is asked to read it. */
  far?: boolean;
}

const frameLine = (w = W, h = H) => box(0, 0, w, h, "none", { wide: 4, round: 0 });

/** Words on a band, around (`x`, `y`). */
const band = (
  rows: readonly string[],
  x: number,
  y: number,
  size: number,
  { fill = colour.ink as string, pen = colour.sheet as string, far = false, alpha = 1 } = {},
): string =>
  rows
    .map((row, index) => {
      const wide = widthOf(row, size) + 32;
      return group(
        box(-wide / 2, -size * 0.82, wide, size * 1.14, fill, { wide: 0, round: 0 }) +
          type(row, 0, 0, size, { anchor: "middle", pen, far }),
        { x, y: y + index * size * 1.14, alpha },
      );
    })
    .join("");

/** A poster: five things on one picture. They leave, and one message is left. */
function crowded({ done, t, id, far = false }: AdLook): string {
  const leaving = (at: number) => ramp(done, at * 0.13, 0.2, ease.in);
  const thrown = (at: number, inside: string, x: number, y: number, way: number) =>
    group(inside, {
      x: x + way * 260 * leaving(at),
      y: y - 40 * leaving(at),
      turn: way * 14 * leaving(at),
      alpha: 1 - leaving(at),
    });
  return (
    photo("bag-russet", id, { w: W, h: H, cx: 500, cy: 425, zoom: 0.59 }) +
    thrown(
      0,
      box(0, 0, 400, 78, colour.marigold) + type("Mega sale", 200, 58, 62, { anchor: "middle", far }),
      0,
      0,
      1,
    ) +
    thrown(1, band(["Pure leather"], 0, 0, 44, { fill: colour.sheet, pen: colour.ink, far }), 130, 160, -1) +
    thrown(2, band(["Free gift"], 0, 0, 44, { fill: colour.sheet, pen: colour.ink, far }), 100, 226, -1) +
    thrown(
      3,
      dot(0, 0, 58, colour.vermilion) + type("New", 0, 17, 50, { anchor: "middle", pen: colour.sheet, far }),
      320,
      260,
      1,
    ) +
    thrown(
      4,
      box(0, 0, 400, 84, colour.mat800) +
        type("Call now", 200, 58, 56, { anchor: "middle", pen: colour.onMat, far }),
      0,
      416,
      -1,
    ) +
    band(["Room for a laptop"], 200, 462 + Math.sin(t * 2), 50, { far, alpha: ramp(done, 0.75, 0.2) }) +
    frameLine()
  );
}

/** Words in the colour of what they stand on: they get a ground. */
const pale = ({ done, id, far = false }: AdLook): string =>
  photo("bag-russet", id, { w: W, h: H, cx: 500, cy: 500, zoom: 0.8 }) +
  box(0, 366, W * ramp(done, 0.1, 0.5, ease.out), 96, colour.ink, { wide: 0, round: 0 }) +
  type("Sewn by hand", 200, 436, 66, {
    anchor: "middle",
    pen: done > 0.4 ? colour.marigold : "#8f3d2e",
    far,
  }) +
  frameLine();

/** A greeting with a name, and nothing that is sold. */
function greeting({ done, t, id, far = false }: AdLook): string {
  const comes = ramp(done, 0.05, 0.55, ease.out);
  const lamp = (x: number, y: number, size: number) =>
    group(
      shape("M-40 0h80q-8 34-40 34t-40-34z", colour.marigold600, { wide: 3 }) +
        shape(`M0-52q22 28 0 52q-22-24 0-52z`, colour.marigold, { wide: 3 }),
      { x, y, size: size * (1 + 0.03 * Math.sin(t * 7 + x)) },
    );
  return (
    box(0, 0, W, H, colour.mat800, { wide: 0, round: 0 }) +
    clipped(
      `${id}g`,
      0,
      0,
      W,
      H,
      group(photo("bag-russet", id, { w: W, h: 372, cx: 500, cy: 440, zoom: 0.5 }), {
        y: mix(-380, 0, comes),
      }),
    ) +
    [70, 200, 330]
      .map((x, at) => lamp(x, mix(300, 424, comes) - (at === 1 ? 14 : 0), mix(1.3, 0.72, comes)))
      .join("") +
    (done < 0.3
      ? group(type("Happy Diwali", 200, 0, 66, { anchor: "middle", pen: colour.marigold, far }), {
          y: 150,
          alpha: 1 - ramp(done, 0, 0.25),
        })
      : "") +
    group(dot(0, 0, 26, colour.sheet) + bob(0, -16, 0.7), {
      x: 200,
      y: 424,
      alpha: 1 - ramp(done, 0, 0.25),
    }) +
    (done > 0.5
      ? type("Order by Friday", 200, 488, 48, {
          anchor: "middle",
          pen: colour.onMat,
          alpha: ramp(done, 0.6, 0.3),
          far,
        })
      : "") +
    frameLine()
  );
}

/** An upright picture, 9 to 16, 281 wide: its words stand where the app's own stand, or in the middle. */
const upright = ({ done, id, far = false }: AdLook): string =>
  photo("bag-russet", id, { w: 281, h: H, cx: 496, cy: 425, zoom: 0.59 }) +
  band(["One strap,"], 140, mix(50, 118, done), 48, { far }) +
  band(["two ways"], 140, mix(478, 172, done), 48, { far }) +
  frameLine(281);

/** What the feed leaves of the upright one: the middle, 4 to 5. */
const cropped = ({ done, id }: AdLook): string =>
  done < 0.5
    ? clipped(`${id}c`, 0, 0, 281, 351, group(upright({ done: 0, t: 0, id, far: true }), { y: -74 })) +
      frameLine(281, 351)
    : photo("bag-russet", id, { w: 281, h: 351, cx: 500, cy: 425, zoom: 0.413 }) +
      band(["One strap, two ways"], 140, 326, 34, { far: true }) +
      frameLine(281, 351);

type Ad = (look: AdLook) => string;

/** A post in a feed held at arm's length: 250 wide. */
const feed = (inside: string, id: string, t: number): string =>
  box(-16, -16, 282, 476, colour.ink, { round: 26 }) +
  clipped(
    id,
    0,
    0,
    250,
    444,
    box(0, 0, 250, 444, colour.sheet, { wide: 0, round: 0 }) +
      dot(30, 34, 16, colour.mat300, { wide: 2 }) +
      line("M58 28h96M58 44h60", { pen: colour.ink2, wide: 5 }) +
      group(inside, { x: 25, y: 66 }) +
      line("M30 338h150M30 360h96", { pen: colour.ink2, wide: 6 }) +
      box(25, 392, 200, 40, colour.rule, { wide: 2 }) +
      line(`M30 ${n(440 + 2 * Math.sin(t * 2))}h40`, { pen: colour.ink2 }),
  );

/** The distance at which a phone is held. */
const arm = (t: number): string =>
  group(
    line("M0-16v32M220-16v32M0 0H220", { pen: colour.vermilion600, wide: 4 }) +
      type("arm's length", 110, 58, 44, { anchor: "middle", pen: colour.vermilion600 }) +
      bob(110 + 70 * Math.sin(t * 1.3), -48, 0.9),
    { x: 582, y: 370 },
  );

interface Mending {
  ad: Ad;
  id: string;
  fault: string;
  cure: string;
  says: readonly [string, string];
  sounds?: number;
}

/** One ad with its fault, large and as the thumb sees it; then it is mended, and so is what the thumb sees. */
function mended({ ad, id, fault, cure, says, sounds = 1 }: Mending): Scene {
  return scene(
    [
      [says[0], fault, 0.9],
      [says[1], cure, 2.2],
    ],
    (t, at) => {
      const done = ramp(t, at(1, 0.5), 2.2, ease.linear);
      const rise = ramp(t, 0.1, 0.6, ease.out);
      return (
        group(ad({ done, t, id }), { x: 120, y: 150 + 60 * (1 - rise) }) +
        group(feed(group(ad({ done, t, id: `${id}far`, far: true }), { size: 0.5 }), `${id}feed`, t), {
          x: 850,
          y: 190 + 60 * (1 - rise),
        }) +
        arm(t) +
        cross(690, 560, 34, ramp(t, 0.9, 0.5) * (done > 0.02 ? 0 : 1)) +
        tick(686, 570, 96, ramp(t, at(1, 2.6), 0.4, ease.out), colour.mat600, 16)
      );
    },
    {
      sounds: (at): Sound[] => [
        [0.3, "drop"],
        [1, "wrong"],
        ...Array.from({ length: sounds }, (_, index): Sound => [at(1, 0.7) + index * 0.3, "tick"]),
        [at(1, 2.7), "merge"],
      ],
    },
  );
}

const one = scene(
  [["Image ads. One photograph of a bag, and four ads made of it.", undefined, 1.6]],
  (t) => {
    const shown = ramp(t, 0.2, 0.9, ease.out);
    const split = ramp(t, 3, 0.9);
    return (
      group(
        photo("bag-russet", "first", { w: 620, h: 560, cx: 500, cy: 425, zoom: 0.68 }) +
          frameLine(620, 560) +
          line(`M310 0V560M0 280H620`, { pen: colour.marigold, wide: 6, drawn: split }),
        { x: 600, y: mix(760, 80, shown) },
      ) +
      group(
        type("Image ads", 0, 0, 120) +
          type("One photograph,", 4, 104, 68, { pen: colour.ink2 }) +
          type("four ads", 4, 180, 68, { pen: colour.ink2 }),
        {
          x: 62,
          y: 300,
          alpha: ramp(t, 0.4, 0.4),
        },
      ) +
      group(bob(0, 0, 1.4), { x: 90, y: 530 + 4 * Math.sin(t * 2.2) })
    );
  },
  {
    sounds: () => [
      [0.4, "drop"],
      [3.1, "run"],
    ],
  },
);

const thinking = 5;
const four: readonly (readonly [Ad, number])[] = [
  [crowded, 0.68],
  [pale, 0.68],
  [(look) => upright(look), 0.68],
  [greeting, 0.68],
];

/** The four side by side, with their faults or mended; or one upon another. */
const row = (t: number, done: number, from: number, id: string, joined = 0): string =>
  four
    .map(([ad, size], index) =>
      group(ad({ done, t, id: `${id}${index}`, far: true }), {
        x: mix([70, 372, 706, 934][index] ?? 0, 460 + index * 28, joined),
        y: 190 + 40 * (1 - ramp(t, from + index * 0.3, 0.5, ease.out)),
        size,
        alpha: ramp(t, from + index * 0.3, 0.4),
      }),
    )
    .join("");

const find = scene(
  [["Pause and answer: each has one fault. Can you name all four?", "One fault each", thinking + 1]],
  (t) => {
    const begins = 4.2;
    const remains = 1 - clamp((t - begins) / thinking);
    return (
      row(t, 0, 0.2, "find") +
      weighing(
        t,
        begins + thinking,
        [
          [60, 180, 292, 358],
          [364, 180, 290, 358],
          [696, 180, 212, 358],
          [924, 180, 292, 358],
        ],
        colour.marigold,
      ) +
      group(thinkRuler(remains, { wide: 1100, pen: colour.onMat2, hangs: 46, size: 1 }), {
        x: 90,
        y: 650,
        alpha: ramp(t, begins - 0.5, 0.4),
      })
    );
  },
  {
    dark: true,
    sounds: () => [
      ...Array.from({ length: 4 }, (_, index): Sound => [0.3 + index * 0.3, "drop"]),
      ...Array.from({ length: thinking }, (_, second): Sound => [4.2 + second, "tick"]),
    ],
  },
);

const zones = (at: At) => [at(1, 0.3), at(1, 1.5)] as const;

/** The upright one: what the app lays over it, and what the feed cuts off. */
const placed = scene(
  [
    ["Three: made for Stories, shown in the feed, which cuts off the words.", "Cut by the feed", 0.9],
    ["In 9:16 keep the top 14% and the bottom 35% free.", "14% above, 35% below", 1.1],
    ["Move the words between, and give the feed a file of its own, 4:5.", "Its own file for each", 2],
  ],
  (t, at) => {
    const [topAt, bottomAt] = zones(at);
    const moved = ramp(t, at(2, 0.3), 0.9);
    const top = ramp(t, topAt, 0.6) * (1 - ramp(t, at(2, 1.6), 0.4));
    const bottom = ramp(t, bottomAt, 0.6) * (1 - ramp(t, at(2, 1.6), 0.4));
    const knife = span(t, 0.8, at(1, 0.2), 0.4);
    return (
      group(
        upright({ done: moved, t, id: "tall" }) +
          box(0, 0, 281, 70 * top, colour.vermilion, { wide: 0, round: 0, alpha: 0.62 }) +
          box(0, H - 175 * bottom, 281, 175 * bottom, colour.vermilion, { wide: 0, round: 0, alpha: 0.62 }) +
          group(line("M-24 74H305M-24 425H305", { pen: colour.vermilion, wide: 6, dash: "16 12" }), {
            alpha: knife,
          }),
        { x: 130, y: 150 },
      ) +
      group(type("14%", 0, 0, 72, { pen: colour.vermilion600 }), {
        x: 440,
        y: 212,
        alpha: ramp(t, topAt, 0.3),
      }) +
      group(type("35%", 0, 0, 72, { pen: colour.vermilion600 }), {
        x: 440,
        y: 590,
        alpha: ramp(t, bottomAt, 0.3),
      }) +
      group(
        feed(
          group(cropped({ done: ramp(t, at(2, 1.3), 0.2), t, id: "wide", far: true }), { size: 0.71 }),
          "placedfeed",
          t,
        ),
        { x: 850, y: 170 },
      ) +
      arm(t) +
      cross(706, 560, 34, ramp(t, 1.4, 0.5) * (moved > 0.02 ? 0 : 1)) +
      tick(702, 570, 96, ramp(t, at(2, 2), 0.4, ease.out), colour.mat600, 16)
    );
  },
  {
    sounds: (at): Sound[] => [
      [0.3, "drop"],
      [1.4, "wrong"],
      [zones(at)[0], "tick"],
      [zones(at)[1], "tick"],
      [at(2, 0.6), "run"],
      [at(2, 2.1), "merge"],
    ],
  },
);

const bag = (x: number, y: number, size = 1): string =>
  group(
    line("M-26-30q0-44 26-44t26 44", { wide: 7, pen: "#8f3d2e" }) +
      shape("M-58-34h116l8 88h-132z", "#c0604a", { wide: 4 }) +
      line("M-58-34q58 60 116 0", { wide: 3 }) +
      box(-10, -8, 20, 18, colour.marigold),
    { x, y, size },
  );

/** What is still to be photographed, as sheets of 160 by 200. */
const shots: readonly (() => string)[] = [
  () => bag(80, 96, 0.9) + shape("M52 198q-6-70 10-78q40-8 52 6l6 72z", colour.skin),
  () =>
    bag(80, 128, 0.8) +
    line("M30 24l-8 26M66 14l-8 26M102 24l-8 26M138 14l-8 26", { pen: colour.pencil, wide: 7 }),
  () => bag(44, 118, 0.5) + bag(112, 106, 0.72),
  () => parcel(80, 104, 1.2),
  () => bag(80, 156, 0.56) + type("₹", 80, 92, 100, { anchor: "middle" }),
  () => thing("chat", 80, 106, 1.15),
];

const publish = scene(
  [
    ["These four share one photograph, and delivery treats near twins as one ad.", "Near twins", 0.8],
    ["So shoot on: hand, problem, comparison, parcel, price, review.", "Six shots, six ideas", 1],
    [
      "Publish four to six in one ad set, leave them seven days, then count orders.",
      "Then count orders",
      1.4,
    ],
  ],
  (t, at) => {
    const joined = ramp(t, 2.2, 1.1);
    const gone = ramp(t, at(1, -0.2), 0.5);
    return (
      group(row(t, 1, 0.1, "last", joined), { alpha: 1 - gone }) +
      shots
        .map((draw, index) => {
          const shown = ramp(t, at(1, 0.4) + index * 0.5, 0.4, ease.out);
          return group(
            box(0, 0, 160, 200, colour.sheet, { wide: 4 }) +
              draw() +
              tick(136, 16, 60, ramp(t, at(2, 0.4) + index * 0.15, 0.3), colour.marigold, 12),
            {
              x: 78 + index * 192,
              y: 230 + 40 * (1 - shown) + 3 * Math.sin(t * 2 + index),
              alpha: shown,
            },
          );
        })
        .join("") +
      Array.from({ length: 7 }, (_, day) =>
        box(300 + day * 98, 540, 84, 60, t > at(2, 1.4) + day * 0.35 ? colour.marigold : colour.mat700, {
          pen: colour.onMat,
          alpha: ramp(t, at(2, 0.9), 0.3),
        }),
      ).join("")
    );
  },
  {
    dark: true,
    sounds: (at): Sound[] => [
      [2.3, "run"],
      ...Array.from({ length: 6 }, (_, index): Sound => [at(1, 0.4) + index * 0.5, "drop"]),
      ...Array.from({ length: 7 }, (_, day): Sound => [at(2, 1.4) + day * 0.35, "tick"]),
      [at(2, 4), "merge"],
    ],
  },
);

export const imageAds = film({
  file: "image-ads",
  key: 3,
  poster: [1, 5],
  scenes: [
    one,
    find,
    mended({
      ad: crowded,
      id: "crowd",
      fault: "Too much to study",
      cure: "One message",
      says: [
        "One: a poster. A picture that must be studied has already lost.",
        "The text fields and the button exist for that. One message stays.",
      ],
      sounds: 5,
    }),
    mended({
      ad: pale,
      id: "pale",
      fault: "No contrast",
      cure: "A ground for the words",
      says: [
        "Two: at the size of a thumb the words are gone.",
        "Give them a ground. Then look at it outdoors, at arm's length.",
      ],
    }),
    placed,
    mended({
      ad: greeting,
      id: "greet",
      fault: "Nothing for sale",
      cure: "Product, and by when",
      says: [
        "Four: a festival greeting with a logo and no product.",
        "Show what is sold, and by when to order so that it arrives for the day.",
      ],
    }),
    publish,
  ],
});
