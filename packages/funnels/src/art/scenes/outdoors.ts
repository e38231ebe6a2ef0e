// Outdoor scenes in the template's colours.
import { circle, glow, gradient, group, path, rect, type Scene, stroke } from "../paint.ts";
import { hills, skyline, stars } from "../parts/ground.ts";

export const road: Scene = (p) =>
  hills(
    p,
    [p.mix(p.c.accent, "#FFFFFF", 0.55), p.mix(p.c.brand, "#FFFFFF", 0.5)],
    [p.mix(p.c.brand, "#FFFFFF", 0.35), p.mix(p.c.brand, p.c.deep, 0.25), p.mix(p.c.brand, p.c.deep, 0.5)],
    { x: 840, y: p.h * 0.3, r: 74, color: p.light(p.c.accent, 0.3) },
  ) +
  path(`M560 ${p.h * 0.62}H640L1080 ${p.h}H120Z`, "#33373D") +
  [0.66, 0.72, 0.8, 0.91]
    .map((y, i) =>
      path(
        `M${597 - i * 3} ${p.h * y}H${603 + i * 3}L${606 + i * 5} ${p.h * (y + 0.03 + i * 0.014)}H${594 - i * 5}Z`,
        "#F4E9C8",
      ),
    )
    .join("");

export const lake: Scene = (p) =>
  hills(
    p,
    [p.mix("#F6D9B0", p.c.accent, 0.3), p.mix("#EAF3F2", p.c.brand, 0.15)],
    [p.mix(p.c.brand, "#FFFFFF", 0.45), p.mix(p.c.brand, p.c.deep, 0.3)],
    { x: 330, y: p.h * 0.28, r: 66, color: "#FFF3D6" },
  ) +
  rect(
    0,
    p.h * 0.7,
    p.w,
    p.h * 0.3,
    gradient(p, p.mix(p.c.brand, "#BFE3EA", 0.6), p.mix(p.c.brand, p.c.deep, 0.4)),
  ) +
  [0.76, 0.82, 0.88, 0.94]
    .map((y, i) =>
      stroke(
        `M${140 + i * 90} ${p.h * y}H${420 + i * 60}M${760 - i * 40} ${p.h * (y + 0.02)}H${1040 - i * 30}`,
        "#FFFFFF",
        5,
        { opacity: 0.35 },
      ),
    )
    .join("") +
  path(
    `M690 ${p.h * 0.8}H1010C990 ${p.h * 0.86} 960 ${p.h * 0.87} 930 ${p.h * 0.87}H760C730 ${p.h * 0.87} 706 ${p.h * 0.85} 690 ${p.h * 0.8}Z`,
    p.c.accent,
  ) +
  circle(850, p.h * 0.67, 28, "#A9714B") +
  path(
    `M806 ${p.h * 0.8}C806 ${p.h * 0.72} 826 ${p.h * 0.705} 850 ${p.h * 0.705}S894 ${p.h * 0.72} 894 ${p.h * 0.8}Z`,
    p.c.deep,
  ) +
  path(
    `M820 ${p.h * 0.652}H890L880 ${p.h * 0.64}C870 ${p.h * 0.62} 830 ${p.h * 0.62} 824 ${p.h * 0.645}Z`,
    p.c.brand,
  ) +
  stroke(`M880 ${p.h * 0.74}L1090 ${p.h * 0.5}L1100 ${p.h * 0.84}`, p.c.deep, 4);

export const beach: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.accent, "#FFFFFF", 0.5), p.mix(p.c.brand, "#FFFFFF", 0.65))) +
  circle(860, p.h * 0.3, 90, "#FFF3CF") +
  circle(860, p.h * 0.3, 220, glow(p, "#FFF3CF", 0.7)) +
  rect(0, p.h * 0.5, p.w, p.h * 0.24, gradient(p, p.c.brand, p.light(p.c.brand, 0.3))) +
  [0.55, 0.6, 0.66]
    .map((y, i) =>
      stroke(
        `M${80 + i * 120} ${p.h * y}H${360 + i * 90}M${700 - i * 60} ${p.h * (y + 0.02)}H${1010}`,
        "#FFFFFF",
        5,
        { opacity: 0.4 },
      ),
    )
    .join("") +
  path(`M0 ${p.h * 0.76}C260 ${p.h * 0.68} 520 ${p.h * 0.8} 1200 ${p.h * 0.7}V${p.h}H0Z`, "#F1DDB4") +
  stroke(`M210 ${p.h * 0.9}C190 ${p.h * 0.6} 230 ${p.h * 0.42} 290 ${p.h * 0.26}`, "#7A5434", 26) +
  [-60, -15, 30, 80, 130, 185]
    .map((turn) =>
      group(
        path("M0 0C60 -50 150 -50 210 10C140 -10 70 0 0 0Z", turn % 2 ? "#3F8A4A" : "#5FA55A"),
        `translate(290 ${p.h * 0.26}) rotate(${turn})`,
      ),
    )
    .join("") +
  path(`M720 ${p.h * 0.86}L900 ${p.h * 0.62}L1080 ${p.h * 0.86}`, "none", {
    stroke: "#7A5434",
    "stroke-width": 8,
  }) +
  path(`M760 ${p.h * 0.68}C820 ${p.h * 0.56} 980 ${p.h * 0.56} 1040 ${p.h * 0.68}Z`, p.c.accent) +
  path(`M860 ${p.h * 0.68}C870 ${p.h * 0.6} 930 ${p.h * 0.6} 940 ${p.h * 0.68}Z`, "#FFFFFF");

