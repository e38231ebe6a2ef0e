import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { BusyBob } from "../../../ui/plumb-bob.tsx";
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

/** Loading, failed, or there. What was there stays while newer is on its way. */
export function LoadState<Data>({ query, failed, fetching, children }: LoadStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) return <Failed title={failed} error={error} retry={refetch} />;
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-4">
      <BusyBob className="h-12" />
      <p className="mute" role="status">
        {fetching}
      </p>
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
