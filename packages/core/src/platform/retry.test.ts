import { expect, test } from "vitest";
import { retry } from "./retry.ts";

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
