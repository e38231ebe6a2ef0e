// The states of an order, and every transition between them.
//
// | transition | from              | to        | access |
// | --------- | ----------------- | --------- | ------ |
// | wait      | pending           | pending   | keep   |
// | complete  | pending failed    | completed | give   |
// | fail      | pending           | failed    | keep   |
// | release   | failed            | failed    | keep   |
// | send-back | completed         | refunded  | take   |
// | come-back | pending failed    | refunded  | keep   |
// | restore   | refunded          | completed | give   |
// | note      | completed refunded pending failed | same | keep |
// | set       | pending failed    | same      | keep   |
// | revoke    | completed         | same      | take   |
// | delete    | pending failed refunded | same | keep  |
//
// `same`: as it was, or what an admin set. A payment completes the order, a full refund or a lost dispute sends it back, and
// what an admin has set stays. `restore`: the refund failed at the bank, or the dispute was won. `commit` writes a decision
// in one transaction, on the version that was read.
import type { OrderStatus } from "@store/contract/order-statuses";

/** From where to where each transition goes, and what becomes of what the order gives. The table above, for programs. */
export const transitions = {
  wait: { from: ["pending"], to: "pending", access: "keep" },
  complete: { from: ["pending", "failed"], to: "completed", access: "give" },
  fail: { from: ["pending"], to: "failed", access: "keep" },
  release: { from: ["failed"], to: "failed", access: "keep" },
  "send-back": { from: ["completed"], to: "refunded", access: "take" },
  "come-back": { from: ["pending", "failed"], to: "refunded", access: "keep" },
  restore: { from: ["refunded"], to: "completed", access: "give" },
  note: { from: ["completed", "refunded", "pending", "failed"], to: "same", access: "keep" },
  set: { from: ["pending", "failed"], to: "same", access: "keep" },
  revoke: { from: ["completed"], to: "same", access: "take" },
  delete: { from: ["pending", "failed", "refunded"], to: "same", access: "keep" },
} as const satisfies Record<string, { from: OrderStatus[]; to: OrderStatus | "same"; access: string }>;
export type TransitionName = keyof typeof transitions;
