import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "./kit/log-file.ts";
import { explainStart } from "./start-failure.ts";
import { OtherShapeError } from "./table/ensure-table.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const explain = (error: unknown) => explainStart(error, { port: 3000, dataDir: "/data" });
const failing = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: raw words`), { code, ...(path && { path }) });
function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  [failing("EADDRINUSE"), "--port 3001"],
  [failing("EACCES"), "needs more rights"],
  [failing("EACCES", "/data/secrets.json.new"), "/data/secrets.json.new cannot be written"],
  [failing("EROFS", "/data"), "cannot be written"],
  [failing("ENOSPC"), "is full"],
])("the start error %s has a remedy", (error, words) => {
  expect(explain(error)).toContain(words);
  expect(explain(error)).not.toContain("raw words");
});

test("a file in the place of the data folder is named", () => {
  writeFileSync(join(dir, "file"), "");
  for (const path of ["file", "file/below"]) {
    const error = thrown(() => mkdirSync(join(dir, path), path === "file" ? {} : { recursive: true }));
    expect(explain(error)).toMatch(/file(\/below)? is in the way: .*--data <folder>/);
  }
});

test.each([["--prot", "1"], ["--port"], ["shop"]])("an option %j is explained in one line", (...args) => {
  const options = { port: { type: "string" }, data: { type: "string" } } as const;
  const words = explain(thrown(() => parseArgs({ args, options })));
  expect(words).toContain("There are --port <number>, --data <folder>, --dev and --control");
  expect(words).not.toContain("\n");
});

test("data of another version is answered with the command to type", () => {
  const error = new OtherShapeError("store");
  expect(explain(error)).toContain("begin anew: mv /data /data.old && npm start");
  expect(explainStart(error, { port: 3000, dataDir: "/my shop's/data" })).toContain(
    `mv '/my shop'\\''s/data' '/my shop'\\''s/data.old' && npm start`,
  );
});

test("any other error keeps its own words", () => {
  expect(explain(new Error("The data folder is damaged."))).toBe("The data folder is damaged.");
});

test("a full log becomes the old one and keeps the order of its lines", async () => {
  const file = join(dir, "log.jsonl");
  const log = openLog(file, 100);
  for (let n = 0; n < 30; n++) log.write(`line ${n}`);
  await log.flush();
  expect(readdirSync(dir).sort()).toEqual(["log.jsonl", "log.jsonl.old"]);
  const text = `${readFileSync(`${file}.old`, "utf8")}${readFileSync(file, "utf8")}`;
  expect(text.trim().split("\n").at(-1)).toBe("line 29");
  expect(text.length).toBeLessThanOrEqual(200);

  const again = openLog(file, 100);
  again.write("x".repeat(90));
  await again.flush();
  expect(readFileSync(`${file}.old`, "utf8")).toContain("line 29");
});

test("a log that cannot be written does not stop the shop", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const log = openLog(join(dir, "nowhere/log.jsonl"));
  log.write("line");
  await log.flush();
  expect(said).toHaveBeenCalledWith(expect.stringContaining("cannot be written"));
  said.mockRestore();
});
