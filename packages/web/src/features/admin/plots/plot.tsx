import { lazy, type ReactNode, Suspense } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import {
  type Amount,
  type Format,
  highest,
  mostOf,
  type Places,
  type Series,
  type Tone,
} from "./plot-data.ts";

const drawn = () => import("./drawn-plots.tsx");
const Columns = lazy(async () => ({ default: (await drawn()).Columns }));
const Bars = lazy(async () => ({ default: (await drawn()).Bars }));

interface ColumnPlotProps {
  title: string;
  places: Places;
  series: readonly Series[];
  format: Format;
  /** Stands in its place when there is nothing to draw: an axis would claim a scale. */
  empty: string;
}

/** Figures over time, or over steps: columns on each other, lines to compare them with, and all of it as a table. */
export function ColumnPlot({ title, places, series, format, empty }: ColumnPlotProps) {
  if (highest(places, series) === 0) return <EmptyPlot title={title}>{empty}</EmptyPlot>;
  return (
    <PlotFrame
      title={title}
      legend={series.length > 1 ? <Legend series={series} /> : null}
      height="min-h-[230px]"
      table={<SeriesTable title={title} places={places} series={series} format={format} />}
    >
      <Columns
        label={`${title}, ${mostOf(places, series, format)}`}
        places={places}
        series={series}
        format={format}
      />
    </PlotFrame>
  );
}

interface BarPlotProps {
  title: string;
  amounts: readonly Amount[];
  /** What a full bar is. */
  of: number;
  /** Stands in its place when there is nothing to draw. */
  empty: string;
  children?: ReactNode;
}

/** A few amounts beside each other, on one scale. */
export function BarPlot({ title, amounts, of, empty, children }: BarPlotProps) {
  if (amounts.every(({ value }) => value === 0)) return <EmptyPlot title={title}>{empty}</EmptyPlot>;
  const columns: Column<Amount>[] = [
    { head: "What", look: "wide", cell: ({ name }) => <b>{name}</b> },
    { head: "How many", look: "right", cell: ({ told }) => told },
  ];
  return (
    <PlotFrame
      title={title}
      height="min-h-36"
      table={<DataTable label={title} columns={columns} rows={amounts} figures keyOf={({ name }) => name} />}
    >
      <Bars
        label={`${title}: ${amounts.map(({ name, told }) => `${name} ${told}`).join("; ")}`}
        amounts={amounts}
        of={of}
      />
      {children}
    </PlotFrame>
  );
}

interface PlotFrameProps {
  title: string;
  legend?: ReactNode;
  /** Kept free while the library is on its way. */
  height: string;
  table: ReactNode;
  children: ReactNode;
}

function PlotFrame({ title, legend, height, table, children }: PlotFrameProps) {
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-d4">{title}</h3>
        {legend}
      </figcaption>
      <div className={height}>
        <Suspense>{children}</Suspense>
      </div>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-mat-700 hover:underline">
          {title} as a table
        </summary>
        {table}
      </details>
    </figure>
  );
}

function EmptyPlot({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-d4">{title}</h3>
      <p className="mute text-sm">{children}</p>
    </div>
  );
}

const marks: Record<Tone, string> = {
  marigold: "bg-marigold-400",
  mat: "bg-mat-600",
  pale: "bg-mat-300",
  vermilion: "bg-vermilion-500",
  grey: "bg-rule-2",
};

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mute flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {series.map(({ name, tone, line }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`inline-block w-4 forced-color-adjust-none ${line ? "h-0.5" : "h-3 border border-ink"} ${marks[tone]}`}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

function SeriesTable({ title, places, series, format }: Omit<ColumnPlotProps, "empty">) {
  const columns: Column<number>[] = [
    {
      head: places.head,
      look: "wide",
      cell: (at) => <b className="whitespace-nowrap">{places.names[at]}</b>,
    },
    ...series.map(
      ({ name, values }): Column<number> => ({
        head: name,
        look: "right",
        cell: (at) => format(values[at] ?? 0),
      }),
    ),
  ];
  return (
    <DataTable
      label={title}
      figures
      columns={columns}
      rows={places.names.map((_, at) => at)}
      keyOf={(at) => places.names[at] ?? ""}
    />
  );
}
