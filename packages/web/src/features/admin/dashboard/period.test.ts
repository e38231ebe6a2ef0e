import { describe, expect, it } from "vitest";
import { addDays, change, daysBetween, nameOf, readStretch, rowsOf, stretchBefore, sumOf } from "./period.ts";

const figures = (day: string, completed: number, revenue: number) => ({
  day,
  carts: 0,
  orders: 0,
  completed,
  gross: revenue,
  revenue,
  refunded: 0,
  refundedAmount: 0,
  fees: 0,
  feeTax: 0,
  couponRevenue: 0,
  discounted: 0,
  recovered: 0,
  sold: { bundle: completed },
});

describe("days in India", () => {
  it("are counted over months and leap days", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2026-02-01", "2026-02-28")).toBe(28);
    expect(daysBetween("2026-02-01", "2026-01-31")).toBe(0);
  });
});

describe("the period in the address", () => {
  const read = (query: string) => readStretch(new URLSearchParams(query), "2026-11-21");

  it("is the last 30 days by default", () => {
    expect(read("")).toEqual({ span: "30d", from: "2026-10-23", to: "2026-11-21" });
    expect(read("span=7d")).toEqual({ span: "7d", from: "2026-11-15", to: "2026-11-21" });
    expect(read("span=12m")).toEqual({ span: "12m", from: "2025-11-22", to: "2026-11-21" });
  });

  it("is what was chosen if that makes sense", () => {
    expect(read("span=custom&from=2026-01-01&to=2026-01-31")).toEqual({
      span: "custom",
      from: "2026-01-01",
      to: "2026-01-31",
    });
    for (const nonsense of [
      "from=2026-02-01&to=2026-01-01",
      "from=2024-01-01&to=2026-01-01",
      "from=x&to=2026-01-01",
      "from=2026-13-41&to=2026-13-42",
      "",
    ]) {
      expect(read(`span=custom&${nonsense}`)).toMatchObject({ from: "2026-10-23", to: "2026-11-21" });
    }
  });
});

describe("rows", () => {
  it("are days, including those on which nothing happened", () => {
    const rows = rowsOf({ from: "2026-11-19", to: "2026-11-21" }, [
      figures("2026-11-20", 2, 1998),
      figures("2026-10-01", 9, 9),
    ]);
    expect(rows.map(({ key, completed }) => [key, completed])).toEqual([
      ["2026-11-19", 0],
      ["2026-11-20", 2],
      ["2026-11-21", 0],
    ]);
    expect(sumOf(rows)).toMatchObject({ completed: 2, revenue: 1998, sold: { bundle: 2 } });
  });

  it("are months where days would be too many", () => {
    const rows = rowsOf({ from: "2025-11-22", to: "2026-11-21" }, [
      figures("2025-11-30", 1, 999),
      figures("2026-11-01", 2, 1998),
      figures("2026-11-21", 3, 2997),
    ]);
    expect(rows).toHaveLength(13);
    expect(rows.at(0)).toMatchObject({ key: "2025-11", completed: 1 });
    expect(rows.at(-1)).toMatchObject({ key: "2026-11", completed: 5, revenue: 4995, sold: { bundle: 5 } });
  });

  it("have names", () => {
    expect(nameOf("2026-11-01")).toBe("1 Nov");
    expect(nameOf("2026-11")).toBe("Nov 2026");
  });
});

describe("the period before", () => {
  it("is as long and ends the day before", () => {
    expect(stretchBefore({ from: "2026-03-01", to: "2026-03-07" })).toEqual({
      from: "2026-02-22",
      to: "2026-02-28",
    });
    expect(stretchBefore({ from: "2026-03-01", to: "2026-03-01" })).toEqual({
      from: "2026-02-28",
      to: "2026-02-28",
    });
  });

  it("is compared by how much it is more or less", () => {
    expect(change(150, 100)).toBe("+50%");
    expect(change(95, 100)).toBe("−5%");
    expect(change(0, 100)).toBe("−100%");
    expect(change(5, 0)).toBeUndefined();
  });
});
