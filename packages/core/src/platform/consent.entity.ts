// What somebody agreed to, and when it ended: rows that are only ever added. The newest of a purpose is how it stands.
// Access patterns: all rows of an address (bySubject). Expires by TTL.
import { currentNotice, type Purpose, purposes } from "@store/contract/privacy/notices";
import { consentChannels } from "@store/contract/privacy/privacy-terms";
import type { EntityItem } from "electrodb";
import { Entity } from "./entity.ts";
import { primaryIndex } from "./table.ts";
import { days, ttlOf } from "./time.ts";

/** Seven years, as consent managers must. The Act names no time for others. */
const kept = days(7 * 365 + 2);

export const ConsentEntity = new Entity({
  model: { entity: "consent", version: "1", service: "store" },
  attributes: {
    subject: { type: "string", required: true, readOnly: true },
    purpose: { type: purposes, required: true, readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    given: { type: "boolean", required: true, readOnly: true },
    noticeVersion: { type: "number", required: true, readOnly: true },
    language: { type: ["en"] as const, required: true, readOnly: true },
    channel: { type: consentChannels, required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    bySubject: primaryIndex("CONSENT#${subject}", "${purpose}#${at}"),
  },
});

export type ConsentRow = EntityItem<typeof ConsentEntity>;

/** The put of a row about a subject (`subjectOf`). Twice in one millisecond is once. */
export function consentRow(
  subject: string,
  purpose: Purpose,
  given: boolean,
  channel: ConsentRow["channel"],
  noticeVersion = currentNotice(purpose).version,
) {
  const at = Date.now();
  const language = "en" as const;
  return ConsentEntity.put({
    ...{ subject, purpose, at, given, noticeVersion, language, channel },
    ttl: ttlOf(at + kept),
  });
}

/** Every row of a subject, the oldest first. */
export async function readConsents(subject: string): Promise<ConsentRow[]> {
  const { data } = await ConsentEntity.query.bySubject({ subject }).go({ pages: "all", consistent: true });
  return data.sort((one, other) => one.at - other.at);
}

/** Ends what was given: one row for each purpose that stands. */
export async function withdrawAll(subject: string, channel: ConsentRow["channel"]): Promise<void> {
  const rows = await readConsents(subject);
  const given = purposes.filter((purpose) => rows.findLast((row) => row.purpose === purpose)?.given);
  await Promise.all(given.map((purpose) => consentRow(subject, purpose, false, channel).go()));
}
