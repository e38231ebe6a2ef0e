import { firstOffer } from "@store/contract/offer/first-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/query-client.ts";
import { tellAuth } from "../session/auth-events.ts";
import {
  changeOffer,
  currentWork,
  dropChanges,
  offerQuery,
  saveOffer,
  settleClash,
  undoChange,
  waitingChanges,
} from "./draft.ts";

vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));
vi.mock("../session/admin-call.ts", () => ({
  callAdmin: async (_name: string, action: keyof typeof server, input: never) => server[action](input),
}));

interface Draft {
  baseRev: number;
  version: number;
  offer: Offer;
}
/** A shop's server, as far as drafts go. */
let rev = 1;
let revisions: Offer[] = [firstOffer];
let draft: (Draft & { by: string; at: number }) | undefined;
let isDown = false;
const changed = { success: false, status: 409, code: "offer.changed", error: "Changed", from: "store" };
const server = {
  current: () => ({ success: true, rev, since: 0, offer: revisions.at(-1), draft }),
  revision: ({ rev }: { rev: number }) => ({ success: true, offer: revisions[rev - 1] }),
  history: () => ({ success: true, revisions: [{ rev, at: 0, by: "other", note: "Diwali", changes: [] }] }),
  "save-draft": ({ baseRev, version, offer }: Draft) => {
    if (isDown) return { ...changed, status: 500, code: "server.error", error: "Out of order" };
    if ((draft?.version ?? 0) !== version) return changed;
    draft = { baseRev, version: version + 1, offer, by: "me", at: 0 };
    return { success: true, version: draft.version };
  },
  "drop-draft": ({ version }: Draft) => {
    if (draft?.version !== version) return changed;
    draft = undefined;
    return { success: true };
  },
};
const priced = (offer: Offer, id: string, price: number): Offer => ({
  ...offer,
  products: offer.products.map((one) => (one.id === id ? { ...one, price } : one)),
});
const bundlePrice = (offer = currentWork()?.next) => offer?.products.find(({ id }) => id === "bundle")?.price;
const open = () => queryClient.fetchQuery({ ...offerQuery(), staleTime: 0 });
const setBundle = (price: number) => changeOffer((offer) => priced(offer, "bundle", price));
const otherSaves = (offer: Offer) =>
  server["save-draft"]({ baseRev: rev, version: draft?.version ?? 0, offer });
const otherPublishes = (offer: Offer) => {
  rev += 1;
  revisions.push(offer);
};

beforeEach(async () => {
  [rev, revisions, draft, isDown] = [1, [firstOffer], undefined, false];
  tellAuth("SIGNED_OUT", undefined);
  queryClient.clear();
  await open();
});

test("a change holds here at once, and is saved", async () => {
  setBundle(1499);
  expect([bundlePrice(), currentWork()?.saving]).toEqual([1499, "waits"]);
  expect(await saveOffer()).toBe(true);
  expect([bundlePrice(draft?.offer), currentWork()?.saving]).toEqual([1499, "done"]);
});

test("what was saved can still be undone on another screen", async () => {
  const before = bundlePrice();
  setBundle(1499);
  await saveOffer();
  await open();
  undoChange();
  expect(bundlePrice()).toBe(before);
});

test("undo takes changes back one by one, to the draft's end", async () => {
  setBundle(1499);
  setBundle(1599);
  undoChange();
  await saveOffer();
  expect(bundlePrice(draft?.offer)).toBe(1499);
  undoChange();
  await saveOffer();
  expect([bundlePrice(), draft, currentWork()?.saved.version]).toEqual([999, undefined, 0]);
});

test("what is typed in one field, letter by letter, is taken back as one", async () => {
  await open();
  const type = (tagline: string) => changeOffer((offer) => ({ ...offer, tagline }), "tagline");
  const { name, tagline } = firstOffer;
  for (const text of ["K", "Ki", "Kites"]) type(text);
  changeOffer((offer) => ({ ...offer, name: "Kitewright" }), "name");
  undoChange();
  expect(currentWork()?.next).toMatchObject({ tagline: "Kites", name });
  undoChange();
  expect(currentWork()?.next).toMatchObject({ tagline, name });
  expect(currentWork()?.past).toEqual([]);
});

test("changes that are dropped can be brought back", async () => {
  setBundle(1499);
  dropChanges();
  undoChange();
  expect(bundlePrice()).toBe(1499);
});

test("a save that fails says so, and goes through once the shop answers", async () => {
  isDown = true;
  setBundle(1499);
  expect(await saveOffer()).toBe(false);
  expect(currentWork()).toMatchObject({ saving: "failed", failure: "Out of order" });
  isDown = false;
  expect(await saveOffer()).toBe(true);
  expect(bundlePrice(draft?.offer)).toBe(1499);
});

test("a field that is not as it may be is not sent", async () => {
  changeOffer((offer) => ({ ...offer, tagline: "" }));
  expect(await saveOffer()).toBe(false);
  expect([currentWork()?.saving, draft]).toEqual(["refused", undefined]);
});

test("what somebody else changed of other things is taken in", async () => {
  otherSaves({ ...firstOffer, city: "Surat" });
  setBundle(1499);
  expect(await saveOffer()).toBe(true);
  expect([draft?.offer.city, bundlePrice(draft?.offer)]).toEqual(["Surat", 1499]);
});

test("a person chooses where both changed the same", async () => {
  otherSaves(priced(firstOffer, "bundle", 1299));
  setBundle(1499);
  expect(await saveOffer()).toBe(false);
  expect(currentWork()?.clash).toMatchObject({ published: false, by: "me" });
  settleClash(() => true);
  expect(await saveOffer()).toBe(true);
  expect(bundlePrice(draft?.offer)).toBe(1499);
});

test("a revision that was published meanwhile is laid beside the draft", async () => {
  setBundle(1499);
  await saveOffer();
  otherPublishes({ ...firstOffer, city: "Surat" });
  tellAuth("SIGNED_OUT", undefined);
  await open();
  expect(currentWork()?.clash).toMatchObject({ published: true, by: "other", note: "Diwali" });
  settleClash((path) => path.endsWith(".price"));
  await saveOffer();
  expect([draft?.baseRev, draft?.offer.city, bundlePrice(draft?.offer)]).toEqual([2, "Surat", 1499]);
  expect(waitingChanges(currentWork() as NonNullable<ReturnType<typeof currentWork>>)).toHaveLength(1);
});

test("a draft that says nothing of its own gives way to what was published", async () => {
  setBundle(1499);
  await saveOffer();
  const mine = draft?.offer as Offer;
  draft = undefined;
  otherPublishes(mine);
  changeOffer((offer) => ({ ...offer, city: "Surat" }));
  expect(await saveOffer()).toBe(true);
  expect(currentWork()).toMatchObject({ rev: 2, saved: { baseRev: 2, version: 1 } });
});
