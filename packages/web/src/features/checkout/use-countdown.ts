import { useEffect, useState } from "react";

/**
 * Whole seconds left of a countdown that starts when the page runs, restarts with each load and stops at 0
 * (docs/product.md section 4). Measured against the clock: a sleeping tab does not stretch it.
 */
export function useCountdown(milliseconds: number): number {
  const [left, setLeft] = useState(Math.ceil(milliseconds / 1000));
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return left;
}

/** `mm:ss` */
export function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
