import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { regionOf } from "./stage-settings.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-settings-"));
  vi.stubEnv("STORE_REGION", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a stage is in Mumbai unless its settings say otherwise", () => {
  expect(regionOf("asha", folder)).toBe("ap-south-1");
});

test("the file of a stage stands above the file of all, and both above the shell", () => {
  vi.stubEnv("STORE_REGION", "eu-west-1");
  expect(regionOf("asha", folder)).toBe("eu-west-1");
  writeFileSync(join(folder, ".env"), "STORE_REGION=us-east-1\n");
  expect(regionOf("asha", folder)).toBe("us-east-1");
  writeFileSync(join(folder, ".env.asha"), "STORE_REGION=ap-southeast-1\n");
  expect(regionOf("asha", folder)).toBe("ap-southeast-1");
  expect(regionOf("other", folder)).toBe("us-east-1");
});
