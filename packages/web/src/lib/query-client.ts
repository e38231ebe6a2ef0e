import { QueryClient } from "@tanstack/react-query";

/** One cache for the router app: loaders fill it, components read it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false } },
});
