import { orderStatuses } from "@store/contract/order-statuses";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { DayFilter } from "../lists/list-tools.tsx";
import { daysOfPeriod, periods } from "../lists/periods.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { PageHead } from "../parts/page-head.tsx";
import { callAdmin } from "../session/admin-call.ts";
import { AccessRequests } from "./access-requests.tsx";
import { GuaranteeReport } from "./guarantee-report.tsx";
import { Notices } from "./notices.tsx";
import { OrderDrawer } from "./order-drawer.tsx";
import { statusLooks } from "./order-status.tsx";
import { orderSums } from "./order-sums.ts";
import {
  type OrderFilter,
  orderFilters,
  orderStatsQuery,
  ordersPerPage,
  ordersQuery,
} from "./orders.queries.ts";
import { OrdersTable } from "./orders-table.tsx";
import { Settlement } from "./settlement.tsx";
import { Unmatched } from "./unmatched.tsx";

/** /admin/orders */
export function OrdersPage() {
  const address = useListAddress<string>([...orderFilters, "period"]);
  const { period, ...chosen } = address.filter;
  // A period stands for its days as they are today, also when it was saved long ago.
  const filter = { ...chosen, ...daysOfPeriod(period) } as OrderFilter;
  const { data: stats, isError } = useQuery(orderStatsQuery());
  const orders = useQuery(ordersQuery(filter, address.cursor));

  return (
    <>
      <PageHead title="Orders" />
      <Sums sums={orderSums(stats, isError ? "–" : undefined)} />
      <Notices />
      <AccessRequests />
      <Unmatched />
      <ListPage
        names={["order", "orders"]}
        label="Find an order"
        placeholder="Name, email, phone or order ID"
        hint="The beginning of a name or email, a company's domain, the last digits of a phone number, or an order ID as the list shows it."
        address={address}
        filter={filter}
        query={orders}
        rowsOf={({ orders }) => orders}
        perPage={ordersPerPage}
        total={stats?.total}
        exportPage={(cursor) => callAdmin("admin-orders", "export", { ...filter, cursor })}
        table={(orders, busy) => <OrdersTable orders={orders} busy={busy} onOpen={address.setOpen} />}
        nothingYet={
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
        }
        drawer={(id, onClose) => <OrderDrawer key={id} orderId={id} onClose={onClose} />}
      >
        <SelectField
          id="status"
          label="Status"
          className="flex-[1_1_7rem]"
          value={filter.status ?? ""}
          onChange={(event) => address.setFilter({ status: event.target.value })}
          none="Any"
          options={orderStatuses.map((status) => [status, statusLooks[status].label])}
        />
        <SelectField
          id="period"
          label="Period"
          className="flex-[1_1_7rem]"
          value={period ?? ""}
          onChange={(event) =>
            address.setFilter({ period: event.target.value, from: undefined, to: undefined })
          }
          none={filter.from || filter.to ? "Chosen days" : "Any"}
          options={periods.map(({ id, label }) => [id, label])}
        />
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
      </ListPage>
      {/* What would be pushed down by the orders waits for them. */}
      {orders.isPending ? null : (
        <>
          <GuaranteeReport />
          <Settlement />
        </>
      )}
    </>
  );
}
