import { nameOf, scaleEnd } from "./period.ts";

export interface Bar {
  key: string;
  value: number;
  /** The same day or month of the stretch before; absent while it is on its way. */
  before?: number | undefined;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  format: (value: number) => string;
}

/** Height of the plot in px. */
const height = 200;
const steps = [4, 3, 2, 1, 0];

/** Bars standing on a ruler, drawn to scale. The figures are in the table under the charts as well. */
export function BarChart({ title, bars, format }: BarChartProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const end = scaleEnd(Math.max(most, ...bars.map(({ before = 0 }) => before)));
  const slot = 100 / bars.length;
  const best = bars.find(({ value }) => value === most);
  const told = best && most > 0 ? `most on ${nameOf(best.key)}: ${format(most)}` : "nothing in this time";
  return (
    <figure className="chart grid content-start gap-3">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold">
        {title}
        {bars.some(({ before = 0 }) => before > 0) ? (
          <span className="mute inline-flex items-center gap-2 text-xs font-normal">
            <span aria-hidden="true" className="inline-block w-4 border-t-2 border-mat-600" />
            the stretch before
          </span>
        ) : null}
      </figcaption>
      <div className="grid grid-cols-[max-content_1fr] gap-x-2.5">
        <ul
          aria-hidden="true"
          className="num flex h-[200px] flex-col justify-between text-right text-xs leading-none text-ink-2"
        >
          {steps.map((step) => (
            <li key={step} className="-my-1.5">
              {format((end / 4) * step)}
            </li>
          ))}
        </ul>
        <svg width="100%" height={height} role="img" aria-label={`${title}, ${told}`}>
          {steps.map((step) => (
            <line
              key={step}
              x2="100%"
              y1={(height / 4) * (4 - step)}
              y2={(height / 4) * (4 - step)}
              stroke={step === 0 ? "#14211c" : "#dcd7c6"}
              strokeWidth={step === 0 ? 1.5 : 1}
              strokeDasharray={step === 0 ? undefined : "3 4"}
            />
          ))}
          {bars.map(({ key, value, before = 0 }, at) => {
            const tall = (Math.max(0, value) / end) * height;
            return (
              <g key={key}>
                <rect
                  className="bar"
                  x={`${at * slot + slot * 0.12}%`}
                  width={`${slot * 0.76}%`}
                  y={height - tall}
                  height={tall}
                  fill="#ffb920"
                />
                {before > 0 ? (
                  <line
                    className="bar-before"
                    x1={`${at * slot + slot * 0.04}%`}
                    x2={`${(at + 1) * slot - slot * 0.04}%`}
                    y1={height - (before / end) * height}
                    y2={height - (before / end) * height}
                  />
                ) : null}
                {/* The whole slot answers the pointer, so that small bars do as well. */}
                <rect x={`${at * slot}%`} width={`${slot}%`} height={height} fill="transparent">
                  <title>{`${nameOf(key)}: ${format(value)}${before > 0 ? `, before: ${format(before)}` : ""}`}</title>
                </rect>
              </g>
            );
          })}
        </svg>
        <span />
        <span aria-hidden="true" className="ruler-edge h-3!" />
        <span />
        <p aria-hidden="true" className="num flex justify-between text-xs text-ink-2">
          {ends(bars).map((key) => (
            <span key={key}>{nameOf(key)}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** First, middle and last. */
function ends(bars: readonly Bar[]): string[] {
  const places = [0, Math.floor((bars.length - 1) / 2), bars.length - 1];
  return [...new Set(places)].flatMap((at) => bars[at]?.key ?? []);
}
