import { expect, test } from "vitest";
import { completeTabs, readTab } from "./checklists.ts";

const item = (id: string, cost = "Low") =>
  `      - id: ${id}
        task: A task.
        why: A reason.
        exampleUrl: https://a.example/b
        cost: ${cost}
        impact: 50
        priority: 60
`;
const tab = (name: string, items: string) =>
  readTab({
    file: `checklists/cro/${name}.yaml`,
    line: 1,
    text: `label: L\ntitle: T\nsubtitle: S\nsections:\n  - title: One\n    icon: 🛒\n    glyph: house\n    items:\n${items}`,
  });

test("completeTabs puts an item wherever its id is named", () => {
  const [general, cart] = completeTabs([tab("general", "      - cart-1\n"), tab("cart", item("cart-1"))]);
  expect(cart?.id).toBe("cart");
  expect(cart?.sections[0]?.items[0]?.task).toBe("A task.");
  expect(general?.sections[0]?.items[0]).toBe(cart?.sections[0]?.items[0]);
});

test("completeTabs refuses an id that two items have", () => {
  expect(() => completeTabs([tab("home", item("home-1")), tab("cart", item("home-1"))])).toThrow(
    "packages/goods/checklists/cro/cart.yaml, line 1: a second item has the id “home-1”",
  );
});

test("completeTabs refuses an id that no item has", () => {
  expect(() => completeTabs([tab("home", "      - home-1\n")])).toThrow(
    "checklists/cro/home.yaml, line 1: no item has the id “home-1”",
  );
});

test("readTab names the line of a field that an item lacks or does not know", () => {
  const without = (line: RegExp) => item("home-1").replace(line, "");
  expect(() => tab("home", item("home-1", "Cheap"))).toThrow(
    "line 13: “cost” must be one of: Low, Medium, High; it is “Cheap”",
  );
  expect(() => tab("home", without(/ +impact.*\n/))).toThrow("line 9: “impact” is missing");
  expect(() => tab("home", `${item("home-1")}        prio: 3\n`)).toThrow(
    "line 16: “prio” is not known here",
  );
});
