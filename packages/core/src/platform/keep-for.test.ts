import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFor } from "./keep-for.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reads once for all who ask within the time, side by side too, and then anew", async () => {
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

test("a reading that failed is not kept", async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue("up");
  const ask = keepFor(1000, read);
  await expect(ask()).rejects.toThrow("down");
  expect(await ask()).toBe("up");
});
