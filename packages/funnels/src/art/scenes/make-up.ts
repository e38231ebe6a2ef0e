// Make-up: lipsticks in a row, a compact with swatches.
import { at, circle, ellipse, gradient, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { softGround } from "../parts/ground.ts";
import { type Staging, staged } from "./staging.ts";

const stick = (p: Paint, shade: string, h: number) =>
  path(
    `M-34 -${h}V-${h + 60}C-30 -${h + 110} 14 -${h + 130} 34 -${h + 96}V-${h}Z`,
    gradient(p, p.light(shade, 0.18), shade, 20),
  ) +
  rect(-38, -h, 76, 70, "#D9B36A", 3) +
  rect(-50, -h + 66, 100, h - 66, gradient(p, p.light(p.c.deep, 0.16), p.c.deep, 0), 6) +
  rect(-38, -h + 78, 10, h - 92, "#FFFFFF", 5, { opacity: 0.2 });

/** Lipsticks in a row of shades. */
export const lipsticks =
  (look: Staging & { shades?: readonly string[] } = {}): Scene =>
  (p) => {
    const shades = look.shades ?? ["#A8324A", "#C4574F", "#8C3B2E", "#D98A7B", "#6E1F3A"];
    return staged(
      p,
      look,
      shades
        .map((shade, i) =>
          at((i - (shades.length - 1) / 2) * 138, 0, 1, stick(p, shade, 200 + ((i * 2) % 5) * 34)),
        )
        .join(""),
      { wide: 90 * shades.length },
    );
  };

/** A round compact, a brush and swatches from above. */
export const compact =
  (look: Staging & { shades?: readonly string[] } = {}): Scene =>
  (p) => {
    const ground = look.ground ?? p.c.tint;
    const shades = look.shades ?? ["#E9C3A0", "#C99267", "#9A6240", "#6B3F28"];
    const r = p.h * 0.3;
    const [cx, cy] = [470, p.h * 0.52];
    const smear = (i: number, shade: string) =>
      path(
        `M820 ${p.h * (0.2 + i * 0.17)}C900 ${p.h * (0.14 + i * 0.17)} 1010 ${p.h * (0.24 + i * 0.17)} 1110 ${p.h * (0.18 + i * 0.17)}L1096 ${p.h * (0.27 + i * 0.17)}C1000 ${p.h * (0.31 + i * 0.17)} 900 ${p.h * (0.24 + i * 0.17)} 830 ${p.h * (0.29 + i * 0.17)}Z`,
        shade,
      );
    const brush =
      rect(-16, -250, 32, 260, p.c.deep, 12) +
      rect(-24, -330, 48, 90, "#D9B36A", 6) +
      ellipse(0, -386, 58, 84, "#7A4B3A") +
      ellipse(0, -410, 46, 56, "#9C6752");
    return (
      softGround(p, ground) +
      circle(cx + 14, cy + 22, r * 1.1, p.c.deep, { opacity: 0.2 }) +
      circle(cx, cy, r * 1.1, p.c.deep) +
      circle(cx, cy, r, "#D9B36A") +
      circle(cx, cy, r * 0.94, shades[1] ?? p.c.brand) +
      path(
        `M${cx - r * 0.94} ${cy}A${r * 0.94} ${r * 0.94} 0 0 1 ${cx} ${cy - r * 0.94}V${cy}Z`,
        shades[0] ?? p.c.brand,
      ) +
      path(
        `M${cx} ${cy}H${cx + r * 0.94}A${r * 0.94} ${r * 0.94} 0 0 1 ${cx} ${cy + r * 0.94}Z`,
        shades[2] ?? p.c.brand,
      ) +
      stroke(
        `M${cx - r * 0.94} ${cy}H${cx + r * 0.94}M${cx} ${cy - r * 0.94}V${cy + r * 0.94}`,
        "#D9B36A",
        8,
      ) +
      shades.map((shade, i) => smear(i, shade)).join("") +
      at(300, p.h * 1.02, p.h / 620, brush, 28)
    );
  };
