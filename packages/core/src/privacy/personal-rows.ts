// Every stored row that is of a person, whole, but for what logs in: hashes of passwords and of tokens.
import type { PersonalRow } from "@store/contract/privacy/privacy-shapes";
import { isUser } from "../customers/customer.entity.ts";
import { readLogin } from "../customers/login.entity.ts";
import { passkeysOf } from "../customers/passkey.entity.ts";
import { ProgressEntity } from "../customers/progress.entity.ts";
import { SessionEntity } from "../customers/session.entity.ts";
import { sitesOf } from "../desk/client-site.entity.ts";
import { readBrand } from "../desk/desk-brand.entity.ts";
import { licencesOf } from "../desk/licence.entity.ts";
import { picturesOf } from "../desk/site-picture.entity.ts";
import { pointsOf } from "../desk/site-point.entity.ts";
import { sharesOf } from "../desk/site-share.entity.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { withBuyer } from "../invoices/sealed-buyer.ts";
import { AccessRequestEntity } from "../orders/payments/access-request.entity.ts";
import { type Unmatched, UnmatchedEntity } from "../orders/payments/unmatched.entity.ts";
import { OutboxEntity, type OutboxMessage } from "../outbox/outbox.entity.ts";
import { suppressionOf } from "../outbox/suppression.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { readConsents } from "../platform/consent.entity.ts";
import { type IndexedFields, type SearchKind, tokensOf } from "../platform/search-tokens.ts";
import { type Person, remindersOf } from "./person.ts";
import { factsOf } from "./request.entity.ts";

const row = (kind: string, fields: object): PersonalRow => ({ kind, fields: { ...fields } });

/** The rows, kind by kind. */
export async function personalRows(person: Person): Promise<PersonalRow[]> {
  const { email, subject, customers, orders, carts, requests } = person;
  const [login, address, suppressed, consents, mails, asked, ofCustomers, ofOrders] = await Promise.all([
    readLogin(email),
    remindersOf(person),
    suppressionOf(email),
    readConsents(subject),
    mailsOf(
      customers.map(({ customerId }) => customerId),
      carts.map(({ checkoutId }) => checkoutId),
    ),
    moneyAskedAbout(email),
    Promise.all(customers.map(({ customerId }) => customerRows(customerId))),
    Promise.all(orders.map(({ orderId }) => orderRows(orderId))),
  ]);
  return [
    ...customers.map((customer) => row("customer", customer)),
    ...(login ? [row("login", { customerId: login.customerId, loginKey: login.loginKey })] : []),
    ...ofCustomers.flat(),
    ...orders.map((order) => row("order", order)),
    ...ofOrders.flat(),
    ...searchRows(person),
    ...carts.map((cart) => row("basket", cart)),
    ...(address ? [row("reminders of an address", address)] : []),
    ...mails.map((mail) => row("mail", mail)),
    ...asked.map((payment) => row("payment without an order", payment)),
    ...consents.map((consent) => row("consent", consent)),
    ...(suppressed ? [row("no reminders", { emailHash: emailHash(email), reason: suppressed })] : []),
    ...requests.map((request) => {
      const { sealed: _, answeredBy: _by, ...facts } = request;
      return row("request", { ...facts, ...factsOf(request) });
    }),
  ];
}

async function customerRows(customerId: string): Promise<PersonalRow[]> {
  const [sessions, progress, passkeys, sites, licences, points, pictures, shares, brand] = await Promise.all([
    SessionEntity.query.byPlace({ customerId }).go({ pages: "all" }),
    ProgressEntity.query.byResource({ customerId }).go({ pages: "all" }),
    passkeysOf(customerId),
    sitesOf(customerId),
    licencesOf(customerId),
    pointsOf(customerId),
    picturesOf(customerId),
    sharesOf(customerId),
    readBrand(customerId),
  ]);
  return [
    ...sessions.data.map(({ tokenHash: _, ...session }) => row("session", session)),
    ...progress.data.map((kept) => row("progress", kept)),
    ...passkeys.map((passkey) => row("passkey", passkey)),
    ...sites.map((site) => row("client site", site)),
    ...licences.map((licence) => row("licence of a client site", licence)),
    ...points.map((point) => row("point of a client site", point)),
    ...pictures.map(({ objectKey: _, uploadId: _upload, ...picture }) =>
      row("picture of a client site", picture),
    ),
    ...shares.map(({ codeHash: _, ...share }) => row("link to a client site", share)),
    ...(brand ? [row("name on reports", brand)] : []),
  ];
}

async function orderRows(orderId: string): Promise<PersonalRow[]> {
  const [invoices, request] = await Promise.all([
    readInvoices(orderId),
    AccessRequestEntity.get({ orderId }).go(),
  ]);
  return [
    ...invoices.due.map((invoice) => row("tax paper without a number", invoice)),
    ...invoices.numbered.map((invoice) => row("tax paper", withBuyer(invoice))),
    ...(request.data ? [row("request of access", request.data)] : []),
  ];
}

/** What the admins find the person by. */
function searchRows({ customers, orders }: Person): PersonalRow[] {
  const found = (kind: SearchKind, id: string, who: IndexedFields) =>
    tokensOf(kind, { id }, who).map((token) => row("search word", { kind, id, token }));
  return [
    ...customers
      .filter((customer) => isUser(customer) && customer.detailsFrom === undefined)
      .filter(({ state }) => state !== "deleted" && state !== "merged")
      .flatMap((customer) => found("customer", customer.customerId, customer)),
    ...orders
      .filter(({ erasedAt }) => erasedAt === undefined)
      .flatMap((order) => found("order", order.orderId, order)),
  ];
}

const cartMails = ["cart-1", "cart-2", "cart-3"] as const;

/** Of its customers, and reminders of its baskets. */
export async function mailsOf(
  customerIds: readonly string[],
  checkoutIds: readonly string[],
): Promise<OutboxMessage[]> {
  const [own, reminders] = await Promise.all([
    Promise.all(
      customerIds.map((customerId) => OutboxEntity.query.byCustomer({ customerId }).go({ pages: "all" })),
    ),
    Promise.all(
      checkoutIds.flatMap((checkoutId) =>
        cartMails.map((kind) => OutboxEntity.get({ mailId: `${kind}.${checkoutId}` }).go()),
      ),
    ),
  ]);
  return [...own.flatMap(({ data }) => data), ...reminders.flatMap(({ data }) => data ?? [])];
}

/** Money without an order whose payer asked for it with this address; what is decided names nobody. */
export async function moneyAskedAbout(email: string): Promise<Unmatched[]> {
  const { data } = await UnmatchedEntity.query.byList({ list: "open" }).go({ pages: "all" });
  return data.filter(({ askedEmail }) => askedEmail === email);
}
