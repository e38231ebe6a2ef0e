import type { Chart } from "@store/contract/chart-content";
import type { Block } from "@store/contract/course-content";
import type { Drawn } from "../part.ts";
import { bars, columns, split } from "./quantities.tsx";
import { funnel, nest, paths, timeline } from "./schemes.tsx";
import { type ChartOf, wide } from "./wide.ts";

/** A drawing of a lesson with what to see in it. A reader who cannot see it is told its words. */
export function ChartView({
  block: { title, caption, chart },
}: {
  block: Extract<Block, { type: "chart" }>;
}) {
  const { height, node } = drawn(chart);
  return (
    <figure aria-label={`Drawing: ${title}`} className="grid max-w-112 gap-3">
      <h4 className="text-lg leading-tight">{title}</h4>
      <div className="border-[1.5px] border-ink bg-sheet p-4">
        <svg
          viewBox={`0 0 ${wide} ${height}`}
          role="img"
          aria-label={told(chart)}
          className="block h-auto w-full font-text"
        >
          {node}
        </svg>
      </div>
      <figcaption className="mute text-sm">{caption}</figcaption>
    </figure>
  );
}

const drawers = { bars, columns, split, funnel, nest, paths, timeline };

const drawn = (chart: ChartOf): Drawn => (drawers[chart.kind] as (chart: ChartOf) => Drawn)(chart);

/** What a drawing shows, in words, for readers who cannot see it. */
function told(chart: Chart): string {
  switch (chart.kind) {
    case "bars":
    case "columns": {
      const line = chart.mark ? ` A line marks ${chart.mark.text}.` : "";
      return `${quantities(chart.rows)}.${line}`;
    }
    case "split":
      return `${chart.total.label}, ${chart.total.text}, made of: ${quantities(chart.rows)}.`;
    case "funnel":
      return `${chart.rows.map(({ text, share }) => (share ? `${share}: ${text}` : text)).join("; then ")}.`;
    case "nest":
      return `${chart.label}, and inside it: ${chart.inside
        .map(({ label, items }) => (items.length > 0 ? `${label} with ${items.join(", ")}` : label))
        .join("; ")}.`;
    case "paths": {
      const [one, other] = chart.from;
      return `${one.label}: ${one.text}. ${other.label}: ${other.text}. Both go through ${chart.key} to ${chart.to.label}: ${chart.to.text}.`;
    }
    case "timeline":
      return `${chart.rows.map(({ from, to, label }) => `Second ${from} to ${to}: ${label}`).join(". ")}.`;
  }
}

function quantities(rows: readonly { label: string; text: string }[]): string {
  return rows.map(({ label, text }) => (text ? `${label}: ${text}` : label)).join("; ");
}
