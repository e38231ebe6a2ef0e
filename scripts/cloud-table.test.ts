import { expect, test } from "vitest";
import { stageOf } from "./cloud-table.ts";

test.each([
  ["store-production-table", "production"],
  ["store-pr-12-table", "pr-12"],
  ["store-asha-restored-20261120T093000", "asha"],
  ["store-asha-drill-copy-20261118T191000", "asha"],
  ["another", "production"],
])("the table %s is of the stage %s", (table, stage) => {
  expect(stageOf(table)).toBe(stage);
});
