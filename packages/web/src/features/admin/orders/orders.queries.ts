// Orders as the admin area sees them. Mutations write what they did into the cached pages: an index may lag a moment.
import type { AdminOrder } from "@store/contract/admin-rows";
import type { ActionOutput } from "@store/contract/calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

type OrderPage = ActionOutput<"admin-orders", "list">;
type Story = ActionOutput<"admin-orders", "story">;

export interface OrderFilter {
  search?: string;
  status?: AdminOrder["paymentStatus"];
  from?: string;
  to?: string;
}

export const orderFilters = ["search", "status", "from", "to"] as const satisfies (keyof OrderFilter)[];
export const ordersPerPage = 25;

export function ordersQuery(filter: OrderFilter, cursor: string | undefined) {
  return queryOptions({
    queryKey: ["admin", "orders", "list", filter, cursor],
    queryFn: async (): Promise<OrderPage> =>
      must(await callAdmin("admin-orders", "list", { ...filter, cursor, limit: ordersPerPage })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function orderStatsQuery() {
  return queryOptions({
    queryKey: ["admin", "orders", "stats"],
    queryFn: async () => must(await callAdmin("admin-orders", "stats", {})).stats,
    retry: false,
  });
}

export function orderStoryQuery(orderId: string) {
  return queryOptions({
    queryKey: ["admin", "orders", "story", orderId],
    queryFn: async (): Promise<Story> => {
      const story = must(await callAdmin("admin-orders", "story", { orderId }));
      // The story is newer than any list.
      for (const order of story.orders) patchOrder(order.orderId, order);
      return story;
    },
    retry: false,
  });
}

export function unmatchedQuery() {
  return queryOptions({
    queryKey: ["admin", "orders", "unmatched"],
    queryFn: async () => must(await callAdmin("admin-orders", "unmatched", {})),
    retry: false,
  });
}

export function guaranteeQuery(month: string) {
  return queryOptions({
    queryKey: ["admin", "orders", "guarantee", month],
    queryFn: async () => must(await callAdmin("admin-orders", "guarantee", { month })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Changes one order in all cached pages. */
export function patchOrder(orderId: string, change: Partial<AdminOrder>): void {
  queryClient.setQueriesData<OrderPage>({ queryKey: ["admin", "orders", "list"] }, (page) =>
    page?.orders.some((order) => order.orderId === orderId)
      ? {
          ...page,
          orders: page.orders.map((order) => (order.orderId === orderId ? { ...order, ...change } : order)),
        }
      : page,
  );
}

/** Takes one order out of all cached pages. */
export function dropOrder(orderId: string): void {
  queryClient.setQueriesData<OrderPage>({ queryKey: ["admin", "orders", "list"] }, (page) =>
    page ? { ...page, orders: page.orders.filter((order) => order.orderId !== orderId) } : page,
  );
}

/** What follows from a changed order: figures, its story, and the customer behind it. */
export function refreshAroundOrder(orderId: string): void {
  for (const queryKey of [
    ["admin", "orders", "stats"],
    ["admin", "orders", "story", orderId],
    ["admin", "users"],
    ["admin", "dashboard"],
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
