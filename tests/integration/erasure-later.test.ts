// What comes after an erasure: money that moves, a new purchase, a restored table, tax papers; and what an admin sees.

import { dayInIndia } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { changeProfile } from "@store/core/customers/change-profile";
import { readCustomer } from "@store/core/customers/customer.entity";
import { adminGst } from "@store/core/invoices/admin-gst";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { NumberingEntity, numberHere } from "@store/core/invoices/numbering.entity";
import { withBuyer } from "@store/core/invoices/sealed-buyer";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { settle } from "@store/core/orders/settlement/settle";
import { suppress } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { subjectOf } from "@store/core/platform/subject";
import { table } from "@store/core/platform/table";
import { days, hours, monthOf } from "@store/core/platform/time";
import { adminPrivacy } from "@store/core/privacy/admin-privacy";
import { erasuresOf } from "@store/core/privacy/erasures-known";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import { replayErasures } from "@store/core/privacy/replay";
import { describe, expect, test, vi } from "vitest";
import { acting, newAdmin } from "../support/admin.ts";
import { newMember, theOrder, unique } from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import {
  askToErase,
  enterCentre,
  erase,
  erasureRequests,
  mailsTo,
  newSomeone,
  rowsThatTell,
  someoneWhoPaid,
  tracesOfAddress,
} from "../support/privacy.ts";
import { configureShop } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { allItems, readTable, restoreItems } from "../support/table-rows.ts";

