// Customers as the admin area sees them. Mutations write what they did into the cached pages.

import type { AdminUser } from "@store/contract/admin-rows";
import type { ActionOutput } from "@store/contract/calls";
import type { userFilters } from "@store/contract/calls/admin-users";
import { keepPreviousData } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery, askAnew, whole } from "../answers.ts";

type UserPage = ActionOutput<"admin-users", "list">;

export interface UserFilter {
  search?: string;
  status?: (typeof userFilters)[number];
}

export const userFilterNames = ["search", "status"] as const satisfies (keyof UserFilter)[];
export const usersPerPage = 25;

export function usersQuery(filter: UserFilter, cursor: string | undefined) {
  const query = answerQuery("admin-users", "list", { ...filter, cursor, limit: usersPerPage }, whole);
  return { ...query, placeholderData: keepPreviousData };
}

export function userStoryQuery(userId: string) {
  return answerQuery("admin-users", "story", { userId }, (story) => {
    if (story.user) patchUser(userId, story.user);
    return story;
  });
}

export function stuckQuery() {
  return answerQuery("admin-users", "stuck", {}, ({ buyers }) => buyers);
}

/** Changes one customer in all cached pages. */
export function patchUser(userId: string, change: Partial<AdminUser>): void {
  queryClient.setQueriesData<UserPage>({ queryKey: ["admin", "admin-users", "list"] }, (page) =>
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
  queryClient.setQueriesData<UserPage>({ queryKey: ["admin", "admin-users", "list"] }, (page) =>
    page ? { ...page, users: page.users.filter((user) => user.userId !== userId) } : page,
  );
}

/** The story of a customer is asked for again when somebody looks at it. */
export function refreshStory(userId: string): void {
  askAnew("admin-users", "story", { userId });
}
