// Under whose name a customer's reports stand.
// Access patterns: the one of a customer (byCustomer).
import { type DeskBrand, plainBrand } from "@store/contract/desk/brand";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const DeskBrandEntity = new Entity({
  model: { entity: "deskBrand", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    name: { type: "string", required: true },
    contact: { type: "string", required: true },
    colour: { type: "string", required: true },
    /** A PNG in base64. */
    logo: { type: "string", required: true },
  },
  indexes: {
    byCustomer: primaryIndex("CUSTOMER#${customerId}", "DESKBRAND"),
  },
});

/** What a customer chose; undefined for nothing. */
export async function readBrand(customerId: string) {
  const { data } = await DeskBrandEntity.get({ customerId }).go({ consistent: true });
  return data ?? undefined;
}

/** The brand of reports: plain for a customer without the licence. */
export async function brandOf(customerId: string, licence: boolean): Promise<DeskBrand> {
  const row = licence ? await readBrand(customerId) : undefined;
  if (!row) return plainBrand;
  const { name, contact, colour, logo } = row;
  return { name, contact, colour, logo };
}
