import type { StuckBuyer } from "@store/contract/admin-rows";
import { formatDateTime } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { askAnew } from "../answers.ts";
import { figure } from "../parts/figures.ts";
import { useResendAccess } from "../users/use-user-actions.ts";
import { stuckQuery } from "../users/users.queries.ts";

const reasons: Record<StuckBuyer["why"], { tone: BadgeTone; text: string }> = {
  "mail-failed": { tone: "bad", text: "Mail failed" },
  "mail-bounced": { tone: "bad", text: "Mail bounced" },
  "mail-waiting": { tone: "wait", text: "Mail waiting" },
  "never-logged-in": { tone: "wait", text: "Never logged in" },
};

/** So many are shown before somebody asks for all. */
const first = 5;

/** People who paid and may not have got in. */
export function StuckBuyers() {
  const [all, setAll] = useState(false);
  const stuck = useQuery(stuckQuery());
  return (
    <section id="stuck" aria-label="Buyers who may be stuck" className="mt-9 scroll-mt-4">
      <h2 className="mb-1 text-d4">Paid, but perhaps not in</h2>
      <p className="mute mb-4 max-w-[60ch] text-sm">
        Buyers whose mail did not arrive, or who have not logged in a day after they paid.
      </p>
      <LoadState query={stuck} failed="Failed to load stuck buyers" fetching="Looking for stuck buyers">
        {(buyers) =>
          buyers.length === 0 ? (
            <p className="rounded-sheet border border-dashed border-rule-2 bg-sheet px-6 py-4 text-sm">
              Nobody. Every buyer has had their mail or is in.
            </p>
          ) : (
            <>
              <ul className="border-[1.5px] border-ink bg-sheet">
                {(all ? buyers : buyers.slice(0, first)).map((buyer) => (
                  <Buyer key={buyer.orderId} buyer={buyer} />
                ))}
              </ul>
              {!all && buyers.length > first ? (
                <Button look="quiet" size="sm" className="mt-4" onClick={() => setAll(true)}>
                  Show all {figure(buyers.length)}
                </Button>
              ) : null}
            </>
          )
        }
      </LoadState>
    </section>
  );
}

function Buyer({ buyer }: { buyer: StuckBuyer }) {
  const { customerId, name, email, paidAt, why, detail } = buyer;
  const resend = useResendAccess(() => askAnew("admin-users", "stuck"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-5 py-3 text-sm first:border-t-0">
      <div className="grid flex-[1_1_18rem] gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/admin/users?open=${customerId}`}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold"
          >
            {name}
          </Link>
          <Badge tone={reasons[why].tone}>{reasons[why].text}</Badge>
        </span>
        <span className="mute">
          {email}, paid {formatDateTime(paidAt)}
          {detail ? `: ${detail}` : ""}
        </span>
      </div>
      <Button
        look="quiet"
        size="sm"
        aria-label={`Send access again to ${name}`}
        busy={resend.isPending}
        doing="Sending..."
        onClick={() => resend.mutate({ userId: customerId, email })}
      >
        Send access again
      </Button>
    </li>
  );
}
