// A link by which anybody who has it reads the report on a client's site. One that is ended is deleted.
// Access patterns: one link; all of a site, and all of a customer (byShare); one by its code's hash (byCode).
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const SiteShareEntity = new Entity({
  model: { entity: "siteShare", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    siteId: { type: "string", required: true, readOnly: true },
    codeHash: { type: "string", required: true, readOnly: true },
    /** For whom it is. */
    label: { type: "string", required: true },
    createdAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byShare: primaryIndex("CUSTOMER#${customerId}", "SHARE#${siteId}#${codeHash}"),
    byCode: secondaryIndex(1, "SHARE#${codeHash}", "A"),
  },
});

/** The links of a site that lead somewhere; of all sites of a customer without `siteId`. */
export async function sharesOf(customerId: string, siteId?: string) {
  const { data } = await SiteShareEntity.query
    .byShare(siteId === undefined ? { customerId } : { customerId, siteId })
    .go({ pages: "all", consistent: true });
  return data;
}

/** The link with a code's hash, if it was not ended. The index may be a moment late, the row is not. */
export async function shareByCode(codeHash: string) {
  const { data } = await SiteShareEntity.query.byCode({ codeHash }).go();
  const [found] = data;
  if (!found) return undefined;
  const { customerId, siteId } = found;
  const row = await SiteShareEntity.get({ customerId, siteId, codeHash }).go({ consistent: true });
  return row.data ?? undefined;
}
