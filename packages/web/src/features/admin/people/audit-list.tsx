import type { AuditLine } from "@store/contract/admin-rows";
import { auditPhrase } from "@store/contract/audit-actions";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { MadeBy, ShortOrderId, When } from "../parts/texts.tsx";
import { SettingsPart } from "../settings/settings-frame.tsx";
import { auditValues } from "./audit-values.ts";
import { auditQuery, peopleQuery } from "./people.queries.ts";

/** Every write of an admin: who, what, to whom, before and after. */
export function AuditList() {
  const audit = useInfiniteQuery(auditQuery());
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = audit;
  const people = useQuery(peopleQuery()).data ?? [];
  const names = new Map(people.map(({ adminId, fullName }) => [adminId, fullName]));
  return (
    <SettingsPart
      wide
      title="What admins did"
      help="Every change of each of you: when it was, and what stood there before."
    >
      <LoadState query={audit} failed="Failed to load the audit" fetching="Fetching the audit">
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines);
          if (lines.length === 0)
            return (
              <p className="rounded-sheet border border-dashed border-rule-2 bg-sheet px-6 py-4 text-sm">
                Nothing yet. Every change an admin makes is written down here.
              </p>
            );
          return (
            <>
              <DataTable
                label="Audit"
                columns={columnsWith(names)}
                rows={lines}
                keyOf={({ auditId }) => auditId}
              />
              {hasNextPage ? (
                <Button
                  look="quiet"
                  size="sm"
                  className="mt-4"
                  busy={isFetchingNextPage}
                  doing="Fetching..."
                  onClick={() => void fetchNextPage()}
                >
                  Load more
                </Button>
              ) : null}
            </>
          );
        }}
      </LoadState>
    </SettingsPart>
  );
}

const columnsWith = (names: ReadonlyMap<string, string>): Column<AuditLine>[] => [
  { head: "When", cell: ({ at }) => <When at={at} /> },
  { head: "Who", cell: ({ by }) => <MadeBy by={by} /> },
  {
    head: "What",
    look: "wide",
    cell: ({ action }) => <b className="block first-letter:capitalize">{auditPhrase(action)}</b>,
  },
  {
    head: "Whom or what",
    cell: ({ target }) => names.get(target) ?? <TargetId target={target} />,
  },
  { head: "Before", cell: ({ before, after }) => <Values lines={auditValues(before, after).before} /> },
  { head: "After", cell: ({ before, after }) => <Values lines={auditValues(before, after).after} /> },
];

/** Orders and customers lead to their story; of another ID the end is enough to tell one from the other. */
function TargetId({ target }: { target: string }) {
  const list = target.startsWith("ORDER_") ? "orders" : target.startsWith("CUST_") ? "users" : undefined;
  const text = target.startsWith("CUST_") ? target : <ShortOrderId orderId={target} />;
  if (!list)
    return (
      <span className="code" title={target}>
        {text}
      </span>
    );
  return (
    <Link
      className="code inline-flex min-h-11 items-center"
      title={target}
      to={`/admin/${list}?open=${target}`}
    >
      {text}
    </Link>
  );
}

function Values({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere lg:min-w-28">
      {line}
    </span>
  ));
}
