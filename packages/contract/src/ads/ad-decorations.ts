// Shapes that fill a box of an ad, drawn from its size alone. Pure.
import type { Decoration } from "./ad-layout.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pen {
  /** The colour to draw in, one of the ground, and one that stands out. */
  ink: string;
  ground: string;
  bright: string;
  /** A hundredth of the root of the picture's area. */
  unit: number;
}

export function decorated(kind: Decoration, frame: Frame, pen: Pen): string {
  return drawn[kind](frame, pen);
}

/** A number with a tenth, which is as fine as a pixel needs. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => draw(at)).join("");
const middleOf = ({ x, y, width, height }: Frame) => ({ cx: x + width / 2, cy: y + height / 2 });

const drawn: Readonly<Record<Decoration, (frame: Frame, pen: Pen) => string>> = {
  sunburst: (frame, { ink }) => {
    const { cx, cy } = middleOf(frame);
    const far = Math.hypot(frame.width, frame.height);
    const at = (turn: number) =>
      `${n(cx + far * Math.cos(turn * Math.PI * 2))} ${n(cy + far * Math.sin(turn * Math.PI * 2))}`;
    return clipped(
      frame,
      `<path d="${times(14, (ray) => `M${n(cx)} ${n(cy)}L${at(ray / 14)}L${at((ray + 0.5) / 14)}z`)}" fill="${ink}"/>`,
    );
  },
  circles: (frame, { ink, unit }) => {
    const { cx, cy } = middleOf(frame);
    const step = Math.max(frame.width, frame.height) / 9;
    const lines = times(
      7,
      (at) =>
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(step * (at + 1.2))}" opacity="${n(1 - at * 0.11)}"/>`,
    );
    return clipped(frame, `<g fill="none" stroke="${ink}" stroke-width="${n(unit * 0.55)}">${lines}</g>`);
  },
  dots: ({ x, y, width, height }, { ink, unit }) => {
    const step = unit * 3.2;
    const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
    return `<g fill="${ink}">${times(rows, (row) =>
      times(
        columns,
        (column) =>
          `<circle cx="${n(x + (width - (columns - 1) * step) / 2 + column * step)}" cy="${n(y + (height - (rows - 1) * step) / 2 + row * step)}" r="${n(unit * 0.42)}"/>`,
      ),
    )}</g>`;
  },
  grid: ({ x, y, width, height }, { ink, unit }) => {
    const step = unit * 6;
    const lines =
      times(width / step + 1, (at) => `M${n(x + at * step)} ${n(y)}v${n(height)}`) +
      times(height / step + 1, (at) => `M${n(x)} ${n(y + at * step)}h${n(width)}`);
    return `<path d="${lines}" stroke="${ink}" stroke-width="${n(unit * 0.22)}"/>`;
  },
  stripes: (frame, { ink, unit }) => {
    const { x, y, width, height } = frame;
    const step = unit * 7;
    return clipped(
      frame,
      `<path d="${times((width + height) / step + 1, (at) => `M${n(x + at * step)} ${n(y)}l${n(-height)} ${n(height)}`)}" stroke="${ink}" stroke-width="${n(step / 2)}"/>`,
    );
  },
  // Mango leaves and marigolds on a string, as over an entrance.
  toran: ({ x, y, width }, { ink, bright, unit }) => {
    const count = Math.max(5, Math.round(width / (unit * 9)));
    const step = width / count;
    const leaf = (at: number) =>
      `<path d="M${n(x + (at + 0.5) * step)} ${n(y + unit * 1.4)}q${n(step * 0.34)} ${n(unit * 4)} 0 ${n(unit * 9)}q${n(-step * 0.34)} ${n(-unit * 5)} 0 ${n(-unit * 9)}z"/>`;
    const flower = (at: number) =>
      `<circle cx="${n(x + at * step)}" cy="${n(y + unit * 2)}" r="${n(unit * 1.9)}"/>` +
      `<circle cx="${n(x + at * step)}" cy="${n(y + unit * 5.2)}" r="${n(unit * 1.4)}"/>`;
    return `<path d="M${n(x)} ${n(y + unit * 1.4)}h${n(width)}" stroke="${bright}" stroke-width="${n(unit * 0.6)}"/><g fill="${ink}">${times(count, leaf)}</g><g fill="${bright}">${times(count + 1, flower)}</g>`;
  },
  // A row of clay lamps.
  lamps: ({ x, y, width, height }, { ink, bright, unit }) => {
    const count = Math.max(3, Math.floor(width / (unit * 15)));
    const step = width / count;
    const foot = y + height;
    return times(count, (at) => {
      const cx = x + (at + 0.5) * step;
      const r = Math.min(step * 0.32, unit * 5);
      return `<path d="M${n(cx - r)} ${n(foot - r)}h${n(r * 2)}a${n(r)} ${n(r * 0.92)} 0 0 1 ${n(-r * 2)} 0z" fill="${ink}"/><path d="M${n(cx)} ${n(foot - r * 3)}q${n(r * 0.85)} ${n(r * 1.1)} 0 ${n(r * 1.9)}q${n(-r * 0.85)} ${n(-r * 0.8)} 0 ${n(-r * 1.9)}z" fill="${bright}"/>`;
    });
  },
  petals: (frame, { ink }) => {
    const { cx, cy } = middleOf(frame);
    const r = Math.min(frame.width, frame.height) / 2;
    const petal = (count: number, long: number, broad: number, shift: number) =>
      times(
        count,
        (at) =>
          `<path d="M0 0C${n(broad)} ${n(-long * 0.45)} ${n(broad)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-broad)} ${n(-long * 0.8)} ${n(-broad)} ${n(-long * 0.45)} 0 0z" transform="rotate(${n(((at + shift) * 360) / count)})"/>`,
      );
    return `<g transform="translate(${n(cx)} ${n(cy)})" fill="${ink}"><g opacity=".45">${petal(12, r, r * 0.24, 0)}</g><g opacity=".6">${petal(12, r * 0.72, r * 0.2, 0.5)}</g>${petal(8, r * 0.4, r * 0.16, 0)}</g>`;
  },
  // A ruler's edge.
  ticks: ({ x, y, width, height }, { ink, unit }) => {
    const step = unit * 2;
    return `<path d="${times(width / step + 1, (at) => `M${n(x + at * step)} ${n(y + height)}v${n(-height * (at % 5 === 0 ? 1 : 0.5))}`)}" stroke="${ink}" stroke-width="${n(unit * 0.3)}"/>`;
  },
  corners: ({ x, y, width, height }, { ink, unit }) => {
    const [long, right, foot] = [unit * 6, x + width, y + height];
    return `<path d="M${n(x)} ${n(y + long)}V${n(y)}h${n(long)}M${n(right - long)} ${n(y)}H${n(right)}v${n(long)}M${n(right)} ${n(foot - long)}V${n(foot)}h${n(-long)}M${n(x + long)} ${n(foot)}H${n(x)}v${n(-long)}" fill="none" stroke="${ink}" stroke-width="${n(unit * 0.8)}"/>`;
  },
  frame: ({ x, y, width, height }, { ink, unit }) => {
    const line = (by: number, thick: number) =>
      `<rect x="${n(x + by)}" y="${n(y + by)}" width="${n(width - 2 * by)}" height="${n(height - 2 * by)}" stroke-width="${n(thick)}"/>`;
    return `<g fill="none" stroke="${ink}">${line(0, unit * 0.7)}${line(unit * 1.5, unit * 0.25)}</g>`;
  },
  disc: (frame, { ink }) => {
    const { cx, cy } = middleOf(frame);
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(Math.min(frame.width, frame.height) / 2)}" fill="${ink}"/>`;
  },
  blob: ({ x, y, width: w, height: h }, { ink }) =>
    `<path d="M${n(x + w * 0.5)} ${n(y)}C${n(x + w * 0.86)} ${n(y - h * 0.04)} ${n(x + w * 1.06)} ${n(y + h * 0.3)} ${n(x + w * 0.97)} ${n(y + h * 0.58)}S${n(x + w * 0.66)} ${n(y + h * 1.03)} ${n(x + w * 0.4)} ${n(y + h * 0.97)}S${n(x - w * 0.05)} ${n(y + h * 0.72)} ${n(x + w * 0.03)} ${n(y + h * 0.4)}S${n(x + w * 0.24)} ${n(y + h * 0.03)} ${n(x + w * 0.5)} ${n(y)}z" fill="${ink}"/>`,
  quotes: ({ x, y, height: h }, { ink }) => {
    const mark = (left: number) =>
      `<path d="M${n(left + h * 0.5)} ${n(y)}q${n(-h * 0.44)} ${n(h * 0.16)} ${n(-h * 0.44)} ${n(h * 0.66)}a${n(h * 0.24)} ${n(h * 0.24)} 0 1 0 ${n(h * 0.24)} ${n(-h * 0.26)}q${n(h * 0.02)} ${n(-h * 0.18)} ${n(h * 0.28)} ${n(-h * 0.28)}z"/>`;
    return `<g fill="${ink}">${mark(x - h * 0.06)}${mark(x + h * 0.56)}</g>`;
  },
  question: (frame, { ink }) => {
    const { cx, cy } = middleOf(frame);
    const r = Math.min(frame.width, frame.height) / 2;
    return `<path d="M${n(cx - r * 0.5)} ${n(cy - r * 0.36)}a${n(r * 0.52)} ${n(r * 0.5)} 0 1 1 ${n(r * 0.72)} ${n(r * 0.46)}q${n(-r * 0.22)} ${n(r * 0.12)} ${n(-r * 0.22)} ${n(r * 0.42)}" fill="none" stroke="${ink}" stroke-width="${n(r * 0.27)}"/><circle cx="${n(cx)}" cy="${n(cy + r * 0.84)}" r="${n(r * 0.17)}" fill="${ink}"/>`;
  },
  // The torn edge of a ticket: half discs of the ground at both sides, and a line of holes.
  notches: ({ x, y, width, height }, { ink, ground, unit }) => {
    const [cy, r] = [y + height / 2, unit * 3.2];
    return `<g fill="${ground}"><circle cx="${n(x)}" cy="${n(cy)}" r="${n(r)}"/><circle cx="${n(x + width)}" cy="${n(cy)}" r="${n(r)}"/></g><path d="M${n(x + r * 1.5)} ${n(cy)}H${n(x + width - r * 1.5)}" stroke="${ink}" stroke-width="${n(unit * 0.5)}" stroke-dasharray="${n(unit * 1.2)} ${n(unit * 1.2)}"/>`;
  },
};

/** A round head on straight sides. */
export function archPath({ x, y, width, height }: Frame): string {
  const r = Math.min(width / 2, height);
  return `M${n(x)} ${n(y + height)}V${n(y + r)}a${n(width / 2)} ${n(r)} 0 0 1 ${n(width)} 0V${n(y + height)}z`;
}

/** Shows of a drawing what lies in its frame. */
function clipped({ x, y, width, height }: Frame, art: string): string {
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}">${art}</svg>`;
}
