// Every hour: erasures whose time has come, or that stopped halfway, and complaints that are late.

import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
import { resumeErasure } from "./erase.ts";
import { changeRequest, type Request, RequestEntity } from "./request.entity.ts";

/** Answers how many were found. There are never many that are open. */
export async function privacyRequests(): Promise<{ found: number }> {
  const now = Date.now();
  const { data } = await RequestEntity.query.byList({ list: "open" }).go({ pages: "all" });
  const due = data.filter(({ dueAt }) => dueAt !== undefined && dueAt <= now);
  for (const request of due) {
    try {
      if (request.kind === "erasure") await resumeErasure(request.requestId);
      else await tellThatItIsLate(request);
    } catch (error) {
      // Still due: the next run goes on, and the others need not wait.
      alarm("privacy.stuck", { requestId: request.requestId, error: String(error) });
    }
  }
  log("job.done", { job: "privacy-requests", found: due.length });
  return { found: due.length };
}

/** Once: it is not due any more, and stays at the top of the list. */
async function tellThatItIsLate(request: Request): Promise<void> {
  if (await ifUnchanged(changeRequest(request, { alarmedAt: Date.now() }, ["dueAt"])))
    alarm("privacy.late", { requestId: request.requestId, askedAt: request.askedAt });
}
