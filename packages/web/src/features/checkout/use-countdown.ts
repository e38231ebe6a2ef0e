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

/**
 * Whole seconds until a moment, by the clock, so that a tab that slept catches up; undefined without one. Epoch
 * milliseconds.
 */
export function useSecondsUntil(at: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

/** `2 d 04:05:06`: days only where there are any. */
export function longTime(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const rest = `${String(hours).padStart(2, "0")}:${clockTime(seconds % 3600)}`;
  return days > 0 ? `${days} d ${rest}` : rest;
}

/** `mm:ss` */
export function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
