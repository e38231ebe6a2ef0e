import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { put, transact, update } from "../platform/table.ts";
import { type Invoice, InvoiceEntity } from "./invoice.entity.ts";
import { readInvoices } from "./read-invoices.ts";

/**
 * Says where the buyer of an order is whose two signs disagreed, so that its invoices go into the return: two digits of a State, or
 * `96`. What the invoices say stays. In the seller's own State their tax would be of another kind: they must be credited and
 * made anew. Throws `invoice.not_found`, `input.invalid`.
 */
export async function decidePlace(orderId: string, place: string, by: string): Promise<void> {
  const inDoubt = (await readInvoices(orderId)).numbered.filter(({ facts }) => facts.export === "doubt");
  if (inDoubt.length === 0) throw new StoreError("invoice.not_found");
  if (inDoubt.some(({ facts }) => facts.seller.state === place))
    throw new StoreError("input.invalid", { issue: "Choose another State" }, { fields: ["place"] });
  const decided = inDoubt.map((invoice, index) => [`invoice${index}`, update(decide(invoice, place))]);
  const audit = put(auditRow({ target: orderId, by, action: "gst.place", after: place }));
  await transact({ ...Object.fromEntries(decided), audit });
}

function decide({ orderId, turn, series, count, month }: Invoice, decidedPlace: string) {
  return InvoiceEntity.patch({ orderId, turn }).set({ decidedPlace }).composite({ series, count, month });
}
