// Orders as the admin area sees them. Mutations write what they did into the cached pages: an index may lag a moment.
import type { AdminOrder } from "@store/contract/admin-rows";
import type { ActionOutput } from "@store/contract/calls";
import { keepPreviousData } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery, askAnew, whole } from "../answers.ts";

type OrderPage = ActionOutput<"admin-orders", "list">;

export interface OrderFilter {
  search?: string;
  status?: AdminOrder["paymentStatus"];
  from?: string;
  to?: string;
}

export const orderFilters = ["search", "status", "from", "to"] as const satisfies (keyof OrderFilter)[];
export const ordersPerPage = 25;

export function ordersQuery(filter: OrderFilter, cursor: string | undefined) {
  const query = answerQuery("admin-orders", "list", { ...filter, cursor, limit: ordersPerPage }, whole);
  return { ...query, placeholderData: keepPreviousData };
}

export function orderStatsQuery() {
  return answerQuery("admin-orders", "stats", {}, ({ stats }) => stats);
}

export function orderStoryQuery(orderId: string) {
  return answerQuery("admin-orders", "story", { orderId }, (story) => {
    // The story is newer than any list.
    for (const order of story.orders) patchOrder(order.orderId, order);
    return story;
  });
}

export function unmatchedQuery() {
  return answerQuery("admin-orders", "unmatched", {}, whole);
}

export function guaranteeQuery(month: string) {
  return { ...answerQuery("admin-orders", "guarantee", { month }, whole), placeholderData: keepPreviousData };
}

/** Changes one order in all cached pages and stories. */
export function patchOrder(orderId: string, change: Partial<AdminOrder>): void {
  queryClient.setQueriesData<Partial<OrderPage>>({ queryKey: ["admin", "admin-orders"] }, (page) =>
    page?.orders?.some((order) => order.orderId === orderId)
      ? {
          ...page,
          orders: page.orders.map((order) => (order.orderId === orderId ? { ...order, ...change } : order)),
        }
      : page,
  );
}

/** Takes one order out of all cached pages. */
export function dropOrder(orderId: string): void {
  queryClient.setQueriesData<OrderPage>({ queryKey: ["admin", "admin-orders", "list"] }, (page) =>
    page ? { ...page, orders: page.orders.filter((order) => order.orderId !== orderId) } : page,
  );
}

/** What follows from a changed order: figures, its story, and the customer behind it. */
export function refreshAroundOrder(orderId: string): void {
  askAnew("admin-orders", "stats");
  askAnew("admin-orders", "story", { orderId });
  askAnew("admin-users");
  askAnew("admin-dashboard");
}
