const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** `2,507`, with Indian grouping. */
export function figure(count: number): string {
  return whole.format(count);
}

/** `96%`: a part of a whole, rounded; `0%` of nothing. */
export function share(part: number, of: number): string {
  return `${percentOf(part, of)}%`;
}

/** 0 to 100, rounded; 0 of nothing. */
function percentOf(part: number, of: number): number {
  return of > 0 ? Math.round((part / of) * 100) : 0;
}
