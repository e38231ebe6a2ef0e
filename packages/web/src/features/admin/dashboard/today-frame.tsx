import type { DayFigures } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { Check } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Sums } from "../../../ui/sums.tsx";
import type { WayLink } from "../navigation.tsx";
import { figure } from "../parts/figures.ts";

const paidToday = "/admin/orders?period=today&status=completed";

const figures: [name: string, of: (day: DayFigures) => string, more: string, to?: string][] = [
  ["Sales today", ({ completed }) => figure(completed), "", paidToday],
  ["Sold today", ({ gross }) => formatRupees(gross), ", before refunds", paidToday],
  ["Carts today", ({ carts }) => figure(carts), ""],
];

/** What may need a hand. Always the same three lines, so that nothing moves when their counts arrive. */
const hands = [
  ["/admin/orders", "Payments and requests to decide"],
  ["#stuck", "Buyers who paid and may not be in"],
  ["/admin/settings/privacy", "Privacy requests that are open"],
] as const;

interface Wait {
  /** Absent while it is on its way. */
  count?: number | undefined;
  more?: boolean | undefined;
}

interface TodayFrameProps {
  yesterday?: DayFigures | undefined;
  now?: DayFigures | undefined;
  /** Of each line; absent in a document, which knows nothing. */
  waits?: readonly Wait[];
  Link: WayLink;
}

/** What has been sold since midnight in India beside the whole of yesterday, and what needs a hand. */
export function TodayFrame({ yesterday, now, waits, Link }: TodayFrameProps) {
  return (
    <section aria-label="Today" className="grid gap-4 lg:grid-cols-[7fr_4fr]">
      <div className="flex min-w-0 flex-col [&>dl]:flex-1">
        <h2 className="mb-2.5 text-d4">Today</h2>
        <Sums
          narrow
          sums={figures.map(([name, of, more, to]) => ({
            name,
            figure: now && of(now),
            note: `Yesterday ${yesterday ? of(yesterday) : "…"}${more}`,
            ...(waits && to && { to }),
          }))}
        />
      </div>
      <div className="min-w-0">
        <h2 className="mb-2.5 text-d4">Needs a hand</h2>
        <ul className="border-[1.5px] border-ink bg-sheet text-sm">
          {hands.map(([to, text], at) => (
            <Line key={to} to={to} Link={Link} {...waits?.[at]}>
              {text}
            </Line>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Line({ to, Link, count, more, children }: Wait & { to: string; Link: WayLink; children: string }) {
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
