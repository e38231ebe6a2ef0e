/** Milliseconds, but for perSecond. */
export interface Timing {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Runs `work` `count` times, `atOnce` at a time, after a short warm-up that does not count. */
export async function timed(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<unknown>,
): Promise<Timing> {
  for (let n = 0; n < 5; n++) await work(count + n);
  const taken: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      const before = performance.now();
      await work(n);
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const whole = performance.now() - started;
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { perSecond: (count / whole) * 1000, p50: at(0.5), p99: at(0.99) };
}
