import { areaWords } from "@store/contract/area-words";
import { StoreError } from "@store/contract/errors";
import type { ResourceType } from "@store/contract/products";
import { linkTimings, sessionTimings } from "@store/contract/timings";
import { ifUnchanged } from "../platform/conditions.ts";
import { request } from "../platform/request.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { ttlOf } from "../platform/time.ts";
import { type Customer, mayLogIn, owns, readCustomer } from "./customer.entity.ts";
import { deviceOf } from "./device.ts";
import { SessionEntity } from "./session.entity.ts";

const { idle, longest, refreshAfter } = sessionTimings;
/** However much it is used. Milliseconds. */
export const longestSession = longest;

/** The login is right, the area is not theirs. */
export function notBought(resource: ResourceType): StoreError {
  return new StoreError("login.not_bought", { product: areaWords[resource].inSentence });
}

/** A session's token, for the browser that asks, and its item. */
export function newSession(customerId: string, epoch: number, place: number) {
  const random = randomToken();
  const issuedAt = Date.now();
  return {
    token: `${customerId}.${place}.${random}`,
    item: {
      customerId,
      place,
      tokenHash: sha256(random),
      device: deviceOf(request().userAgent),
      epoch,
      issuedAt,
      expiresAt: issuedAt + idle,
      ttl: ttlOf(issuedAt + longest),
    },
  };
}

export type Session = ReturnType<typeof newSession>["item"];

/** A customer whose session is good now. */
export interface Entered {
  customer: Customer;
  session: Session;
}

/**
 * Who stands behind a token, if session, customer and, with a resource, its grant are good now. One round trip of two
 * consistent reads; the idle time starts again at most every 15 minutes. Throws `session.invalid`, and
 * `login.not_bought` where nothing but the grant is missing.
 */
export async function requireSession(token: string, resource?: ResourceType): Promise<Entered> {
  const claim = readSessionToken(token);
  if (!claim) throw new StoreError("session.invalid");
  const { customerId, place, tokenHash } = claim;
  const [{ data: session }, customer] = await Promise.all([
    SessionEntity.get({ customerId, place }).go({ consistent: true }),
    readCustomer(customerId),
  ]);
  const now = Date.now();
  if (!customer || session?.tokenHash !== tokenHash || !isLive(session, customer, now)) {
    throw new StoreError("session.invalid");
  }
  if (resource !== undefined && !owns(customer, resource)) throw notBought(resource);
  if (session.expiresAt < now + idle - refreshAfter) await refresh(session, now);
  return { customer, session };
}

/**
 * As `requireSession`, after a login of the last minutes: a session that was left open somewhere must neither make nor remove a way
 * in, nor end other sessions. Throws `session.log_in_again` as well.
 */
export async function requireFreshSession(token: string): Promise<Entered> {
  const entered = await requireSession(token);
  if (entered.session.issuedAt + linkTimings.freshLogin <= Date.now())
    throw new StoreError("session.log_in_again");
  return entered;
}

/** Whether a session of this customer is good now. */
export function isLive(
  { epoch, expiresAt, issuedAt }: Pick<Session, "epoch" | "expiresAt" | "issuedAt">,
  customer: Customer,
  now: number,
): boolean {
  return mayLogIn(customer) && customer.epoch === epoch && expiresAt > now && issuedAt + longest > now;
}

/** When a session was last used, to a quarter of an hour. */
export function lastUseOf({ expiresAt }: Pick<Session, "expiresAt">): number {
  return expiresAt - idle;
}

/** What a token claims, unchecked; undefined for what has not the form of one. */
export function readSessionToken(token: string) {
  const [, customerId, place, random] = /^(CUST_\d{1,20})\.(\d{1,3})\.([\w-]{43})$/.exec(token) ?? [];
  if (!customerId || !place || !random) return undefined;
  return { customerId, place: Number(place), tokenHash: sha256(random) };
}

async function refresh({ customerId, place, tokenHash }: Session, now: number): Promise<void> {
  // A login that took its place, or TTL, between the two: the next look will say so.
  await ifUnchanged(
    SessionEntity.patch({ customerId, place })
      .set({ expiresAt: now + idle })
      .where((a, o) => o.eq(a.tokenHash, tokenHash)),
  );
}
