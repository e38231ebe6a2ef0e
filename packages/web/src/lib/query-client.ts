import { QueryClient } from "@tanstack/react-query";

/** One cache for the router app: loaders fill it, components read it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a question fails and says so; by default it would wait, and its page with it.
    queries: { networkMode: "always", refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
});