describe("an erased customer", () => {
  test("has a refund and a lost dispute settled without a mail", async () => {
    const [one, other] = [newSomeone(), newSomeone()];
    const { order: first } = await newMember({}, one);
    const { order: second } = await newMember({}, other);
    for (const someone of [one, other]) await erase(someone);
    const mails = ses.mails().length;
    await refundByHand(first.orderId, undefined, "admin");
    await deliver(first.orderId);
    stripe.control.dispute(second.paymentId ?? "");
    await settle(second.orderId);
    stripe.control.closeDispute(second.paymentId ?? "", "lost");
    await settle(second.orderId);
    expect(await theOrder(first.orderId)).toMatchObject({ status: "refunded", name: "Erased" });
    expect(await theOrder(second.orderId)).toMatchObject({ status: "refunded", refundReason: "dispute" });
    await sweep();
    expect(ses.mails().length).toBe(mails);
    expect((await readTable()).outbox.filter(({ kind }) => kind === "refund")).toMatchObject([
      { state: "dropped" },
    ]);
    await expectSettled();
  });

  test("gets no reminders if the address wanted none before", async () => {
    const { someone } = await someoneWhoPaid();
    await suppress(emailHash(someone.email), "unsubscribed");
    await erase(someone);
    await leave(newVisitor({ email: someone.email }));
    await later();
    expect(remindersTo(someone)).toEqual([]);
  });

  test("gets a new account with no tie to the old one", async () => {
    const { someone, order: old } = await someoneWhoPaid();
    await erase(someone);
    const { order } = await newMember({}, someone);
    expect(order.customerId).not.toBe(old.customerId);
    expect(order.joined).toBeUndefined();
    expect(await readCustomer(order.customerId)).toMatchObject({ state: "member", email: someone.email });
    travel(days(2));
    await privacyRequests();
    expect(await readCustomer(order.customerId)).toMatchObject({ state: "member", name: someone.name });
    const { identities, orders } = await privacyRead({ privacyToken: await enterCentre(someone) });
    expect(identities.map(({ customerId }) => customerId)).toEqual([order.customerId]);
    expect(orders.map(({ orderId }) => orderId)).toEqual([order.orderId]);
  });

  test("is erased once more by the replay on a restored copy", async () => {
    const [someone, other] = [
      newSomeone(),
      newSomeone({ email: `other.${unique()}@pear.example`, name: "Obi Eze" }),
    ];
    await newMember({}, someone);
    await newMember({}, other);
    const copy = await allItems();
    await erase(someone);
    const erased = (await erasureRequests()).map(({ subject, closedAt = 0 }) => ({
      subject,
      erasedAt: closedAt,
    }));
    await restoreItems(copy);
    expect((await rowsThatTell(someone)).length).toBeGreaterThan(5);
    travel(days(1));
    await newMember({}, { ...someone, email: other.email });
    const emails = (await allItems()).flatMap((item) => (item.email?.S ? [item.email.S] : []));
    expect(await replayErasures(erased, emails)).toBe(1);
    travel(days(2));
    // The other buyer has the same name and number.
    const telling = await rowsThatTell(someone, tracesOfAddress(someone.email));
    expect(telling).toEqual([]);
    expect(
      (await readTable()).customer.some(({ email, state }) => email === other.email && state === "member"),
    ).toBe(true);
    expect(await replayErasures(erased, [someone.email])).toBe(1);
  });

  test("is erased by the replay under the address that a copy has of them", async () => {
    const { someone, order } = await someoneWhoPaid();
    const copy = await allItems();
    const email = `moved.${unique()}@plum.example`;
    await changeProfile(order.customerId, { email, fullName: someone.name, phone: someone.phone }, "admin");
    await erase({ ...someone, email });
    const erased = await erasuresOf(table.table ?? "");
    await restoreItems(copy);
    expect(await replayErasures(erased, [someone.email])).toBe(1);
    expect(await rowsThatTell(someone, tracesOfAddress(someone.email))).toEqual([]);
    expect(await readCustomer(order.customerId)).toMatchObject({ state: "deleted" });
  });

  test("keeps a later order and basket in a replay", async () => {
    const { someone, ...first } = await someoneWhoPaid();
    const erasedAt = first.order.createdAt;
    travel(days(1));
    const later = await newMember({ upsells: ["seo-checklist"] }, someone);
    const basket = await newVisitor({ email: someone.email });
    await leave(basket);
    const subject = subjectOf(someone.email);
    const rows = async () => {
      const { order, cart, customer } = await readTable();
      const known = customer.find(({ customerId }) => customerId === first.order.customerId);
      return {
        customer: known?.state,
        erased: order.filter((row) => row.erasedAt !== undefined).map(({ orderId }) => orderId),
        whole: order.filter(({ email }) => email === someone.email).map(({ orderId }) => orderId),
        carts: cart.filter(({ email }) => email === someone.email).length,
      };
    };
    const before = await rows();
    expect(before.carts).toBeGreaterThan(0);
    expect(before.customer).toBe("member");
    // An erasure of before everything: nothing is of it.
    await replayErasures([{ subject, erasedAt: erasedAt - days(30) }], [someone.email]);
    expect(await rows()).toEqual(before);
    await replayErasures([{ subject, erasedAt }], [someone.email]);
    expect(await rows()).toEqual({
      ...before,
      customer: "deleted",
      ...{ erased: [first.orderId], whole: [later.orderId] },
    });
  });
});

describe("the tax papers of an erased customer", () => {
  const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
  const firm = {
    ...{ country: "IN", state: "29", gstin: "29AAACF1234E1Z3" },
    ...{ business: "Qadirova Traders", address: "1 MG Road, Bengaluru" },
  };

  test.each(["numbered", "waiting in a copy"])("stay whole and name nobody, %s", async (state) => {
    vi.setSystemTime("2026-11-02T12:00:00+05:30");
    configureShop({ gst: regular });
    const { someone, orderId } = await someoneWhoPaid({ billing: firm });
    if (state === "numbered") await numberInvoices(orderId);
    else await NumberingEntity.put({ name: "this", tableName: "store-of-before" }).go();
    await erase(someone);
    travel(days(2));
    expect(
      await rowsThatTell({ ...someone, name: `${someone.name} Qadirova Traders ${firm.gstin}` }),
    ).toEqual([]);
    await numberHere();
    await refundByHand(orderId, undefined, "admin");
    const invoices = (await numberInvoices(orderId)).map(withBuyer);
    expect(invoices).toHaveLength(2);
    for (const { facts } of invoices) expect(facts.buyer).toEqual({ name: someone.name, billing: firm });
    expect(
      await rowsThatTell({ ...someone, name: `${someone.name} Qadirova Traders ${firm.gstin}` }),
    ).toEqual([]);
    const admin = await newAdmin();
    const { invoices: listed } = await acting(admin, () => adminGst.list({ month: monthOf(Date.now()) }));
    expect(listed.map(({ gstin }) => gstin)).toEqual([firm.gstin, firm.gstin]);
    const month = dayInIndia(Date.now()).slice(0, 7);
    const files = await acting(admin, () => adminGst.export({ month }));
    expect(JSON.stringify(files)).toContain(firm.gstin);
  });
});

