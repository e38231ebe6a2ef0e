import type { ReactNode } from "react";
import { sentenceOf } from "../lib/sentence-of.ts";
import { LoadFailed } from "./load-failed.tsx";
import { Loading } from "./loading.tsx";

interface LoadStateProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The sentence (docs/product.md section 8): "Failed to load orders". */
  failed: string;
  /** What is being fetched: "Fetching orders". */
  fetching: string;
  /** In a folded part of a page. */
  small?: boolean;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or there. What was there stays while newer is on its way. */
export function LoadState<Data>(props: LoadStateProps<Data>) {
  const { query, failed, fetching, small = false, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <LoadFailed
        title={failed}
        sentence={sentenceOf(error)}
        small={small}
        retrying={isFetching}
        retry={refetch}
      />
    );
  return <Loading label={fetching} shape={small ? "text" : "rows"} />;
}
