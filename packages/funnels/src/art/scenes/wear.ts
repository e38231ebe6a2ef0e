// Things to wear: shoes, dresses, children's sets.
import {
  at,
  circle,
  ellipse,
  gradient,
  group,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { type Staging, staged } from "./staging.ts";

/** One shoe from the side, 540 wide. */
export function shoe(p: Paint, color: string, second: string): string {
  return (
    path(
      "M-262 -14C-270 -58 -250 -66 -220 -66H226C262 -66 272 -34 258 -10Q252 0 236 0H-244Q-258 0 -262 -14Z",
      "#FBF8F2",
    ) +
    path("M-264 -18H262L256 -8Q250 0 236 0H-244Q-258 0 -262 -14Z", p.dark(second, 0.15)) +
    path(
      "M-242 -62C-262 -150 -240 -216 -222 -252C-190 -270 -140 -262 -106 -238C-66 -206 -16 -166 64 -148C150 -130 244 -132 248 -62Z",
      gradient(p, p.light(color, 0.14), p.dark(color, 0.1), 60),
    ) +
    path("M-222 -252C-190 -270 -140 -262 -106 -238C-136 -206 -196 -214 -222 -252Z", p.dark(color, 0.45)) +
    path("M-128 -62C-96 -128 -30 -140 44 -154L82 -142C4 -116 -48 -100 -70 -62Z", second) +
    path("M146 -62C150 -104 176 -130 206 -126C238 -114 248 -92 248 -62Z", p.light(color, 0.3)) +
    path("M-240 -100C-216 -108 -196 -102 -186 -62H-242Z", second) +
    stroke(
      "M-106 -214L-66 -242M-74 -190L-34 -218M-38 -170L0 -196M0 -156L36 -178M38 -146L70 -164",
      "#FFFFFF",
      11,
    ) +
    stroke("M-106 -238C-66 -206 -16 -166 64 -148", p.dark(color, 0.3), 4) +
    stroke("M-250 -42H256", p.mix("#FFFFFF", p.c.ink, 0.2), 3)
  );
}

/** A pair of trainers, one before the other. */
export const trainers =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    return staged(
      p,
      { ...look, size: (look.size ?? 1) * 1.15 },
      at(70, -64, 0.86, shoe(p, p.dark(color, 0.18), second), -9) + at(-30, 0, 1.05, shoe(p, color, second)),
      { wide: 360 },
    );
  };

/** One trainer alone, tilted, for a product card. */
export const trainer =
  (look: Staging = {}): Scene =>
  (p) =>
    staged(
      p,
      { set: "disc", ...look, size: (look.size ?? 1) * 1.3 },
      at(0, -40, 1, shoe(p, look.color ?? p.c.brand, look.second ?? p.c.accent), -12),
      { wide: 280 },
    );

const hanger = (p: Paint) =>
  stroke("M0 -560C26 -590 -6 -616 -16 -594M0 -560V-540L-110 -486M0 -540L110 -486", p.c.deep, 8);

/** A dress on a hanger. `cut` says which. */
export const dress =
  (look: Staging & { cut?: "gown" | "kurta" | "coord" } = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const [light, dark] = [p.light(color, 0.16), p.dark(color, 0.16)];
    const fill = gradient(p, light, color, 30);
    const folds = stroke(
      "M-60 -250C-80 -160 -100 -90 -120 -20M-20 -250C-26 -160 -30 -80 -36 -14M24 -250C34 -160 40 -90 48 -14M64 -250C84 -170 104 -90 128 -22",
      dark,
      4,
      { opacity: 0.6 },
    );
    const drawn = {
      gown:
        path(
          "M-70 -500C-60 -450 -40 -430 0 -428C40 -430 60 -450 70 -500L98 -484C90 -420 84 -370 84 -320L190 -24C120 8 -120 8 -190 -24L-84 -320C-84 -370 -90 -420 -98 -484Z",
          fill,
        ) +
        rect(-86, -336, 172, 22, second, 4) +
        folds,
      kurta:
        path(
          "M-64 -504L0 -470L64 -504L150 -460L214 -270L158 -252L116 -370L136 -6H-136L-116 -370L-158 -252L-214 -270L-150 -460Z",
          fill,
        ) +
        path("M-20 -488L0 -400L20 -488L0 -470Z", p.light(second, 0.1)) +
        stroke("M0 -400V-20", dark, 4) +
        [0, 1, 2, 3].map((i) => circle(0, -380 + i * 34, 5, second)).join("") +
        rect(-136, -34, 272, 28, second) +
        rect(-134, -52, 268, 6, second),
      coord:
        path(
          "M-64 -500L0 -460L64 -500L160 -452L196 -330L140 -314L112 -390L116 -270H-116L-112 -390L-140 -314L-196 -330L-160 -452Z",
          fill,
        ) +
        path(
          "M-100 -250H100L138 0H34L0 -180L-34 0H-138Z",
          gradient(p, p.light(second, 0.1), p.dark(second, 0.12), 40),
        ) +
        stroke("M-30 -480L0 -440L30 -480M0 -440V-276", dark, 5),
    }[look.cut ?? "gown"];
    return staged(p, { ...look, size: (look.size ?? 1) * 0.98 }, hanger(p) + drawn, { wide: 210, float: 26 });
  };

