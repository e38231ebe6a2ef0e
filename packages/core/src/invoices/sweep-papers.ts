import { alarm, log } from "../platform/log.ts";
import { hours, seconds } from "../platform/time.ts";
import { DuePaperEntity } from "./due-paper.entity.ts";
import { numberPapers } from "./number-papers.ts";

/** A run begins no paper after this: the next one follows within the minute. */
const startsWithin = seconds(30);
const perRun = 500;
/** A paper that waits for longer is one that a person must look at. */
const late = hours(1);

/** Numbers the papers that wait for it, the oldest first. Answers how many orders had papers due. */
export async function sweepPapers(): Promise<{ found: number }> {
  const { data } = await DuePaperEntity.query
    .due({ list: "paper" })
    .go({ limit: perRun, attributes: ["orderId", "dueAt"] });
  const started = performance.now();
  const orders = [...new Set(data.map(({ orderId }) => orderId))];
  for (const orderId of orders) {
    if (performance.now() - started > startsWithin) break;
    // One that cannot be written must not keep the others waiting.
    await numberPapers(orderId).catch((error: unknown) =>
      log("paper.stuck", { orderId, error: String(error) }),
    );
  }
  const oldest = data[0];
  if (oldest && oldest.dueAt < Date.now() - late) alarm("paper.late", { orderId: oldest.orderId });
  log("job.done", { job: "number-papers", found: orders.length });
  return { found: orders.length };
}
