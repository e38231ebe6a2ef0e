// The certificate of a client's site. Whether it holds is not kept here: it does while its customer owns the agency licence.
// Access patterns: all of a customer (byCustomer); one by its code, which anybody may know (byCode).
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const LicenceEntity = new Entity({
  model: { entity: "licence", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    code: { type: "string", required: true, readOnly: true },
    siteId: { type: "string", required: true, readOnly: true },
    /** Name and address of the site when it was made: a certificate does not move to another site. */
    site: { type: "string", required: true, readOnly: true },
    address: { type: "string", required: true, readOnly: true },
    since: { type: "number", required: true, readOnly: true },
    /** When its site was removed, or got another name or address. */
    endedAt: { type: "number" },
  },
  indexes: {
    byCustomer: primaryIndex("CUSTOMER#${customerId}", "LICENCE#${code}"),
    byCode: secondaryIndex(1, "LICENCE#${code}", "A"),
  },
});

/** All certificates of a customer, ended ones too. */
export async function licencesOf(customerId: string) {
  const { data } = await LicenceEntity.query
    .byCustomer({ customerId })
    .go({ pages: "all", consistent: true });
  return data;
}
