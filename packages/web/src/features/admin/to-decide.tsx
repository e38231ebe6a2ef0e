import { useQuery } from "@tanstack/react-query";
import { unmatchedQuery } from "./orders/orders.queries.ts";
import { figure } from "./parts/figures.ts";

/** How much waits for a person: payments, requests, and what went wrong by itself. Nothing while there is none. */
export function ToDecide({ className = "ml-1.5" }: { className?: string }) {
  const { data } = useQuery({ ...unmatchedQuery(), staleTime: 60_000, refetchInterval: 5 * 60_000 });
  const count = data ? data.payments.length + data.requests.length + data.notices.length : 0;
  if (count === 0) return null;
  return (
    <b
      className={`num grid h-5 min-w-5 place-content-center rounded-pill bg-marigold-400 px-1.5 text-xs text-ink ${className}`}
    >
      {figure(count)}
      {data?.more ? "+" : ""}
      <span className="sr-only"> to decide</span>
    </b>
  );
}
