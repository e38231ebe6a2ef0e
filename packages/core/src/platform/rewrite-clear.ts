// Rows of before the audit kept hashes name addresses in clear. They are rewritten when they are read.

import { AuditEntity, type AuditEntry } from "./audit.entity.ts";
import { ifUnchanged } from "./conditions.ts";
import { hashedChange, keyedHash } from "./hashed-change.ts";

const address = /[^\s@"]+@[^\s@"]+/g;

/** The rows as they may be shown, and kept: without an address, a name or a number in clear. */
export async function withoutClearText(rows: readonly AuditEntry[]): Promise<AuditEntry[]> {
  return Promise.all(rows.map(rewritten));
}

async function rewritten(row: AuditEntry): Promise<AuditEntry> {
  const values = hashedValues(row);
  if (values.before === row.before && values.after === row.after) return row;
  const { month, at, auditId } = row;
  // Whoever reads it at the same time writes the same words; a row that has gone since it was read stays gone.
  await ifUnchanged(AuditEntity.patch({ month, at, auditId }).set(values));
  return { ...row, ...values };
}

function hashedValues({ action, before, after }: AuditEntry): { before?: string; after?: string } {
  if (action === "customer.update" && before && after && !isHashed(before))
    return hashedChange(JSON.parse(before), JSON.parse(after));
  const hashed = (text: string) => text.replace(address, (found) => keyedHash(found));
  return {
    ...(before !== undefined && { before: hashed(before) }),
    ...(after !== undefined && { after: hashed(after) }),
  };
}

function isHashed(record: string): boolean {
  return Object.values(JSON.parse(record) as Record<string, string>).every((value) => value.startsWith("#"));
}
