import { formatRupees } from "@store/contract/format";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { answerQuery, whole } from "../answers.ts";
import { figure, share } from "../parts/figures.ts";
import { PageHead } from "../parts/page-head.tsx";
import { When } from "../parts/texts.tsx";
import { dayAndTime, periodQuery, readStretch } from "./period.ts";
import { PeriodSection } from "./period-section.tsx";
import { StuckBuyers } from "./stuck-buyers.tsx";
import { ToDo, WasToDo } from "./to-do.tsx";
import { TodaySection } from "./today-section.tsx";

/** From here on a shop sells: the owner's own tries are fewer. */
const manySales = 10;

const totalsQuery = answerQuery("admin-dashboard", "totals", {}, whole);

/** /admin/dashboard: today first, then what was sold so far, then a period. */
export function DashboardPage() {
  const [openedAt] = useState(Date.now);
  const query = useQuery(totalsQuery);
  const stretch = readStretch(useSearchParams()[0]);
  usePrefetchQuery(periodQuery(stretch.from, stretch.to));
  return (
    <>
      <PageHead title="Dashboard" note={`${dayAndTime(openedAt)} in India`} />
      {query.data?.waiting ? <WaitingOffer {...query.data.waiting} /> : null}
      <TodaySection />
      {query.data ? <ToDo done={query.data.done} sells={query.data.totals.completed >= manySales} /> : null}
      {/* Whether there is something to do stands above: what would be pushed down by it waits for that. */}
      {query.isPending ? (
        <div className="mt-9">
          <Loading label="Fetching the totals" shape="figures" />
        </div>
      ) : (
        <>
          <Totals />
          <PeriodSection />
          <StuckBuyers />
        </>
      )}
      {query.data ? <WasToDo done={query.data.done} /> : null}
    </>
  );
}

function Totals() {
  const query = useQuery(totalsQuery);
  const totals = query.data?.totals;
  return (
    <section aria-label="So far" className="mt-9">
      <h2 className="mb-2.5 text-d4">So far</h2>
      {totals ? null : (
        <LoadFailed
          small
          title="Failed to load the totals"
          sentence={sentenceOf(query.error)}
          className="mb-4"
          retrying={query.isFetching}
          retry={query.refetch}
        />
      )}
      <Sums
        sums={[
          { name: "Total Users", figure: totals && figure(totals.users), to: "/admin/users" },
          {
            name: "Total Orders",
            figure: totals && figure(totals.orders),
            note: totals && `${figure(totals.pending)} pending, ${figure(totals.failed)} failed`,
            to: "/admin/orders",
          },
          {
            name: "Total Revenue",
            figure: totals && formatRupees(totals.revenue),
            note: "After refunds",
            to: "/admin/orders?status=completed",
          },
          {
            name: "Completed Orders",
            figure: totals && figure(totals.completed),
            note: totals && `${share(totals.completed, totals.orders)} of all orders`,
            to: "/admin/orders?status=completed",
          },
        ]}
      />
    </section>
  );
}

function WaitingOffer({ rev, at }: { rev: number; at: number }) {
  return (
    <div className="mb-6">
      <StatusNote>
        Revision {rev} of the offer holds from <When at={at} />, Indian time.{" "}
        <Link to="/admin/offer/publish">Look at it</Link>
      </StatusNote>
    </div>
  );
}
