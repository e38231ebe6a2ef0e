/**
 * Answers from memory for a while (milliseconds), one instance of a function at a time. A request that comes meanwhile waits for the
 * same reading; one that failed is not kept.
 */
export function keepFor<T>(fresh: number, read: (now: number) => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return () => {
    const now = Date.now();
    if (kept && now < kept.until) return kept.value;
    const value = read(now);
    const mine = { until: now + fresh, value };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
