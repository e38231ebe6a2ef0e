interface TickOptions {
  /** Where the first tick stands. */
  from: number;
  /** Distance between ticks. */
  step: number;
  count: number;
  /** The line they stand on. */
  base: number;
  /** Height of tick `i`; negative hangs down. */
  height: (i: number) => number;
  /** Ticks along the left edge instead of the lower one. */
  vertical?: boolean;
}

/** Path data of a row of ruler ticks. */
export function ticks({ from, step, count, base, height, vertical = false }: TickOptions): string {
  return Array.from({ length: count }, (_, i) => {
    const at = Math.round((from + i * step) * 100) / 100;
    return vertical ? `M${base} ${at}h${height(i)}` : `M${at} ${base}v${-height(i)}`;
  }).join("");
}
