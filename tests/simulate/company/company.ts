// A payment company as buyers, banks and checks see it: one set of words, no matter who it is.
import type { ProviderId } from "@store/contract/providers";

/** How refunds of a payment go, in the stand-in's words. */
export type RefundCourse = "succeeds" | "pending" | "pending_fails" | "fails_later";

/** `closed`: before its time, by the shop. `over`: its time has run out. `used`: somebody has paid, or handed a payment in. */
export type PaymentSessionState = "open" | "closed" | "over" | "used" | "unknown";

/** A try to pay that the bank has left open. */
export interface OpenTry {
  capture(): void;
  turnDown(): void;
}

/** Money that was taken. */
export interface TakenMoney {
  paymentId: string;
  orderId: string;
  paise: number;
  /** Paise that went back, refunds that failed left out. */
  back: number;
}

/** What is sent about an event, ready for the shop's webhook. */
export interface Message {
  type: string;
  body: string;
  header: string;
  /** The payment that it is about. */
  paymentId: string;
}

export interface Company {
  readonly id: ProviderId;
  pageState(sessionId: string): PaymentSessionState;
  pay(sessionId: string, how: "now" | "later_ok" | "later_fail", refunds: RefundCourse): void;
  /** Money that the shop did not ask for; its description may name an order. */
  payAside(paise: number, orderId?: string): Promise<void>;
  failToPay(sessionId: string): void;
  /** The bank decides what it had left open on a page. */
  decide(sessionId: string): void;
  /** Begins to pay; the bank answers whenever it likes, also when the page is over. Undefined where that cannot be. */
  begin?(sessionId: string): OpenTry;
  /** Refunds that are on their way end; some come back after they were done. */
  endRefunds(sessionId: string): void;
  /** On the company's own pages: all that is left, or so many paise. */
  refund(orderId: string, paise?: number): void;
  dispute(orderId: string): void;
  closeDispute(orderId: string, outcome: "won" | "lost"): void;
  /** Calls back with the id of each new event. */
  onEvent(tell: (id: string) => void): void;
  message(id: string, now: number): Message | undefined;
  taken(): TakenMoney[];
  /** Of every refund, the key that the shop asked with. */
  refundKeys(): string[];
}
