import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from "@tanstack/react-query";

/**
 * What the route's loader asked for; never asks itself. A page that is being logged out of stays in view for a moment
 * after its answers are forgotten: it shows what it had, and neither asks with an ended session nor says that it failed.
 */
export function useLoaded<T, K extends QueryKey>(query: UseQueryOptions<T, DefaultError, T, K>) {
  return useQuery({ ...query, enabled: false, placeholderData: keepPreviousData });
}
