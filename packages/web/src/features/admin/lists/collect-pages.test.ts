import { describe, expect, it } from "vitest";
import { CallError, type RemoteFailure } from "../../../lib/api.ts";
import { type Collected, collectPages } from "./collect-pages.ts";
import { csvFile } from "./csv-file.ts";

interface Page {
  csv: string;
  nextCursor?: string;
}
const pages: Record<string, Page> = {
  start: { csv: "Order ID\r\n1\r\n", nextCursor: "a" },
  a: { csv: "2\r\n", nextCursor: "b" },
  b: { csv: "3\r\n" },
};
const pageAt = (cursor = "start") => ({ success: true as const, csv: "", ...pages[cursor] });
const failure = (code: string, status: number): RemoteFailure => ({
  success: false,
  error: "No",
  code,
  status,
  from: "store",
});
const refused = failure("internal", 500);
const throttled = failure("throttled", 429);
const lost = () => new CallError("The network did not answer");
const textsOf = (collected: { csv: string }[]) => collected.map(({ csv }) => csv).join("");
const whole = "Order ID\r\n1\r\n2\r\n3\r\n";

/** Collects from a shop that answers as told, each answer once and then properly. */
async function collect(
  collected: Collected<Page>,
  ...answers: [at: string, answer: RemoteFailure | Error][]
) {
  const asked: string[] = [];
  const reply = await collectPages<Page>(
    async (cursor = "start") => {
      asked.push(cursor);
      const told = answers.findIndex(([at]) => at === cursor);
      const [, answer] = told < 0 ? [] : (answers.splice(told, 1)[0] ?? []);
      if (answer instanceof Error) throw answer;
      return answer ?? pageAt(cursor);
    },
    collected,
    async () => {},
  );
  return { reply, asked };
}

describe("an export", () => {
  it("follows the cursor to the end", async () => {
    const { reply, asked } = await collect({ pages: [] });
    expect(reply.success && textsOf(reply.pages)).toBe(whole);
    expect(asked).toEqual(["start", "a", "b"]);
  });

  it("asks again for a page that no answer came for", async () => {
    const { reply, asked } = await collect({ pages: [] }, ["a", lost()], ["a", lost()]);
    expect(reply.success && textsOf(reply.pages)).toBe(whole);
    expect(asked).toEqual(["start", "a", "a", "a", "b"]);
  });

  it("ends at once when its first page does not come", async () => {
    await expect(collect({ pages: [] }, ["start", lost()])).rejects.toThrow("did not answer");
  });

  it("ends at the first refusal, and goes on there the next time", async () => {
    const collected: Collected<Page> = { pages: [] };
    expect((await collect(collected, ["b", refused])).reply).toBe(refused);
    const { reply, asked } = await collect(collected);
    expect(asked).toEqual(["b"]);
    expect(reply.success && textsOf(reply.pages)).toBe(whole);
  });

  it("waits when it has asked too often, and gives up after six minutes", async () => {
    const often = (times: number) =>
      Array.from({ length: times }, (): [string, RemoteFailure] => ["a", throttled]);
    const { reply, asked } = await collect({ pages: [] }, ...often(6));
    expect(reply.success && textsOf(reply.pages)).toBe(whole);
    expect(asked.filter((cursor) => cursor === "a")).toHaveLength(7);
    expect((await collect({ pages: [] }, ...often(7))).reply).toBe(throttled);
    expect((await collect({ pages: [] }, ["start", throttled])).reply).toBe(throttled);
  });

  it("goes on after a connection that stayed away too long", async () => {
    const collected: Collected<Page> = { pages: [] };
    const away = Array.from({ length: 7 }, (): [string, Error] => ["b", lost()]);
    await expect(collect(collected, ...away)).rejects.toThrow("did not answer");
    const { reply, asked } = await collect(collected);
    expect(asked).toEqual(["b"]);
    expect(reply.success && textsOf(reply.pages)).toBe(whole);
  });
});

it("a CSV file of several pages begins with the mark of UTF-8 and their first line", async () => {
  const { name, content } = csvFile("orders", Object.values(pages));
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = new Uint8Array(await content.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(whole);
});
