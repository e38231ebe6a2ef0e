// Who changed what by hand. Written in the transaction that makes the change.
// Access patterns: newest first, a month at a time (byMonth); what happened to one thing (byTarget).
import { randomUUID } from "node:crypto";
import type { AuditAction } from "@store/contract/audit-actions";
import { Entity } from "./entity.ts";
import { primaryIndex, secondaryIndex } from "./table.ts";
import { monthOf } from "./time.ts";

export const AuditEntity = new Entity({
  model: { entity: "audit", version: "1", service: "store" },
  attributes: {
    auditId: { type: "string", required: true, readOnly: true },
    month: { type: "string", required: true, readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    by: { type: "string", required: true, readOnly: true },
    action: { type: "string", required: true, readOnly: true },
    /** An order or customer ID. */
    target: { type: "string", required: true, readOnly: true },
    /** Never personal data in clear: hashed-change.ts. */
    before: { type: "string" },
    after: { type: "string" },
  },
  indexes: {
    byMonth: primaryIndex("AUDIT#${month}", "${at}#${auditId}"),
    byTarget: secondaryIndex(3, "TARGET#${target}", "AUDIT#${at}#${auditId}"),
  },
});

/** The row of one change made by hand. */
export function auditRow(entry: {
  by: string;
  action: AuditAction;
  target: string;
  before?: string;
  after?: string;
}) {
  const at = Date.now();
  return AuditEntity.put({ auditId: randomUUID(), month: monthOf(at), at, ...entry });
}
