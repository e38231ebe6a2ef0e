// What is known of a payment company's telling: when its messages last came, since a webhook that is switched off is told by
// nobody else, and until when its books were read.
// Access patterns: a company's (byProvider).
import { Entity } from "../../platform/entity.ts";
import { primaryIndex } from "../../platform/table.ts";
import { hours } from "../../platform/time.ts";
import { type ProviderId, providerIds } from "../../providers/payments.ts";

/** A message is noted when the last note is older: most messages cost a read, and no write. */
const notedEvery = hours(1);
/** So long after the last note a payment without any message is no chance. */
export const silentAfter = 2 * notedEvery;

export const MessageArrivalEntity = new Entity({
  model: { entity: "messageArrival", version: "1", service: "store" },
  attributes: {
    provider: { type: providerIds, required: true, readOnly: true },
    /** Epoch milliseconds. */
    at: { type: "number" },
    /** Every payment that was taken before has been looked at. Epoch milliseconds. */
    booksUntil: { type: "number" },
  },
  indexes: {
    byProvider: primaryIndex("MESSAGES#${provider}"),
  },
});

/** A signed message has come. */
export async function noteArrival(provider: ProviderId): Promise<void> {
  const now = Date.now();
  if ((await lastArrival(provider)) > now - notedEvery) return;
  await MessageArrivalEntity.update({ provider }).set({ at: now }).go();
}

/** When the last message came, to an hour; 0 when there was none. */
export async function lastArrival(provider: ProviderId): Promise<number> {
  return (await MessageArrivalEntity.get({ provider }).go()).data?.at ?? 0;
}

/** Until when the company's books were read; undefined before the first night. */
export async function booksUntil(provider: ProviderId): Promise<number | undefined> {
  return (await MessageArrivalEntity.get({ provider }).go()).data?.booksUntil;
}

/** The company's books were read until then, without a gap. */
export async function noteBooks(provider: ProviderId, until: number): Promise<void> {
  await MessageArrivalEntity.update({ provider }).set({ booksUntil: until }).go();
}
