// Wares that stand about a room: carved, lifted, lit or sharpened. Each stands on y = 0, about 500 high.
import { at, circle, ellipse, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Draw } from "./ware-draw.ts";

/** Draws the elephant. */
export const elephant: Draw = (p, one, two) =>
  [-150, -60, 60, 140]
    .map(
      (x, i) =>
        rect(x - 34, -170, 72, 170, i % 2 ? one : p.dark(one, 0.2), 26) + rect(x - 34, -34, 72, 16, two),
    )
    .join("") +
  ellipse(-10, -250, 236, 156, gradient(p, p.light(one, 0.12), p.dark(one, 0.12))) +
  circle(206, -340, 118, one) +
  stroke("M290 -330C356 -290 340 -150 306 -110C290 -92 268 -104 272 -124", one, 52) +
  stroke("M318 -246H344M320 -214H342M314 -182H336", p.dark(one, 0.3), 5) +
  path(
    "M150 -420C60 -440 40 -330 76 -270C110 -224 170 -250 186 -300C198 -350 192 -408 150 -420Z",
    p.light(one, 0.2),
  ) +
  path("M140 -394C86 -400 74 -330 98 -296C126 -264 160 -296 166 -322C172 -356 166 -388 140 -394Z", two) +
  circle(244, -364, 11, "#17181B") +
  path("M290 -262C330 -240 352 -246 372 -270C352 -262 330 -268 306 -286Z", "#FFF6E5") +
  path("M-190 -330C-120 -420 70 -420 110 -320L60 -200C-20 -170 -110 -172 -170 -210Z", two) +
  path("M-160 -318C-100 -384 50 -386 84 -310L48 -222C-16 -196 -90 -198 -144 -228Z", p.c.brand) +
  at(
    -34,
    -290,
    1,
    circle(0, 0, 44, two) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => group(ellipse(0, -40, 11, 22, p.light(two, 0.5)), `rotate(${turn})`))
        .join("") +
      circle(0, 0, 16, one),
  ) +
  [-140, -100, -60, -20, 20, 60]
    .map((x) => circle(x, -196 + Math.abs(x + 40) * 0.06, 9, p.light(two, 0.3)))
    .join("") +
  path("M190 -456L206 -500L222 -456L206 -430Z", two) +
  stroke("M-240 -270C-290 -250 -280 -190 -270 -170", p.dark(one, 0.2), 12);

/** Draws the scissors. */
export const scissors: Draw = (p, one, two) => {
  const blade = (side: number) =>
    group(
      path("M-14 40L-10 -330L0 -372L16 -330L18 40Z", gradient(p, "#F2F4F6", "#9EA5AD", 0)) +
        stroke("M0 40C-10 100 -30 120 -40 150", one, 24) +
        ellipse(-56, 200, 54, 70, "none", { stroke: one, "stroke-width": 26 }),
      `translate(0 -300) rotate(${side * 17}) scale(${side} 1)`,
    );
  const pole =
    rect(-46, -470, 92, 430, "#FFFFFF", 12) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          path(
            `M-46 ${-440 + i * 84}L46 ${-480 + i * 84}V${-452 + i * 84}L-46 ${-412 + i * 84}Z`,
            "#C4352F",
          ) +
          path(`M-46 ${-398 + i * 84}L46 ${-438 + i * 84}V${-410 + i * 84}L-46 ${-370 + i * 84}Z`, "#2A4C8F"),
      )
      .join("") +
    rect(-58, -486, 116, 30, two, 8) +
    rect(-58, -56, 116, 56, two, 10) +
    circle(0, -506, 34, two) +
    rect(-38, -456, 12, 400, "#FFFFFF", 6, { opacity: 0.5 });
  return at(-150, -20, 0.76, blade(1) + blade(-1) + circle(0, -286, 13, "#5E656E")) + at(210, 0, 1, pole);
};
