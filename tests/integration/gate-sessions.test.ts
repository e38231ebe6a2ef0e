// What a login opens: each area that was bought, for as long as its session lasts.

import type { ResourceType } from "@store/contract/products";
import { getResource } from "@store/core/customers/get-resource";
import type { Order } from "@store/core/orders/order.entity";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { days, hours, minutes } from "@store/core/platform/time";
import { readCaptions } from "@store/goods/read-captions";
import { readContent } from "@store/goods/read-content";
import { beforeEach, describe, expect, test } from "vitest";
import { newMember, type Placed } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { logIn, memberWithPassword, verify } from "../support/logins.ts";
import { mailedPassword, sweep } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const ended = { code: "session.invalid", status: 401 };

let member: Placed & { password: string; order: Order };
beforeEach(async () => {
  member = await memberWithPassword({ upsells: ["seo-checklist"] });
});

describe("a session at the gate", () => {
  const read = (sessionToken: string, resourceType: ResourceType = "checklist") =>
    getResource(readContent, readCaptions)({ sessionToken, resourceType });

  test("opens every area that was bought and no other", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    for (const owned of ["checklist", "seo-checklist", "fbads", "funnel_templates"] as const) {
      await verify(sessionToken, owned);
      expect((await read(sessionToken, owned)).content.kind).toBe(owned);
    }
    const notTheirs = { code: "login.not_bought", message: expect.stringContaining("Ad Templates") };
    await expect(verify(sessionToken, "ad-templates")).rejects.toMatchObject(notTheirs);
    await expect(read(sessionToken, "ad-templates")).rejects.toMatchObject(notTheirs);
  });

  test("opens an area that is given later", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    await giveAsGift(member.buyer.email, "ad-templates", "admin");
    await verify(sessionToken, "ad-templates");
  });

  test("is refused with any token but its own", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    const [customerId, place, random = ""] = sessionToken.split(".");
    const other = await memberWithPassword();
    await logIn(other.buyer.email, other.password);
    await logIn(member.buyer.email, member.password);
    const wrong = [
      "",
      "x",
      ".",
      `${customerId}.`,
      `${customerId}.${random}`,
      `${customerId}.${Number(place) + 1}.${random}`,
      `${customerId}.${place}.${"A".repeat(43)}`,
      `${other.buyer.customerId}.${place}.${random}`,
      `CUST_0.${place}.${random}`,
      `${sessionToken.slice(0, -1)}!`,
      `A#.${place}.${random}`,
    ];
    for (const token of wrong) {
      await expect(verify(token)).rejects.toMatchObject(ended);
      await expect(read(token)).rejects.toMatchObject(ended);
    }
  });

  test("ends twelve hours after its last use or seven days after its login", async () => {
    const idle = (await logIn(member.buyer.email, member.password)).sessionToken;
    travel(hours(12) - 1);
    await verify(idle);
    travel(hours(12) - 1);
    await verify(idle);
    travel(hours(12));
    await expect(verify(idle)).rejects.toMatchObject(ended);

    const busy = (await logIn(member.buyer.email, member.password)).sessionToken;
    const begun = Date.now();
    while (Date.now() + hours(11) < begun + days(7)) {
      travel(hours(11));
      await verify(busy);
    }
    travel(begun + days(7) - Date.now());
    await expect(verify(busy)).rejects.toMatchObject(ended);
  });

  test("is not written to by a use within fifteen minutes", async () => {
    const { sessionToken } = await logIn(member.buyer.email, member.password);
    const expiries = async () => (await readTable()).session.map(({ expiresAt }) => expiresAt);
    const before = await expiries();
    travel(minutes(15));
    await verify(sessionToken);
    expect(await expiries()).toEqual(before);
    travel(1);
    await verify(sessionToken);
    expect(await expiries()).not.toEqual(before);
  });

  test("ends when its order is refunded", async () => {
    const first = await memberWithPassword();
    const second = await newMember({ upsells: ["seo-checklist"] }, { email: first.buyer.email });
    await sweep();
    const password = mailedPassword(second.orderId);
    const before = (await logIn(first.buyer.email, password, "seo-checklist")).sessionToken;
    stripe.control.refund(second.order.paymentId ?? "");
    await deliver(second.orderId);
    await expect(verify(before, "seo-checklist")).rejects.toMatchObject(ended);
    await expect(logIn(first.buyer.email, password, "seo-checklist")).rejects.toMatchObject({
      code: "login.not_bought",
    });
    await verify((await logIn(first.buyer.email, password)).sessionToken);
  });
});