export const mountains: Scene = (p) => {
  const peak = (x: number, top: number, w: number, color: string) =>
    path(`M${x - w} ${p.h * 0.82}L${x} ${top}L${x + w} ${p.h * 0.82}Z`, color) +
    path(
      `M${x} ${top}L${x + w * 0.22} ${top + (p.h * 0.82 - top) * 0.22}L${x + w * 0.06} ${top + (p.h * 0.82 - top) * 0.18}L${x - w * 0.04} ${top + (p.h * 0.82 - top) * 0.26}L${x - w * 0.22} ${top + (p.h * 0.82 - top) * 0.22}Z`,
      "#FFFFFF",
    );
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.brand, "#FFFFFF", 0.5), p.mix(p.c.accent, "#FFFFFF", 0.7))) +
    circle(930, p.h * 0.26, 62, "#FFF6DC") +
    peak(300, p.h * 0.3, 360, p.mix(p.c.brand, "#FFFFFF", 0.25)) +
    peak(880, p.h * 0.34, 380, p.mix(p.c.brand, "#FFFFFF", 0.12)) +
    peak(590, p.h * 0.16, 430, p.c.brand) +
    path(
      `M0 ${p.h * 0.8}C300 ${p.h * 0.7} 700 ${p.h * 0.88} 1200 ${p.h * 0.74}V${p.h}H0Z`,
      p.mix(p.c.brand, p.c.deep, 0.55),
    ) +
    [120, 190, 250, 960, 1030, 1110]
      .map((x, i) =>
        path(
          `M${x - 34} ${p.h * 0.92}L${x} ${p.h * (0.72 + (i % 3) * 0.02)}L${x + 34} ${p.h * 0.92}Z`,
          p.mix(p.c.deep, "#2F6B4A", 0.5),
        ),
      )
      .join("") +
    path(`M560 ${p.h * 0.9}L640 ${p.h * 0.78}L720 ${p.h * 0.9}Z`, p.c.accent) +
    path(`M626 ${p.h * 0.9}L640 ${p.h * 0.83}L654 ${p.h * 0.9}Z`, p.c.deep)
  );
};

export const city: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.brand, "#FFFFFF", 0.55), p.mix(p.c.accent, "#FFFFFF", 0.5))) +
  circle(280, p.h * 0.3, 80, p.light(p.c.accent, 0.5)) +
  skyline(p, p.h * 0.84, p.mix(p.c.brand, "#FFFFFF", 0.4), "#FFFFFF", p.h / 640) +
  skyline(p, p.h * 0.9, p.mix(p.c.brand, p.c.deep, 0.45), "#FFE7A8", p.h / 800) +
  rect(0, p.h * 0.9, p.w, p.h * 0.1, p.c.deep) +
  stroke(`M0 ${p.h * 0.95}H1200`, "#F4E9C8", 6, { "stroke-dasharray": "50 40" });

export const night: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.3), p.mix(p.c.deep, p.c.brand, 0.4))) +
  stars(p, "#FFFFFF", 140) +
  circle(900, p.h * 0.26, 80, "#FBEFCF") +
  circle(932, p.h * 0.235, 72, p.mix(p.c.deep, p.c.brand, 0.12)) +
  skyline(p, p.h * 0.92, p.dark(p.c.deep, 0.5), p.c.accent, p.h / 760) +
  rect(0, p.h * 0.92, p.w, p.h * 0.08, p.dark(p.c.deep, 0.6));
