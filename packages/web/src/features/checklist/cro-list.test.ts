import type { CroItem, CroTab } from "@store/contract/resources";
import { expect, test } from "vitest";
import { croFacets, listOf, narrowed, printGroups, shownIn } from "./cro-list.ts";

function item(id: string, impact = 50, priority = 50): CroItem {
  return { id, task: `Task ${id}`, why: "", exampleUrl: "https://e.example/", cost: "Low", impact, priority };
}

const shared = item("cart-1", 90, 20);
const tabs: CroTab[] = [
  {
    id: "general",
    label: "General",
    title: "General Optimizations",
    subtitle: "",
    sections: [
      { title: "Core", icon: "", glyph: "ruler", items: [item("gen-1", 69, 70), item("gen-2", 49)] },
      { title: "Widget", icon: "", glyph: "ruler", items: [shared] },
    ],
  },
  {
    id: "cart",
    label: "Cart",
    title: "Cart Page Optimizations",
    subtitle: "",
    sections: [{ title: "Cart", icon: "", glyph: "ruler", items: [shared, item("cart-6")] }],
  },
];

test("ids are gathered by section and by tab", () => {
  const list = listOf(tabs);
  expect(list.map(({ ids }) => ids)).toEqual([
    ["gen-1", "gen-2", "cart-1"],
    ["cart-1", "cart-6"],
  ]);
  expect(list[0]?.sections.map(({ key, ids }) => [key, ids])).toEqual([
    ["general/Core", ["gen-1", "gen-2"]],
    ["general/Widget", ["cart-1"]],
  ]);
});

test("narrowing hides items but keeps the ids that shares are counted from", () => {
  const [general, cart] = narrowed(listOf(tabs), ({ id }) => id === "cart-1");
  expect(general?.sections.map(({ title }) => title)).toEqual(["Widget"]);
  expect(general?.ids).toHaveLength(3);
  expect(general && shownIn(general)).toBe(1);
  expect(cart?.sections[0]?.ids).toEqual(["cart-1", "cart-6"]);
});

test("bands of impact and priority leave no gap and do not overlap", () => {
  for (const facet of croFacets) {
    for (let value = 0; value <= 100; value++) {
      const held = facet.options.filter(({ holds }) => holds(item("x", value, value)));
      expect(held, `${facet.key} ${value}`).toHaveLength(1);
    }
  }
});

test("a tab that has no match is left out on paper", () => {
  const groups = printGroups(narrowed(listOf(tabs), ({ id }) => id === "cart-6"));
  expect(groups.map(({ title }) => title)).toEqual(["Cart Page Optimizations"]);
  expect(groups[0]?.sections[0]?.rows[0]).toEqual({
    id: "cart-6",
    task: "Task cart-6",
    initial: "",
    cells: ["Low", "50", "50"],
  });
});
