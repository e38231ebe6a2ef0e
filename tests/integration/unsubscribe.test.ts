// Ending the reminders: from our own page, and with the one click of a mail program (RFC 8058).

import { unsubscribe } from "@store/core/mail/unsubscribe";
import { suppress, suppressionOf } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { days } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import { newMember } from "../support/buyers.ts";
import {
  later,
  leave,
  newVisitor,
  remindersTo,
  tokenIn,
  type Visitor,
  visitorWhoLeft,
} from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { type Posted, posted } from "../support/lambda.ts";
import { mailsAbout, sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { ses } from "../support/shop.ts";

// Loaded after the links that it reads were made. It gives the domain its own settings: the test's are given back.
const { handler } = await import("@store/functions/unsubscribe");
beforeEach(() => configureShop());

const form = { "content-type": "application/x-www-form-urlencoded" };
const reason = ({ email }: Visitor) => suppressionOf(email);

async function reminded(): Promise<Visitor & { token: string }> {
  const visitor = await visitorWhoLeft();
  await later();
  return { ...visitor, token: tokenIn(remindersTo(visitor)[0]?.unsubscribeUrl, "token") };
}

async function post(what: Posted) {
  const { statusCode, body } = await handler(posted("unsubscribe", what));
  return { status: statusCode, ...(JSON.parse(body ?? "{}") as { success: boolean; code?: string }) };
}

test("an unsubscription from the shop's page stops reminders but no purchase mail", async () => {
  const visitor = await reminded();
  expect(await post({ body: JSON.stringify({ token: visitor.token }) })).toMatchObject({
    status: 200,
    success: true,
  });
  expect(await reason(visitor)).toBe("unsubscribed");
  travel(days(8));
  await leave(newVisitor({ email: visitor.email }));
  await later();
  expect(remindersTo(visitor)).toHaveLength(1);
  const { orderId } = await newMember({}, { email: visitor.email });
  await sweep();
  expect(mailsAbout(orderId)).toHaveLength(1);
});

describe("an unsubscription with one click", () => {
  test("is posted to the address in the header, by nobody's page", async () => {
    const visitor = await reminded();
    const header = ses.mails().find(({ to }) => to === visitor.email)?.headers["list-unsubscribe"] ?? "";
    const url = new URL(header.slice(1, -1));
    expect(url.pathname).toBe("/api/unsubscribe");
    const query = url.search.slice(1);
    expect(await post({ query, headers: form, body: "List-Unsubscribe=One-Click" })).toMatchObject({
      status: 200,
    });
    expect(await reason(visitor)).toBe("unsubscribed");
  });

  test("takes effect as multipart, even when it comes twice", async () => {
    const visitor = await reminded();
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const body =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (let click = 0; click < 2; click++)
      expect(await post({ query: `token=${visitor.token}`, headers, body })).toMatchObject({ status: 200 });
    expect(await reason(visitor)).toBe("unsubscribed");
  });

  test("changes nothing with any other body", async () => {
    const visitor = await reminded();
    const query = `token=${visitor.token}`;
    const foreign = { "content-type": "application/json", origin: "https://evil.example" };
    const answers = await Promise.all([
      post({ query, headers: form, body: "" }),
      post({ query, headers: form, body: "List-Unsubscribe=No" }),
      post({ query: "", headers: form, body: "List-Unsubscribe=One-Click" }),
      post({ query: "token=", headers: form, body: "List-Unsubscribe=One-Click" }),
      post({ query: `${query}x`, headers: form, body: "List-Unsubscribe=One-Click" }),
      post({ query, headers: foreign, body: JSON.stringify({ token: visitor.token }) }),
    ]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [403, "request.forbidden"],
      [403, "request.forbidden"],
      [415, "body.content_type"],
      [400, "unsubscribe.invalid"],
      [400, "unsubscribe.invalid"],
      [403, "request.forbidden"],
    ]);
    expect(await reason(visitor)).toBeUndefined();
  });
});

test("an address that returned a mail stays bounced after an unsubscription", async () => {
  const visitor = await reminded();
  await suppress(emailHash(visitor.email), "bounced");
  await unsubscribe({ token: visitor.token });
  expect(await reason(visitor)).toBe("bounced");
  await suppress(emailHash(visitor.email), "complained");
  expect(await reason(visitor)).toBe("complained");
});

test("a token is good for its own address and purpose alone", async () => {
  const [one, other] = [await reminded(), await reminded()];
  const [hash = "", signature = ""] = one.token.split(".");
  const cart = tokenIn(remindersTo(one)[0]?.restoreUrl, "cart");
  const forged = [
    hash,
    `${hash}.`,
    `${emailHash(other.email)}.${signature}`,
    `${one.token}A`,
    `${one.token}.x`,
    cart,
    "",
    ".",
  ];
  for (const token of forged)
    await expect(unsubscribe({ token }), token).rejects.toMatchObject({ code: "unsubscribe.invalid" });
  for (const visitor of [one, other]) expect(await reason(visitor)).toBeUndefined();
});
