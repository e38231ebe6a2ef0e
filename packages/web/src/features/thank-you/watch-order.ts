// Asks how an order stands until there is nothing more to wait for. Pure of React and of the clock: both are handed in.
import type { CallOutput } from "@store/contract/calls";
import type { OrderState } from "@store/contract/calls/order-status";
import type { Reply } from "../../lib/api.ts";

export type OrderAnswer = CallOutput<"order-status">;

/** What is known of the order. */
export type Watched =
  /** Nothing yet. */
  | { kind: "asking" }
  /** `waiting`: it may still change, and the page goes on asking. */
  | { kind: "known"; order: OrderAnswer; waiting: boolean }
  /** Nobody answered, for as long as it makes sense to ask. */
  | { kind: "unreachable"; waiting: boolean }
  /** This browser has no order to show (`none`), had one too long ago (`expired`), or asks for somebody else's (`unknown`). */
  | { kind: "lost"; reason: "none" | "expired" | "unknown" };

/** Milliseconds. Stripe is asked at most every three seconds: more often than the last of these brings nothing. */
export const pace = { first: 1_000, growth: 1.5, longest: 5_000, patience: 120_000 } as const;

/** After so many misses in a row the page says that it cannot reach the shop. */
const missesUntilSaid = 3;

const final: ReadonlySet<OrderState> = new Set(["completed", "failed", "refunded", "review"]);
const lost: Readonly<Record<string, "expired" | "unknown">> = {
  "checkout.expired": "expired",
  "order.not_found": "unknown",
  "input.invalid": "unknown",
};

interface WatchTools {
  ask: () => Promise<Reply<"order-status">>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  sleep: (milliseconds: number) => Promise<void>;
  report: (watched: Watched) => void;
  /** True when nobody is looking any more. */
  over: () => boolean;
}

/** Reports each change, and returns when the order is final, lost, or patience ends. Never throws. */
export async function watchOrder({ ask, now, sleep, report, over }: WatchTools): Promise<void> {
  const end = now() + pace.patience;
  let delay: number = pace.first;
  let misses = 0;
  let last: OrderAnswer | undefined;
  while (!over()) {
    const answer = await ask().catch(() => undefined);
    if (over()) return;
    if (answer && !answer.success) {
      const reason = lost[answer.code];
      if (reason) return report({ kind: "lost", reason });
    }
    misses = answer?.success ? 0 : misses + 1;
    if (answer?.success) last = answer;
    const waiting = now() + delay < end && !(last && final.has(last.status));
    if (last) report({ kind: "known", order: last, waiting });
    else if (misses >= missesUntilSaid || !waiting) report({ kind: "unreachable", waiting });
    if (!waiting) return;
    await sleep(delay);
    delay = Math.min(pace.longest, delay * pace.growth);
  }
}
