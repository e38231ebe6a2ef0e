// The ad of the lesson on video ads: a gasket for pressure cookers, upright, 15 seconds, understood without sound.
import { box, clipped, colour, dot, group, line, n, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { fitted } from "../kit/widths.ts";
import { bob } from "./marks.ts";

/** What the ad's picture is drawn on. */
export const adFrame = { width: 360, height: 640 } as const;

/** The parts of the ad, and the seconds between which each is seen. */
export const adParts: readonly (readonly [name: string, from: number, to: number])[] = [
  ["Hook", 0, 2],
  ["Why", 2, 5],
  ["Demo", 5, 10],
  ["Proof", 10, 13],
  ["Offer", 13, 15],
];

const { width, height } = adFrame;

/** Subtitles stand in the middle: the app's own words lie over the top 14% and the bottom 35%. */
const subtitle = (...rows: string[]): string => {
  const size = Math.min(...rows.map((row) => fitted(row, 318, 58)));
  return rows
    .map((row, index) =>
      group(
        box(-170, -50, 340, 66, colour.ink, { wide: 0, round: 0 }) +
          type(row, 0, 0, size, { anchor: "middle", pen: colour.sheet }),
        { x: width / 2, y: 158 + index * 66 },
      ),
    )
    .join("");
};

const kitchen = (): string => {
  let tiles = "";
  for (let row = 0; row < 8; row++) tiles += `M0 ${row * 64}H360`;
  for (let col = 0; col < 6; col++) tiles += `M${col * 72} 0V504`;
  return (
    box(0, 0, width, height, colour.mat100, { wide: 0, round: 0 }) +
    line(tiles, { pen: colour.mat300, wide: 2 }) +
    box(0, 504, width, 136, colour.mat800, { wide: 0, round: 0 }) +
    box(0, 504, width, 14, colour.sheet, { wide: 2, round: 0 })
  );
};

const flame = (t: number): string =>
  Array.from({ length: 7 }, (_, at) => {
    const tall = 22 + 8 * Math.sin(t * 17 + at * 2.1);
    return shape(`M${at * 26 - 88} 0q10 ${n(-tall)} 10 ${n(-tall)}t10 ${n(tall)}z`, colour.pencil, {
      wide: 0,
    });
  }).join("");

const puffs = (t: number, way: number, reach: number, rise: number, many = 7): string =>
  Array.from({ length: many }, (_, at) => {
    const gone = (t * 1.7 + at / many) % 1;
    return dot(
      way * reach * gone,
      -rise * gone + 10 * Math.sin(gone * 9 + at * 2),
      12 + 38 * gone,
      colour.sheet,
      { pen: colour.pencil, wide: 4, alpha: (1 - gone) * 0.95 },
    );
  }).join("");

/** A cooker around the middle of its rim. `lift` raises the lid, `weight` the whistle on it. */
const cooker = ({ lift = 0, weight = 0 } = {}): string =>
  shape("M-116 0h232v118q0 36-36 36h-160q-36 0-36-36z", colour.mat300, { wide: 4 }) +
  line("M-84 24v86q0 16 14 16", { pen: colour.sheet, wide: 9 }) +
  shape("M112 22h92q14 0 14 12v8q0 12-14 12h-92z", colour.ink, { wide: 0 }) +
  group(
    shape("M-112-12q0-54 112-54t112 54z", colour.sheet, { wide: 4 }) +
      box(-122, -14, 244, 22, colour.mat100, { wide: 4, round: 8 }) +
      shape("M40-40h162q14 0 14 12v6q0 12-14 12h-150z", colour.ink, { wide: 0 }) +
      line("M0-66v-14", { wide: 10 }) +
      group(
        box(-20, -36, 40, 36, colour.ink2, { round: 8 }) + box(-9, -50, 18, 16, colour.ink, { round: 5 }),
        {
          y: -72 - 12 * weight,
        },
      ),
    { y: -lift },
  );

const hook = (t: number): string =>
  kitchen() +
  group(flame(t), { x: 180, y: 506 }) +
  group(cooker({ weight: 0.1 * Math.sin(t * 40) }), {
    x: 172 + 3 * Math.sin(t * 41),
    y: 352 + 2 * Math.sin(t * 53),
    turn: 1.2 * Math.sin(t * 37),
  }) +
  group(puffs(t, -1, 120, 110), { x: 74, y: 350 }) +
  group(puffs(t + 0.4, 1, 110, 150, 5), { x: 276, y: 344 });

const rubber = (r: number, fill: string): string =>
  dot(0, 0, r, "none", { pen: colour.ink, wide: 38 }) + dot(0, 0, r, "none", { pen: fill, wide: 31 });

const finger = (): string =>
  shape("M-24 0q0-30 24-30t24 30l10 150h-68z", colour.skin, { wide: 4 }) +
  shape("M-13-6q0-16 13-16t13 16v14h-26z", colour.marigold100, { wide: 2 });

const why = (t: number): string => {
  const tap = Math.abs(Math.sin(t * 4.2));
  return (
    box(0, 0, width, height, colour.marigold100, { wide: 0, round: 0 }) +
    box(0, 520, width, 120, colour.mat300, { wide: 0, round: 0 }) +
    group(
      rubber(100, colour.ink2) +
        line("M-112-40l26 12M-64-98l14 26M84-84l-20 22M118 14l-34-4M-108 58l28-16M30 114l-6-30", {
          wide: 5,
        }) +
        line("M-46 108l12-28M96 62l-26-16", { wide: 5 }),
      { x: 180, y: 370, turn: 1.6 * Math.sin(t * 8.4) },
    ) +
    group(finger(), { x: 244, y: 462 + 30 * tap, turn: -16 }) +
    (tap < 0.35
      ? group(line("M-26-6l-20-12M-2-26v-24M24-8l20-14", { pen: colour.vermilion, wide: 7 }), {
          x: 238,
          y: 428,
        })
      : "")
  );
};

/** The new ring goes into the lid, which is seen from below. */
const ringIn = (t: number): string => {
  const down = ramp(t, 0.25, 0.75, ease.in);
  const squash = bump(t, 0.95, 0.4);
  return (
    kitchen() +
    group(
      dot(0, 0, 138, colour.mat300, { wide: 5 }) +
        dot(0, 0, 118, colour.mat600, { wide: 4 }) +
        dot(0, 0, 84, colour.mat100, { wide: 4 }) +
        dot(0, 0, 12, colour.ink, { wide: 0 }),
      { x: 180, y: 400 },
    ) +
    group(rubber(mix(112, 100, down) - 5 * squash, colour.sheet), {
      x: 180,
      y: mix(150, 400, down),
      size: mix(0.9, 1, down),
    }) +
    (t > 1
      ? group(
          line("M-150-60l-26-12M150-60l26-12M-150 60l-26 12M150 60l26 12", { pen: colour.marigold, wide: 9 }),
          { x: 180, y: 400, alpha: 1 - ramp(t, 1.3, 0.3) },
        )
      : "")
  );
};

const lidCloses = (t: number): string => {
  const down = ramp(t, 0.1, 0.8, ease.both);
  return (
    kitchen() +
    group(flame(t), { x: 180, y: 506, alpha: ramp(t, 0.9, 0.2) }) +
    group(cooker({ lift: mix(90, 0, down) }), { x: 168, y: 352 + 4 * bump(t, 0.9, 0.25) })
  );
};

const whistle = (t: number): string => {
  const up = bump(t, 0.5, 0.5) + bump(t, 1.2, 0.6);
  return (
    kitchen() +
    group(flame(t), { x: 180, y: 506 }) +
    group(cooker({ weight: up }), { x: 176, y: 352 }) +
    group(puffs(t, 0.5, 120, 40, 6), { x: 190, y: 262, alpha: clamp(up * 1.4) }) +
    group(
      dot(0, 0, 44, colour.sheet, { wide: 5 }) +
        shape("M0 0V-40A40 40 0 0 1 23-33z", colour.marigold, { wide: 0 }) +
        line(`M0 0V-34M0 0L${n(34 * Math.sin(0.42))} ${n(-34 * Math.cos(0.42))}`, { wide: 5 }),
      { x: 54, y: 300 },
    )
  );
};

const demo = (t: number): string => (t < 1.6 ? ringIn(t) : t < 3.1 ? lidCloses(t - 1.6) : whistle(t - 3.1));

/** A neighbour before her window, filmed by phone: the picture is never quite straight. */
const proof = (t: number): string =>
  group(
    box(-30, -30, 420, 700, colour.marigold100, { wide: 0, round: 0 }) +
      box(14, 40, 140, 260, colour.pencil, { wide: 5, round: 0 }) +
      line("M84 40v260M14 170h140", { wide: 5 }) +
      shape("M300 330q-50-60-30-150q40 40 30 150q10-90 60-120q10 80-60 120z", colour.mat600) +
      box(268, 326, 70, 60, colour.vermilion600, { wide: 4 }) +
      group(
        shape("M-66-50a66 70 0 1 1 132 0q10 90-10 100h-112q-20-10-10-100z", colour.hair, { wide: 0 }) +
          shape("M-150 300q0-170 96-186h108q96 16 96 186z", colour.mat600, { wide: 4 }) +
          shape("M-26 60h52v60q-26 30-52 0z", colour.skin, { wide: 4 }) +
          shape("M-56-40q0-56 56-56t56 56v46q0 66-56 66t-56-66z", colour.skin, { wide: 4 }) +
          shape("M-58-30q8-60 58-66q50 6 58 66q-20-44-58-50q-38 6-58 50z", colour.hair, { wide: 0 }) +
          dot(0, -44, 6, colour.vermilion, { wide: 0 }) +
          dot(-22, -14, 5, colour.ink, { wide: 0 }) +
          dot(22, -14, 5, colour.ink, { wide: 0 }) +
          line("M-34-30q12-8 24 0M10-30q12-8 24 0", { wide: 4 }) +
          `<ellipse cx="0" cy="36" rx="17" ry="${n(4 + 9 * Math.abs(Math.sin(t * 9)))}" fill="${colour.vermilion600}"/>` +
          shape("M-54 116q-70 60-40 184h52q-40-90 30-176z", colour.marigold, { wide: 4 }),
        { x: 186, y: 330 },
      ) +
      [0, 1, 2]
        .map((at) =>
          group(
            dot(0, 0, 30, "none", { pen: colour.ink, wide: 15 }) +
              dot(0, 0, 30, "none", { pen: colour.sheet, wide: 10 }),
            {
              x: 262 + at * 24,
              y: 452 - at * 14 + 5 * Math.sin(t * 5 + at),
            },
          ),
        )
        .join("") +
      shape("M230 470q20-20 46-8l20 26-14 60h-60z", colour.skin, { wide: 4 }),
    { x: 4 * Math.sin(t * 3.1), y: 3 * Math.sin(t * 4.3), turn: 1.1 * Math.sin(t * 2.2) },
  );

const offer = (t: number): string =>
  box(0, 0, width, height, colour.marigold, { wide: 0, round: 0 }) +
  group(
    box(-104, -96, 208, 192, colour.sheet, { wide: 4 }) +
      rubber(56, colour.sheet) +
      box(-104, -96, 208, 30, colour.mat800, { wide: 4 }),
    { x: 180, y: 424, turn: 2 * Math.sin(t * 3), size: 0.82 },
  );

const words = (t: number): string => {
  if (t < 2) return subtitle("Steam from", "the side?");
  if (t < 5) return subtitle("The ring is hard.");
  if (t < 6.7) return subtitle("New ring in");
  if (t < 8.1) return subtitle("Lid closes");
  if (t < 10) return subtitle("Whistle at", "4 minutes");
  if (t < 13) return subtitle("“I bought three.”");
  return (
    type("₹249", width / 2, 226, 150, { anchor: "middle" }) +
    type("Cash on delivery", width / 2, 300, 52, { anchor: "middle" })
  );
};

/** Drawn on twos, as animation is: every second picture of the film is a new one of the ad. */
const onTwos = (t: number) => Math.floor(t * 12.5 + 1e-6) / 12.5;

/** The picture of second `t`. `run` is a clock that goes on where the ad stands still. */
export function gasketAd(t: number, run = t): string {
  const shots = [hook, why, demo, proof, offer];
  const at = Math.max(
    0,
    adParts.findLastIndex(([, from]) => t >= from),
  );
  const from = adParts[at]?.[1] ?? 0;
  return (shots[at] ?? hook)(onTwos(at === 2 ? t - from : run - from));
}

/** The same with its words. */
export const gasketAdWithWords = (t: number, run = t): string => gasketAd(t, run) + words(t);

/** The weak opening: three seconds of a name. */
export const nameAd = (t: number, worded = true): string =>
  box(0, 0, width, height, colour.mat800, { wide: 0, round: 0 }) +
  group(rubber(54, colour.marigold) + bob(0, -22, 1), {
    x: 180,
    y: 320,
    size: 0.6 + 0.5 * ramp(t, 0, 1.6, ease.out),
    turn: 360 * ramp(t, 0, 1.6, ease.out),
  }) +
  type("Kaveri Seals", 180, 470, 58, {
    anchor: "middle",
    pen: colour.onMat,
    alpha: worded ? ramp(t, 0.4, 0.4) : 0,
  });

/** What the app lays over a reel: name, three buttons, the button to the shop. */
export const reelSkin = (): string =>
  dot(36, 556, 18, colour.sheet, { wide: 2 }) +
  line("M66 550h110M66 566h70", { pen: colour.sheet, wide: 7 }) +
  group(shape("M0 42C-64-4-40-48 0-18C40-48 64-4 0 42z", colour.sheet, { wide: 3 }), {
    x: 326,
    y: 452,
    size: 0.36,
  }) +
  group(shape("M-46-38h92v62h-56l-22 22v-22h-14z", colour.sheet, { wide: 3 }), {
    x: 326,
    y: 502,
    size: 0.34,
  }) +
  group(shape("M-40-30l84 30-84 30 14-30z", colour.sheet, { wide: 3 }), { x: 326, y: 552, size: 0.36 }) +
  box(12, 588, 336, 44, colour.sheet, { wide: 2, round: 6 }) +
  line("M160 610h40m-14-12l14 12-14 12", { pen: colour.ink, wide: 5 });

/** An ad in `wide` pixels, with the app over it. */
export const onReel = (picture: string, wide: number, skin = true): string =>
  group(picture + (skin ? reelSkin() : ""), { size: wide / width });

/** The ad as stills on a cutting table: one for each two seconds, up to `reached`. 50 pixels are a second. */
export const strip = (reached: number): string =>
  Array.from({ length: 8 }, (_, at) => {
    const from = at * 2;
    const wide = Math.min(100, (15 - from) * 50);
    const shown = clamp((reached - from) / 0.3);
    return shown <= 0
      ? ""
      : group(
          clipped(
            `still${at}`,
            from * 50,
            0,
            wide,
            178,
            group(gasketAd(from + 0.9), { x: from * 50, size: 100 / width }),
          ),
          { alpha: shown },
        );
  }).join("");
