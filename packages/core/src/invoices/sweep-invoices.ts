import { DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { alarm, log } from "../platform/log.ts";
import { hours, seconds } from "../platform/time.ts";
import { numberInvoices } from "./number-invoices.ts";
import { mayNumber } from "./numbering.entity.ts";

/** A run begins no paper after this: the next one follows within the minute. */
const startsWithin = seconds(30);
const perRun = 500;
/** A paper that waits for longer is one that a person must look at. */
const late = hours(1);

/** Numbers the papers that wait for it, the oldest first. Answers how many orders had papers due. */
export async function sweepInvoices(): Promise<{ found: number }> {
  if (!(await mayNumber())) alarm("invoice.copy", { reason: "a restored table gives out no numbers yet" });
  const { data } = await DueInvoiceEntity.query
    .due({ list: "invoice" })
    .go({ limit: perRun, attributes: ["orderId", "dueAt"] });
  const started = performance.now();
  const orders = [...new Set(data.map(({ orderId }) => orderId))];
  for (const orderId of orders) {
    if (performance.now() - started > startsWithin) break;
    // One that cannot be written must not keep the others waiting.
    await numberInvoices(orderId).catch((error: unknown) =>
      log("invoice.stuck", { orderId, error: String(error) }),
    );
  }
  const oldest = data[0];
  if (oldest && oldest.dueAt < Date.now() - late) alarm("invoice.late", { orderId: oldest.orderId });
  log("job.done", { job: "number-invoices", found: orders.length });
  return { found: orders.length };
}
