import { requestsPerPage } from "@store/contract/calls/admin-privacy";
import { StoreError } from "@store/contract/errors";
import { clocks } from "@store/contract/privacy/privacy-terms";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { issueCursor, readCursor } from "../platform/cursor.ts";
import { actor } from "../platform/request.ts";
import { put, transact, update } from "../platform/table.ts";
import { days } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { changeRequest, factsOf, RequestEntity, readRequest, sealFacts } from "./request.entity.ts";
import { adminViewOf, viewOf } from "./request-view.ts";
import { readRetainedBuyer } from "./retained-buyer.entity.ts";

/** The queue of what people ask about their data. Throws `privacy.request_not_found`, `privacy.changed`. */
export const adminPrivacy: UseActions<"admin-privacy"> = {
  async list({ closed, cursor: asked }) {
    const list = closed ? "closed" : "open";
    const about = ["admin-privacy", list];
    const { data, cursor } = await RequestEntity.query.byList({ list }).go({
      limit: requestsPerPage,
      order: closed ? "desc" : "asc",
      cursor: readCursor<string>(about, asked) ?? null,
    });
    const requests = data.map(adminViewOf);
    return { requests, ...(cursor !== null && { nextCursor: issueCursor(about, cursor) }) };
  },
  async answer({ requestId, words, close }) {
    const request = await readRequest(requestId);
    const facts = request && factsOf(request);
    if (!request || !facts || request.kind !== "complaint") throw new StoreError("privacy.request_not_found");
    if (request.state === "closed") throw new StoreError("privacy.changed");
    const by = actor().email;
    const now = Date.now();
    const state = close ? ("closed" as const) : ("answered" as const);
    const { settleBy, boardAfter = request.askedAt + days(clocks.boardDays) } = viewOf(request);
    const { email, name } = facts;
    const refused = await transact({
      request: update(
        changeRequest(
          request,
          {
            state,
            answeredBy: by,
            sealed: sealFacts(requestId, { ...facts, answer: words }),
            ...(close && { list: "closed" as const, listedAt: now, closedAt: now }),
          },
          close ? ["dueAt"] : [],
        ),
      ),
      ...enqueueSealedMail(
        { kind: "complaint-answered", about: `${requestId}-${request.version}` },
        { email, name, requestId, settleBy, boardAfter, answer: words, closed: close },
        now,
      ),
      audit: put(auditRow({ by, action: "privacy.answer", target: requestId, after: state })),
    });
    if (Object.keys(refused).length > 0) throw new StoreError("privacy.changed");
    return {};
  },
  /** Throws `privacy.not_held`. */
  async held({ orderId, reason }) {
    const retained = await readRetainedBuyer(orderId);
    if (!retained) throw new StoreError("privacy.not_held");
    // Written before it is shown: anybody who has seen it stands in the audit.
    await transact({
      audit: put(auditRow({ by: actor().email, action: "privacy.held", target: orderId, after: reason })),
    });
    const { name, email, phone, keepUntil } = retained;
    return { held: { orderId, name, email, phone, keepUntil } };
  },
};
