import { dayInIndia } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { PageHead } from "../parts/page-head.tsx";
import { proofQuery, summaryQuery, useReturnFiles } from "./gst.queries.ts";
import { Papers } from "./papers.tsx";
import { ProofBadge } from "./proof-badge.tsx";
import { SumsTable } from "./sums-table.tsx";

/** /admin/gst: a month of tax papers, what they come to, and the files for its return. */
export function GstPage() {
  const address = useListAddress(["month", "search"]);
  const { filter, setFilter } = address;
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(filter.month ?? "") ? (filter.month ?? "") : thisMonth;
  const summary = useQuery(summaryQuery(month));
  const proof = useQuery(proofQuery(month));
  const files = useReturnFiles(month);
  return (
    <>
      <PageHead title="GST">
        <Button size="sm" busy={files.isPending} onClick={() => files.mutate(undefined)}>
          <Icon as={Download} />
          Download for GSTR-1
        </Button>
      </PageHead>
      <div className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-4">
        <Field
          id="gst-month"
          label="Month"
          type="month"
          value={month}
          min="2017-07"
          onChange={(event) => setFilter({ month: event.currentTarget.value || undefined })}
        />
        <ProofBadge query={proof} />
      </div>
      <div className="grid gap-10">
        <LoadState query={summary} failed="Failed to load sums" fetching="Adding up the month">
          {(tables) =>
            tables.length > 0 ? (
              <SumsTable tables={tables} />
            ) : (
              <NoPapers waiting={month === thisMonth ? (proof.data?.waiting ?? 0) : 0} />
            )
          }
        </LoadState>
        <Papers month={month} address={address} />
        <p className="mute max-w-[70ch] text-sm">
          The download is for your accountant: one file for each table, made for the offline tool of 2025, and
          the return as JSON. Have codes, rate and modes confirmed before the first return.
        </p>
      </div>
    </>
  );
}

function NoPapers({ waiting }: { waiting: number }) {
  return waiting > 0 ? (
    <EmptyState title="No paper has its number yet" level={2}>
      {waiting === 1 ? "One waits" : `${waiting} wait`} for it. Numbers are given every minute, in the order
      in which buyers paid.
    </EmptyState>
  ) : (
    <EmptyState title="No papers in this month" level={2}>
      An invoice is made for each paid order, as long as tax papers are on in the shop's settings.
    </EmptyState>
  );
}
