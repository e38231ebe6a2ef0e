// What is to be written for an order: plain data, made by `lifecycle` and carried out by `commit`.
import type { AuditAction } from "@store/contract/audit-actions";
import type { OrderStatus } from "@store/contract/order-statuses";
import type { Capture, ProviderId } from "../../providers/payments.ts";
import type { OrderChanges } from "../change-order.ts";
import type { LedgerKind, LedgerRow } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import type { Refund } from "../refund.entity.ts";
import type { TransitionName } from "../transitions.ts";
import type { SessionNote } from "./assess.ts";

export type LedgerDraft = Pick<LedgerRow, "kind" | "ref" | "paise"> &
  Partial<Pick<LedgerRow, "provider" | "paymentId" | "fee" | "feeTax" | "by">>;

/** A mail about money that went back. Whole rupees; `refundId` tells it from others of its kind. */
export interface RefundMail {
  kind: "refund" | "duplicate-refunded";
  refundId: string;
  refundedAmount: number;
  whole: boolean;
}

export interface Decision {
  transition: TransitionName | undefined;
  to: OrderStatus;
  /** What becomes of what the order gives. */
  access: "give" | "take" | "keep";
  set: OrderChanges;
  /** Why the order's money is not with the shop any more. */
  goneBack?: "refund" | "dispute" | undefined;
  /** Grants of single products that end, or come back, while the order stays completed. */
  revokes: string[];
  regrants: string[];
  /** A coupon's use goes back. */
  returnsUse: boolean;
  sessions: SessionNote[];
  payments: { capture: Capture; what: "sale" | "duplicate" }[];
  /** Payments of which something new is known that their payer can tell them by. */
  proofs: Capture[];
  /** Money that is to be sent back. */
  refunds: Omit<Refund, "orderId" | "state" | "createdAt">[];
  /** What became of what was to be sent back. */
  refundStates: { refundKey: string; state: Refund["state"]; why?: string }[];
  ledger: LedgerDraft[];
  mails: RefundMail[];
  audit: { by: string; action: AuditAction; before?: string; after?: string }[];
  /** Why a person must look. */
  alarms: string[];
}

/** Nothing to be done. */
export function decision(order: Order): Decision {
  return {
    transition: undefined,
    to: order.status,
    access: "keep",
    set: {},
    revokes: [],
    regrants: [],
    returnsUse: false,
    sessions: [],
    payments: [],
    proofs: [],
    refunds: [],
    refundStates: [],
    ledger: [],
    mails: [],
    audit: [],
    alarms: [],
  };
}

/** Both decisions' facts, none of which moves the order. */
export function mergeDecisions(one: Decision, other: Decision): Decision {
  return {
    ...one,
    set: { ...one.set, ...other.set },
    goneBack: one.goneBack ?? other.goneBack,
    revokes: [...one.revokes, ...other.revokes],
    regrants: [...one.regrants, ...other.regrants],
    payments: [...one.payments, ...other.payments],
    proofs: [...one.proofs, ...other.proofs],
    refunds: [...one.refunds, ...other.refunds],
    refundStates: [...one.refundStates, ...other.refundStates],
    ledger: [...one.ledger, ...other.ledger],
    mails: [...one.mails, ...other.mails],
    audit: [...one.audit, ...other.audit],
    alarms: [...one.alarms, ...other.alarms],
  };
}

/** A row that no provider has a name for: told apart by the order's version. */
export function ledgerRow(order: Order, kind: LedgerKind, more: { by?: string } = {}): LedgerDraft {
  return { kind, ref: `v${order.version}`, paise: order.finalAmount * 100, ...more };
}

/** A row about something that the provider names. */
export function providerRow(
  order: Order,
  kind: LedgerKind,
  ref: string,
  paise: number,
  more: Partial<LedgerDraft> = {},
): LedgerDraft {
  const provider: ProviderId | undefined = order.provider;
  return { kind, ref, paise, ...(provider && { provider }), ...more };
}
