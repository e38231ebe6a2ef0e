// What people may do with their own data: buyers, those who left a basket, and those who never paid.

import { readCustomer } from "@store/core/customers/customer.entity";
import { ProgressEntity } from "@store/core/customers/progress.entity";
import { validateLogin } from "@store/core/customers/validate-login";
import { unsubscribeToken } from "@store/core/platform/mail-links";
import { minutes } from "@store/core/platform/time";
import { adminPrivacy } from "@store/core/privacy/admin-privacy";
import { privacyAsk } from "@store/core/privacy/privacy-ask";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyOpen } from "@store/core/privacy/privacy-open";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { RequestEntity } from "@store/core/privacy/request.entity";
import { describe, expect, test } from "vitest";
import { acting, allPages, newAdmin } from "../support/admin.ts";
import { as, newBuyer, newMember, place, theOrder, unique } from "../support/buyers.ts";
import { leave, newVisitor } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { mailedPassword, sweep } from "../support/mail-worker.ts";
import {
  enterCentre,
  mailsTo,
  newSomeone,
  openCentre,
  readCentre,
  rowsThatTell,
  someoneWhoPaid,
  tracesOf,
} from "../support/privacy.ts";
import { configureShop } from "../support/settings.ts";
import "../support/shop.ts";
import { allItems, readTable } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

describe("the link into the privacy centre", () => {
  test("is mailed to every address that the shop knows and to no other", async () => {
    const [buyer, basket, unpaid, unknown] = [newSomeone(), newSomeone(), newSomeone(), newSomeone()];
    await newMember({}, buyer);
    await leave(newVisitor(basket));
    await place(await newBuyer(unpaid));
    await newBuyer({ ...newSomeone(), ...unpaid });
    for (const known of [buyer, basket, unpaid]) expect(await openCentre(known)).toBeDefined();
    expect(await openCentre(unknown)).toBeUndefined();
    expect(mailsTo(unknown.email)).toEqual([]);
  });

  test("names a buyer who has not paid as they typed themselves", async () => {
    const unpaid = newSomeone();
    await place(await newBuyer(unpaid));
    expect((await readCentre(unpaid)).identities).toMatchObject([{ state: "reserved", name: unpaid.name }]);
  });

  test("takes the same requests and answers for a known and an unknown address", async () => {
    const known = newSomeone();
    await newMember({}, known);
    const ask = async (email: string) => {
      const watch = watchCosts();
      const answer = await as({ ip: unique() }, () => privacyAsk({ email }));
      watch.stop();
      return { answer, ...watch.seen() };
    };
    expect(await ask(known.email)).toEqual(await ask(newSomeone().email));
  });

  test("works once within half an hour", async () => {
    const { someone } = await someoneWhoPaid();
    await as({ ip: unique() }, () => privacyAsk({ email: someone.email }));
    await sweep();
    const token = mailsTo(someone.email)[0]?.url?.split("#")[1] ?? "";
    const open = () => as({ ip: unique() }, () => privacyOpen({ token }));
    const { privacyToken } = await open();
    await expect(open()).rejects.toMatchObject({ code: "privacy.link" });
    travel(minutes(29));
    await privacyRead({ privacyToken });
    travel(minutes(2));
    await expect(privacyRead({ privacyToken })).rejects.toMatchObject({ code: "privacy.expired" });
    await as({ ip: unique() }, () => privacyAsk({ email: someone.email }));
    await sweep();
    const late = mailsTo(someone.email)[0]?.url?.split("#")[1] ?? "";
    travel(minutes(31));
    await expect(as({ ip: unique() }, () => privacyOpen({ token: late }))).rejects.toMatchObject({
      code: "privacy.link",
    });
  });

  test("is mailed three times a day to an address and ten times an hour to a network", async () => {
    const { someone } = await someoneWhoPaid();
    for (let one = 0; one < 3; one++) await as({ ip: unique() }, () => privacyAsk({ email: someone.email }));
    await expect(as({ ip: unique() }, () => privacyAsk({ email: someone.email }))).rejects.toMatchObject({
      code: "throttled",
    });
    const ip = unique();
    for (let one = 0; one < 10; one++) await as({ ip }, () => privacyAsk({ email: newSomeone().email }));
    await expect(as({ ip }, () => privacyAsk({ email: newSomeone().email }))).rejects.toMatchObject({
      code: "throttled",
    });
  });

  test("stays shut to a token of another purpose", async () => {
    const token = unsubscribeToken(newSomeone().email);
    await expect(privacyRead({ privacyToken: token })).rejects.toMatchObject({ code: "privacy.expired" });
  });
});

