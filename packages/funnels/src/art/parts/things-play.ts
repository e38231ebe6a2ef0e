// Things that play, train and teach. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, gradient, group, label, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./thing.ts";

export const teddy: Thing = (p, color, second) => {
  const fur = p.mix(color, "#B97D4B", 0.55);
  const pale = p.light(fur, 0.45);
  return (
    ellipse(-110, -30, 60, 40, fur) +
    ellipse(110, -30, 60, 40, fur) +
    ellipse(-124, -24, 30, 24, pale) +
    ellipse(124, -24, 30, 24, pale) +
    ellipse(0, -110, 110, 110, fur) +
    ellipse(0, -100, 66, 74, pale) +
    group(ellipse(0, 0, 34, 70, fur), "translate(-112 -150) rotate(32)") +
    group(ellipse(0, 0, 34, 70, fur), "translate(112 -150) rotate(-32)") +
    circle(-84, -344, 42, fur) +
    circle(84, -344, 42, fur) +
    circle(-84, -344, 22, pale) +
    circle(84, -344, 22, pale) +
    circle(0, -280, 104, fur) +
    ellipse(0, -250, 52, 42, pale) +
    circle(-36, -300, 11, "#2A1B14") +
    circle(36, -300, 11, "#2A1B14") +
    ellipse(0, -266, 19, 13, "#2A1B14") +
    stroke("M0 -254V-240M-18 -236C-8 -226 8 -226 18 -236", "#2A1B14", 4) +
    path("M0 -186L-60 -214V-158ZM0 -186L60 -214V-158Z", second) +
    circle(0, -186, 15, p.dark(second, 0.2))
  );
};

export const blocks: Thing = (p, color, second) =>
  [
    [-130, 0, color, "A"],
    [10, 0, second, "B"],
    [150, 0, p.mix(color, second, 0.5), "C"],
    [-60, -140, p.light(second, 0.25), "1"],
    [80, -140, p.dark(color, 0.1), "2"],
  ]
    .map(
      ([x, y, c, text]) =>
        rect(
          Number(x) - 68,
          Number(y) - 136,
          136,
          136,
          gradient(p, p.light(String(c), 0.15), String(c)),
          16,
        ) +
        rect(Number(x) - 52, Number(y) - 120, 104, 104, "#FFFFFF", 10, { opacity: 0.85 }) +
        label(Number(x), Number(y) - 42, String(text), 78, p.dark(String(c), 0.25), {
          "text-anchor": "middle",
          "font-weight": 800,
        }),
    )
    .join("") + path("M-40 -290H60L10 -400Z", second);

export const dumbbell: Thing = (p, color, second) =>
  group(
    rect(-130, -78, 260, 30, "#B8BEC8", 10) +
      [
        [-190, 60],
        [-150, 84],
        [116, 84],
        [156, 60],
      ]
        .map(([x = 0, h = 0], i) =>
          rect(x, -63 - h, 36, h * 2, i === 1 || i === 2 ? color : p.dark(color, 0.3), 10),
        )
        .join("") +
      rect(-214, -78, 26, 30, second, 6) +
      rect(190, -78, 26, 30, second, 6),
    "translate(0 -60) rotate(-14)",
  ) +
  group(
    rect(-100, -34, 200, 24, "#9AA2AD", 8) +
      rect(-140, -66, 44, 88, p.dark(second, 0.15), 12) +
      rect(96, -66, 44, 88, p.dark(second, 0.15), 12),
    "translate(40 -24)",
  );

export const kettlebell: Thing = (p, color, second) =>
  stroke("M-70 -200C-80 -350 80 -350 70 -200", p.dark(color, 0.3), 36) +
  circle(0, -130, 130, gradient(p, p.light(color, 0.2), p.dark(color, 0.3), 60)) +
  circle(0, -130, 68, second) +
  label(0, -110, "16", 60, p.c.deep, { "text-anchor": "middle", "font-weight": 800 }) +
  path("M-84 -22H84L60 0H-60Z", p.dark(color, 0.4));
