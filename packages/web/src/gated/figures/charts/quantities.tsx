import { widthOf } from "../measure.ts";
import { Box, colour, Letters } from "../paint.tsx";
import { type Drawn, drawn } from "../part.ts";
import { type ChartOf, size, wide } from "./wide.ts";

const fills = { good: colour.marigold, bad: "#ff9c82", plain: colour.mat300 } as const;
const fillOf = (tone: "good" | "bad" | undefined) => fills[tone ?? "plain"];
const most = (chart: ChartOf<"bars" | "columns">) =>
  Math.max(chart.mark?.value ?? 0, ...chart.rows.map(({ value }) => value));

/** From left to right, to one scale; the name over each bar and the figure behind it. */
export function bars(chart: ChartOf<"bars">): Drawn {
  const { rows, mark } = chart;
  const figures = Math.max(...rows.map(({ text }) => widthOf(text, size)));
  const each = (wide - figures - 14) / most(chart);
  const step = 58;
  const height = rows.length * step - 8 + (mark ? 26 : 0);
  const at = mark ? 1 + mark.value * each : 0;
  // Behind the bar, or at its end inside where the line would cross it
  const figureAt = (end: number, text: string) =>
    mark && at > end && at < end + 16 + widthOf(text, size)
      ? ({ x: end - 8, anchor: "end" } as const)
      : ({ x: end + 10, anchor: "start" } as const);
  return drawn(
    height,
    <>
      {rows.map(({ label, value, text, tone }, row) => (
        <g key={label}>
          <Letters x={1} y={row * step + 14} size={size} weight={560}>
            {label}
          </Letters>
          <Box
            x={1}
            y={row * step + 22}
            width={Math.max(2, value * each)}
            height={26}
            fill={fillOf(tone)}
            radius={2}
          />
          <Letters {...figureAt(value * each, text)} y={row * step + 40} size={size} weight={660}>
            {text}
          </Letters>
        </g>
      ))}
      {mark ? (
        <>
          <path
            d={`M${at} 20V${rows.length * step - 6}`}
            stroke={colour.vermilion}
            strokeWidth="2"
            strokeDasharray="6 4"
          />
          <Letters {...beside(at, mark.text)} y={height - 4} size={size} weight={560} fill={colour.vermilion}>
            {mark.text}
          </Letters>
        </>
      ) : null}
    </>,
  );
}

/** Where words around `at` stand, so that they stay inside the drawing. */
function beside(at: number, words: string): { x: number; anchor: "start" | "middle" | "end" } {
  const half = widthOf(words, size) / 2;
  if (at - half < 0) return { x: 1, anchor: "start" };
  if (at + half > wide) return { x: wide - 1, anchor: "end" };
  return { x: at, anchor: "middle" };
}

/** Side by side on one floor, the figure over each column and its name below. */
export function columns(chart: ChartOf<"columns">): Drawn {
  const { rows, mark } = chart;
  const [top, floor] = [mark ? 46 : 24, 190];
  const each = (floor - top) / most(chart);
  const step = wide / rows.length;
  const line = mark ? floor - mark.value * each : 0;
  return drawn(
    floor + 24,
    <>
      {rows.map(({ label, value, text, tone }, column) => {
        const middle = step * (column + 0.5);
        const head = floor - value * each;
        return (
          <g key={label}>
            <Box
              x={middle - step * 0.34}
              y={head}
              width={step * 0.68}
              height={value * each}
              fill={fillOf(tone)}
              radius={2}
            />
            <Letters x={middle} y={head - 7} size={size} weight={660} anchor="middle">
              {text}
            </Letters>
            <Letters x={middle} y={floor + 18} size={size} anchor="middle">
              {label}
            </Letters>
          </g>
        );
      })}
      <path d={`M0 ${floor}h${wide}`} stroke={colour.ink} strokeWidth="2" />
      {mark ? (
        <>
          <path d={`M0 ${line}h${wide}`} stroke={colour.vermilion} strokeWidth="2" strokeDasharray="6 4" />
          <Letters x={wide - 1} y={14} size={size} weight={560} anchor="end" fill={colour.vermilion}>
            {mark.text}
          </Letters>
        </>
      ) : null}
    </>,
  );
}

const shades = [colour.marigold, colour.mat300, colour.marigold100, colour.mat100];

/** One bar in its parts, and what they are below it. */
export function split({ total, rows }: ChartOf<"split">): Drawn {
  const sum = rows.reduce((all, { value }) => all + value, 0);
  const each = (wide - 2) / sum;
  const starts = rows.map(
    (_, index) => rows.slice(0, index).reduce((all, { value }) => all + value, 0) * each,
  );
  const foot = 96 + rows.length * 28;
  return drawn(
    foot,
    <>
      <Letters x={1} y={15} size={size} weight={560}>
        {total.label}
      </Letters>
      <Letters x={wide - 1} y={15} size={size} weight={660} anchor="end">
        {total.text}
      </Letters>
      {rows.map(({ label, value, text }, row) => (
        <g key={label}>
          <Box
            x={1 + (starts[row] ?? 0)}
            y={28}
            width={value * each}
            height={44}
            fill={shades[row % 4] ?? ""}
            radius={0}
          />
          <Box x={1} y={88 + row * 28} width={18} height={18} fill={shades[row % 4] ?? ""} radius={2} />
          <Letters x={28} y={102 + row * 28} size={size}>
            {label}
          </Letters>
          <Letters x={wide - 1} y={102 + row * 28} size={size} weight={660} anchor="end">
            {text}
          </Letters>
        </g>
      ))}
    </>,
  );
}
