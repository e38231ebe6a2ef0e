import type { AccountOrder } from "@store/contract/calls/read-account";
import { PaperDownloads } from "../../ui/paper-downloads.tsx";

/** What belongs to an order on paper: its invoice, and the licence, which is the order's own number. */
export function OrderDocuments({ order: { upsells, state, papers } }: { order: AccountOrder }) {
  const isLicence = state === "completed" && upsells.includes("agency-license");
  return (
    <>
      {isLicence ? (
        <p className="col-span-full text-sm">
          This number is your licence to resell: <a href="/terms-and-conditions">what it allows</a>.
        </p>
      ) : null}
      {papers === undefined ? null : (
        <div className="col-span-full">
          <PaperDownloads asker={{ link: papers }} />
        </div>
      )}
    </>
  );
}
