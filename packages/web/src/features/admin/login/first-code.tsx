import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { setupQuery } from "../account/account.queries.ts";
import { SetupSteps } from "../account/setup-steps.tsx";

interface FirstCodeProps {
  onDone: () => void;
  onBack: () => void;
}

/** The first login where every admin needs a code: nobody goes on without an app. The login itself knows no queries. */
export function FirstCode(props: FirstCodeProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Setup {...props} />
    </QueryClientProvider>
  );
}

function Setup({ onDone, onBack }: FirstCodeProps) {
  const setup = useQuery(setupQuery());
  return (
    <div className="grid gap-5">
      <StatusNote>
        Your password is right. This shop asks every admin for a code from an authenticator app as well: set
        it up now, it takes a minute.
      </StatusNote>
      <LoadState query={setup} failed="Failed to update security" fetching="Making a key">
        {(begun) => <SetupSteps begun={begun} onDone={onDone} />}
      </LoadState>
      <Button look="quiet" block size="sm" onClick={onBack}>
        Start again
      </Button>
    </div>
  );
}
