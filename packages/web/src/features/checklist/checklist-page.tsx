import { offer } from "@store/contract/offer/offer";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useContent } from "../../gated/access/use-content.ts";
import { useLogout } from "../../gated/access/use-logout.ts";
import { FindButton } from "../../gated/find/find-button.tsx";
import { ExtraCards } from "../../gated/reading/extra-cards.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { CroBoard } from "./cro-board.tsx";

/** /ecom-checklist (docs/product.md section 2). */
export function ChecklistPage() {
  const found = useContent("checklist", "checklist");
  const logout = useLogout("checklist");
  return (
    <>
      <AreaHeader
        title="CRO Checklist"
        home="Back to Home"
        onLogout={logout}
        strip={
          <>
            © {offer.name}. Protected under the Indian Copyright Act, 1957.
            <span className="max-sm:sr-only">
              {" "}
              For your own stores and your clients' work; please do not copy or share it.
            </span>
          </>
        }
      >
        <FindButton area="checklist" />
      </AreaHeader>
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none print:w-full print:p-0"
      >
        {found.state === "ready" ? (
          <CroBoard tabs={found.content.tabs} kept={found.progress} head={<Head />} />
        ) : (
          <Head />
        )}
        {found.state === "ready" && found.content.shelf ? (
          <div className="mt-12">
            <ExtraCards
              title="India shelf"
              intro="Beside the checklist: cash on delivery, returned parcels, failed UPI payments, and the words for consent."
              extras={found.content.shelf}
            />
          </div>
        ) : null}
        {found.state === "failed" ? <LoadFailed className="mt-8" {...found} /> : null}
        {found.state === "absent" ? (
          <LoadFailed className="mt-8" retrying={false} retry={() => location.reload()} />
        ) : null}
      </main>
    </>
  );
}

function Head() {
  return (
    <>
      <h1 className="text-d2">E-commerce CRO Checklist</h1>
      <p className="mute mt-2.5 max-w-[52ch] text-lg">
        Comprehensive optimization checklist to improve your{" "}
        <span className="whitespace-nowrap">e-commerce</span> conversion rate
      </p>
    </>
  );
}
