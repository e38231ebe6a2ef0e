import { offer } from "@store/contract/offer/offer";
import { useContent } from "../../gated/access/use-content.ts";
import { ListArea } from "../../gated/reading/list-area.tsx";
import { CroBoard } from "./cro-board.tsx";

/** /ecom-checklist (docs/product.md section 2). */
export function ChecklistPage() {
  const found = useContent("checklist", "checklist");
  const ready = found.state === "ready" ? found : undefined;
  return (
    <ListArea
      area="checklist"
      title="CRO Checklist"
      strip={
        <>
          © {offer.name}. Protected under the Indian Copyright Act, 1957.
          <span className="max-sm:sr-only">
            {" "}
            For your own stores and your clients' work; please do not copy or share it.
          </span>
        </>
      }
      found={found}
      shelf={{
        title: "India shelf",
        intro:
          "Beside the checklist: cash on delivery, returned parcels, failed UPI payments, and the words for consent.",
        extras: ready?.content.shelf,
      }}
    >
      {ready ? <CroBoard tabs={ready.content.tabs} kept={ready.progress} head={<Head />} /> : <Head />}
    </ListArea>
  );
}

function Head() {
  return (
    <>
      <h1 className="text-d2">E-commerce CRO Checklist</h1>
      <p className="mute mt-2 max-w-[52ch] text-sm sm:mt-2.5 sm:text-lg">
        Comprehensive optimization checklist to improve your{" "}
        <span className="whitespace-nowrap">e-commerce</span> conversion rate
      </p>
    </>
  );
}