describe("an admin", () => {
  test("reads an erased customer's sealed facts only for a recorded reason", async () => {
    const { someone, orderId } = await someoneWhoPaid();
    await askToErase(someone);
    const open = await acting(await newAdmin(), () => adminPrivacy.list({ closed: false }));
    expect(open.requests).toMatchObject([{ kind: "erasure", state: "cooling", email: someone.email }]);
    travel(days(7));
    await privacyRequests();
    const { requests } = await acting(await newAdmin(), () => adminPrivacy.list({ closed: true }));
    expect(requests).toMatchObject([{ state: "done", orderIds: [orderId] }]);
    expect(requests[0]?.email).toBeUndefined();
    const reason = "Notice of the tax officer, 12 March";
    const { held } = await acting(await newAdmin(), () => adminPrivacy.held({ orderId, reason }));
    expect(held).toMatchObject({ name: someone.name, email: someone.email });
    expect((await readTable()).audit.find(({ action }) => action === "privacy.held")).toMatchObject({
      target: orderId,
      after: reason,
    });
    await expect(
      acting(await newAdmin(), () => adminPrivacy.held({ orderId: "ORDER_1", reason })),
    ).rejects.toMatchObject({
      code: "privacy.not_held",
    });
    const { users } = await acting(await newAdmin(), () => adminUsers.list({ search: "zarina", limit: 10 }));
    expect(users).toEqual([]);
  });

  test("answers a complaint whose deadlines are watched", async () => {
    const { someone } = await someoneWhoPaid();
    const privacyToken = await enterCentre(someone);
    const { requestId } = await privacyChange.complain({
      privacyToken,
      words: "My number is still on a list.",
    });
    await sweep();
    expect(mailsTo(someone.email)[0]).toMatchObject({ kind: "complaint-opened", requestId });
    const [request] = (await acting(await newAdmin(), () => adminPrivacy.list({ closed: false }))).requests;
    expect(request).toMatchObject({ words: "My number is still on a list.", email: someone.email });
    expect((request?.acknowledgeBy ?? 0) - (request?.askedAt ?? 0)).toBe(hours(48));
    expect((request?.settleBy ?? 0) - (request?.askedAt ?? 0)).toBe(days(30));
    expect((request?.boardAfter ?? 0) - (request?.askedAt ?? 0)).toBe(days(90));
    travel(days(30));
    await privacyRequests();
    await privacyRequests();
    const late = vi
      .mocked(console.error)
      .mock.calls.filter(([line]) => String(line).includes("privacy.late"));
    expect(late).toHaveLength(1);
    const words = "We have taken it off the list. It was there because of an order.";
    await acting(await newAdmin(), () => adminPrivacy.answer({ requestId, words, close: true }));
    await sweep();
    expect(mailsTo(someone.email)[0]).toMatchObject({
      kind: "complaint-answered",
      answer: words,
      closed: true,
    });
    await expect(
      acting(await newAdmin(), () => adminPrivacy.answer({ requestId, words, close: true })),
    ).rejects.toMatchObject({
      code: "privacy.changed",
    });
    const seen = await privacyRead({ privacyToken: await enterCentre(someone) });
    expect(seen.requests).toMatchObject([{ requestId, state: "closed", answer: words }]);
  });
});
