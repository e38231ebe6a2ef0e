import type { Chart } from "@store/contract/chart-content";

/** What a drawing shows, in words, for who cannot see it. */
export function told(chart: Chart): string {
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
