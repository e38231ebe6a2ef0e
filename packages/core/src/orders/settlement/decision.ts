// What is to be written for an order: plain data, made by `lifecycle` and carried out by `commit`.
import type { AuditAction } from "@store/contract/audit-actions";
import { waitStep } from "@store/contract/login-waits";
import type { OrderStatus } from "@store/contract/order-statuses";
import { type Entitlement, forEachUpsell } from "@store/contract/products";
import { type Figures, figureNames, waitNames } from "../../platform/counter.entity.ts";
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
  revokes: Entitlement[];
  regrants: Entitlement[];
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
export function together(one: Decision, other: Decision): Decision {
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

/** Whether a decision would write anything. */
export function isNothing(order: Order, { to, set, ...rest }: Decision): boolean {
  const changes = Object.entries(set).some(([name, value]) => !same(order[name as keyof Order], value));
  const { sessions, payments, refunds, refundStates, ledger, mails, audit } = rest;
  const rows = [sessions, payments, refunds, refundStates, ledger, mails, audit];
  return to === order.status && !changes && rows.every(({ length }) => length === 0);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
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

/** What an order adds to the figures as it stands. The figures of its ledger rows sum up to this, after every write. */
export function figuresOf(order: Order): Figures {
  const { status, deletedAt, finalAmount, refundedAmount, discountCode, cartId, upsells } = order;
  if (deletedAt !== undefined || (status !== "completed" && status !== "refunded")) return {};
  const isRefunded = status === "refunded";
  return {
    sales: 1,
    returns: isRefunded ? 1 : 0,
    gross: finalAmount * 100,
    returned: (isRefunded ? finalAmount : refundedAmount) * 100,
    discounted: discountCode === undefined ? 0 : 1,
    recovered: cartId === undefined ? 0 : 1,
    ...forEachUpsell((id) => (upsells.includes(id) ? 1 : 0)),
    ...waitFigure(order),
  };
}

/** The step in which a buyer is counted who paid and was let in. */
function waitFigure({ waited }: Order): Figures {
  const name = waited === undefined ? undefined : waitNames[waitStep(waited)];
  return name === undefined ? {} : { [name]: 1 };
}

/** What `after` has more than `before`; names without a difference are left out. */
export function difference<Name extends string>(
  after: Partial<Record<Name, number>>,
  before: Partial<Record<Name, number>>,
): Partial<Record<Name, number>> {
  const names = new Set([...Object.keys(after), ...Object.keys(before)] as Name[]);
  const entries = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, by]) => by !== 0)) as Partial<Record<Name, number>>;
}

/** The sum of what rows add to the figures. */
export function sumOfFigures(rows: readonly { figures: Figures }[]): Figures {
  const sum = (name: (typeof figureNames)[number]) =>
    rows.reduce((all, { figures }) => all + (figures[name] ?? 0), 0);
  return difference(Object.fromEntries(figureNames.map((name) => [name, sum(name)])), {});
}
