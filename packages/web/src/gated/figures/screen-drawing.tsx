import type { FigurePart, FigureScreen } from "@store/contract/figure-content";
import type { ReactNode } from "react";
import { describe } from "./describe.ts";
import { bars, chat, chips, lines, note, price, stars, sums, text, title } from "./draw-text.tsx";
import { bar, button, cards, choice, field, line, photo, popup, search, top } from "./draw-things.tsx";
import { screen } from "./measure.ts";
import { colour } from "./paint.tsx";
import type { Drawn } from "./part.ts";

const gap = 12;
const first = 14;

/** Draws one part with its upper edge at `y`. */
function draw(part: FigurePart, y: number): Drawn {
  switch (part.part) {
    case "top":
      return top(part, y);
    case "search":
      return search(part, y);
    case "photo":
      return photo(part, y);
    case "cards":
      return cards(part, y);
    case "title":
      return title(part, y);
    case "text":
      return text(part, y);
    case "lines":
      return lines(part, y);
    case "stars":
      return stars(part, y);
    case "price":
      return price(part, y);
    case "chips":
      return chips(part, y);
    case "button":
      return button(part, y);
    case "field":
      return field(part, y);
    case "sums":
      return sums(part, y);
    case "line":
      return line(part, y);
    case "choice":
      return choice(part, y);
    case "note":
      return note(part, y);
    case "chat":
      return chat(part, y);
    case "bars":
      return bars(part, y);
    case "bar":
      return bar(part, y);
    case "popup":
      return popup(part, y);
  }
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
