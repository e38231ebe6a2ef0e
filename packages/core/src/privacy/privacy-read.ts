import { bundle, productNames, soldAs } from "@store/contract/offer/catalogue";
import type { Identity, PersonalOrder, PrivacyView } from "@store/contract/privacy/privacy-shapes";
import type { Cart } from "../carts/cart.entity.ts";
import type { Customer } from "../customers/customer.entity.ts";
import type { Order } from "../orders/order.entity.ts";
import { suppressionOf } from "../outbox/suppression.entity.ts";
import { readConsents } from "../platform/consent.entity.ts";
import { readPrivacyToken } from "../platform/privacy-token.ts";
import type { UseCase } from "../platform/use-case.ts";
import { blockerOf } from "./blockers.ts";
import { keepUntilOf } from "./keeping.ts";
import { findPerson } from "./person.ts";
import { mailsOf, personalRows } from "./personal-rows.ts";
import { viewOf } from "./request-view.ts";

/** What is kept of the address behind the token: as a summary, and row by row. */
export const privacyRead: UseCase<"privacy-read"> = async ({ privacyToken }): Promise<PrivacyView> => {
  const email = readPrivacyToken(privacyToken);
  const person = await findPerson(email);
  const { customers, orders, carts, requests, subject } = person;
  const [rows, mails, consents, suppressed, blocker] = await Promise.all([
    personalRows(person),
    mailsOf(
      customers.map(({ customerId }) => customerId),
      carts.map(({ checkoutId }) => checkoutId),
    ),
    readConsents(subject),
    suppressionOf(email),
    blockerOf(person),
  ]);
  return {
    email,
    identities: customers.map(identityOf),
    orders: orders.map(orderOf),
    baskets: carts.filter(({ recordedAt }) => recordedAt !== undefined).map(basketOf),
    mails: mails.map(({ kind, createdAt, sentAt, state }) => ({ kind, at: sentAt ?? createdAt, state })),
    optionalMails: suppressed === undefined,
    consents: consents.map(({ purpose, given, at, noticeVersion, channel }) => ({
      ...{ purpose, given, at, noticeVersion, channel },
    })),
    requests: requests.map(viewOf),
    ...(blocker !== undefined && { waitsFor: blocker }),
    ...(person.more && { more: true }),
    rows,
  };
};

function identityOf({ customerId, name, phone, state, createdAt }: Customer): Identity {
  return { customerId, name, phone, state, createdAt };
}

function orderOf(order: Order): PersonalOrder {
  const { orderId, paidAt, createdAt, finalAmount, status } = order;
  const keepUntil = keepUntilOf(order);
  return {
    ...{ orderId, at: paidAt ?? createdAt, amount: finalAmount, status },
    ...(keepUntil !== undefined && { keepUntil }),
  };
}

function basketOf({ recordedAt, upsells = [] }: Cart): PrivacyView["baskets"][number] {
  const isAlone = soldAs("alone").some(({ id }) => upsells.includes(id));
  const lines = [...(isAlone ? [] : [bundle().name]), ...productNames(upsells)];
  return { lines, ...(recordedAt !== undefined && { recordedAt }) };
}
