import { expect, test } from "vitest";
import { retry, retryOnConflict } from "./retry.ts";

const quick = { firstPause: 0, longestPause: 0 };
const always = () => true;

/** Work that fails so often, and then answers how often it was done. */
function failing(times: number) {
  let done = 0;
  return {
    count: () => done,
    async work() {
      done++;
      if (done <= times) throw new Error(`failure ${done}`);
      return done;
    },
  };
}

test("retry repeats work until it succeeds", async () => {
  expect(await retry(failing(3).work, { tries: 4, when: always, ...quick })).toBe(4);
});

test("retry gives up with the last failure", async () => {
  const job = failing(9);
  await expect(retry(job.work, { tries: 3, when: always, ...quick })).rejects.toThrow("failure 3");
  expect(job.count()).toBe(3);
});

test("retry throws at once a failure that no repeat can help", async () => {
  const job = failing(9);
  const when = (error: unknown) => (error as Error).message === "failure 1";
  await expect(retry(job.work, { tries: 9, when, ...quick })).rejects.toThrow("failure 2");
  expect(job.count()).toBe(2);
});

test("retry begins no try after its time", async () => {
  const job = failing(9);
  await expect(retry(job.work, { tries: 9, within: 0, when: always, ...quick })).rejects.toThrow("failure 1");
  expect(job.count()).toBe(1);
});

test("retryOnConflict repeats work that met a conflict", async () => {
  const answers = [undefined, false, "written"] as const;
  expect(await retryOnConflict(5, async (attempt) => answers[attempt - 1])).toBe("written");
});

test("retryOnConflict takes null for an answer", async () => {
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    return null;
  };
  expect(await retryOnConflict(5, work)).toBeNull();
  expect(attempts).toEqual([1]);
});

test("retryOnConflict answers undefined after the last try", async () => {
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    return false;
  };
  expect(await retryOnConflict(3, work)).toBeUndefined();
  expect(attempts).toEqual([1, 2, 3]);
});

test("retryOnConflict throws what the work throws", async () => {
  const work = () => Promise.reject(new Error("broken"));
  await expect(retryOnConflict(3, work)).rejects.toThrow("broken");
});
