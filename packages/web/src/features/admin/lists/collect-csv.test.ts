import { expect, it } from "vitest";
import { collectCsv } from "./collect-csv.ts";

const mark = "\uFEFF";

it("a CSV export follows the cursor to the end", async () => {
  const pages: Record<string, { csv: string; nextCursor?: string }> = {
    start: { csv: "Order ID\r\n1\r\n", nextCursor: "a" },
    a: { csv: "2\r\n", nextCursor: "b" },
    b: { csv: "3\r\n" },
  };
  const asked: unknown[] = [];
  const answer = await collectCsv(async (cursor) => {
    asked.push(cursor);
    return { success: true, csv: "", ...pages[cursor ?? "start"] };
  });
  expect(answer).toEqual({ success: true, csv: `${mark}Order ID\r\n1\r\n2\r\n3\r\n` });
  expect(asked).toEqual([undefined, "a", "b"]);
});

it("a CSV export ends at the first failure", async () => {
  await expect(collectCsv(async () => ({ success: true, csv: `${mark}x` }))).resolves.toEqual({
    success: true,
    csv: `${mark}x`,
  });
  const failure = { success: false, error: "No", code: "internal", status: 500, from: "store" } as const;
  await expect(
    collectCsv(async (cursor) => (cursor ? failure : { success: true, csv: "x", nextCursor: "a" })),
  ).resolves.toBe(failure);
});
