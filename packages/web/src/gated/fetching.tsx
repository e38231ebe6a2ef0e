import { Button } from "../ui/button.tsx";

interface FetchingProps {
  /** What is fetched, in the plural: "flows". */
  what: string;
  isError: boolean;
  refetch: () => unknown;
  /** More classes, for its place. */
  className?: string;
}

/** Stands in the place of what a folded part fetches once it is open: it comes, or it is asked for again. */
export function Fetching({ what, isError, refetch, className = "" }: FetchingProps) {
  if (!isError) return <p className={`mute ${className}`}>Fetching the {what}...</p>;
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <p>The {what} could not be fetched. Check your connection and try again.</p>
      <Button look="quiet" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
