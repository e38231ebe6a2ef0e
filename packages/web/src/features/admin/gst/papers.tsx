import { papersPerPage } from "@store/contract/gst/admin-gst";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { FindForm } from "../lists/list-tools.tsx";
import { Pager, showing } from "../lists/pager.tsx";
import type { useListAddress } from "../lists/use-list-address.ts";
import { invoicesQuery } from "./gst.queries.ts";
import { InvoicesTable } from "./invoices-table.tsx";

interface PapersProps {
  month: string;
  address: ReturnType<typeof useListAddress<"month" | "search">>;
}

/** A month's papers a page at a time, and those that are searched for. */
export function Papers({ month, address }: PapersProps) {
  const { search } = address.filter;
  const invoices = useQuery(invoicesQuery(month, search, address.cursor));
  return (
    <div className="grid gap-5">
      <h2 className="text-d4">Papers</h2>
      <search className="grid max-w-md gap-1.5">
        <FindForm
          label="Find a paper"
          placeholder="Number, order, GSTIN, name"
          search={search}
          onSearch={(search) => address.setFilter({ search })}
        />
        <p id="find-hint" className="mute text-xs">
          Numbers and order IDs of every month; GSTINs and names of this one.
        </p>
      </search>
      <LoadState query={invoices} failed="Failed to load papers" fetching="Fetching papers">
        {({ invoices: all, nextCursor }) => (
          <>
            {all.length > 0 ? (
              <InvoicesTable invoices={all} busy={invoices.isFetching} />
            ) : search === undefined ? null : (
              <EmptyState title="Nothing found" level={3}>
                No paper fits.
              </EmptyState>
            )}
            {address.hasPrevious || nextCursor ? (
              <Pager
                // Pages of a search have what was found in some thousand papers, and no fixed length.
                showing={showing(all.length, search === undefined ? address.page : undefined, papersPerPage)}
                hasPrevious={address.hasPrevious}
                fromStart={address.page !== undefined}
                onPrevious={address.previous}
                onNext={nextCursor ? () => address.next(nextCursor) : undefined}
              />
            ) : null}
          </>
        )}
      </LoadState>
    </div>
  );
}
