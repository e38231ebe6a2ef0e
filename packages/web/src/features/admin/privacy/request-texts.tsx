import type { AdminRequest } from "@store/contract/calls/admin-privacy";
import { formatDate } from "@store/contract/format";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

export const kindNames: Record<AdminRequest["kind"], string> = { erasure: "Erasure", complaint: "Complaint" };

/** How a request stands, in the words of the list. */
export const stateNames: Record<AdminRequest["state"], string> = {
  cooling: "Can be taken back",
  found: "Being erased, step 1 of 4",
  blocked: "Being erased, step 2 of 4",
  sealed: "Being erased, step 3 of 4",
  scrubbed: "Being erased, step 4 of 4",
  done: "Erased",
  undone: "Taken back",
  open: "To be answered",
  answered: "Answered, still open",
  closed: "Closed",
};

const day = 86_400_000;
/** From when on a day that comes is marked. */
const soon = 7 * day;

/** The last day to settle it, and how near that is. */
export function DueBadge({ settleBy, now }: Pick<AdminRequest, "settleBy"> & { now: number }) {
  const left = settleBy - now;
  const tone: BadgeTone = left < 0 ? "bad" : left < soon ? "wait" : "plain";
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="whitespace-nowrap">{formatDate(settleBy)}</span>
      <Badge tone={tone}>{left < 0 ? "Late" : daysLeft(Math.floor(left / day))}</Badge>
    </span>
  );
}

function daysLeft(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "1 day" : `${days} days`;
}
