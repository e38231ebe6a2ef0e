import type { AdminRequest } from "@store/contract/calls/admin-privacy";
import type { PrivacyRequest } from "@store/contract/privacy/privacy-shapes";
import { clocks } from "@store/contract/privacy/privacy-terms";
import { days, hours } from "../platform/time.ts";
import { factsOf, type Request } from "./request.entity.ts";

/** The request as its owner may see it, with its clocks. */
export function viewOf(request: Request): PrivacyRequest {
  const { requestId, kind, state, askedAt, dueAt, waitsFor } = request;
  const { words, answer } = factsOf(request) ?? {};
  const complaint = kind === "complaint";
  return {
    ...{ requestId, kind, state, askedAt, settleBy: askedAt + days(clocks.settleDays) },
    ...(state === "cooling" && dueAt !== undefined && { beginsAt: dueAt }),
    ...(waitsFor !== undefined && { waitsFor }),
    ...(complaint && {
      acknowledgeBy: askedAt + hours(clocks.acknowledgeHours),
      boardAfter: askedAt + days(clocks.boardDays),
    }),
    ...(words !== undefined && { words }),
    ...(answer !== undefined && { answer }),
  };
}

/** As an admin sees it: who asked, as long as that is known. */
export function adminViewOf(request: Request): AdminRequest {
  const { customerIds, orderIds, closedAt } = request;
  const { email, name } = factsOf(request) ?? {};
  return {
    ...viewOf(request),
    ...{ customerIds, orderIds },
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(closedAt !== undefined && { closedAt }),
  };
}
