// What may be typed into every calculator, and how its working reads.
import { expect, test } from "vitest";
import { tools } from "./all-tools.ts";
import { campaignLinkTool } from "./campaign-link.ts";
import { runTool, type Typed, workingOf } from "./run-tool.ts";
import { today, work } from "./testing.ts";
import type { Tool } from "./tool.ts";

test("figures that are possible together are allowed", () => {
  const allowed: [Tool, Typed][] = [
    [tools["ab-verdict"], { visitorsA: "48", visitorsB: "63" }],
    [tools["new-people"], { reachAfter: "6,10,000" }],
    [tools["marginal-order"], { spendAfter: "56,001" }],
    [tools["delivery-promise"], { fastest: "4", slowest: "4" }],
  ];
  for (const [tool, typed] of allowed) expect(runTool(tool, typed, today).problems).toEqual({});
  const forbidden: [Tool, Typed, object][] = [
    [tools["ab-verdict"], { ordersA: "2401" }, { ordersA: "More orders than people: check both figures" }],
    [tools["ab-verdict"], { ordersB: "2401" }, { ordersB: "More orders than people: check both figures" }],
    [
      tools["marginal-order"],
      { spendAfter: "56,000" },
      { spendAfter: "This sum is for a raised budget: the second figure must be higher" },
    ],
    [tools["delivery-promise"], { slowest: "1" }, { slowest: "This cannot be fewer than the days at best" }],
  ];
  for (const [tool, typed, problems] of forbidden) expect(runTool(tool, typed, today)).toEqual({ problems });
  expect(runTool(tools["new-people"], { reachAfter: "1" }, today).problems).toHaveProperty("reachAfter");
});

test.each(
  Object.values(tools).flatMap((tool) =>
    tool.fields.map((field) => [tool.id, field.id, tool, field] as const),
  ),
)("the tool %s takes in %s only what lies within its limits", (_, id, tool, field) => {
  const problem = (text: string) => runTool(tool, { [id]: text }, today).problems[id] ?? "";
  if (field.kind === "number") {
    const scale = field.unit === "percent" ? 100 : 1;
    const step = field.whole ? 1 : 0.01;
    const [low, high] = [(field.min ?? 0) * scale, field.max * scale];
    expect(problem(String(low))).not.toMatch(/At least|less than 0|Write a/);
    expect(problem(String(low - step))).toMatch(/^(At least|This cannot be less than 0)/);
    expect(problem(String(high))).not.toMatch(/At most/);
    expect(problem(String(high + step))).toMatch(/^At most .+\. Is there a zero too many\?$/);
    expect(problem(String(low + 1.5)) === "Write a whole number").toBe(field.whole === true);
  }
  if (field.kind === "choice") for (const option of field.options) expect(problem(option)).toBe("");
  const mayBeEmpty = field.kind === "date" && field.start === undefined;
  expect(problem(" ") === "").toBe(mayBeEmpty);
});

test("every problem is told at its field", () => {
  expect(runTool(tools["cash-gap"], { spend: "x", wait: "1.5", cash: "" }, today)).toEqual({
    problems: {
      spend: "Write a number, such as 10,000",
      wait: "Write a whole number",
      cash: "Write a number, such as 2,43,000",
    },
  });
});

test("the working of a step shows figures, days and words as they are read", () => {
  const working = (tool: Tool, typed: Typed, id: string) => {
    const step = tool.steps.find((each) => each.id === id);
    if (!step) throw new Error(id);
    const { values, outcomes } = work(tool, typed);
    return workingOf(tool, step, values, outcomes);
  };
  expect(working(tools["cash-gap"], {}, "missing")).toBe("₹4,86,000 − ₹2,43,000, not below 0");
  expect(working(tools["cash-gap"], {}, "carries")).toBe("₹2,43,000 × ₹10,000 ÷ ₹2,43,000");
  expect(working(tools["speed-budget"], {}, "left")).toBe("2.5 s − 0.8 s − 2 × 0.15 s");
  expect(working(tools["delivery-promise"], {}, "counted")).toBe("15:30, cut-off 14:00");
  expect(working(tools["delivery-promise"], {}, "week")).toBe("");
  expect(working(campaignLinkTool, {}, "adSet")).toBe("broad + in-south + purchase + 25plus");
  expect(working(tools["new-people"], { spendFirst: "0" }, "factor")).toBe("₹729 ÷ ₹0");
  expect(working(tools["ab-verdict"], {}, "difference")).toBe("63 orders against 48 orders");
});
