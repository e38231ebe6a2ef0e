/** Milliseconds before the second try; each further wait is twice as long (docs/product.md section 9). */
const firstWait = 200;
/** Milliseconds: no wait longer than this; then it is given up. 200 to 6,400 make six tries after the first. */
const longestWait = 6_400;

interface BackOff {
  /** Whether another try could end differently. */
  retryable: (error: unknown) => boolean;
  wait?: (milliseconds: number) => Promise<void>;
}

/** Tries until it works, cannot be retried, or has been tried long enough; then the last error is thrown. */
export async function withBackOff<T>(
  attempt: () => Promise<T>,
  { retryable, wait = sleep }: BackOff,
): Promise<T> {
  for (let pause = firstWait; ; pause *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (!retryable(error) || pause > longestWait) throw error;
    }
    await wait(pause);
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
