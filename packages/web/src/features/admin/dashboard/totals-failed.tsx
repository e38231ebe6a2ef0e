import { Button } from "../../../ui/button.tsx";
import { sentenceOf } from "../answers.ts";

/** The figures at the top did not come; the rest of the page may have. */
export function TotalsFailed({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 border-[1.5px] border-vermilion-600 bg-sheet px-5 py-3 text-sm"
    >
      <p>
        <b>Failed to load the totals.</b> {sentenceOf(query.error)}
      </p>
      <Button look="quiet" size="sm" onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
