// Customers as the admin area sees them. Mutations write what they did into the cached pages.

import type { AdminUser } from "@store/contract/admin-rows";
import type { ActionOutput } from "@store/contract/calls";
import type { userFilters } from "@store/contract/calls/admin-users";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

type UserPage = ActionOutput<"admin-users", "list">;
type Story = ActionOutput<"admin-users", "story">;

export interface UserFilter {
  search?: string;
  status?: (typeof userFilters)[number];
}

export const userFilterNames = ["search", "status"] as const satisfies (keyof UserFilter)[];
export const usersPerPage = 25;

export function usersQuery(filter: UserFilter, cursor: string | undefined) {
  return queryOptions({
    queryKey: ["admin", "users", "list", filter, cursor],
    queryFn: async (): Promise<UserPage> =>
      must(await callAdmin("admin-users", "list", { ...filter, cursor, limit: usersPerPage })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function userStoryQuery(userId: string) {
  return queryOptions({
    queryKey: ["admin", "users", "story", userId],
    queryFn: async (): Promise<Story> => {
      const story = must(await callAdmin("admin-users", "story", { userId }));
      if (story.user) patchUser(userId, story.user);
      return story;
    },
    retry: false,
  });
}

export function stuckQuery() {
  return queryOptions({
    queryKey: ["admin", "users", "stuck"],
    queryFn: async () => must(await callAdmin("admin-users", "stuck", {})).buyers,
    retry: false,
  });
}

/** Changes one customer in all cached pages. */
export function patchUser(userId: string, change: Partial<AdminUser>): void {
  queryClient.setQueriesData<UserPage>({ queryKey: ["admin", "users", "list"] }, (page) =>
    page?.users.some((user) => user.userId === userId)
      ? {
          ...page,
          users: page.users.map((user) => (user.userId === userId ? { ...user, ...change } : user)),
        }
      : page,
  );
}

/** Takes one customer out of all cached pages. */
export function dropUser(userId: string): void {
  queryClient.setQueriesData<UserPage>({ queryKey: ["admin", "users", "list"] }, (page) =>
    page ? { ...page, users: page.users.filter((user) => user.userId !== userId) } : page,
  );
}

/** The story of a customer is asked for again when somebody looks at it. */
export function refreshStory(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: ["admin", "users", "story", userId] });
}
