// An offer that is published while a test runs, as an owner would by the call.
import { expect, type Page } from "@playwright/test";
import { AdminPage } from "../pages/admin-page.ts";
import type { Admin } from "./admins.ts";

interface Product {
  id: string;
  price: number;
}

/** Publishes other prices, product by product, and whatever else is changed; answers the receipt. */
export async function publishPrices(
  page: Page,
  url: string,
  owner: Admin,
  prices: Record<string, number>,
  changes: object = {},
) {
  const asked = page.waitForRequest(/\/api\/admin-(?!account)/);
  await new AdminPage(page).enter(owner, "orders");
  const { authorization = "" } = await (await asked).allHeaders();
  const ask = async (input: object) => {
    const response = await fetch(`${url}/api/admin-offer`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify(input),
    });
    const body = await response.json();
    expect(body).toMatchObject({ success: true });
    return body;
  };
  const { rev, offer } = await ask({ action: "current" });
  const products = offer.products.map((one: Product) => ({ ...one, price: prices[one.id] ?? one.price }));
  const draft = { ...offer, products, ...changes };
  const { version } = await ask({ action: "save-draft", baseRev: rev, version: 0, offer: draft });
  const receipt = await ask({ action: "receipt" });
  await ask({ action: "publish", baseRev: rev, version, note: "Diwali" });
  return receipt;
}
