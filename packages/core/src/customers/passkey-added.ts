import { enqueueMail } from "../outbox/outbox.entity.ts";
import type { StoredPasskey } from "./passkey.entity.ts";

/** The put of the mail that tells of a new passkey: a part of the transaction that adds it. */
export function enqueuePasskeyAdded({
  customerId,
  place,
  createdAt,
}: Pick<StoredPasskey, "customerId" | "place" | "createdAt">) {
  const about = `${customerId}-${createdAt}-${place}`;
  return enqueueMail({ kind: "passkey-added", about, customerId }, createdAt);
}
