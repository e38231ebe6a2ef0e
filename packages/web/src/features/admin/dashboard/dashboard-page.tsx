import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { type LucideIcon, ReceiptIndianRupee, TicketPercent, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { Arrow } from "../../../ui/arrow.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { sentenceOf } from "../answers.ts";
import { figure, share } from "../parts/figures.ts";
import { PageHead } from "../parts/page-head.tsx";
import { StatusNote } from "../parts/status-note.tsx";
import { When } from "../parts/texts.tsx";
import { totalsQuery } from "./dashboard.queries.ts";
import { PeriodSection } from "./period-section.tsx";
import { StuckBuyers } from "./stuck-buyers.tsx";
import { ToDo, WasToDo } from "./to-do.tsx";
import { TodayFigures } from "./today-figures.tsx";

const quickLinks: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: "/admin/users",
    icon: Users,
    title: "Users",
    text: "Who bought, what they own, and who may come in.",
  },
  {
    to: "/admin/orders",
    icon: ReceiptIndianRupee,
    title: "Orders",
    text: "Payments, refunds, and the story of each order.",
  },
  {
    to: "/admin/coupons",
    icon: TicketPercent,
    title: "Coupons",
    text: "Discount codes, their limits and their use.",
  },
];

/** /admin/dashboard */
export function DashboardPage() {
  const query = useQuery(totalsQuery());
  const totals = query.data?.totals;
  return (
    <>
      <PageHead title="Dashboard" />
      {query.isError && !totals ? <TotalsFailed query={query} /> : null}
      {query.data?.waiting ? <WaitingOffer {...query.data.waiting} /> : null}
      {query.data ? <ToDo done={query.data.done} /> : null}
      <Sums
        sums={[
          { name: "Total Users", figure: totals && figure(totals.users) },
          {
            name: "Total Orders",
            figure: totals && figure(totals.orders),
            note: totals && `${figure(totals.pending)} pending, ${figure(totals.failed)} failed`,
          },
          {
            name: "Total Revenue",
            figure: totals && formatRupees(totals.revenue),
            note: "After refunds",
          },
          {
            name: "Completed Orders",
            figure: totals && figure(totals.completed),
            note: totals && `${share(totals.completed, totals.orders)} of all orders`,
          },
        ]}
      />
      <ul className="mt-8 grid border-t border-ink lg:grid-cols-[5fr_6fr_5fr]">
        {quickLinks.map(({ to, icon, title, text }) => (
          <li key={to} className="border-b border-rule lg:border-l lg:first:border-l-0">
            <Link
              to={to}
              className="group/btn grid h-full grid-cols-[auto_1fr_auto] items-center gap-x-4 py-4 no-underline hover:bg-marigold-100 lg:px-5"
            >
              <Icon as={icon} className="size-7! text-mat-600" />
              <span>
                <span className="block font-display text-d4 font-extrabold">{title}</span>
                <span className="mute block text-sm">{text}</span>
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
      <TodayFigures />
      <PeriodSection />
      <StuckBuyers />
      {query.data ? <WasToDo done={query.data.done} /> : null}
    </>
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

/** The figures at the top did not come; the rest of the page may have. */
function TotalsFailed({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 border-[1.5px] border-vermilion-600 bg-sheet px-5 py-3 text-sm"
    >
      <p>
        <b>Failed to load the totals.</b> {sentenceOf(query.error)}
      </p>
      <Button look="quiet" size="sm" onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
