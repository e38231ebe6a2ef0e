// The plots as Recharts draws them. Only plot.tsx imports this file, and late: the library weighs more than the rest of
// the page. Nothing moves by itself. Arrow keys and the pointer read one place after another.
import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts";
import {
  type Amount,
  type Format,
  highest,
  type Places,
  type Series,
  scaleEnd,
  type Tone,
} from "./plot-data.ts";

const ink = "#14211c";
const rule = "#dcd7c6";
const fills: Record<Tone, string> = {
  marigold: "#ffb920",
  mat: "#1c6a4f",
  pale: "#9cc7b1",
  vermilion: "#e2401b",
  grey: "#868c80",
};

interface ColumnsProps {
  /** Says what it shows, for readers who cannot see it. */
  label: string;
  places: Places;
  series: readonly Series[];
  format: Format;
}

/** Columns that stand on each other, with lines over them. */
export function Columns({ label, places, series, format }: ColumnsProps) {
  const end = scaleEnd(highest(places, series));
  const rows = places.names.map((place, at) => ({
    place,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[at] ?? 0])),
  }));
  return (
    <ComposedChart
      responsive
      className="chart"
      style={{ width: "100%", height: 230 }}
      data={rows}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      role="img"
      aria-label={label}
    >
      <CartesianGrid vertical={false} stroke={rule} strokeDasharray="3 4" />
      <XAxis
        dataKey="place"
        interval="equidistantPreserveStart"
        minTickGap={16}
        tickLine={false}
        axisLine={{ stroke: ink, strokeWidth: 1.5 }}
      />
      <YAxis
        width="auto"
        domain={[0, end]}
        ticks={[0, 1, 2, 3, 4].map((step) => (end / 4) * step)}
        tickFormatter={format}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "#ffb92033" }}
        content={({ active, label: place, payload }) =>
          active ? (
            <Told
              title={String(place)}
              lines={payload.map(({ name, value }) => [String(name), format(Number(value))])}
            />
          ) : null
        }
      />
      {series.map(({ name, tone, line }) =>
        line ? (
          <Line
            key={name}
            dataKey={name}
            type="linear"
            dot={false}
            stroke={fills[tone]}
            strokeWidth={2}
            isAnimationActive={false}
          />
        ) : (
          <Bar
            key={name}
            dataKey={name}
            stackId="columns"
            fill={fills[tone]}
            maxBarSize={56}
            isAnimationActive={false}
          />
        ),
      )}
    </ComposedChart>
  );
}

/** Height of a bar with its words, in px. */
const barRow = 48;

/** A few amounts on one scale, each with its words above its bar. */
export function Bars({ label, amounts, of }: { label: string; amounts: readonly Amount[]; of: number }) {
  const full = Math.max(1, of);
  return (
    <BarChart
      responsive
      className="chart"
      // All of it is said by its name, and nothing more by its parts.
      accessibilityLayer={false}
      style={{ width: "100%", height: amounts.length * barRow }}
      layout="vertical"
      data={amounts.map(({ name, value }) => ({ name, value, rest: full - value }))}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      role="img"
      aria-label={label}
    >
      <XAxis type="number" hide domain={[0, full]} />
      <YAxis
        type="category"
        dataKey="name"
        width={1}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={({ y, payload }) => (
          <BarWords y={Number(y)} amount={amounts.find(({ name }) => name === payload.value)} />
        )}
      />
      <Bar dataKey="value" stackId="bar" fill={fills.marigold} barSize={14} isAnimationActive={false} />
      <Bar dataKey="rest" stackId="bar" fill={rule} barSize={14} isAnimationActive={false} />
    </BarChart>
  );
}

/** `y` is the middle of the bar. */
function BarWords({ y, amount }: { y: number; amount: Amount | undefined }): ReactNode {
  if (!amount) return null;
  return (
    <g>
      <text x={0} y={y - 15} className="font-semibold">
        {amount.name}
      </text>
      <text x="100%" y={y - 15} textAnchor="end">
        {amount.told}
      </text>
    </g>
  );
}

function Told({ title, lines }: { title: string; lines: readonly (readonly [string, string])[] }) {
  return (
    <div className="border-[1.5px] border-ink bg-sheet px-3 py-2 text-xs">
      <b>{title}</b>
      {lines.map(([name, value]) => (
        <p key={name} className="num flex justify-between gap-4">
          <span className="mute">{name}</span> {value}
        </p>
      ))}
    </div>
  );
}
