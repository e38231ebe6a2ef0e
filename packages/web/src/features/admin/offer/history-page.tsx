import { keepProducts } from "@store/contract/offer/keep-products";
import { offerChanges } from "@store/contract/offer/offer-changes";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { figure } from "../parts/figures.ts";
import { Address, When } from "../parts/texts.tsx";
import { type OfferWork, waitingChanges } from "./draft.ts";
import { untilWords } from "./indian-time.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { historyQuery, type Revision, revisionQuery, useBack } from "./publish.queries.ts";
import { ChangeTable } from "./receipt-sheet.tsx";
import { soldWords } from "./sold-words.ts";

/** /admin/offer/history */
export function HistoryPage() {
  const history = useInfiniteQuery(historyQuery());
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const [chosen, setChosen] = useState<Revision>();
  return (
    <OfferFrame title="History">
      {(work) => (
        <>
          <LoadState query={history} failed="Failed to load the history" fetching="Fetching the history">
            {({ pages }) => (
              <ol aria-label="Revisions" className="grid gap-px border-[1.5px] border-ink bg-rule">
                {work.waiting ? <WaitingRow {...work.waiting} /> : null}
                {pages.flat().map((revision) => (
                  <RevisionRow
                    key={revision.rev}
                    revision={revision}
                    isCurrent={revision.rev === work.rev}
                    isFixed={work.waiting !== undefined}
                    onBack={setChosen}
                  />
                ))}
              </ol>
            )}
          </LoadState>
          {hasNextPage ? (
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
          ) : null}
          {chosen ? <ConfirmBack work={work} revision={chosen} onClose={() => setChosen(undefined)} /> : null}
        </>
      )}
    </OfferFrame>
  );
}

function WaitingRow({ rev, at, by, note }: NonNullable<OfferWork["waiting"]>) {
  return (
    <li className="grid gap-x-6 gap-y-2 bg-sheet px-4 py-3 sm:px-5">
      <h2 className="flex flex-wrap items-center gap-x-3 font-text text-base font-semibold">
        Revision {rev}
        <Badge tone="wait">Waits</Badge>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <span>
          From <When at={at} />, Indian time, {untilWords(at, Date.now())}
        </span>
        <Address email={by} className="" />
      </p>
      {note ? <p className="text-sm wrap-anywhere">{note}</p> : null}
      <p className="text-sm">Until then, or until it is called off, no earlier one can be published again.</p>
    </li>
  );
}

interface RevisionRowProps {
  revision: Revision;
  isCurrent: boolean;
  /** Another one waits: nothing is published before that holds. */
  isFixed: boolean;
  onBack: (revision: Revision) => void;
}

function RevisionRow({ revision, isCurrent, isFixed, onBack }: RevisionRowProps) {
  const { rev, at, by, note, changes, sold } = revision;
  return (
    <li className="grid gap-x-6 gap-y-2 bg-sheet px-4 py-3 sm:px-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 font-text text-base font-semibold">
          Revision {rev}
          {isCurrent ? <Badge tone="ok">Shown now</Badge> : null}
        </h2>
        <p className="mute flex flex-wrap gap-x-4 text-sm">
          <When at={at} />
          {by.includes("@") ? <Address email={by} className="" /> : "Came with the shop"}
        </p>
        <p className="num mt-1 text-sm wrap-anywhere">{soldWords(sold)}</p>
        {note ? <p className="mt-1 text-sm wrap-anywhere">{note}</p> : null}
      </div>
      {isCurrent || isFixed ? null : (
        <Button
          look="quiet"
          size="sm"
          className="self-start justify-self-start"
          aria-haspopup="dialog"
          onClick={() => onBack(revision)}
        >
          Back to revision {rev}
        </Button>
      )}
      {changes.length > 0 ? (
        <details className="text-sm md:col-span-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-3">
            What changed: {figure(changes.length)}
          </summary>
          <ChangeTable changes={changes} />
        </details>
      ) : null}
    </li>
  );
}

interface ConfirmBackProps {
  work: OfferWork;
  revision: Revision;
  onClose: () => void;
}

/** The earlier offer gets a number of its own, so that what is shown now is kept as well. */
function ConfirmBack({ work, revision: { rev }, onClose }: ConfirmBackProps) {
  const earlier = useQuery(revisionQuery(rev));
  const back = useBack(onClose);
  return (
    <Confirm
      title={`Back to revision ${rev}`}
      verb="Publish it again"
      doing="Publishing..."
      look="primary"
      busy={back.isPending}
      onConfirm={() => back.mutate({ baseRev: work.rev, rev })}
      onClose={onClose}
    >
      <p className="text-sm">
        Buyers see it as revision {figure(work.rev + 1)}, at once. Revision {work.rev} stays in the history.
        {waitingChanges(work).length > 0
          ? " What waits in the draft is not lost: you are asked what of both it says from then on."
          : ""}
      </p>
      <div className="mt-4">
        <LoadState query={earlier} failed="Failed to load the revision" fetching="Fetching the revision">
          {(offer) => {
            const changes = offerChanges(work.offer, keepProducts(work.offer, offer));
            return changes.length > 0 ? (
              <ChangeTable changes={changes} />
            ) : (
              <p className="text-sm">It says the same as what is shown now.</p>
            );
          }}
        </LoadState>
      </div>
    </Confirm>
  );
}
