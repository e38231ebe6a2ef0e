// Food seen from above and from the side.
import { circle, ellipse, gradient, group, type Paint, path, type Scene, stroke } from "../paint.ts";
import { softGround } from "../parts/ground.ts";

const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
  group(
    path(
      `M0 0C${-size * 0.4} ${-size * 0.4} ${-size * 0.3} ${-size * 0.9} 0 ${-size}C${size * 0.3} ${-size * 0.9} ${size * 0.4} ${-size * 0.4} 0 0Z`,
      color,
    ) + stroke(`M0 0V${-size * 0.8}`, "#FFFFFF", 2, { opacity: 0.4 }),
    `translate(${x} ${y}) rotate(${turn})`,
  );

function bowl(p: Paint, x: number, y: number, r: number, food: string, bits: string): string {
  const grains = Array.from({ length: 16 }, () => {
    const [turn, far] = [p.random() * 6.28, p.random() * r * 0.6];
    return circle(x + Math.cos(turn) * far, y + Math.sin(turn) * far, r * (0.05 + p.random() * 0.08), bits);
  }).join("");
  return (
    circle(x + 6, y + 10, r, p.c.deep, { opacity: 0.18 }) +
    circle(x, y, r, "#E9ECEF") +
    circle(x, y, r * 0.9, "#C9CFD6") +
    circle(x, y, r * 0.84, food) +
    grains
  );
}

/** A balanced thali from above. */
export const thali =
  (options: { ground?: string } = {}): Scene =>
  (p) => {
    const [cx, cy, r] = [600, p.h * 0.5, p.h * 0.42];
    const roti = (x: number, y: number) =>
      circle(x + 4, y + 6, r * 0.27, p.c.deep, { opacity: 0.15 }) +
      circle(x, y, r * 0.27, "#E7C48B") +
      [
        [-0.1, -0.08],
        [0.08, 0.06],
        [-0.02, 0.13],
        [0.13, -0.1],
      ]
        .map(([dx, dy]) => ellipse(x + (dx ?? 0) * r, y + (dy ?? 0) * r, r * 0.045, r * 0.03, "#B98546"))
        .join("");
    const greens = Array.from({ length: 14 }, (_, i) =>
      leaf(
        cx + r * 0.2 + (i % 5) * r * 0.11,
        cy + r * 0.42 + Math.floor(i / 5) * r * 0.1,
        (i * 47) % 360,
        r * 0.2,
        i % 2 ? "#5FA55A" : "#3F8A4A",
      ),
    ).join("");
    const tomato = (x: number, y: number) =>
      circle(x, y, r * 0.1, "#D8412F") +
      circle(x, y, r * 0.07, "#EE6A55") +
      [0, 60, 120]
        .map((turn) =>
          group(stroke(`M${-r * 0.06} 0H${r * 0.06}`, "#D8412F", 3), `translate(${x} ${y}) rotate(${turn})`),
        )
        .join("");
    return (
      softGround(p, options.ground ?? p.c.tint) +
      circle(cx + 14, cy + 22, r * 1.04, p.c.deep, { opacity: 0.22 }) +
      circle(cx, cy, r * 1.04, "#D5DAE0") +
      circle(cx, cy, r * 0.98, gradient(p, "#F3F5F7", "#DCE1E6", 50)) +
      roti(cx - r * 0.28, cy + r * 0.3) +
      roti(cx - r * 0.12, cy + r * 0.42) +
      greens +
      tomato(cx + r * 0.62, cy + r * 0.34) +
      tomato(cx + r * 0.5, cy + r * 0.62) +
      tomato(cx + r * 0.2, cy + r * 0.68) +
      bowl(p, cx - r * 0.58, cy - r * 0.34, r * 0.27, "#E3A02B", "#F2C766") +
      bowl(p, cx, cy - r * 0.6, r * 0.27, "#6B8F3A", "#94B45C") +
      bowl(p, cx + r * 0.58, cy - r * 0.34, r * 0.27, "#FBFAF5", "#E6EFE0") +
      ellipse(cx + r * 0.05, cy - r * 0.02, r * 0.3, r * 0.2, "#FFFDF4") +
      Array.from({ length: 60 }, () =>
        ellipse(
          cx + r * 0.05 + (p.random() - 0.5) * r * 0.5,
          cy - r * 0.02 + (p.random() - 0.5) * r * 0.3,
          7,
          3,
          "#F0E9D2",
          { transform: "" },
        ),
      ).join("") +
      leaf(140, p.h * 0.3, 40, 120, "#4E9A55") +
      leaf(190, p.h * 0.26, 80, 100, "#6BB06A") +
      leaf(1060, p.h * 0.82, -60, 120, "#4E9A55") +
      circle(1070, p.h * 0.2, 56, "#F2B233") +
      circle(1070, p.h * 0.2, 46, "#FBD36B") +
      [0, 45, 90, 135]
        .map((turn) =>
          group(stroke("M-40 0H40", "#F2B233", 4), `translate(1070 ${p.h * 0.2}) rotate(${turn})`),
        )
        .join("")
    );
  };
