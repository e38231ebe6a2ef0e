// Easings: small pure functions of the second.

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const mix = (from: number, to: number, x: number): number => from + (to - from) * x;

type Ease = (x: number) => number;
export const ease = {
  linear: (x: number) => x,
  out: (x: number) => 1 - (1 - x) ** 3,
  in: (x: number) => x ** 3,
  both: (x: number) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2),
  /** Overshoots a little and comes back. */
  settle: (x: number) => 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2,
} satisfies Record<string, Ease>;

/** 0 before `from`, 1 after `from + lasts`, eased between. */
export const ramp = (t: number, from: number, lasts: number, how: Ease = ease.both): number =>
  how(clamp((t - from) / lasts));

/** Up at `from`, down again before `until`. */
export const span = (t: number, from: number, until: number, fade = 0.35): number =>
  ramp(t, from, fade) * (1 - ramp(t, until - fade, fade));

/** Up and down once: the bump of something that lands. */
export const bump = (t: number, moment: number, lasts = 0.5): number =>
  t < moment ? 0 : Math.sin(clamp((t - moment) / lasts) * Math.PI);
