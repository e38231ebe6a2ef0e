import { adminOrderStatuses } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { DayFilter, ListTools } from "../lists/list-tools.tsx";
import { Pager, showing } from "../lists/pager.tsx";
import { daysOfPeriod, periods } from "../lists/periods.ts";
import { SavedFilterRow } from "../lists/saved-filter-row.tsx";
import { useExport } from "../lists/use-export.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { figure, share } from "../parts/figures.ts";
import { LoadState } from "../parts/load-state.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { callAdmin } from "../session/admin-call.ts";
import { AccessRequests } from "./access-requests.tsx";
import { Notices } from "./notices.tsx";
import { OrderDrawer } from "./order-drawer.tsx";
import { orderStatuses } from "./order-status.tsx";
import {
  type OrderFilter,
  orderFilters,
  orderStatsQuery,
  ordersPerPage,
  ordersQuery,
} from "./orders.queries.ts";
import { OrdersTable } from "./orders-table.tsx";
import { Unmatched } from "./unmatched.tsx";

const noFilter = { status: undefined, period: undefined, from: undefined, to: undefined };

/** /admin/orders */
export function OrdersPage() {
  const address = useListAddress([...orderFilters, "period"]);
  const { period, ...chosen } = address.filter;
  // A period stands for its days as they are today, also when it was saved long ago.
  const filter = { ...chosen, ...daysOfPeriod(period) } as OrderFilter;
  const { search: _words, ...named } = address.filter;
  const filtered = Object.keys(filter).length > 0;
  const { data: stats, isError } = useQuery(orderStatsQuery());
  const unknown = isError ? "–" : undefined;
  const orders = useQuery(ordersQuery(filter, address.cursor));
  const save = useExport("orders", (cursor) => callAdmin("admin-orders", "export", { ...filter, cursor }));

  return (
    <>
      <PageHead title="Orders" />
      <Sums
        sums={[
          { name: "Total Orders", figure: stats ? figure(stats.total) : unknown },
          {
            name: "Total Revenue",
            figure: stats ? formatRupees(stats.revenue) : unknown,
            note: "After refunds",
          },
          {
            name: "Completed Orders",
            figure: stats ? figure(stats.completed) : unknown,
            note: stats && `${share(stats.completed, stats.total)} of all, ${figure(stats.pending)} pending`,
          },
        ]}
      />
      <Notices />
      <AccessRequests />
      <Unmatched />
      <ListTools
        label="Find an order"
        placeholder="Name, email, phone or order ID"
        hint="The beginning of a name or email, a company's domain, the last digits of a phone number, or an order ID as the list shows it."
        search={filter.search}
        onSearch={(search) => address.setFilter({ search })}
        filtered={filtered}
        narrowed={Object.keys(filter).some((name) => name !== "search")}
        onShowAll={() => address.setFilter({ ...noFilter, search: undefined })}
        exporting={save.isPending}
        onExport={() => save.mutate(undefined)}
        saved={
          <SavedFilterRow
            list="orders"
            filter={named}
            onUse={(saved) => address.setFilter({ ...noFilter, ...saved })}
          />
        }
      >
        <SelectField
          id="status"
          label="Status"
          className="flex-[1_1_8.5rem]"
          value={filter.status ?? ""}
          onChange={(event) => address.setFilter({ status: event.target.value })}
        >
          <option value="">Any</option>
          {adminOrderStatuses.map((status) => (
            <option key={status} value={status}>
              {orderStatuses[status].label}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="period"
          label="Period"
          className="flex-[1_1_8.5rem]"
          value={period ?? ""}
          onChange={(event) =>
            address.setFilter({ period: event.target.value, from: undefined, to: undefined })
          }
        >
          <option value="">{filter.from || filter.to ? "Chosen days" : "Any"}</option>
          {periods.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <DayFilter
          id="from"
          label="From"
          value={filter.from}
          max={filter.to}
          onChange={(from) => address.setFilter({ from, to: filter.to, period: undefined })}
        />
        <DayFilter
          id="to"
          label="To"
          value={filter.to}
          min={filter.from}
          onChange={(to) => address.setFilter({ from: filter.from, to, period: undefined })}
        />
      </ListTools>
      <LoadState query={orders} failed="Failed to load orders" fetching="Fetching orders">
        {(page) => (
          <>
            {page.orders.length > 0 ? (
              <OrdersTable
                orders={page.orders}
                busy={orders.isPlaceholderData}
                onOpen={(orderId) => address.setOpen(orderId)}
              />
            ) : page.nextCursor ? (
              <EmptyState title="Nothing on this page" level={2}>
                Older orders may match: go on to the next page.
              </EmptyState>
            ) : (
              <NoOrders filtered={filtered} />
            )}
            <Pager
              showing={showing(
                page.orders.length,
                address.page,
                ordersPerPage,
                filtered ? undefined : stats?.total,
              )}
              hasPrevious={address.hasPrevious}
              fromStart={address.page !== undefined}
              onPrevious={address.previous}
              onNext={page.nextCursor ? () => address.next(page.nextCursor ?? "") : undefined}
            />
          </>
        )}
      </LoadState>
      {address.open ? (
        <OrderDrawer key={address.open} orderId={address.open} onClose={() => address.setOpen(undefined)} />
      ) : null}
    </>
  );
}

function NoOrders({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState title="No order matches" level={2}>
        Try fewer letters: the beginning of a name or email, or the last four digits of the phone number.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No orders yet"
      level={2}
      action={
        <LinkButton look="secondary" href="/checkout" className="mt-2">
          Open the checkout
        </LinkButton>
      }
    >
      The first one appears here when somebody presses the payment button.
    </EmptyState>
  );
}
