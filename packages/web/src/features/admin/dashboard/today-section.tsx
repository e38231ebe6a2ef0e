import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../../ui/icon.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { unmatchedQuery } from "../orders/orders.queries.ts";
import { figure } from "../parts/figures.ts";
import { requestsQuery } from "../privacy/privacy.queries.ts";
import { stuckQuery } from "../users/users.queries.ts";
import { addDays, periodQuery, today } from "./period.ts";

const paidToday = "/admin/orders?period=today&status=completed";

/** What has been sold since midnight in India beside the whole of yesterday, and what needs a hand. */
export function TodaySection() {
  const [yesterday, now] = useQuery(periodQuery(addDays(today(), -1), today())).data?.days ?? [];
  return (
    <section aria-label="Today" className="grid gap-4 lg:grid-cols-[7fr_4fr]">
      <div className="flex min-w-0 flex-col [&>dl]:flex-1">
        <h2 className="mb-2.5 text-d4">Today</h2>
        <Sums
          narrow
          sums={[
            {
              name: "Sales today",
              figure: now && figure(now.completed),
              note: `Yesterday ${yesterday ? figure(yesterday.completed) : "…"}`,
              to: paidToday,
            },
            {
              name: "Sold today",
              figure: now && formatRupees(now.gross),
              note: `Yesterday ${yesterday ? formatRupees(yesterday.gross) : "…"}, before refunds`,
              to: paidToday,
            },
            {
              name: "Carts today",
              figure: now && figure(now.carts),
              note: `Yesterday ${yesterday ? figure(yesterday.carts) : "…"}`,
            },
          ]}
        />
      </div>
      <div className="min-w-0">
        <h2 className="mb-2.5 text-d4">Needs a hand</h2>
        <NeedsAHand />
      </div>
    </section>
  );
}

/** Always the same three lines, so that nothing moves when their counts arrive. */
function NeedsAHand() {
  const { data: waiting } = useQuery(unmatchedQuery());
  const { data: stuck } = useQuery(stuckQuery());
  const { data: privacy } = useQuery(requestsQuery(false, undefined));
  const toDecide = waiting && waiting.payments.length + waiting.requests.length + waiting.notices.length;
  return (
    <ul className="border-[1.5px] border-ink bg-sheet text-sm">
      <Line to="/admin/orders" count={toDecide} more={waiting?.more}>
        Payments and requests to decide
      </Line>
      <Line to="#stuck" count={stuck?.length}>
        Buyers who paid and may not be in
      </Line>
      <Line
        to="/admin/settings/privacy"
        count={privacy?.requests.length}
        more={privacy?.nextCursor !== undefined}
      >
        Privacy requests that are open
      </Line>
    </ul>
  );
}

interface LineProps {
  to: string;
  /** Absent while it is on its way. */
  count: number | undefined;
  more?: boolean | undefined;
  children: string;
}

function Line({ to, count, more, children }: LineProps) {
  const look = count ? "bg-marigold-400 text-ink" : "text-mat-600";
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between gap-3 px-4 py-1.5 no-underline hover:bg-marigold-100 hover:underline"
      >
        <span className={count ? "font-semibold" : "mute"}>{children}</span>
        <b className={`num grid h-6 min-w-6 flex-none place-content-center rounded-pill px-1.5 ${look}`}>
          {count === 0 ? (
            <>
              <Icon as={Check} />
              <span className="sr-only">: none</span>
            </>
          ) : (
            `${count === undefined ? "…" : figure(count)}${more ? "+" : ""}`
          )}
        </b>
      </Link>
    </li>
  );
}
