import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { figure } from "../parts/figures.ts";
import { dropChanges, type OfferWork, saveOffer, undoChange, waitingChanges } from "./draft.ts";

/** What waits to be published, whether it is saved, and the way back and on. */
export function DraftBar({ work }: { work: OfferWork }) {
  const [dropping, setDropping] = useState(false);
  const navigate = useNavigate();
  const count = waitingChanges(work).length;
  return (
    <section
      aria-label="Draft"
      className="z-3 mb-6 md:sticky md:top-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-[1.5px] border-ink bg-sheet px-4 py-2.5 sm:px-5"
    >
      <p role="status" className="min-w-0 flex-[1_1_14rem] text-sm">
        <b className="block">{count === 0 ? nothing(work) : waiting(count)}</b>
        <SavedLine work={work} waits={count > 0} />
      </p>
      <span className="flex flex-wrap items-center gap-2">
        {work.saving === "failed" ? (
          <Button look="danger" size="sm" onClick={() => void saveOffer()}>
            Save again
          </Button>
        ) : null}
        {work.past.length > 0 ? (
          <Button look="quiet" size="sm" onClick={undoChange}>
            <Icon as={Undo2} />
            Undo
          </Button>
        ) : null}
        {count > 0 ? (
          <>
            <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setDropping(true)}>
              Discard
            </Button>
            <Button size="sm" onClick={() => void navigate("/admin/offer/publish")}>
              Review and publish
            </Button>
          </>
        ) : null}
      </span>
      {dropping ? (
        <Confirm
          title="Discard changes"
          verb="Discard"
          doing="Discarding..."
          busy={false}
          onConfirm={() => {
            dropChanges();
            setDropping(false);
          }}
          onClose={() => setDropping(false)}
        >
          <p>{waiting(count)}. Discard them, and the draft is as the shop is now?</p>
        </Confirm>
      ) : null}
    </section>
  );
}

function nothing({ waiting: set }: OfferWork): string {
  return set ? "No changes since the time was set" : "Nothing waits to be published";
}

function waiting(count: number): string {
  return count === 1 ? "1 change waits to be published" : `${figure(count)} changes wait to be published`;
}

function SavedLine({ work, waits }: { work: OfferWork; waits: boolean }) {
  const { saving, failure, saved } = work;
  if (saving === "failed")
    return <span className="font-semibold text-vermilion-600">Not saved. {failure}</span>;
  if (saving === "refused")
    return (
      <span className="font-semibold text-vermilion-600">Not saved: a field has to be corrected first.</span>
    );
  if (saving !== "done") return <span className="mute text-xs">Saving...</span>;
  if (!waits) return <span className="mute text-xs">Buyers see revision {work.rev}.</span>;
  return (
    <span className="mute text-xs wrap-anywhere">
      Saved in the draft{saved.by ? ` of ${saved.by}` : ""}. Buyers see none of it yet.
    </span>
  );
}
