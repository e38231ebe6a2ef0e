// Things to eat and drink, from the side. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, gradient, group, label, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./things-wear.ts";

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

const bowl: Thing = (p, color, second) =>
  stroke("M-40 -260C-60 -300 -20 -320 -40 -360M40 -260C20 -300 60 -320 40 -360", "#FFFFFF", 8, {
    opacity: 0.5,
  }) +
  ellipse(0, -180, 200, 46, p.dark(color, 0.25)) +
  ellipse(0, -186, 184, 38, "#E3A02B") +
  [
    [-110, -196, "#C84B31"],
    [-40, -206, "#6FB24B"],
    [40, -200, "#F6D36B"],
    [110, -194, "#6FB24B"],
    [0, -182, "#C84B31"],
    [76, -178, "#FFFFFF"],
  ]
    .map(([x, y, c]) => circle(Number(x), Number(y), 22, String(c)))
    .join("") +
  path(
    "M-200 -180C-190 -60 -110 0 0 0S190 -60 200 -180C140 -140 -140 -140 -200 -180Z",
    gradient(p, p.light(color, 0.18), p.dark(color, 0.2)),
  ) +
  stroke("M-176 -110C-100 -76 100 -76 176 -110", second, 10) +
  stroke("M120 -210L260 -330", "#C79A62", 13) +
  stroke("M96 -214L226 -350", "#B5854C", 13);

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

const cookie: Thing = (p) =>
  [
    [-96, -110, 108],
    [106, -120, 112],
    [4, -250, 104],
  ]
    .map(
      ([x = 0, y = 0, r = 0], i) =>
        circle(x, y, r, gradient(p, "#DDA561", "#B97B3C", 50)) +
        [
          [-0.4, -0.3],
          [0.3, -0.45],
          [0.1, 0.2],
          [-0.35, 0.35],
          [0.5, 0.2],
          [-0.05, -0.1],
        ]
          .map(([dx = 0, dy = 0], k) =>
            circle(x + dx * r, y + dy * r, r * (k % 2 ? 0.11 : 0.15), i === 1 ? "#F4E3C8" : "#4A2A18"),
          )
          .join(""),
    )
    .join("") +
  [
    [-200, -20],
    [200, -16],
    [160, -4],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, "#B97B3C"))
    .join("");

const salad: Thing = (p, color, second) =>
  Array.from({ length: 13 }, (_, i) =>
    group(
      path(
        "M0 0C-44 -40 -40 -110 0 -140C40 -110 44 -40 0 0Z",
        i % 3 === 0 ? "#3F8A4A" : i % 3 === 1 ? "#6FB24B" : "#8DC763",
      ) + stroke("M0 -10V-120", "#FFFFFF", 3, { opacity: 0.4 }),
      `translate(${-150 + i * 25} -170) rotate(${(i - 6) * 11})`,
    ),
  ).join("") +
  [
    [-90, -220, "#D8412F"],
    [20, -250, "#D8412F"],
    [110, -214, second],
    [-30, -206, "#F6D36B"],
    [64, -196, "#8B5FBF"],
  ]
    .map(
      ([x, y, c]) =>
        circle(Number(x), Number(y), 32, String(c)) +
        circle(Number(x) - 8, Number(y) - 10, 9, "#FFFFFF", { opacity: 0.5 }),
    )
    .join("") +
  path(
    "M-210 -180H210C200 -60 120 0 0 0S-200 -60 -210 -180Z",
    gradient(p, p.light(color, 0.25), p.dark(color, 0.1)),
  ) +
  rect(-220, -190, 440, 24, p.light(color, 0.45), 12);

const plate: Thing = (p, color, second) =>
  ellipse(0, -20, 250, 40, "#DDE2E8") +
  ellipse(0, -28, 250, 38, "#FFFFFF") +
  ellipse(0, -30, 180, 24, "#EEF1F4") +
  path("M-110 -40C-120 -110 -40 -140 0 -110C50 -140 120 -100 110 -40Z", gradient(p, "#C98544", "#8F5527")) +
  path("M-60 -104C-20 -150 60 -140 70 -96C30 -80 -20 -80 -60 -104Z", second) +
  [
    [-20, -130, -30],
    [10, -136, 10],
    [36, -124, 40],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        path("M0 0C-16 -20 -12 -50 0 -64C12 -50 16 -20 0 0Z", "#4E9A55"),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join("") +
  [
    [-150, -40],
    [-170, -30],
    [150, -42],
    [172, -32],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, color))
    .join("") +
  stroke("M-310 -10V-210M-330 -210V-160M-290 -210V-160M-310 -160", "#B8BEC8", 9) +
  path("M300 -210C330 -190 330 -110 306 -100V-10H294V-210Z", "#B8BEC8");

const pot: Thing = (p, color, second) =>
  stroke("M-60 -330C-80 -370 -40 -390 -60 -430M40 -330C20 -370 60 -390 40 -430", "#FFFFFF", 9, {
    opacity: 0.5,
  }) +
  ellipse(0, -250, 190, 42, p.light(color, 0.2)) +
  circle(0, -304, 22, second) +
  path("M-190 -250C-190 -300 190 -300 190 -250Z", p.light(color, 0.1)) +
  path(
    "M-196 -244H196L176 -30Q172 0 140 0H-140Q-172 0 -176 -30Z",
    gradient(p, p.light(color, 0.16), p.dark(color, 0.22), 10),
  ) +
  rect(-246, -214, 60, 30, p.dark(color, 0.3), 14) +
  rect(186, -214, 60, 30, p.dark(color, 0.3), 14) +
  stroke("M-186 -120H186", second, 12);

/** Food by name. */
export const food = { burger, bowl, pizza, packet, cookie, salad, plate, pot };
