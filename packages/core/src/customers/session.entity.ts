// A login, good for every area that the customer owns. The token is `customerId.place.random`; only the hash of its
// random part is stored. A customer has a fixed number of places: one more login takes a free one, or that of the oldest.
// Access patterns: one session (byPlace); a customer's sessions (byPlace, without the place). Expires by TTL.
// How long it lives, and who may go on with it: access/session.ts. Ended by access/logout.ts and end-sessions.ts.
import { Entity } from "../platform/entity.ts";
import { primaryIndex, table } from "../platform/table.ts";

/** How many browsers can be logged in to one account at once. */
export const mostSessions = 10;

export const SessionEntity = new Entity(
  {
    model: { entity: "session", version: "2", service: "store" },
    attributes: {
      customerId: { type: "string", required: true, readOnly: true },
      place: { type: "number", required: true, readOnly: true },
      tokenHash: { type: "string", required: true },
      /** The browser, in plain words. */
      device: { type: "string", required: true },
      /** The customer's epoch at login; another one ends the session. */
      epoch: { type: "number", required: true },
      issuedAt: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byPlace: primaryIndex("CUSTOMER#${customerId}", "SESSION#${place}"),
    },
  },
  table,
);
