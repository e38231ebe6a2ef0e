// What customers and orders can be found by: the beginning of a word, an address, or a phone number from its end. A customer is
// found by the rows of the order whose details they have, and has rows of their own once an admin has changed those.
// Access patterns: rows of a kind by the beginning of a token, newest first within one token (byToken). The
// partition is the token's first three letters, so that no list of all there is lies in one place.
import { Entity } from "./entity.ts";
import { primaryIndex } from "./table.ts";

export const SearchEntity = new Entity({
  model: { entity: "search", version: "1", service: "store" },
  attributes: {
    kind: { type: ["customer", "order"] as const, required: true, readOnly: true },
    head: { type: "string", required: true, readOnly: true },
    token: { type: "string", required: true, readOnly: true },
    /** When the thing was made. Epoch milliseconds. */
    at: { type: "number", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    /** Of an order: who placed it. */
    customerId: { type: "string", readOnly: true },
  },
  indexes: {
    byToken: primaryIndex("SEARCH#${kind}#${head}", "${token}#${at}#${id}"),
  },
});
