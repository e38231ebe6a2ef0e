// A login to one resource. The token is `customerId.random`; only its hash is stored.
// Access patterns: one session of a customer (byToken); a customer's sessions (its partition). Expires by TTL.
import { Entity } from "electrodb";
import { key, table } from "../lib/table.ts";

export const SessionEntity = new Entity(
  {
    model: { entity: "session", version: "1", service: "store" },
    attributes: {
      customerId: { type: "string", required: true, readOnly: true },
      tokenHash: { type: "string", required: true, readOnly: true },
      resource: { type: "string", required: true, readOnly: true },
      /** The customer's epoch at login; another one ends the session. */
      epoch: { type: "number", required: true, readOnly: true },
      issuedAt: { type: "number", required: true, readOnly: true },
      expiresAt: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byToken: {
        pk: key("pk", "CUSTOMER#${customerId}", ["customerId"]),
        sk: key("sk", "SESSION#${tokenHash}", ["tokenHash"]),
      },
    },
  },
  table,
);
