import { formatPaise } from "@store/contract/format";
import type { GstProof } from "@store/contract/gst/month-proof";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";

interface ProofBadgeProps {
  query: { data: GstProof | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Numbers whole, sums equal to the ledger; or what is not. */
export function ProofBadge({ query }: ProofBadgeProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data)
    return (
      <p role="status" className="grid min-h-11 content-center text-sm">
        {error && !isFetching ? (
          <Button look="quiet" size="sm" onClick={() => refetch()}>
            The proof could not be made. Try again
          </Button>
        ) : (
          <span className="mute">Proving numbers and sums</span>
        )}
      </p>
    );
  const wrong = problemsOf(data);
  return (
    <div role="status" className="grid min-h-11 content-center gap-1.5 text-sm">
      {wrong.length === 0 ? <Badge tone="ok">No gap, sums agree</Badge> : null}
      {wrong.map((problem) => (
        <Badge key={problem} tone="bad" className="whitespace-normal!">
          {problem}
        </Badge>
      ))}
      {data.waiting > 0 ? <Badge tone="wait">{data.waiting} waiting for a number</Badge> : null}
    </div>
  );
}

export function problemsOf({ series, invoices, ledger }: GstProof): string[] {
  return [
    ...series.flatMap(({ missing }) => (missing.length > 0 ? [`Missing: ${missing.join(", ")}`] : [])),
    ...(invoices === ledger
      ? []
      : [`Papers come to ${formatPaise(invoices)}, the ledger to ${formatPaise(ledger)}`]),
  ];
}
