// Lists that lie in months: a page is full or says where to go on, in a bounded number of round trips.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearShards } from "./list-shards.ts";
import { monthOf } from "./time.ts";
import { type PageToken, type Walk, walkMonths } from "./walk-months.ts";

const openSince = vi.hoisted(() => ({ at: Date.parse("2020-01-15T00:00:00Z") }));
const lists = vi.hoisted(() => ({ oneShardFrom: "2020-01" as string | undefined, spread: [] as string[] }));
vi.mock("./shop.entity.ts", () => ({ readShop: async () => ({ openSince: openSince.at, ...lists }) }));

interface Row {
  id: string;
  createdAt: number;
  shard?: string;
}
const row = (id: string, day: string): Row => ({ id, createdAt: Date.parse(`${day}T12:00:00Z`) });

/** A list of these rows, and the months that were asked for, one list for each round trip. */
function listOf(rows: Row[], more: Partial<Walk<Row>> = {}) {
  const asked: string[] = [];
  const walk = (from: PageToken, limit: number) =>
    walkMonths<Row>({
      from,
      limit,
      inShards: true,
      read: async ({ month, before }, count, shard) => {
        asked.push(shard === "0" ? month : `${month}#${shard}`);
        return rows
          .filter((one) => monthOf(one.createdAt) === month && (one.shard ?? "0") === shard)
          .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
          .filter(
            (one) =>
              !before ||
              one.createdAt < before.createdAt ||
              (one.createdAt === before.createdAt && one.id < before.id),
          )
          .slice(0, count);
      },
      createdAt: (one) => one.createdAt,
      id: (one) => one.id,
      keep: () => true,
      ...more,
    });
  /** All pages from the newest on. */
  const all = async (limit: number) => {
    const pages: string[][] = [];
    for (let from: PageToken | undefined = { month: "2026-11" }; from && pages.length < 99; ) {
      const { rows: found, next }: Awaited<ReturnType<typeof walk>> = await walk(from, limit);
      pages.push(found.map(({ id }) => id));
      from = next;
    }
    return pages;
  };
  return { walk, all, asked };
}

const some = [
  row("a", "2026-11-20"),
  row("b", "2026-11-10"),
  row("c", "2026-11-01"),
  row("d", "2026-10-05"),
  row("e", "2026-03-05"),
  row("f", "2025-12-31"),
];

beforeEach(() => {
  openSince.at = Date.parse("2025-12-15T00:00:00Z");
  Object.assign(lists, { oneShardFrom: "2020-01", spread: [] });
  clearShards();
});

test.each([1, 2, 3, 5, 6, 7])("pages of %i hold every row once, newest first", async (limit) => {
  const pages = await listOf(some).all(limit);
  expect(pages.flat()).toEqual(["a", "b", "c", "d", "e", "f"]);
  for (const page of pages.slice(0, -1)) expect(page.length).toBeLessThanOrEqual(limit);
});

test("a page that the last rows fill has no next page", async () => {
  const { walk } = listOf(some);
  expect(await walk({ month: "2026-11" }, 6)).toEqual({ rows: some });
  const first = await walk({ month: "2026-11" }, 3);
  expect(first.next).toEqual({ month: "2026-11", before: { createdAt: some[2]?.createdAt, id: "c" } });
});

test("empty months are read side by side, and none from before the shop opened", async () => {
  const { walk, asked } = listOf([]);
  expect(await walk({ month: "2026-11" }, 5)).toEqual({ rows: [] });
  expect(asked).toEqual([
    ...["2026-11", "2026-10", "2026-09", "2026-08"],
    ...["2026-07", "2026-06", "2026-05", "2026-04", "2026-03", "2026-02", "2026-01", "2025-12"],
  ]);
});

test("a page ends after a dozen empty months and says where to go on", async () => {
  openSince.at = Date.parse("2020-01-01T00:00:00Z");
  const { walk, asked } = listOf([row("old", "2021-05-05")]);
  expect(await walk({ month: "2026-11" }, 5)).toEqual({ rows: [], next: { month: "2025-11" } });
  expect(asked).toHaveLength(12);
  expect((await listOf([row("old", "2021-05-05")]).all(5)).flat()).toEqual(["old"]);
});

test("unwanted rows cost no more than a bounded number of round trips", async () => {
  const many = Array.from({ length: 100 }, (_, index) => row(String(index).padStart(3, "0"), "2026-11-10"));
  const wanted = { keep: ({ id }: Row) => id === "000" };
  const { walk, asked, all } = listOf(many, wanted);
  const first = await walk({ month: "2026-11" }, 4);
  expect(first.rows).toEqual([]);
  expect(asked).toHaveLength(8);
  expect(first.next?.before?.id).toBe("060");
  expect((await all(4)).flat()).toEqual(["000"]);
});

describe("a walk with an oldest day", () => {
  test("answers nothing older and reads no older month", async () => {
    const since = Date.parse("2026-10-05T12:00:00Z");
    const { walk, asked } = listOf(some, { since });
    expect((await walk({ month: "2026-11" }, 9)).rows.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    expect(asked).toEqual(["2026-11", "2026-10"]);
    const later = listOf(some, { since: since + 1 });
    expect((await later.walk({ month: "2026-11" }, 9)).rows.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

describe("a month in shards", () => {
  const inShards = (rows: Row[]) => rows.map((one, at) => ({ ...one, shard: String(at % 4) }));

  test.each([1, 2, 3, 6])("has every row once, newest first, in pages of %i", async (limit) => {
    Object.assign(lists, { oneShardFrom: undefined });
    expect((await listOf(inShards(some)).all(limit)).flat()).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  test("is asked for its other shards only when the shop's row names it", async () => {
    lists.spread = ["2026-10"];
    const { walk, asked } = listOf(inShards([...some.slice(0, 1), row("d", "2026-10-05"), ...some.slice(3)]));
    await walk({ month: "2026-11" }, 1);
    expect(asked).toEqual([
      ...["2026-11", "2026-10", "2026-10#1", "2026-10#2", "2026-10#3"],
      ...["2026-09", "2026-08"],
    ]);
  });

  test("is asked for all of them at once when it is known to be spread", async () => {
    lists.spread = ["2026-11"];
    const { walk, asked } = listOf(inShards(some));
    await walk({ month: "2026-11" }, 1);
    asked.length = 0;
    await walk({ month: "2026-11" }, 1);
    expect(asked).toEqual(["2026-11", "2026-11#1", "2026-11#2", "2026-11#3"]);
  });

  test("a month that is spread between two pages loses no older row and doubles none", async () => {
    const rows = [...inShards([row("new", "2026-11-20")]), row("b", "2026-11-10"), row("c", "2026-11-01")];
    const { walk } = listOf(rows);
    const first = await walk({ month: "2026-11" }, 1);
    lists.spread = ["2026-11"];
    rows.unshift(
      { ...row("later", "2026-11-25"), shard: "2" },
      { ...row("between", "2026-11-15"), shard: "3" },
    );
    const second = await walk(first.next ?? { month: "2026-11" }, 9);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(["new", "between", "b", "c"]);
  });

  test("a month from before one shard was enough is read whole", async () => {
    lists.oneShardFrom = "2026-11";
    const rows = [
      row("a", "2026-11-20"),
      { ...row("b", "2026-10-10"), shard: "3" },
      { ...row("c", "2026-01-01"), shard: "1" },
    ];
    expect((await listOf(rows).all(2)).flat()).toEqual(["a", "b", "c"]);
  });
});
