import type { ResourceType } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import { owns, readCustomer } from "../customer/customer.entity.ts";
import { SessionEntity } from "../customer/session.entity.ts";
import { randomToken, sha256 } from "../lib/secrets.ts";
import { isRefusal } from "../lib/table.ts";
import { days, hours, minutes, ttlOf } from "../lib/time.ts";

const idle = hours(12);
const longest = days(7);
const refreshAfter = minutes(15);

/** A new session's token, for the buyer, and its item, for the table. */
export function newSession(customerId: string, resource: ResourceType, epoch: number) {
  const random = randomToken();
  const issuedAt = Date.now();
  const expiresAt = issuedAt + idle;
  return {
    token: `${customerId}.${random}`,
    item: {
      customerId,
      tokenHash: sha256(random),
      resource,
      epoch,
      issuedAt,
      expiresAt,
      ttl: ttlOf(issuedAt + longest),
    },
  };
}

/**
 * The customer behind a token, if session, customer and grant are good now; throws `session.invalid` if any is
 * not. One wave of two consistent reads; the idle time starts again at most every 15 minutes.
 */
export async function requireSession(token: string, resource: ResourceType): Promise<{ customerId: string }> {
  const customerId = claimedCustomer(token);
  const random = token.split(".")[1] ?? "";
  if (!customerId || random === "") throw new StoreError("session.invalid");
  const tokenHash = sha256(random);
  const [session, customer] = await Promise.all([
    SessionEntity.get({ customerId, tokenHash }).go({ consistent: true }),
    readCustomer(customerId),
  ]);
  const { data } = session;
  const now = Date.now();
  const sessionGood = data?.resource === resource && data.expiresAt > now && data.issuedAt + longest > now;
  const mayEnter = customer?.state === "member" && !customer.banned && owns(customer, resource);
  if (!sessionGood || !mayEnter || customer.epoch !== data.epoch) throw new StoreError("session.invalid");
  if (data.expiresAt < now + idle - refreshAfter) await refresh(customerId, tokenHash, now);
  return { customerId };
}

/** Whose session a token claims to be, unchecked; undefined for what has not the form of one. */
export function claimedCustomer(token: string): string | undefined {
  return /^(CUST_\d+)\./.exec(token)?.[1];
}

async function refresh(customerId: string, tokenHash: string, now: number): Promise<void> {
  try {
    await SessionEntity.patch({ customerId, tokenHash })
      .set({ expiresAt: now + idle })
      .go();
  } catch (error) {
    // TTL took it between the two: the next look will say so.
    if (!isRefusal(error)) throw error;
  }
}
