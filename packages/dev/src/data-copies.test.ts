import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adviceFor, copyOfToday, newestCopy } from "./data-copies.ts";

const day = 24 * 3600_000;
const today = Date.UTC(2026, 1, 10, 6);
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "copies-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(join(dir, path, ".."), { recursive: true });
  writeFileSync(join(dir, path), text);
}

test("the day's first start copies everything but what a running shop holds", async () => {
  put("secrets.json", "keys");
  put("dynamo/data.mdb", "rows");
  put("stripe/data.mdb", "payments");
  put("dynamo/lock.mdb", "");
  put("endpoints.json", "{}");
  const copy = await copyOfToday(dir, today);
  expect(copy).toBe(join(dir, "copies/2026-02-10"));
  expect(readFileSync(join(copy ?? "", "stripe/data.mdb"), "utf8")).toBe("payments");
  expect(readdirSync(copy ?? "").sort()).toEqual(["dynamo", "secrets.json", "stripe"]);
  expect(existsSync(join(copy ?? "", "dynamo/lock.mdb"))).toBe(false);

  put("stripe/data.mdb", "more payments");
  expect(await copyOfToday(dir, today + 3600_000)).toBeUndefined();
  expect(readFileSync(join(copy ?? "", "stripe/data.mdb"), "utf8")).toBe("payments");
});

test("copies are kept for three days", async () => {
  put("secrets.json", "keys");
  put("dynamo/data.mdb", "rows");
  put("copies/2026-02-20.unfinished/secrets.json", "half");
  for (let n = 0; n < 5; n++) await copyOfToday(dir, today + n * day);
  expect(readdirSync(join(dir, "copies")).sort()).toEqual([
    "2026-02-12",
    "2026-02-13",
    "2026-02-14",
    "2026-02-20.unfinished",
  ]);
  expect(newestCopy(dir)).toBe(join(dir, "copies/2026-02-14"));
});

test("a folder that no shop has used yet is not copied", async () => {
  writeFileSync(join(dir, "secrets.json"), "keys of a first start");
  expect(await copyOfToday(dir, today)).toBeUndefined();
  expect(newestCopy(dir)).toBeUndefined();
});

test("the advice names the newest copy and the damaged part in it", async () => {
  expect(adviceFor(dir, "secrets.json")).toContain("There is no copy of this data yet");
  put("secrets.json", "keys");
  put("dynamo/data.mdb", "rows");
  const copy = await copyOfToday(dir, today);
  const advice = adviceFor(dir, "secrets.json");
  expect(advice).toContain(join(copy ?? "", "secrets.json"));
  expect(advice).toContain(`<folder> is a copy of ${copy}`);
  expect(adviceFor(dir, "elsewhere")).not.toContain("elsewhere");
});
