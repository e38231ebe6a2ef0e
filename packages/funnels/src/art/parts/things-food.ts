// Things to eat and drink, from the side. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, gradient, group, label, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./thing.ts";

const burger: Thing = (p) =>
  path("M-180 -40H180C182 -10 160 0 130 0H-130C-160 0 -182 -10 -180 -40Z", "#D9934A") +
  rect(-194, -88, 388, 52, "#6B3A22", 24) +
  path("M-196 -100L-120 -60L-40 -100L60 -54L120 -100H196V-116H-196Z", "#F6B93B") +
  rect(-188, -140, 376, 34, "#D8412F", 14) +
  path(
    "M-204 -132C-180 -160 -160 -120 -130 -142S-80 -120 -50 -144S0 -120 30 -144S90 -120 118 -144S180 -120 204 -140V-160H-204Z",
    "#6FB24B",
  ) +
  path("M-190 -158C-190 -270 -110 -318 0 -318S190 -270 190 -158Z", gradient(p, "#F0B46A", "#D08A3E")) +
  [
    [-90, -250],
    [-30, -284],
    [40, -266],
    [96, -230],
    [0, -230],
    [-130, -206],
    [140, -196],
  ]
    .map(([x = 0, y = 0], i) =>
      group(ellipse(0, 0, 11, 6, "#FFF1D6"), `translate(${x} ${y}) rotate(${i * 40})`),
    )
    .join("");

const pizza: Thing = (p) => {
  const slice = (turn: number, away: number) =>
    group(
      path("M0 0L-92 -240C-40 -270 40 -270 92 -240Z", "#F6C453") +
        path("M-92 -240C-40 -270 40 -270 92 -240L100 -262C44 -296 -44 -296 -100 -262Z", "#C98544") +
        circle(-24, -190, 27, "#C84B31") +
        circle(30, -210, 24, "#C84B31") +
        circle(4, -120, 24, "#C84B31") +
        ellipse(-30, -136, 14, 9, "#4E8B3C") +
        ellipse(40, -160, 14, 9, "#4E8B3C"),
      `translate(0 -270) rotate(${turn}) translate(0 ${-away})`,
    );
  return (
    ellipse(0, -260, 300, 286, p.light("#8A5A33", 0.15)) +
    ellipse(0, -266, 300, 286, "#B9834D") +
    [0, 45, 90, 135, 180, 225, 270].map((turn) => slice(turn, 4)).join("") +
    slice(315, 46)
  );
};

const packet: Thing = (p, color, second) =>
  path(
    "M-140 -400L-128 -412L-112 -400L-96 -412L-80 -400L-64 -412L-48 -400L-32 -412L-16 -400L0 -412L16 -400L32 -412L48 -400L64 -412L80 -400L96 -412L112 -400L128 -412L140 -400C150 -270 150 -130 140 0H-140C-150 -130 -150 -270 -140 -400Z",
    gradient(p, p.light(color, 0.2), p.dark(color, 0.15), 20),
  ) +
  path("M-144 -300C-60 -260 60 -340 144 -290V-120C60 -170 -60 -90 -144 -130Z", second) +
  label(0, -196, "crisp", 78, p.c.deep, { "text-anchor": "middle", "font-weight": 800 }) +
  [
    [-70, -70, 12],
    [20, -60, -20],
    [80, -84, 30],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        ellipse(0, 0, 46, 28, "#F2C766") + stroke("M-24 -6C-8 6 8 -6 24 6", "#D59F3F", 4),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join("") +
  rect(-118, -372, 20, 340, "#FFFFFF", 10, { opacity: 0.25 });

/** Food by name. */
export const food = { burger, pizza, packet };
