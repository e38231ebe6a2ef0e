// Screens and paper. Each is drawn around 0,0 as its bottom middle, in its own size; place it with `at`.
import { clipped, ellipse, glow, gradient, type Paint, path, rect, stroke } from "../paint.ts";

/** An open laptop, 640 wide. `screen` is drawn in 560 by 350. */
export function laptop(p: Paint, screen: string, body = "#D9DCE1"): string {
  return (
    ellipse(0, 8, 400, 26, glow(p, p.c.deep, 0.4)) +
    rect(-292, -404, 584, 378, "#15181D", 18) +
    clipped(p, rect(-280, -392, 560, 350, "#fff", 6), `<g transform="translate(-280 -392)">${screen}</g>`) +
    path(
      "M-340 -26H340L322 4Q318 10 306 10H-306Q-318 10 -322 4Z",
      gradient(p, p.light(body, 0.3), p.dark(body, 0.25)),
    ) +
    rect(-60, -26, 120, 10, p.dark(body, 0.3), 5)
  );
}

/** A phone, 260 wide and 520 high. `screen` is drawn in 236 by 496. */
export function phone(p: Paint, screen: string): string {
  return (
    ellipse(0, 6, 150, 16, glow(p, p.c.deep, 0.35)) +
    rect(-130, -520, 260, 520, "#14171C", 38) +
    clipped(p, rect(-118, -508, 236, 496, "#fff", 28), `<g transform="translate(-118 -508)">${screen}</g>`) +
    rect(-36, -498, 72, 18, "#14171C", 9)
  );
}

/** Lines of text as bars. */
export function lines(
  x: number,
  y: number,
  width: number,
  count: number,
  color: string,
  step = 20,
  height = 8,
): string {
  return Array.from({ length: count }, (_, index) =>
    rect(
      x,
      y + index * step,
      width * (index === count - 1 ? 0.62 : 1 - ((index * 37) % 18) / 100),
      height,
      color,
      height / 2,
    ),
  ).join("");
}

/** A sheet of paper, 300 by 400, drawn from its top left. */
export function sheet(p: Paint, inside: string, fill = "#FFFFFF"): string {
  return rect(10, 14, 300, 400, p.c.deep, 6, { opacity: 0.14 }) + rect(0, 0, 300, 400, fill, 6) + inside;
}

/** A cup seen from the side, 120 wide. */
export function cup(p: Paint, color: string): string {
  return (
    ellipse(0, 4, 90, 12, glow(p, p.c.deep, 0.35)) +
    stroke("M48 -76C92 -80 92 -26 44 -30", color, 13) +
    path(
      "M-56 -96H56L46 -12Q44 0 30 0H-30Q-44 0 -46 -12Z",
      gradient(p, p.light(color, 0.15), p.dark(color, 0.15), 20),
    ) +
    ellipse(0, -96, 56, 10, p.dark(color, 0.3)) +
    stroke("M-16 -118C-26 -136 -4 -146 -14 -166M14 -118C4 -136 26 -146 16 -166", "#FFFFFF", 4, {
      opacity: 0.5,
    })
  );
}

/** A plant in a pot, 180 wide and 330 high. */
export function plant(p: Paint, leaf: string, pot: string): string {
  const blade = (turn: number, length: number, shade: number) =>
    `<g transform="translate(0 -110) rotate(${turn})">${path(`M0 0C-${length * 0.2} -${length * 0.4} -${length * 0.16} -${length * 0.8} 0 -${length}C${length * 0.16} -${length * 0.8} ${length * 0.2} -${length * 0.4} 0 0Z`, shade > 0 ? p.light(leaf, shade) : p.dark(leaf, -shade))}${stroke(`M0 0V-${length * 0.86}`, p.dark(leaf, 0.25), 2)}</g>`;
  return (
    ellipse(0, 4, 100, 14, glow(p, p.c.deep, 0.35)) +
    blade(-52, 170, -0.15) +
    blade(50, 176, -0.1) +
    blade(-26, 212, 0.1) +
    blade(28, 206, 0.04) +
    blade(2, 230, 0.2) +
    path(
      "M-66 -116H66L52 -8Q50 0 40 0H-40Q-50 0 -52 -8Z",
      gradient(p, p.light(pot, 0.1), p.dark(pot, 0.2), 10),
    ) +
    rect(-72, -126, 144, 22, p.light(pot, 0.12), 6)
  );
}
