// Wares that stand about a room: carved, lifted, lit or sharpened. Each stands on y = 0, about 500 high.
import { at, circle, ellipse, glow, gradient, group, label, path, rect, stroke } from "../paint.ts";
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

/** Draws the dumbbell. */
export const dumbbell: Draw = (p, one, two) => {
  const bell =
    rect(-190, -98, 380, 30, gradient(p, "#E3E6EA", "#8A919A"), 14) +
    [-1, 1]
      .map(
        (s) =>
          rect(s * 150 - 34, -170, 68, 174, one, 16) +
          rect(s * 216 - 26, -146, 52, 126, p.dark(one, 0.3), 14) +
          rect(s * 150 - 26, -160, 10, 154, "#FFFFFF", 5, { opacity: 0.2 }) +
          rect(s * 256 - 12, -98, 24, 30, "#8A919A", 6),
      )
      .join("");
  const kettle =
    stroke("M-66 -196C-96 -330 96 -330 66 -196", p.dark(two, 0.3), 34) +
    circle(0, -124, 124, gradient(p, p.light(two, 0.16), p.dark(two, 0.3), 50)) +
    circle(0, -116, 54, p.dark(two, 0.4)) +
    label(-34, -98, "16", 54, "#FFFFFF");
  return at(-120, -170, 0.92, bell, -7) + at(-90, 2, 1.1, bell) + at(300, 0, 1.05, kettle);
};

/** Draws the stones. */
export const stones: Draw = (p, one, two) => {
  const stone = (y: number, rx: number, ry: number, color: string) =>
    ellipse(-120, y, rx, ry, gradient(p, p.light(color, 0.25), p.dark(color, 0.2))) +
    ellipse(-150, y - ry * 0.4, rx * 0.4, ry * 0.2, "#FFFFFF", { opacity: 0.2 });
  const petal = (turn: number, color: string) =>
    group(
      path("M0 0C-34 -40 -30 -104 0 -140C30 -104 34 -40 0 0Z", color),
      `translate(-120 -254) rotate(${turn})`,
    );
  return (
    stone(-42, 170, 46, "#5C6468") +
    stone(-124, 132, 40, "#747C7F") +
    stone(-196, 96, 34, "#8D9496") +
    [-64, 64, -34, 34, 0]
      .map((turn, i) =>
        petal(turn, i < 2 ? p.light(one, 0.1) : i < 4 ? p.light(one, 0.35) : p.light(one, 0.6)),
      )
      .join("") +
    rect(130, -190, 130, 190, gradient(p, "#FFFDF8", "#EADFCB"), 14) +
    ellipse(195, -188, 65, 12, "#F6EBD8") +
    stroke("M195 -190V-214", "#55483A", 5) +
    circle(195, -240, 110, glow(p, "#FFD37A", 0.8)) +
    path("M195 -212C170 -232 190 -262 196 -282C208 -258 222 -232 195 -212Z", "#FFB84D") +
    rect(290, -120, 96, 120, p.light(two, 0.2), 12) +
    stroke("M338 -120V-160", "#55483A", 4) +
    path("M338 -136C324 -150 334 -168 339 -178C346 -164 354 -150 338 -136Z", "#FFB84D")
  );
};

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
