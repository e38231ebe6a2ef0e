import type { FigurePart, FigureScreen } from "@store/contract/figure-content";
import type { ReactNode } from "react";
import { describe } from "./describe.ts";
import { bars, chat, chips, lines, note, price, stars, sums, text, title } from "./draw-text.tsx";
import { bar, button, cards, choice, field, line, photo, popup, search, top } from "./draw-things.tsx";
import { screen } from "./measure.ts";
import { colour } from "./paint.tsx";
import type { Drawn, PartOf } from "./part.ts";

const gap = 12;
const first = 14;

const drawers = {
  ...{ top, search, photo, cards, button, field, line, choice, bar, popup },
  ...{ title, text, lines, stars, price, chips, sums, note, chat, bars },
} satisfies { [Name in FigurePart["part"]]: (part: PartOf<Name>, y: number) => Drawn };

/** Draws one part with its upper edge at `y`. */
function draw(part: FigurePart, y: number): Drawn {
  return (drawers[part.part] as (part: FigurePart, y: number) => Drawn)(part, y);
}

/** How much room the parts take, the bar at the foot included. */
export function heightOf(parts: readonly FigurePart[]): number {
  const inFlow = parts.filter(({ part }) => part !== "popup" && part !== "bar");
  const flow = inFlow.reduce((y, part) => y + draw(part, y).height + gap, first);
  return flow + (parts.some(({ part }) => part === "bar") ? 54 : 2);
}

/** A screen as an SVG picture. `height` lets the two of a pair be of one size. */
export function ScreenDrawing({
  of,
  tone,
  height,
}: {
  of: FigureScreen;
  tone: "weak" | "good";
  height: number;
}): ReactNode {
  const { parts } = of;
  const pen = tone === "weak" ? colour.vermilion : colour.mat600;
  const { nodes, frames } = laidOut(parts);
  const foot = parts.find(({ part }) => part === "bar");
  const over = parts.find(({ part }) => part === "popup");
  return (
    <svg
      viewBox={`-1 -1 ${screen.width + 2} ${height + 2}`}
      role="img"
      aria-label={describe(of)}
      className="block h-auto w-full font-text"
    >
      <rect
        width={screen.width}
        height={height}
        rx="10"
        fill={colour.sheet}
        stroke={colour.ink}
        strokeWidth="2"
      />
      {nodes}
      {frames.map(({ from, to }) => (
        <Mark key={from} y={from - 5} height={to - from + 10} pen={pen} />
      ))}
      {foot ? (
        <g>
          {draw(foot, height - 54).node}
          {foot.mark ? <Mark y={height - 50} height={46} pen={pen} /> : null}
        </g>
      ) : null}
      {over ? <g>{draw(over, height).node}</g> : null}
    </svg>
  );
}

/** The parts under each other, and the stretches that are framed; neighbours share a frame. */
function laidOut(parts: readonly FigurePart[]) {
  const frames: { from: number; to: number }[] = [];
  let y = first;
  const nodes = parts.map((part, at) => {
    if (part.part === "popup" || part.part === "bar") return null;
    const { height, node } = draw(part, y);
    if (part.mark) {
      const before = frames.at(-1);
      if (before?.to === y - gap) before.to = y + height;
      else frames.push({ from: y, to: y + height });
    }
    y += height + gap;
    const key = `${part.part}${at}`;
    return <g key={key}>{node}</g>;
  });
  return { nodes, frames };
}

/** The frame around what the drawing is about. */
function Mark({ y, height, pen }: { y: number; height: number; pen: string }) {
  return (
    <rect
      x="6"
      y={y}
      width={screen.width - 12}
      height={height}
      rx="5"
      fill="none"
      stroke={pen}
      strokeWidth="2"
      strokeDasharray="6 4"
    />
  );
}
