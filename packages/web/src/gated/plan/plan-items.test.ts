import { expect, test } from "vitest";
import { croPlanItems, seoPlanItems } from "./plan-items.ts";

const shared = {
  id: "cart-1",
  task: "Show the cart",
  why: "It reassures.",
  exampleUrl: "",
  cost: "Low" as const,
};
const section = (title: string) => ({
  title,
  icon: "",
  glyph: "",
  items: [{ ...shared, impact: 54, priority: 79 }],
});

test("a CRO item carries its page and section", () => {
  const tab = (label: string, title: string) => ({
    id: label,
    label,
    title: label,
    subtitle: "",
    sections: [section(title)],
  });
  const items = croPlanItems([tab("General", "Shopping Cart Widget"), tab("Cart", "Cart Functionality")]);
  expect(items.map(({ place }) => place)).toEqual([
    "General: Shopping Cart Widget",
    "Cart: Cart Functionality",
  ]);
  expect(items[1]).toMatchObject({ id: "cart-1", cost: "Low", impact: 54, priority: 79 });
});

test("an SEO item takes its work and effect from its marks", () => {
  const item = {
    id: "ux-1",
    task: "Do",
    detail: "Why",
    howToUrl: "",
    evaluation: "Bad" as const,
    cost: "Free" as const,
    tools: "",
  };
  const [easy, hard] = seoPlanItems([
    {
      id: "ux",
      title: "Website UX",
      glyph: "",
      items: [
        { ...item, impact: "High", difficulty: "Easy" },
        { ...item, impact: "Low", difficulty: "Hard" },
      ],
    },
  ]);
  expect(easy).toMatchObject({ cost: "Low", place: "Website UX", why: "Why", typical: "Bad" });
  expect(hard?.cost).toBe("High");
  expect(easy?.impact).toBeGreaterThan(hard?.impact ?? 100);
});
