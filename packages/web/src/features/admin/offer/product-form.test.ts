import { firstOffer } from "@store/contract/offer/first-offer";
import { expect, test, vi } from "vitest";
import { productSchema, readProduct, withProduct, withProductAt } from "./product-form.ts";

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

const typed = {
  name: "Shop diary",
  description: "Seven days, hour by hour.",
  price: "1,499",
  originalPrice: "",
  benefits: " Seven days \n\nAll numbers",
  soldAs: "extra",
  state: "hidden",
  opens: "",
  taxCode: "",
};
const read = (more: Partial<typeof typed> = {}) => readProduct({ ...typed, ...more }, undefined, firstOffer);
const issuesOf = (more: Partial<typeof typed>) => {
  const checked = productSchema(firstOffer).safeParse(read(more));
  return checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
};

test("a new product gets its id from its name, and opens itself", () => {
  expect(read()).toMatchObject({
    ...{ id: "shop-diary", kind: "files", price: 1499, originalPrice: undefined },
    ...{ benefits: ["Seven days", "All numbers"], opens: ["shop-diary"] },
  });
  expect(read({ name: "Bundle" }).id).toBe("bundle-2");
  expect(read({ name: "Checklist" }).id).toBe("checklist-2");
  expect(read({ name: "हिन्दी" }).id).toBe("product");
  expect(issuesOf({})).toEqual([]);
});

test("what is wrong with a product is told at its field", () => {
  expect(issuesOf({ price: "" })).toEqual(["price: Whole rupees, such as 999"]);
  expect(issuesOf({ price: "9.5" })).toEqual(["price: Whole rupees, such as 999"]);
  expect(issuesOf({ price: "12" })).toEqual(["price: Shop diary: a price is 50 rupees or more."]);
  expect(issuesOf({ originalPrice: "1000" })).toEqual([
    "originalPrice: Shop diary: the crossed-out price is above the price.",
  ]);
});

test("a product that the shop brought along opens what is ticked, and not itself", () => {
  const bundle = firstOffer.products[0];
  expect(readProduct({ ...typed, opens: "checklist,fbads" }, bundle, firstOffer)).toMatchObject({
    id: "bundle",
    opens: ["checklist", "fbads"],
  });
});

test("a product keeps its place when it is changed, and gets another one when it is moved", () => {
  const [bundle, second] = firstOffer.products;
  if (!bundle || !second) throw new Error("The offer has no products");
  const changed = withProduct(firstOffer, { ...second, price: 700 });
  expect(changed.products[1]).toMatchObject({ id: second.id, price: 700 });
  expect(
    withProductAt(changed, second.id, 0)
      .products.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([second.id, bundle.id]);
});
