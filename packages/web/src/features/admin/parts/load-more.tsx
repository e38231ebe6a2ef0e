import { Button } from "../../../ui/button.tsx";

interface LoadMoreProps {
  /** A list that comes a page at a time. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Under a list that goes on. */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button
      look="quiet"
      size="sm"
      className="mt-4"
      busy={isFetchingNextPage}
      doing="Fetching..."
      onClick={() => void fetchNextPage()}
    >
      Load more
    </Button>
  );
}
