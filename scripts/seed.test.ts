import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setting } from "@store/core/platform/settings";
import { identityOf } from "@store/dev/identity";
import { afterEach, expect, test } from "vitest";
import { openTable } from "../tests/support/seed/open-table.ts";

const env = { ...process.env };
afterEach(() => {
  process.env = env;
});

test("the shop opens a data folder that was seeded before its first start", async () => {
  const work = mkdtempSync(join(tmpdir(), "seed-"));
  const dataDir = join(work, "not-there-yet");
  const stop = await openTable(dataDir);
  await stop();
  const { SetupCode, AddressKey } = identityOf(dataDir);
  // What is laid in is found by the shop, which has the same key.
  expect(setting("addressKey")).toBe(AddressKey);
  expect(SetupCode.length).toBeGreaterThan(10);
  expect(identityOf(dataDir).SetupCode).toBe(SetupCode);
  rmSync(work, { recursive: true });
}, 60_000);
