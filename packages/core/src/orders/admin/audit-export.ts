import { auditRow } from "../../platform/audit.entity.ts";
import { keyedHash } from "../../platform/hashed-change.ts";
import { actor } from "../../platform/request.ts";

/** Notes that somebody takes a list out of the shop, before they have it: which one, and by what filter. */
export async function auditExport(
  list: "orders" | "users" | "settlement",
  { search, cursor: _, ...filter }: Record<string, unknown> & { search?: string | undefined },
): Promise<void> {
  const said = Object.entries(filter).filter(([, value]) => value !== undefined);
  // What was searched for may be an address.
  const hashed = search ? [["search", keyedHash(search)]] : [];
  const after = JSON.stringify({ list, ...Object.fromEntries([...said, ...hashed]) });
  await auditRow({ by: actor().email, action: `${list}.export`, target: list, after }).go();
}