describe("the kept data", () => {
  test("is in the download with every row and attribute of the person and no other's", async () => {
    const [someone, other] = [
      newSomeone(),
      newSomeone({ name: "Obinna Eze", phone: "+91 98888 77665", email: "obinna@pear.example" }),
    ];
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] }, someone);
    await newMember({}, other);
    await leave(newVisitor(someone));
    await ProgressEntity.put({
      customerId: order.customerId,
      resource: "checklist",
      kept: "{}",
      savedAt: 1,
    }).go();
    await sweep();
    await as({ ip: unique() }, () =>
      validateLogin({
        username: someone.email,
        password: mailedPassword(orderId),
        resourceType: "checklist",
      }),
    );
    const { rows } = await readCentre(someone);
    const download = JSON.stringify(rows).toLowerCase();
    const traces = [...someone.name.split(" "), someone.email, someone.phone].map((one) => one.toLowerCase());
    for (const item of await allItems()) {
      if (!traces.some((trace) => JSON.stringify(item).toLowerCase().includes(trace))) continue;
      const kind = item.__edb_e__?.S ?? "";
      // A search row is its word; its keys are made of it.
      const attributes = Object.entries(item).filter(([name]) => !/^(pk|sk|g\dpk|g\dsk|__edb_)/.test(name));
      for (const [name, { S, N }] of attributes) {
        const value = S ?? N;
        if (value !== undefined) expect(download, `${kind}.${name}`).toContain(value.toLowerCase());
      }
    }
    for (const trace of tracesOf(other)) expect(download).not.toContain(trace.toLowerCase());
    expect(download).not.toContain("passwordhash");
    expect(download).not.toContain("tokenhash");
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        "customer",
        "login",
        "session",
        "progress",
        "order",
        "basket",
        "mail",
        "search word",
      ]),
    );
  });

  test("names each order in the summary with the day until which the law keeps it", async () => {
    const { someone, orderId } = await someoneWhoPaid();
    await place(await newBuyer(someone));
    const { orders, identities, mails, optionalMails } = await readCentre(someone);
    expect(orders).toHaveLength(2);
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
      status: "completed",
      keepUntil: expect.stringMatching(/^\d{4}-03-31$/),
    });
    expect(orders.find(({ status }) => status === "pending")?.keepUntil).toBeUndefined();
    expect(identities.map(({ state }) => state).sort()).toEqual(["member", "reserved"]);
    expect(mails.map(({ kind }) => kind)).toContain("credentials");
    expect(optionalMails).toBe(true);
  });
});

describe("a correction", () => {
  test("changes name and phone on the account but not on the order", async () => {
    const { someone, order, orderId } = await someoneWhoPaid();
    const privacyToken = await enterCentre(someone);
    expect(await privacyChange.correct({ privacyToken, fullName: "Zarina Q", phone: "9311122335" })).toEqual({
      changed: 1,
    });
    expect(await readCustomer(order.customerId)).toMatchObject({ name: "Zarina Q", phone: "9311122335" });
    expect(await theOrder(orderId)).toMatchObject({ name: someone.name });
  });
});

test("a hash that outlives an erasure is keyed", async () => {
  configureShop({ reminderConsent: "box" });
  const someone = newSomeone();
  await leave(newVisitor(someone), { noticeVersion: 1 });
  const telling = await rowsThatTell(someone);
  expect(telling.filter((one) => one.startsWith("consent"))).toEqual([]);
});

describe("complaints", () => {
  const words = "My number is still on a list.";

  test("are three open ones of an address at the most, however many are sent at once", async () => {
    const { someone } = await someoneWhoPaid();
    const privacyToken = await enterCentre(someone);
    const send = () => privacyChange.complain({ privacyToken, words });
    const atOnce = await Promise.allSettled(Array.from({ length: 6 }, send));
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (let more = 0; more < 2; more++) {
      travel(1);
      await send();
    }
    await expect(send()).rejects.toMatchObject({ code: "privacy.complaints_open" });
    expect((await readTable()).privacyRequest).toHaveLength(3);
  });

  test("are all reached by the admins' list, page by page", async () => {
    const admin = await newAdmin();
    const listed = { state: "open", version: 1, kind: "complaint", list: "open", askedAt: 1 } as const;
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...{ ...listed, requestId: `complaint-${at}`, subject: `s${at}`, listedAt: 1000 + at },
      ...{ customerIds: [], orderIds: [], checkoutIds: [] },
    }));
    await Promise.all(rows.map((row) => RequestEntity.put(row).go()));
    const pages = await acting(admin, () =>
      allPages((from) => adminPrivacy.list({ closed: false, ...from })),
    );
    const seen = pages.flatMap(({ requests }) => requests.map(({ requestId }) => requestId));
    expect(seen).toEqual(rows.map(({ requestId }) => requestId));
  });
});

test("a link is mailed three times a day to a mailbox, however its address is written", async () => {
  const name = `asha${unique()}`;
  for (const email of [`${name}@gmail.com`, `${name}+1@gmail.com`, `a.${name.slice(1)}@googlemail.com`])
    await as({ ip: unique() }, () => privacyAsk({ email }));
  await expect(
    as({ ip: unique() }, () => privacyAsk({ email: `${name}+4@gmail.com` })),
  ).rejects.toMatchObject({
    code: "throttled",
  });
});

test("a link is mailed thirty times an hour to the networks of one site", async () => {
  const asks = Array.from({ length: 31 }, (_, at) =>
    as({ ip: `2001:db8:77:${at.toString(16)}::/64` }, () => privacyAsk({ email: newSomeone().email })),
  );
  const refused = (await Promise.allSettled(asks)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(1);
});
