import type { OfferChange, OfferProblem } from "@store/contract/calls/admin-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { figure } from "../parts/figures.ts";
import { type OfferWork, waitingChanges } from "./draft.ts";
import { indianTime, timeProblem } from "./indian-time.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { ProblemList } from "./problem-list.tsx";
import { receiptQuery, usePublish } from "./publish.queries.ts";
import { Changes, ChangeTable, ReceiptSheet } from "./receipt-sheet.tsx";
import { type Chosen, TimeField } from "./time-field.tsx";
import { WaitingCard } from "./waiting-card.tsx";

/** /admin/offer/publish */
export function PublishPage() {
  const [published, setPublished] = useState<PublishedOffer>();
  return (
    <OfferFrame title="Publish" barless>
      {(work) => {
        if (work.waiting) return <Waits work={work} waiting={work.waiting} />;
        if (published !== undefined && waitingChanges(work).length === 0) return <Published {...published} />;
        if (waitingChanges(work).length === 0) return <NothingWaits rev={work.rev} />;
        return <Review work={work} onPublished={setPublished} />;
      }}
    </OfferFrame>
  );
}

interface PublishedOffer {
  rev: number;
  changes: readonly OfferChange[];
}

interface WaitsProps {
  work: OfferWork;
  waiting: NonNullable<OfferWork["waiting"]>;
}

/** One offer waits for its second; what was changed since stands under it, and is published when that holds or is called off. */
function Waits({ work, waiting }: WaitsProps) {
  const changes = waitingChanges(work);
  return (
    <div className="grid gap-8">
      <WaitingCard work={work} waiting={waiting} />
      {changes.length === 0 ? null : (
        <section aria-labelledby="since">
          <h2 id="since" className="text-d4">
            Changed since
          </h2>
          <p className="mt-1 mb-3 max-w-[60ch] text-sm">
            Saved in the draft. It can be published once revision {waiting.rev} holds, or is called off.
          </p>
          <ChangeTable changes={changes} />
        </section>
      )}
    </div>
  );
}

function NothingWaits({ rev }: { rev: number }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="Nothing waits to be published"
      level={2}
      action={
        <Button look="secondary" onClick={() => void navigate("/admin/offer")}>
          Go to the products
        </Button>
      }
    >
      Buyers see revision {rev}, and the draft says the same.
    </EmptyState>
  );
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();

function Published({ rev, changes }: PublishedOffer) {
  return (
    <div className="grid gap-8">
      <section
        aria-labelledby="published"
        className="grid justify-items-start gap-4 border-[1.5px] border-ink bg-sheet p-6"
      >
        <h2 id="published" ref={focusOnce} tabIndex={-1} className="text-d3 outline-none">
          Revision {rev} is published
        </h2>
        <p className="max-w-[60ch] text-sm">
          All pages are made anew. Whoever stands at the checkout gets a lower price at once.{" "}
          <Link to="/admin/offer/history">History</Link> leads back.
        </p>
        <p className="flex flex-wrap gap-3">
          <LinkButton href="/" target="_blank" look="secondary" size="sm">
            See the landing page
          </LinkButton>
          <LinkButton href="/checkout" target="_blank" look="quiet" size="sm">
            See the checkout
          </LinkButton>
        </p>
      </section>
      <Changes title="What changed" changes={changes} />
    </div>
  );
}

interface ReviewProps {
  work: OfferWork;
  onPublished: (published: PublishedOffer) => void;
}

function Review({ work, onPublished }: ReviewProps) {
  const receipt = useQuery(receiptQuery(work));
  return (
    <LoadState
      query={receipt}
      failed="Failed to make the receipt"
      fetching="Making the pages as they would be"
    >
      {(read) => (
        <>
          <ProblemList title="Before this can be published" problems={read.problems} />
          <Notes notes={read.notes} />
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <Changes title="What changes" changes={read.changes} />
            <PublishForm
              work={work}
              blocked={!read.receipt}
              onPublished={(rev) => onPublished({ rev, changes: read.changes })}
            />
            {read.receipt ? <ReceiptSheet receipt={read.receipt} offer={work.next} /> : null}
          </div>
        </>
      )}
    </LoadState>
  );
}

/** What real buyers should not meet: known for long in most shops, so folded. */
function Notes({ notes }: { notes: readonly OfferProblem[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="mb-6 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-dotted underline-offset-3">
        Worth knowing before real buyers come: {figure(notes.length)}
      </summary>
      <ul className="list-disc pl-5">
        {notes.map(({ path, sentence }) => (
          <li key={path} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PublishFormProps {
  work: OfferWork;
  blocked: boolean;
  onPublished: (rev: number) => void;
}

function PublishForm({ work, blocked, onPublished }: PublishFormProps) {
  const publish = usePublish(onPublished);
  const [note, setNote] = useState("");
  const [endsNow, setEndsNow] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const { baseRev, version } = work.saved;
  return (
    <form
      aria-label="Publish"
      noValidate
      className="grid gap-4 border-[1.5px] border-ink bg-sheet p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      onSubmit={(event) => {
        event.preventDefault();
        const at = chosen === undefined ? undefined : indianTime(chosen);
        const wrong = chosen === undefined ? undefined : timeProblem(at, Date.now());
        setProblem(wrong);
        if (wrong) document.getElementById("publish-at")?.focus();
        else if (!publish.isPending && !blocked)
          publish.mutate({ baseRev, version, note, endsNow, ...(at !== undefined && { at }) });
      }}
    >
      <Field
        id="publish-note"
        label="Why (optional)"
        hint="For the history: who reads it in a year knows."
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {somethingRises(work.offer, work.next) ? (
        <Checkbox
          className="text-sm"
          checked={endsNow}
          onChange={(event) => setEndsNow(event.currentTarget.checked)}
          label="Higher prices hold at once. Unticked, who stands at the checkout keeps the old price for 35 minutes."
        />
      ) : null}
      <TimeField
        chosen={chosen}
        error={problem}
        onChoose={(next) => {
          setChosen(next);
          setProblem(undefined);
        }}
      />
      <Button type="submit" block busy={publish.isPending} disabled={blocked}>
        {verb(publish.isPending, chosen !== undefined)}
      </Button>
      <p className="mute text-xs">
        {blocked
          ? "Correct first what stands above."
          : "Wants a recent login code. If anything fails, buyers go on seeing the pages as they are."}
      </p>
    </form>
  );
}

function verb(busy: boolean, waits: boolean): string {
  if (waits) return busy ? "Setting the time..." : "Publish at this time";
  return busy ? "Publishing..." : "Publish now";
}

function somethingRises(now: Offer, next: Offer): boolean {
  return next.products.some(({ id, price }) => {
    const before = now.products.find((product) => product.id === id);
    return before !== undefined && before.price < price;
  });
}
