// Every hour: erasures whose time has come, or that stopped halfway, and complaints that are late.

import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
import { carryOn } from "./erase.ts";
import { changeRequest, type Request, RequestEntity } from "./request.entity.ts";

const most = 50;

/** Answers how many were found. */
export async function privacyRequests(): Promise<{ found: number }> {
  const { data } = await RequestEntity.query.due({}).lte({ dueAt: Date.now() }).go({ limit: most });
  for (const request of data) {
    try {
      if (request.kind === "erasure") await carryOn(request.requestId);
      else await tellThatItIsLate(request);
    } catch (error) {
      // Still due: the next run goes on, and the others need not wait.
      alarm("privacy.stuck", { requestId: request.requestId, error: String(error) });
    }
  }
  log("job.done", { job: "privacy-requests", found: data.length });
  return { found: data.length };
}

/** Once: it is not due any more, and stays at the top of the list. */
async function tellThatItIsLate(request: Request): Promise<void> {
  if (await ifUnchanged(changeRequest(request, { alarmedAt: Date.now() }, ["dueAt"])))
    alarm("privacy.late", { requestId: request.requestId, askedAt: request.askedAt });
}