/** A child's shirt and shorts laid side by side, with a motif on the chest. */
export const kidsOutfit =
  (look: Staging & { motif?: "sun" | "cloud" | "star" } = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const motif = {
      sun:
        circle(0, 0, 36, second) +
        Array.from({ length: 8 }, (_, i) =>
          group(rect(-5, -66, 10, 20, second, 5), `rotate(${i * 45})`),
        ).join(""),
      cloud:
        circle(-30, 6, 28, "#FFFFFF") +
        circle(4, -12, 38, "#FFFFFF") +
        circle(40, 8, 26, "#FFFFFF") +
        rect(-50, 8, 110, 28, "#FFFFFF", 14),
      star: path("M0 -56L17 -18L56 -14L26 12L36 52L0 30L-36 52L-26 12L-56 -14L-17 -18Z", second),
    }[look.motif ?? "sun"];
    const shirt =
      path(
        "M-70 -300C-40 -270 40 -270 70 -300L150 -268L212 -160L140 -122L120 -156V0H-120V-156L-140 -122L-212 -160L-150 -268Z",
        gradient(p, p.light(color, 0.12), color, 40),
      ) +
      stroke("M-70 -300C-40 -262 40 -262 70 -300", p.dark(color, 0.22), 12) +
      at(0, -130, 1, motif) +
      rect(-120, -12, 240, 12, p.dark(color, 0.14));
    const shorts =
      path(
        "M-104 -190H104L130 0H18L0 -96L-18 0H-130Z",
        gradient(p, p.light(second, 0.08), p.dark(second, 0.1), 40),
      ) +
      rect(-104, -194, 208, 26, p.dark(second, 0.22), 8) +
      stroke("M-8 -170V-120M10 -170V-128", "#FFFFFF", 5);
    const sock = (x: number) =>
      path(
        `M${x} -120H${x + 44}V-46L${x + 78} -26Q${x + 84} 0 ${x + 60} 0H${x + 8}Q${x} 0 ${x} -12Z`,
        "#FFFFFF",
      ) + rect(x, -120, 44, 16, color);
    return staged(
      p,
      { set: "disc", ...look },
      at(-170, -150, 1.2, shirt, -7) + at(220, -120, 1.2, shorts, 8) + at(130, 20, 0.8, sock(0) + sock(100)),
      { wide: 460 },
    );
  };

/** Block-printed cloth, half of it unrolled, with the wooden block that made it. */
export const printedCloth =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const flower = (x: number, y: number) =>
      at(
        x,
        y,
        1,
        Array.from({ length: 6 }, (_, i) => group(ellipse(0, -24, 10, 20, second), `rotate(${i * 60})`)).join(
          "",
        ) +
          circle(0, 0, 9, p.light(second, 0.5)) +
          stroke("M0 44C-6 60 6 70 0 84", p.light(second, 0.2), 5),
      );
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, i) => flower(70 + i * 150 + (row % 2) * 75, 90 + row * 180)).join(""),
    ).join("");
    const border =
      [p.h - 96, p.h - 40].map((y) => rect(0, y, p.w, 10, second)).join("") +
      Array.from({ length: 20 }, (_, i) => circle(30 + i * 62, p.h - 63, 14, p.light(second, 0.3))).join("");
    const block =
      rect(-118, -106, 250, 230, p.c.deep, 16, { opacity: 0.28 }) +
      rect(-130, -120, 250, 230, gradient(p, "#A9744A", "#7C5232", 60), 16) +
      rect(-60, -60, 110, 110, "#8C5E3A", 55) +
      circle(-5, -5, 38, "#6B4529");
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.light(color, 0.1), p.dark(color, 0.14), 50)) +
      rows +
      border +
      at(860, p.h * 0.46, p.h / 700, block, -14)
    );
  };
