import { RotateCw } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sentenceOf } from "../answers.ts";

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
  children: (data: Data) => ReactNode;
}

/** Widths of the grey lines that stand where rows will be. */
const rows = ["62%", "48%", "71%", "55%", "66%", "40%"];

/** Loading, failed, or there. What was there stays while newer is on its way. */
export function LoadState<Data>({ query, failed, fetching, children }: LoadStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) return <Failed title={failed} error={error} retry={refetch} />;
  return (
    <div>
      <p className="sr-only" role="status">
        {fetching}
      </p>
      <div aria-hidden="true" className="skeleton">
        {rows.map((row) => (
          <span key={row} style={{ "--line": row } as CSSProperties} />
        ))}
      </div>
    </div>
  );
}

function Failed({ title, error, retry }: { title: string; error: unknown; retry: () => unknown }) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={2}
        action={
          <Button look="secondary" onClick={() => retry()} className="mt-2">
            <Icon as={RotateCw} />
            Try again
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    </div>
  );
}
