import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The visitor is in, but the content did not arrive. */
export function ContentFailed({ retrying, retry }: { retrying: boolean; retry: () => void }) {
  return (
    <div className="mt-8">
      <EmptyState
        title="This did not arrive"
        level={2}
        action={
          <Button busy={retrying} onClick={retrying ? undefined : retry} className="mt-2">
            {retrying ? null : <Icon as={RotateCw} />}
            {retrying ? "Fetching..." : "Try again"}
          </Button>
        }
      >
        You are logged in, but the content could not be fetched. Check your connection and try again.
      </EmptyState>
    </div>
  );
}
