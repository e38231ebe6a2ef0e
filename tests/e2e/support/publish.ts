// An offer that is published while a test runs, as an owner would by the call.
import { expect, type Page } from "@playwright/test";
import type { Offer } from "@store/contract/offer/offer-shape";
import { AdminPage } from "../pages/admin-page.ts";
import type { Admin } from "./admins.ts";

/** Publishes other prices, product by product, and whatever else is changed; answers the receipt. */
export function publishPrices(
  page: Page,
  url: string,
  owner: Admin,
  prices: Record<string, number>,
  changes: Partial<Offer> = {},
) {
  return publishOffer(page, url, owner, (offer) => ({
    ...offer,
    products: offer.products.map((one) => ({ ...one, price: prices[one.id] ?? one.price })),
    ...changes,
  }));
}

/** Publishes the offer that holds with a change; answers the receipt. */
export async function publishOffer(page: Page, url: string, owner: Admin, change: (offer: Offer) => Offer) {
  const admin = await new AdminPage(page).enter(owner, "account");
  const { access_token: token } = JSON.parse((await admin.storedSession()) ?? "{}");
  const ask = async (input: object) => {
    const response = await fetch(`${url}/api/admin-offer`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    const body = await response.json();
    expect(body).toMatchObject({ success: true });
    return body;
  };
  const { rev, offer } = await ask({ action: "current" });
  const { version } = await ask({ action: "save-draft", baseRev: rev, version: 0, offer: change(offer) });
  const receipt = await ask({ action: "receipt" });
  await ask({ action: "publish", baseRev: rev, version, note: "Diwali" });
  return receipt;
}
