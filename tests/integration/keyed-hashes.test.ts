// No row tells by a hash that can be tried out whose it is.
import { recoverAccess } from "@store/core/customers/recover-access";
import { validateLogin } from "@store/core/customers/validate-login";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import { emailHash } from "@store/core/platform/address-hash";
import { sha256 } from "@store/core/platform/secrets";
import { expect, test } from "vitest";
import { as, askStatus, newBuyer, pay, place, unique } from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo, tokenIn } from "../support/carts.ts";
import { sweep } from "../support/mail-worker.ts";
import { readCentre } from "../support/privacy.ts";
import { ses } from "../support/shop.ts";
import { allItems } from "../support/table-rows.ts";

test("no row of a purchase holds a plain hash of the buyer's address or phone", async () => {
  const visitor = newVisitor({ email: `Meera.${unique()}@Example.in` });
  await leave(visitor);
  await later();
  const buyer = await newBuyer({ email: visitor.email, name: "Meera", phone: "+91 98450 12345" });
  await place(buyer);
  const paid = await place(buyer, { upsells: ["seo-checklist"] });
  await pay(paid);
  const { password = "" } = (await askStatus(paid)).credentials ?? {};
  await sweep();
  await as({ ip: unique() }, () =>
    validateLogin({ username: visitor.email, password, resourceType: "checklist" }),
  );
  await as(buyer, () => recoverAccess({ username: visitor.email }));
  await unsubscribe({ token: tokenIn(remindersTo(visitor)[0]?.unsubscribeUrl, "token") });
  await readCentre(visitor);
  await sweep();

  const spellings = [visitor.email, visitor.email.toLowerCase(), buyer.phone, "+919845012345", "9845012345"];
  const plain = spellings.flatMap((text) => {
    const hex = sha256(text);
    return [hex, Buffer.from(hex, "hex").toString("base64"), Buffer.from(hex, "hex").toString("base64url")];
  });
  const rows = (await allItems()).map((item) => JSON.stringify(item));
  expect(rows.filter((row) => plain.some((hash) => row.includes(hash)))).toEqual([]);
  // It would be seen.
  expect(rows.some((row) => row.includes(emailHash(visitor.email)))).toBe(true);
  const links = ses.mails().map(({ html, text, headers }) => JSON.stringify([html, text, headers]));
  const inside = (link: string) =>
    [...link.matchAll(/token=([\w-]+)/g)].map(([, body = ""]) => Buffer.from(body, "base64url").toString());
  expect(links.flatMap(inside).filter((body) => plain.some((hash) => body.includes(hash)))).toEqual([]);
});
