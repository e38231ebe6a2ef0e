import { expect, it, vi } from "vitest";
import { withBackOff } from "./back-off.ts";

function failing(times: number) {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    if (count <= times) throw new Error(`failure ${count}`);
    return "done";
  });
}

it("the back-off doubles its wait of 200 ms each time", async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  await expect(withBackOff(failing(4), { retryable: () => true, wait })).resolves.toBe("done");
  expect(waits).toEqual([200, 400, 800, 1600]);
});

it("the back-off gives up after the longest wait with the last error", async () => {
  const attempt = failing(100);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  await expect(withBackOff(attempt, { retryable: () => true, wait })).rejects.toThrow("failure 7");
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400]);
});

it("the back-off does not repeat what cannot end differently", async () => {
  const attempt = failing(1);
  await expect(withBackOff(attempt, { retryable: () => false })).rejects.toThrow("failure 1");
  expect(attempt).toHaveBeenCalledTimes(1);
});
