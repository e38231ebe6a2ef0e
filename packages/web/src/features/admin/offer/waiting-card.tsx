import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { figure } from "../parts/figures.ts";
import { Address, When } from "../parts/texts.tsx";
import { type OfferWork, readWaiting, waitingChanges } from "./draft.ts";
import { untilWords } from "./indian-time.ts";
import { useCallOff } from "./publish.queries.ts";
import { ChangeTable } from "./receipt-sheet.tsx";

type Waiting = NonNullable<OfferWork["waiting"]>;

/** What waits for its second: from when it holds, what it changes, and the way to call it off. */
export function WaitingCard({ work, waiting }: { work: OfferWork; waiting: Waiting }) {
  const [asking, setAsking] = useState(false);
  const now = useMinute(waiting.at);
  const { rev, at, by, note, changes, endsNow } = waiting;
  return (
    <section aria-labelledby="waiting" className="grid gap-4 border-[1.5px] border-ink bg-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="waiting" tabIndex={-1} className="text-d3 outline-none">
            Revision {rev} waits
          </h2>
          <p className="mt-1 max-w-[60ch] text-sm">
            Buyers pay by it from <When at={at} />, Indian time: <b>{untilWords(at, now)}</b>. The pages and
            the coupon of the checkout follow within a minute.{" "}
            {endsNow
              ? "Higher prices hold at once."
              : "Whoever stands at the checkout then keeps a lower price for 35 minutes."}
          </p>
          <p className="mute mt-1 flex flex-wrap gap-x-1 text-sm">
            Set by <Address email={by} className="" />
          </p>
          {note ? <p className="mt-1 text-sm wrap-anywhere">{note}</p> : null}
        </div>
        <Button look="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Call off
        </Button>
      </div>
      <details open className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-3">
          What changes then: {figure(changes.length)}
        </summary>
        <ChangeTable changes={changes} label="Changes that wait" />
      </details>
      {asking ? <ConfirmCallOff work={work} waiting={waiting} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

interface ConfirmProps {
  work: OfferWork;
  waiting: Waiting;
  onClose: () => void;
}

function ConfirmCallOff({ work, waiting: { rev }, onClose }: ConfirmProps) {
  const callOff = useCallOff(onClose);
  return (
    <Confirm
      title={`Call off revision ${rev}`}
      verb="Call it off"
      doing="Calling off..."
      busy={callOff.isPending}
      onConfirm={() => callOff.mutate({ rev })}
      onClose={onClose}
    >
      <p className="text-sm">
        Buyers go on seeing revision {work.rev}. What waits becomes the draft again
        {waitingChanges(work).length > 0
          ? ", together with what you have changed since; where both say something else, the later one holds."
          : "."}
      </p>
    </Confirm>
  );
}

/** The moment, anew every ten seconds; asks the server what holds once the second has come. */
function useMinute(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) void readWaiting();
    }, 10_000);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
