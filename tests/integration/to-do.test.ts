// What a new owner has left to do before the shop sells, as the dashboard is told of it.
import { firstOffer } from "@store/contract/offer/first-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { bootstrap } from "@store/core/bootstrap";
import { sendTestEmail } from "@store/core/mail/send-test-email";
import { clearOffers } from "@store/core/offer/current-offer";
import { CurrentOfferEntity } from "@store/core/offer/current-offer.entity";
import { RevisionEntity } from "@store/core/offer/revision.entity";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { noteArrival } from "@store/core/orders/payments/message-arrival.entity";
import { beforeEach, expect, test } from "vitest";
import { acting, type Person, setUp } from "../support/admin.ts";
import { newBuyer, pay, place } from "../support/buyers.ts";
import { sweep } from "../support/mail-worker.ts";

let admin: Person;
beforeEach(async () => {
  admin = await setUp();
  clearOffers();
  await bootstrap();
});
const done = async () => (await acting(admin, () => adminDashboard.totals({}))).done;

async function holds(offer: Offer): Promise<void> {
  const row = { rev: 2, sha256: "", changes: "[]", by: "", at: 0, note: "" };
  await RevisionEntity.put({ ...row, offer: JSON.stringify(offer) }).go();
  await CurrentOfferEntity.patch({ name: "current" }).set({ rev: 2 }).go();
  clearOffers();
}

const own: Offer = {
  ...firstOffer,
  supportEmail: "help@kitewright.in",
  address: "22 Kite Lane, Shivajinagar, Pune 411005, India",
  phone: "+91 20 4012 3456",
  cin: undefined,
  contactPerson: "Leela Nair",
  grievanceOfficer: {
    name: "Leela Nair",
    designation: "Grievance Officer",
    email: "leela@kitewright.in",
    phone: "+91 20 4012 3456",
  },
  products: firstOffer.products.map((product) => ({ ...product, price: product.price + 100 })),
  acceptDarkPatterns: true,
  claims: [],
  refundReading: "guarantee",
  designToolUrl: undefined,
  community: "https://kitewright.in/makers",
  gst: { ...firstOffer.gst, mode: "unregistered" },
};

test("a new shop has everything left to do", async () => {
  expect(await done()).toEqual([]);
});

test("what the offer says of the shop counts as done once it is the shop's own", async () => {
  await holds(own);
  expect((await done()).sort()).toEqual(["claims", "company", "prices", "promises", "tax"]);
});

test("a fact that is still the sample's keeps its part open", async () => {
  await holds({ ...own, contactPerson: firstOffer.contactPerson, claims: "sample" });
  expect((await done()).sort()).toEqual(["prices", "promises", "tax"]);
});

test("mail counts as done once the carrier took a mail that was sent to try it", async () => {
  await acting(admin, () => sendTestEmail({ email: "owner@kitewright.in", template: "welcome" }));
  expect(await done()).not.toContain("mail");
  await sweep();
  expect(await done()).toContain("mail");
});

test("the payment company counts as done once a signed message of it came", async () => {
  await noteArrival("stripe");
  expect(await done()).toEqual(["payments"]);
});

test("the purchase counts as done once an order was paid, and so do the prices that it was paid at", async () => {
  await pay(await place(await newBuyer()));
  expect((await done()).sort()).toEqual(["payments", "prices", "purchase"]);
});
