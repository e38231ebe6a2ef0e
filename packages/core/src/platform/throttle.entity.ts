// Tries of one kind by one person in one fixed window.
// Access patterns: one counter (byKey). Expires by TTL.
import { Entity } from "./entity.ts";
import { primaryIndex } from "./table.ts";

export const ThrottleEntity = new Entity({
  model: { entity: "throttle", version: "1", service: "store" },
  attributes: {
    counterKey: { type: "string", required: true, readOnly: true },
    count: { type: "number", required: true },
    ttl: { type: "number", required: true },
  },
  indexes: { byKey: primaryIndex("THROTTLE#${counterKey}") },
});
