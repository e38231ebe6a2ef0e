import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { setupQuery } from "../account/account.queries.ts";
import { SetupSteps } from "../account/setup-steps.tsx";
import { LoadState } from "../parts/load-state.tsx";
import { StatusNote } from "../parts/status-note.tsx";

/** The first login where every admin needs a code: nobody goes on without an app. */
export function FirstCode({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
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
