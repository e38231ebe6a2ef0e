// Failures and delays on demand: the next calls fail, with or without having taken effect, or take their time.
import { Fault } from "./fault.ts";

/** How a call is made to fail. */
export interface Failure {
  /** The status answered; 0 cuts the connection without an answer. */
  status: number;
  /** The call takes effect all the same: only its answer is lost. */
  commit: boolean;
}

export type Faults = ReturnType<typeof planFaults>;

/** Failures that are waiting for their calls. */
export function planFaults() {
  const plan: (Failure & { left: number; only: string })[] = [];
  return {
    /** The next `count` calls fail. `only` narrows it to calls whose "METHOD /path" begins so. */
    failNext(count: number, status: number, { commit = false, only = "" } = {}): void {
      if (!Number.isInteger(count) || count < 1) throw new Fault(400, "count must be 1 or more");
      if (status !== 0 && !(status >= 400 && status <= 599))
        throw new Fault(400, "status must be 0 (cut) or 400 to 599");
      plan.push({ left: count, status, commit, only });
    },
    /** The failure meant for this call, if any; used up by asking. */
    take(method: string, path: string): Failure | undefined {
      const index = plan.findIndex(({ only }) => `${method} ${path}`.startsWith(only));
      const failure = plan[index];
      if (!failure) return undefined;
      failure.left -= 1;
      if (failure.left === 0) plan.splice(index, 1);
      return { status: failure.status, commit: failure.commit };
    },
  };
}
