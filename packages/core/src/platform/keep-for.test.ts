import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFor } from "./keep-for.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("keepFor reads once for all callers within its time", async () => {
  const read = vi.fn(async (now: number) => now);
  const ask = keepFor(1000, read);
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toBe(other);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(one);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(Date.now());
  expect(read).toHaveBeenCalledTimes(2);
});

test("keepFor does not keep a reading that failed", async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue("up");
  const ask = keepFor(1000, read);
  await expect(ask()).rejects.toThrow("down");
  expect(await ask()).toBe("up");
});
